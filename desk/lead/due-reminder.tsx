import { reminderWords as words } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { isReminderDue } from '../leads/reply-clock.ts';
import { spokenTime } from './lead-sentences.ts';
import { Task } from './task.tsx';
import type { LeadChanger } from './use-lead-change.ts';

interface DueReminderProps {
  lead: LeadDetail;
  changer: LeadChanger;
  now: number;
}

/** A due reminder, shown on the lead until somebody checks it off or sets a new one. */
export function DueReminder({ lead, changer, now }: DueReminderProps) {
  if (!lead.snoozedUntil || !isReminderDue(lead, now)) return null;
  return (
    <Task
      isDone={false}
      onTick={() => changer.change({ snoozedUntil: null }, words.done)}
      state={words.open}
      due={{ words: words.due(spokenTime(lead.snoozedUntil, now)), isOver: true }}
    >
      <b>{words.title(lead.firstName)}</b>
    </Task>
  );
}
