import { formatExact } from '#domain/market/format-figure.ts';
import { monthName } from '#domain/market/market-month.ts';
import type { ChartData } from './chart-data.ts';
import styles from './chart-table.module.css';

interface ChartTableProps {
  chart: ChartData;
  words: { show: string; caption: string; month: string; missing: string };
}

/** The exact data of a chart as a table, month by month, newest first. */
export function ChartTable({ chart, words }: ChartTableProps) {
  const newestFirst = chart.months.map((month, index) => ({ month, index })).reverse();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{words.show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.caption}>
        <table className={styles.table}>
          <caption className="sr">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {chart.lines.map((line) => (
                <th key={line.name} scope="col">
                  {line.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ month, index }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                {chart.lines.map((line) => {
                  const value = line.values[index];
                  return (
                    <td key={line.name}>
                      {value == null ? words.missing : formatExact(chart.metric, value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
