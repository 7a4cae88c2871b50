import { useIsFetching } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { frameWords } from '#content/desk/frame.ts';
import styles from './live-status.module.css';
import { liveStore } from './live-updates.ts';
import { clockTime } from './times.ts';
import { useNow } from './use-now.ts';

/** Says “Up to date” where there is room, and at every width when the desk is reconnecting. */
export function LiveStatus() {
  const isLost = useSyncExternalStore(liveStore.subscribe, liveStore.get) === 'lost';
  const now = useNow();
  const isFetching = useIsFetching() > 0;
  const { live } = frameWords;
  return (
    <div className={styles.status}>
      {!isLost && (
        <p className={styles.fresh} data-fetching={isFetching || undefined}>
          {live.fresh(clockTime(now))}
        </p>
      )}
      <p role="status">
        {isLost && (
          <span className={styles.lost} data-lost>
            {live.lost}
          </span>
        )}
      </p>
    </div>
  );
}
