import type { ReactNode } from 'react';
import type { MarketSeries } from '#domain/market/market-series.ts';
import { TrendFigure } from './trend-figure.tsx';

interface AreaTrendProps {
  /** As the page names the area: "Dilworth". */
  areaName: string;
  /** From `catalog.marketSeries([slug], 'price')`; without one nothing is shown. */
  series: MarketSeries | undefined;
  headingLevel?: 2 | 3;
  /** Stands under it: a way on. */
  more?: ReactNode;
}

/** An area's price over three years on its own page: drawn on the server, readable without a script. */
export function AreaTrend({ areaName, series, headingLevel, more }: AreaTrendProps) {
  if (!series) return null;
  return (
    <TrendFigure
      id={`trend-${series.area}`}
      named={[{ areaName, series }]}
      headingLevel={headingLevel}
      more={more}
      wide
    />
  );
}
