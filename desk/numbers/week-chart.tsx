import { scaleBand, scaleLinear } from 'd3-scale';
import { numbersWords } from '#content/desk/numbers.ts';
import type { DeskNumbers } from '#domain/desk/numbers.ts';
import { useMedia } from '../frame/use-media.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { NumbersSection } from './numbers-section.tsx';
import styles from './week-chart.module.css';

const words = numbersWords.weeks;

interface WeekChartProps {
  weeks: DeskNumbers['weeks'];
}

const TICKS = 3;
const LEFT = 34;
const TOP = 16;

/** A bar chart of leads by week: this week is dark, the best week has its number. */
export function WeekChart({ weeks }: WeekChartProps) {
  // Drawn near its real width, so that the text is scaled little.
  const isNarrow = useMedia('(max-width: 519.98px)');
  const [width, height] = isNarrow ? [328, 220] : [560, 260];
  const floor = height - 32;
  const most = Math.max(1, ...weeks.map(({ leads }) => leads));
  const y = scaleLinear().domain([0, most]).nice(TICKS).range([floor, TOP]);
  const x = scaleBand<number>()
    .domain(weeks.map((_, at) => at))
    .range([LEFT, width])
    .padding(0.24);
  const best = weeks.reduce((top, { leads }, at) => (leads > (weeks[top]?.leads ?? 0) ? at : top), 0);
  const last = weeks.length - 1;
  const total = weeks.reduce((sum, { leads }) => sum + leads, 0);
  const note = words.note(total, weeks.length, dayInWords(weeks[best]?.week, 'long'));
  if (total === 0) return <NumbersSection title={words.title} note={note} />;
  const everyLabel = Math.ceil(weeks.length / (isNarrow ? 4 : 6));
  return (
    <NumbersSection title={words.title} note={note}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.spoken(weeks.map(({ leads }) => leads).join(', '))}
      >
        {y
          .ticks(TICKS)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <path className={styles.grid} d={`M${LEFT} ${y(tick)}H${width}`} />
              <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
        {weeks.map(({ week, leads }, at) => {
          const left = x(at) ?? 0;
          const middle = left + x.bandwidth() / 2;
          return (
            <g key={week}>
              <rect
                className={at === last ? styles.now : styles.bar}
                x={left}
                y={y(leads)}
                width={x.bandwidth()}
                height={floor - y(leads)}
              />
              {leads > 0 && (at === best || at === last) && (
                <text className={styles.value} x={middle} y={y(leads) - 8} textAnchor="middle">
                  {leads}
                </text>
              )}
              {(last - at) % everyLabel === 0 && (
                <text x={Math.min(middle, width - 22)} y={height - 8} textAnchor="middle">
                  {dayInWords(week, 'short')}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Disclosure summary={words.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.week}</th>
              <th scope="col">{words.leads}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, leads }) => (
              <tr key={week}>
                <th scope="row">{dayInWords(week, 'long')}</th>
                <td>{leads}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </NumbersSection>
  );
}

/** "November 9" or "Nov 9". @param day "2026-11-09" */
function dayInWords(day: string | undefined, month: 'long' | 'short'): string {
  return day ? new Date(day).toLocaleDateString('en-US', { month, day: 'numeric', timeZone: 'UTC' }) : '';
}
