import { marketPage } from '#content/market.ts';
import { dateInCharlotte } from '#domain/agent/charlotte-time.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { MarketSource } from '#domain/market/market-series.ts';
import styles from './source-lines.module.css';
import type { NamedSeries } from './trend-chart.ts';

const words = marketPage.trends;

/**
 * Publisher, period and license of a chart's figures; each source once, with the areas it covers if there are several.
 */
export function SourceLines({ named }: { named: NamedSeries[] }) {
  const lines = Map.groupBy(named, ({ series }) => describe(series.source));
  return (
    <ul className={styles.lines}>
      {[...lines].map(([line, covered]) => (
        <li key={line} className="xs">
          {lines.size > 1 && `${covered.map(({ areaName }) => areaName).join(', ')}: `}
          {line}
        </li>
      ))}
    </ul>
  );
}

function describe({ publisher, from, to, license, importedAt, sample }: MarketSource): string {
  const period = `${monthName(from)} – ${monthName(to)}`;
  if (sample) return words.sampleSource(period);
  const date = importedAt === null ? '' : words.imported(dateInCharlotte(importedAt));
  return [words.source(publisher, period), license, date].filter(Boolean).join(' ');
}
