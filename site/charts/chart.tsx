import type { ReactNode } from 'react';
import styles from './chart.module.css';
import type { ChartData } from './chart-data.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { narrowDrawing, wideDrawing } from './drawing.ts';
import { labelWidth } from './line-labels.ts';

interface ChartProps {
  chart: ChartData;
  /** The reader: an island that tells single months, given by the page. */
  children?: ReactNode;
}

/** A chart of months, drawn on the server. Beside it belongs a ChartTable: a picture alone keeps readers out. */
export function Chart({ chart, children }: ChartProps) {
  const labels = labelWidth(chart);
  return (
    <div className={styles.chart}>
      <div className={styles.stage}>
        <ChartDrawing chart={chart} drawing={wideDrawing(labels)} room="wide" />
        <ChartDrawing chart={chart} drawing={narrowDrawing(labels)} room="narrow" />
        {children}
      </div>
    </div>
  );
}
