import type { ReactNode } from 'react';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { narrowDrawing, wideDrawing } from './drawing.ts';
import { sideRoom } from './side-room.ts';

interface ChartProps {
  chart: ChartData;
  /** The reader: an island that tells single months, given by the page. */
  children?: ReactNode;
}

/** A chart of months, drawn on the server. It belongs beside a ChartTable, as screen readers cannot read a picture. */
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
