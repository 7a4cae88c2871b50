import { Roofline } from '../ui/roofline.tsx';
import dashboard from './compare-dashboard.module.css';
import { EmptyList } from './empty-list.tsx';
import styles from './list-notice.module.css';

/** Replaces the dashboard if no home is for sale: there is nothing to check, so the page needs no script. */
export function NoHomes() {
  return (
    <div className={dashboard.dashboard}>
      <EmptyList>
        <Roofline className={styles.roofline} windows="dark" />
      </EmptyList>
    </div>
  );
}
