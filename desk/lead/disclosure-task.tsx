import { choiceWords, taskWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { spokenTime } from './lead-sentences.ts';
import { Task } from './task.tsx';
import type { LeadChanger } from './use-lead-change.ts';

interface DisclosureTaskProps {
  lead: LeadDetail;
  changer: LeadChanger;
  now: number;
}

/** North Carolina's agency disclosure, shown on the lead until somebody checks it off. */
export function DisclosureTask({ lead, changer, now }: DisclosureTaskProps) {
  const done = lead.disclosureDoneAt;
  const time = spokenTime(lead.disclosureDueAt, now);
  const isOver = Date.parse(lead.disclosureDueAt) < now;
  return (
    <Task
      isDone={done !== null}
      onTick={(disclosureDone) =>
        changer.change({ disclosureDone }, disclosureDone ? choiceWords.ticked : choiceWords.unticked)
      }
      state={done ? taskWords.done(spokenTime(done, now)) : taskWords.open}
      due={done ? null : { words: isOver ? taskWords.overdue(time) : taskWords.due(time), isOver }}
    >
      <b>{taskWords.title(lead.firstName)}</b>
      {taskWords.rest}
    </Task>
  );
}
