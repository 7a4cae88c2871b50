import { compareList } from '#content/compare.ts';
import { Roofline } from '../ui/roofline.tsx';
import dashboard from './compare-dashboard.module.css';
import styles from './list-notice.module.css';

/** Replaces the dashboard if no home is for sale: there is nothing to check, so the page needs no script. */
export function NoHomes() {
  return (
    <div className={dashboard.dashboard}>
      <div className={`linen ${styles.notice}`}>
        <Roofline className={styles.roofline} windows="dark" />
        <h2 className={styles.title}>{compareList.empty.title}</h2>
        <p>{compareList.empty.text}</p>
      </div>
    </div>
  );
}
