import { grouped } from '#domain/figures/grouped.ts';

/** Width of the longest bar in terminal columns: with a date and a number a line stays under 100. */
const LONGEST_BAR = 60;

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar chart for the terminal: the highest number fills the width, anything above zero is visible. */
export function barChart(rows: [label: string, figure: number][]): string {
  const highest = Math.max(...rows.map(([, figure]) => figure), 1);
  const labels = Math.max(...rows.map(([label]) => label.length));
  const figures = grouped(highest).length;
  const lines = rows.map(([label, figure]) => {
    const bar = barOf((figure / highest) * LONGEST_BAR, figure > 0);
    const text = `${label.padEnd(labels)}  ${grouped(figure).padStart(figures)}  ${bar}`;
    return `${text.trimEnd()}\n`;
  });
  return lines.join('');
}

function barOf(columns: number, shows: boolean): string {
  const eighths = Math.max(Math.round(columns * 8), shows ? 1 : 0);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}
