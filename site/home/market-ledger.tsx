import { marketLedger } from '#content/home.ts';
import type { MarketStat } from '#domain/market/market-stat.ts';
import { LinkButton } from '../ui/button.tsx';
import { Change } from '../ui/change.tsx';
import { FiguresNote } from '../ui/figures-note.tsx';
import styles from './market-ledger.module.css';

/** Four market figures separated by hairlines: the anchor #market-insights. */
export function MarketLedger({ stats }: { stats: MarketStat[] }) {
  return (
    <section className="section" id="market-insights">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 className="h2">{marketLedger.title}</h2>
          <p className="lede">{marketLedger.lede}</p>
          <FiguresNote figures={stats.map(({ label, source }) => ({ name: label, source }))} />
          <LinkButton href={marketLedger.cta.link} variant="line">
            {marketLedger.cta.label}
          </LinkButton>
        </div>
        <dl className={styles.ledger}>
          {stats.map((stat) => (
            <Figure key={stat.label} stat={stat} />
          ))}
        </dl>
      </div>
    </section>
  );
}

function Figure({ stat }: { stat: MarketStat }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>{stat.value}</dd>
      <dd className={styles.change}>
        <Change trend={stat.trend} change={stat.change} />
        <span className="sr"> {marketLedger.changePeriod}</span>
      </dd>
    </div>
  );
}
