import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { choiceWords, conflictWords, snoozeWords } from '#content/desk/lead.ts';
import { statusLabels } from '#content/desk/leads.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { teamQuery } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import styles from './conflict-notice.module.css';
import { spokenTime } from './lead-sentences.ts';
import type { Conflict, LeadChanger } from './use-lead-change.ts';

const JUST_NOW_MS = 120_000;

/** When two people changed a lead at once: shows who changed what, and asks which change to keep. */
export function ConflictNotice({ lead, changer }: { lead: LeadDetail; changer: LeadChanger }) {
  const { conflict } = changer;
  return <div role="alert">{conflict && <Notice lead={lead} conflict={conflict} changer={changer} />}</div>;
}

interface NoticeProps {
  lead: LeadDetail;
  conflict: Conflict;
  changer: LeadChanger;
}

function Notice({ lead, conflict, changer }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The changed field may be far from this notice; focus returns to it afterwards.
    const field = document.activeElement;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
    return () => {
      if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
    };
  }, []);
  const { changed, chosen } = useDifference(conflict);
  const now = Date.now();
  const when =
    now - Date.parse(lead.updatedAt) < JUST_NOW_MS ? conflictWords.now : spokenTime(lead.updatedAt, now);
  return (
    <div ref={box} className={styles.notice} tabIndex={-1}>
      <p>
        <strong>{conflictWords.title(lead.updatedBy || conflictWords.somebody, when)}</strong>{' '}
        {changed.length > 0 ? changed.map((one) => `${one}. `) : `${conflictWords.asItIs} `}
        {conflictWords.note(chosen)}
      </p>
      <Button onClick={changer.dismiss}>{conflictWords.keep}</Button>
      <Button onClick={changer.applyAnyway}>{conflictWords.again}</Button>
    </div>
  );
}

/** Describes what somebody else changed since the lead was displayed, and what was chosen here. */
function useDifference({ lead, seen, change }: Conflict) {
  const people = useQuery(teamQuery).data?.people ?? [];
  const nameOf = (id: string | null) =>
    people.find((person) => person.id === id)?.name ?? (id ? conflictWords.somebody : choiceWords.nobody);
  const changed: string[] = [];
  if (lead.status !== seen.status)
    changed.push(
      conflictWords.was(choiceWords.changed(statusLabels[lead.status]), statusLabels[seen.status]),
    );
  if (lead.assigneeId !== seen.assigneeId)
    changed.push(lead.assigneeId ? choiceWords.assigned(nameOf(lead.assigneeId)) : choiceWords.unassigned);
  if (lead.disclosureDoneAt !== seen.disclosureDoneAt)
    changed.push(lead.disclosureDoneAt ? choiceWords.ticked : choiceWords.unticked);
  if (lead.snoozedUntil !== seen.snoozedUntil)
    changed.push(
      lead.snoozedUntil ? snoozeWords.kept(spokenTime(lead.snoozedUntil, Date.now())) : snoozeWords.cleared,
    );
  const chosen = change.status ? statusLabels[change.status] : change.assigneeId && nameOf(change.assigneeId);
  return { changed, chosen };
}
