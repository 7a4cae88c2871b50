/** What a benchmark found. `passed` holds its ratio against its bound; figures alone depend on the machine. */
export interface Report {
  name: string;
  lines: [label: string, figure: string][];
  passed: boolean;
}

/** A report as text, for the terminal. */
export function printed({ name, lines, passed }: Report): string {
  const width = Math.max(...lines.map(([label]) => label.length));
  const rows = lines.map(([label, figure]) => `  ${label.padEnd(width)}  ${figure}`);
  return [`${name}: ${passed ? 'within its bound' : 'MISSES ITS BOUND'}`, ...rows].join('\n');
}
