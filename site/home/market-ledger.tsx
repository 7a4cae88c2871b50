import { marketLedger } from '#content/home.ts';
import type { MarketStat } from '#domain/market/market-stat.ts';
import { figureDate } from '#domain/neighborhoods/figure-date.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import styles from './market-ledger.module.css';

/** Four market figures on hairlines: the anchor #market-insights. */
export function MarketLedger({ stats }: { stats: MarketStat[] }) {
  return (
    <section className="section" id="market-insights">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 className="h2">{marketLedger.title}</h2>
          <p className="lede">{marketLedger.lede}</p>
          <Source stats={stats} />
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

/** Samples say so, real figures name their publisher; all have a date. */
function Source({ stats }: { stats: MarketStat[] }) {
  const [first] = stats;
  if (!first) return null;
  const isSample = stats.some(({ source }) => source.sample);
  return (
    <p className={`xs ${styles.source}`}>
      {isSample ? <SampleTag>{marketLedger.sampleTag}</SampleTag> : <span>{first.source.name}.</span>}{' '}
      <span>{marketLedger.asOf(figureDate(first.source.asOf))}</span>
    </p>
  );
}

/** Arrow and sign say which way it went; the color only repeats it. */
function Figure({ stat }: { stat: MarketStat }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{stat.label}</dt>
      <dd className={styles.value}>{stat.value}</dd>
      <dd className={styles.change}>
        <Icon name={stat.trend === 'up' ? 'arrow-up' : 'arrow-down'} className={styles.arrow} />
        {stat.change.replace('-', MINUS)}
        <span className="sr"> {marketLedger.changePeriod}</span>
      </dd>
    </div>
  );
}

/** As wide as the plus, which a hyphen is not. */
const MINUS = '\u2212';
