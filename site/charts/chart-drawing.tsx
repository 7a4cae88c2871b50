import { Bars } from './bars.tsx';
import type { ChartData } from './chart-data.ts';
import styles from './chart-drawing.module.css';
import { chartScale } from './chart-scale.ts';
import { DataLine } from './data-line.tsx';
import type { Drawing } from './drawing.ts';
import { LABEL_OFFSET, lineLabels } from './line-labels.ts';
import { monthTicks } from './month-ticks.ts';
import { TICK_GAP } from './side-room.ts';

interface ChartDrawingProps {
  chart: ChartData;
  drawing: Drawing;
  room: 'wide' | 'narrow';
}

/** One of the two drawings of a chart: grid, axes, data, and labels at the ends of the lines. */
export function ChartDrawing({ chart, drawing, room }: ChartDrawingProps) {
  const { width, height, plot } = drawing;
  const scale = chartScale(chart, drawing);
  const hasBars = chart.kind === 'bars';
  return (
    <svg
      className={`${styles.drawing} ${styles[room]}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={chart.title}
    >
      <text x={0} y={14}>
        {chart.unit}
      </text>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${plot.left} ${round(scale.y(tick))}H${plot.right}`} />
          <text x={plot.left - TICK_GAP} y={round(scale.y(tick) + 4.5)} textAnchor="end">
            {chart.format(tick)}
          </text>
        </g>
      ))}
      {monthTicks(chart.months, plot.right - plot.left).map(({ index, label }) => (
        <text key={index} x={round(scale.x(index))} y={height - 8} textAnchor="middle">
          {label}
        </text>
      ))}
      {hasBars && chart.lines[0] && <Bars values={chart.lines[0].values} scale={scale} plot={plot} />}
      {(hasBars ? chart.lines.slice(1) : chart.lines).map((line) => (
        <DataLine key={line.name} line={line} scale={scale} plot={plot} fillId={`${chart.metric}-${room}`} />
      ))}
      {lineLabels(chart, scale, drawing).map((label) => (
        <g key={label.name}>
          {label.variant !== 'before' && !hasBars && (
            <circle className={styles.end} cx={round(label.end.x)} cy={round(label.end.y)} r={4.5} />
          )}
          {label.value && (
            <text className={styles.value} x={plot.right + LABEL_OFFSET} y={round(label.y)}>
              {label.value}
            </text>
          )}
          <text
            className={styles[label.variant]}
            x={plot.right + LABEL_OFFSET}
            y={round(label.y + (label.value ? 17 : 0))}
          >
            {label.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Tenths of a unit are finer than a pixel, and keep the page small. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
