import type { ReactNode } from 'react';
import { marketPage } from '#content/market.ts';
import { Chart } from '../charts/chart.tsx';
import type { ChartData } from '../charts/chart-data.ts';
import { ChartTable } from '../charts/chart-table.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { SourceLines } from './source-lines.tsx';
import type { NamedSeries } from './trend-chart.ts';
import styles from './trend-figure.module.css';
import { trendSummary } from './trend-summary.ts';

interface TrendFigureProps {
  chart: ChartData;
  /** What the chart shows: the same metric of one area, or of several to compare. */
  named: NamedSeries[];
  /** On a wide screen the figure takes a whole row, with the chart beside its caption instead of below it. */
  wide?: boolean | undefined;
  /** A link shown below the sources. */
  more?: ReactNode;
  /** The chart's reader: an island passed in by the page. */
  children?: ReactNode;
}

const words = marketPage.trends;

/** A chart with its title, a one-sentence summary, its table and its sources. */
export function TrendFigure({ chart, named, wide = false, more, children }: TrendFigureProps) {
  const caption = words.tableCaption(chart.title);
  return (
    <figure className={`${styles.figure} ${wide ? styles.wide : ''}`}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title}>{chart.title}</h2>
        <p className={`small ${styles.summary}`}>{trendSummary(named)}</p>
        {named.some(({ series }) => series.source.sample) && (
          <p>
            <SampleTag>{words.sample}</SampleTag>
          </p>
        )}
      </figcaption>
      <div className={styles.body}>
        <Chart chart={chart}>{children}</Chart>
        <ChartTable
          chart={chart}
          words={{ show: words.showTable, caption, month: words.month, missing: words.missing }}
        />
        <SourceLines named={named} />
        {more}
      </div>
    </figure>
  );
}
