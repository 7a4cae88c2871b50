import { Link } from '@tanstack/react-router';
import { conflictWords, erasedWords as words } from '#content/desk/lead.ts';
import type { LeadErased } from '#domain/desk/lead-inbox.ts';
import { usePageTitle } from '../frame/use-page-title.ts';
import { buttonClass } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { spokenTime } from './lead-sentences.ts';

interface ErasedLeadProps {
  erased: LeadErased['erased'];
  heading: 'h1' | 'h2';
}

/** Shown instead of an erased lead: says who erased it and when, but nothing about the lead. */
export function ErasedLead({ erased: { by, byYou, at }, heading }: ErasedLeadProps) {
  usePageTitle(words.title);
  return (
    <Empty
      title={words.title}
      note={words.note(byYou ? words.you : by || conflictWords.somebody, spokenTime(at, Date.now()))}
      heading={heading}
      window
    >
      <Link
        className={buttonClass('line')}
        to="/leads"
        search={({ full: _, ...rest }: { full?: true }) => rest}
      >
        {words.back}
      </Link>
    </Empty>
  );
}

/** Reads the erasure from a 404 response. @returns null if the body has none */
export function readErased(body: unknown): LeadErased['erased'] | null {
  return (body as Partial<LeadErased> | null)?.erased ?? null;
}
