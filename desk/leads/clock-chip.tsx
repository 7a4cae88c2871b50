import { Icon } from '../ui/icon.tsx';
import styles from './clock-chip.module.css';
import type { ReplyClock } from './reply-clock.ts';

/** The reply clock of a lead: text, and a ring that shows the time left. */
export function ClockChip({ clock }: { clock: ReplyClock }) {
  return (
    <span className={`${styles.chip} ${styles[clock.state]}`}>
      {'left' in clock && <Ring left={clock.left} />}
      {clock.state === 'late' && <Icon name="waiting" />}
      {clock.state === 'answered' && <Icon name="check" />}
      {clock.words}
    </span>
  );
}

function Ring({ left }: { left: number }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle className={styles.track} cx="8" cy="8" r="6" />
      <circle
        className={styles.left}
        cx="8"
        cy="8"
        r="6"
        pathLength="100"
        strokeDasharray={`${Math.round(left * 100)} 100`}
      />
    </svg>
  );
}
