import { choiceWords, taskWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { Tick } from '../ui/field.tsx';
import styles from './disclosure-task.module.css';
import { spokenTime } from './lead-sentences.ts';
import type { LeadChanger } from './use-lead-change.ts';

interface DisclosureTaskProps {
  lead: LeadDetail;
  changer: LeadChanger;
  now: number;
}

/** North Carolina's agency disclosure stands on the lead until somebody ticks it by hand. */
export function DisclosureTask({ lead, changer, now }: DisclosureTaskProps) {
  const done = lead.disclosureDoneAt;
  const due = spokenTime(lead.disclosureDueAt, now);
  const isOverdue = !done && Date.parse(lead.disclosureDueAt) < now;
  return (
    <div className={styles.task} data-done={Boolean(done) || undefined}>
      <Tick
        checked={Boolean(done)}
        onChange={({ target }) =>
          void changer.change(
            { disclosureDone: target.checked },
            target.checked ? choiceWords.ticked : choiceWords.unticked,
          )
        }
      >
        <b>{taskWords.title(lead.firstName)}</b>
        {taskWords.rest}
      </Tick>
      <p className={styles.due}>
        <span>{done ? taskWords.done(spokenTime(done, now)) : taskWords.open}</span>
        {!done && (
          <b className={isOverdue ? styles.overdue : undefined}>
            {isOverdue ? taskWords.overdue(due) : taskWords.due(due)}
          </b>
        )}
      </p>
    </div>
  );
}
