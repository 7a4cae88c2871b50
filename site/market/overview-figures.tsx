import { marketPage } from '#content/market.ts';
import type { MarketStat } from '#domain/market/market-stat.ts';
import { Change } from '../ui/change.tsx';
import { FiguresNote } from '../ui/figures-note.tsx';
import styles from './overview-figures.module.css';

/** The headline figures in large type, each with its change over a year. */
export function OverviewFigures({ stats }: { stats: MarketStat[] }) {
  return (
    <>
      <FiguresNote figures={stats.map(({ label, source }) => ({ name: label, source }))} />
      <dl className={styles.figures}>
        {stats.map(({ label, value, change, trend }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={`d ${styles.value}`}>{value}</dd>
            <dd>
              <Change trend={trend} change={change}>
                {marketPage.changePeriod}
              </Change>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
