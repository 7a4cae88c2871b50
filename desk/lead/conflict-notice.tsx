import { conflictWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { Button } from '../ui/button.tsx';
import styles from './conflict-notice.module.css';
import { spokenTime } from './lead-sentences.ts';
import type { LeadChanger } from './use-lead-change.ts';

const JUST_NOW_MS = 120_000;

/** Two people changed a lead at once: says who was faster, and asks. */
export function ConflictNotice({ lead, changer }: { lead: LeadDetail; changer: LeadChanger }) {
  const { conflict } = changer;
  const now = Date.now();
  const when =
    now - Date.parse(lead.updatedAt) < JUST_NOW_MS ? conflictWords.now : spokenTime(lead.updatedAt, now);
  return (
    <div role="alert">
      {conflict && (
        <div className={styles.notice}>
          <p>
            <strong>{conflictWords.title(lead.updatedBy || conflictWords.somebody, when)}</strong>{' '}
            {conflictWords.note}
          </p>
          <Button onClick={changer.dismiss}>{conflictWords.keep}</Button>
          <Button onClick={changer.insist}>{conflictWords.again}</Button>
        </div>
      )}
    </div>
  );
}
