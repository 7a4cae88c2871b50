import { type PointerEvent, useRef, useState } from 'react';
import { formatExact } from '#domain/market/format-figure.ts';
import { monthName } from '#domain/market/market-month.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './chart-reader.module.css';
import type { ChartReading, ReadingFrame } from './chart-reading.ts';
import { MonthCursor } from './month-cursor.tsx';
import { MonthTip } from './month-tip.tsx';
import { nearestMonth, shownFrame } from './reading-positions.ts';
import { useEscape } from './use-escape.ts';

/**
 * Shows a chart's values month by month: under the pointer, under a finger, or with the arrow keys on a slider that
 * covers the drawing. Without JavaScript it shows nothing; the table has the same data.
 */
export function ChartReader(chart: ChartReading) {
  const { label, metric, months, lines } = chart;
  const newest = months.length - 1;
  const [index, setIndex] = useState(newest);
  /** Where the tip is shown; null while it is hidden. */
  const [frame, setFrame] = useState<ReadingFrame | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEscape(() => setFrame(null), frame !== null);
  if (!useHydrated()) return null;

  const stop = () => {
    setIndex(newest);
    setFrame(null);
  };
  const read = (wanted: number) => {
    setIndex(wanted);
    setFrame(shownFrame(chart, slider.current?.clientWidth ?? 0));
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const shown = shownFrame(chart, width);
    setIndex(nearestMonth((event.clientX - left) / width, shown, months.length));
    setFrame(shown);
  };
  const leave = (event: PointerEvent) => {
    // A drag ends without a click, so the slider is focused here: when it loses focus, the tip closes. If the finger
    // scrolls the page instead, the drag was canceled before and the tip is hidden.
    if (event.pointerType !== 'mouse' && frame) slider.current?.focus({ preventScroll: true });
    else if (document.activeElement !== slider.current) stop();
  };
  const entries = lines.map(({ name, variant, values }) => {
    const value = values[index] ?? null;
    return { name, variant, value, text: value === null ? null : formatExact(metric, value) };
  });
  const said = entries.filter(({ text }) => text !== null).map(({ name, text }) => `${name} ${text}`);
  const shown = months[index];
  const month = shown ? monthName(shown) : '';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the slider inside handles the keys; a click only focuses it
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={styles.reader}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={leave}
      onPointerCancel={stop}
      // Keeps focus on the slider, because its blur closes the tip.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => slider.current?.focus({ preventScroll: true })}
    >
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={newest}
        value={index}
        aria-label={label}
        aria-valuetext={[month, ...said].join(', ')}
        onChange={(event) => read(event.currentTarget.valueAsNumber)}
        onFocus={() => read(index)}
        onBlur={stop}
      />
      {frame && <MonthCursor index={index} frame={frame} domain={chart.domain} entries={entries} />}
      {frame && <MonthTip index={index} frame={frame} month={month} entries={entries} />}
    </div>
  );
}
