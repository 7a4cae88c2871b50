import { marketPage } from '#content/market.ts';
import { breadcrumbs } from '#content/navigation.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import styles from './market-opening.module.css';

/** The head of the page: breadcrumbs, title and introduction. */
export function MarketOpening() {
  return (
    <div className="wrap">
      <Breadcrumbs current={breadcrumbs.marketInsights.title} />
      <div className={styles.head}>
        <h1 className={styles.title}>{marketPage.title}</h1>
        <p className={`lede ${styles.lede}`}>{marketPage.lede}</p>
      </div>
    </div>
  );
}
