/** A benchmark's result. `passed` compares its ratio with its bound; the other figures depend on the machine. */
export interface Report {
  name: string;
  lines: [label: string, figure: string][];
  passed: boolean;
}

/** Formats a report for the terminal. */
export function printed({ name, lines, passed }: Report): string {
  const width = Math.max(...lines.map(([label]) => label.length));
  const rows = lines.map(([label, figure]) => `  ${label.padEnd(width)}  ${figure}`);
  return [`${name}: ${passed ? 'within its bound' : 'MISSES ITS BOUND'}`, ...rows].join('\n');
}
