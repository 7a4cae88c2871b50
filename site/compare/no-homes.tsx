import { Roofline } from '../ui/roofline.tsx';
import dashboard from './compare-dashboard.module.css';
import { EmptyList } from './empty-list.tsx';
import styles from './list-notice.module.css';

/** In the dashboard's place while no home is for sale: there is nothing to tick, so no script comes with it. */
export function NoHomes() {
  return (
    <div className={dashboard.dashboard}>
      <EmptyList>
        <Roofline className={styles.roofline} windows="dark" />
      </EmptyList>
    </div>
  );
}
