import type { ReactNode } from 'react';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { narrowDrawing, wideDrawing } from './drawing.ts';
import { sideRoom } from './side-room.ts';

interface ChartProps {
  chart: ChartData;
  /** The interactive reader: an island passed in by the page. */
  children?: ReactNode;
}

/** A chart of months, rendered on the server. It must be shown beside a ChartTable for screen readers. */
export function Chart({ chart, children }: ChartProps) {
  const sides = sideRoom(chart);
  return (
    <div className={styles.chart}>
      <div className={styles.stage}>
        <ChartDrawing chart={chart} drawing={wideDrawing(sides)} room="wide" />
        <ChartDrawing chart={chart} drawing={narrowDrawing(sides)} room="narrow" />
        {children}
      </div>
    </div>
  );
}
