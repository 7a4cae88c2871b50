import { plainText } from '../text/plain-text.ts';
import type { LeadWish } from './lead-talk.ts';
import type { LeadPhrases } from './lead-words.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { withoutUnwanted } from './wish-stated.ts';

/** Reads from plain text what somebody wants of the team. */
export interface WishReader {
  /** The wish a message states by itself: "can I see it on Saturday?" */
  wishIn(plain: string): LeadWish | null;
  /** What somebody who says how to be reached wants to speak about. */
  subjectOf(raw: string): LeadWish | null;
  /** What a message wants, beside a call or a reply. */
  subjectIn(raw: string): LeadWish | null;
  /** "Cancel the tour, I just want a call": what is wanted in the place of what is not. */
  wishInstead(plain: string): LeadWish | null;
}

/** @returns what finds wishes in the words of these phrases */
export function wishReader(phrases: Pick<LeadPhrases, 'wishes' | 'subjects'>): WishReader {
  const wishes = patterns(phrases.wishes);
  const subjects = patterns(phrases.subjects);

  function wishIn(plain: string): LeadWish | null {
    return wishes.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  }

  function subjectOf(raw: string): LeadWish | null {
    const plain = plainText(withoutUnwanted(raw));
    const found = subjects.filter(([, pattern]) => pattern.test(plain)).map(([wish]) => wish);
    return found.includes('selling') && found.includes('buying') ? 'both' : (found[0] ?? null);
  }

  function subjectIn(raw: string): LeadWish | null {
    const stated = wishIn(plainText(withoutUnwanted(raw)));
    return stated && stated !== 'contact' ? stated : subjectOf(raw);
  }

  function wishInstead(plain: string): LeadWish | null {
    const rest = plain.replace(NO_SUCH_WISH, ' ').trim();
    return rest === plain ? null : wishIn(rest);
  }

  return { wishIn, subjectOf, subjectIn, wishInstead };
}

function patterns(phrases: Partial<Record<LeadWish, string[]>>): [LeadWish, RegExp][] {
  return Object.entries(phrases).map(([wish, says]) => [wish as LeadWish, phrasePattern(says)]);
}

const NO_SUCH_WISH =
  /\b(?:(?:cancel\w*|skip|forget|olvid\w+) (?:(?:the|my|that|el|la|mi) )?(?:call|llamada|appointment|cita|(?:tour|visit|showing|valuation|visita|recorrido|valuacion))|(?:not?|without|sin) (?:(?:an?|any|the|una?|el|la) )?(?:tour|visit|showing|valuation|visita|recorrido|valuacion))s?\b/;
