import type { CSSProperties } from 'react';
import { answerWords, dayWords, timelineWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { clockTime } from '../frame/times.ts';
import { ClockChip } from '../leads/clock-chip.tsx';
import { dueTime, isWaiting, replyClock } from '../leads/reply-clock.ts';
import { Button } from '../ui/button.tsx';
import styles from './answer-clock.module.css';
import { spokenTime } from './lead-sentences.ts';

interface AnswerClockProps {
  lead: LeadDetail;
  now: number;
  onElsewhere: () => void;
}

/** Draws the 24 hours in which the site promises a reply; once a reply stopped the clock, says who and when. */
export function AnswerClock({ lead, now, onElsewhere }: AnswerClockProps) {
  const clock = replyClock(lead, now);
  if (!isWaiting(clock)) {
    return (
      <p className={styles.stopped}>
        <ClockChip clock={clock} />
        {lead.firstReplyAt && (
          <span className="small">
            {lead.firstReplyVia && lead.firstReplyBy
              ? dayWords.stoppedBy(
                  `${lead.firstReplyBy}, ${timelineWords.answeredVia[lead.firstReplyVia]},`,
                  spokenTime(lead.firstReplyAt, now),
                )
              : dayWords.stopped(spokenTime(lead.firstReplyAt, now))}
          </span>
        )}
      </p>
    );
  }
  const isLate = clock.state === 'late';
  const from = Date.parse(lead.createdAt);
  const share = Math.min(1, (now - from) / (Date.parse(lead.replyDueAt) - from));
  const asked = dayWords.asked(dueTime(lead.createdAt, now));
  const due = (isLate ? dayWords.was : dayWords.by)(dueTime(lead.replyDueAt, now));
  const align = share < 0.16 ? '' : share > 0.84 ? styles.end : styles.middle;
  return (
    <>
      <p className="visually-hidden">{dayWords.spoken(asked, clockTime(now), due)}</p>
      <div
        className={`${styles.day} ${isLate ? styles.late : ''}`}
        style={{ '--now': `${share * 100}%` } as CSSProperties}
        aria-hidden="true"
      >
        {!isLate && <span className={`${styles.now} ${align}`}>{dayWords.now(clockTime(now))}</span>}
        <div className={styles.rule} />
        <span className={styles.from}>{asked}</span>
        <b className={styles.to}>{due}</b>
      </div>
      <p className={styles.under}>
        {(isLate || clock.state === 'soon') && <ClockChip clock={clock} />}
        <Button look="link" onClick={onElsewhere} title={answerWords.note}>
          {dayWords.elsewhere}
        </Button>
      </p>
    </>
  );
}
