import { Link } from '@tanstack/react-router';
import { memo, useId } from 'react';
import { clockWords, leadsWords } from '#content/desk/leads.ts';
import type { LeadRow as Row } from '#domain/desk/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { Icon } from '../ui/icon.tsx';
import { Pane } from '../ui/pane.tsx';
import { Tick } from '../ui/tick.tsx';
import { ClockChip } from './clock-chip.tsx';
import styles from './lead-row.module.css';
import { describeInterest, sentTime } from './lead-words.ts';
import { dueTime, isReminderDue, replyClock, snoozeEnd, windowState } from './reply-clock.ts';

interface LeadRowProps {
  lead: Row;
  /** How many leads of the same person are grouped below it. */
  below: number;
  now: number;
  isCurrent: boolean;
  /** Whether the lead is selected; null outside selection mode. */
  chosen: boolean | null;
  onChoose: (id: string, chosen: boolean) => void;
}

/** One row of the list. Memoized, so that moving to the next lead renders two rows, not all. */
export const LeadRow = memo(function LeadRow({
  lead,
  below,
  now,
  isCurrent,
  chosen,
  onChoose,
}: LeadRowProps) {
  const id = useId();
  const clock = replyClock(lead, now);
  const elsewhere = lead.under ? 0 : lead.others - below;
  const name = fullName(lead);
  const asleep = snoozeEnd(lead, now);
  const look = [
    styles.row,
    lead.unread && styles.unread,
    lead.under && styles.under,
    below > 0 && styles.over,
    isCurrent && styles.current,
    lead.status === 'spam' && styles.spam,
  ];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {chosen === null ? (
        <Pane lit={windowState(lead, now)} />
      ) : (
        <div className={styles.choice}>
          <Tick
            aria-label={leadsWords.choice(name)}
            checked={chosen}
            onChange={(event) => onChoose(lead.id, event.target.checked)}
          />
        </div>
      )}
      <p className={styles.who}>
        <Link
          className={styles.name}
          to="/leads/$leadId"
          params={{ leadId: lead.id }}
          search={({ full: _, ...search }) => search}
          aria-current={isCurrent || undefined}
          data-open={isCurrent || undefined}
          aria-describedby={`${id}-more`}
          title={tooltipOf(lead, now)}
        >
          {name}
        </Link>
      </p>
      <ClockChip clock={clock} />
      <div className={styles.more} id={`${id}-more`}>
        {lead.under && <span className="visually-hidden">{leadsWords.earlier}</span>}
        {lead.unread && <span className="visually-hidden">{leadsWords.unread}</span>}
        {lead.snoozedUntil && isReminderDue(lead, now) && (
          <span className={styles.due}>
            <Icon name="reminder" />
            {leadsWords.due(dueTime(lead.snoozedUntil, now))}
          </span>
        )}
        {asleep && (
          <span className={styles.asleep}>
            <Icon name="reminder" />
            {clockWords.snoozed(dueTime(asleep, now))}
          </span>
        )}
        <b>{describeInterest(lead)}</b>
        <span className={styles.gist}>
          {lead.looksLikeSpam && lead.status !== 'spam' ? `${leadsWords.spam}. ` : ''}
          {lead.excerpt || (lead.kind === 'seller' ? leadsWords.guide : '')}
          {elsewhere > 0 && <span className={styles.others}>{` ${leadsWords.others(elsewhere)}`}</span>}
        </span>
        <time className={styles.when} dateTime={lead.createdAt}>
          {sentTime(lead, now)}
        </time>
      </div>
    </div>
  );
});

/** The tooltip: says in words what the row's window icon and bold type mean. */
function tooltipOf(lead: Row, now: number): string | undefined {
  const marks = [lead.unread && leadsWords.unread, leadsWords.windows[windowState(lead, now)]];
  return marks.filter(Boolean).join(', ') || undefined;
}
