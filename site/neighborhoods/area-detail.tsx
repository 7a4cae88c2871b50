import { neighborhoodPage } from '#content/neighborhood-page.ts';
import type { MarketSeries } from '#domain/market/market-series.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';
import { trendChart } from '../market/trend-chart.ts';
import { TrendFigure } from '../market/trend-figure.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './area-detail.module.css';
import { AreaScores } from './area-scores.tsx';

interface AreaDetailProps {
  area: Neighborhood;
  /** Its prices of the past years, if there are any. */
  prices: MarketSeries | undefined;
}

/** The neighborhood in detail: getting around, and price history. */
export function AreaDetail({ area, prices }: AreaDetailProps) {
  const { label, link } = neighborhoodPage.trend.all;
  const named = prices ? [{ areaName: area.name, series: prices }] : [];
  const chart = trendChart(named);
  return (
    <section className="section linen">
      <div className="wrap">
        <AreaScores area={area} />
        {chart && (
          <div className={styles.trend}>
            <TrendFigure
              chart={chart}
              named={named}
              wide
              more={
                <p className={styles.more}>
                  <TextLink href={link}>{label}</TextLink>
                </p>
              }
            />
          </div>
        )}
      </div>
    </section>
  );
}
