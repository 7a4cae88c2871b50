import { timelineWords } from '#content/desk/lead.ts';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { shortTime } from '../frame/times.ts';
import { Block } from './block.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './timeline.module.css';
import { describeEntry } from './timeline-entry.tsx';

interface TimelineProps {
  lead: LeadDetail;
  now: number;
}

/** The history of a lead, newest first. */
export function Timeline({ lead, now }: TimelineProps) {
  return (
    <Block title={timelineWords.title} aside={timelineWords.order}>
      <NoteForm leadId={lead.id} />
      <ol className={styles.timeline} aria-label={timelineWords.title}>
        {lead.timeline.map((entry) => {
          const { mark, title, aside, body } = describeEntry(entry, lead, now);
          return (
            <li key={entry.id}>
              <time dateTime={entry.at}>{shortTime(entry.at, now)}</time>
              <span className={`${styles.mark} ${styles[mark]}`} aria-hidden="true" />
              <div className={styles.entry}>
                <p>
                  <b>{title}</b> {aside && <span className="soft">{aside}</span>}
                </p>
                {body}
              </div>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}
