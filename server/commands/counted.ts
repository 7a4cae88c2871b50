/** Formats a count with what it counts: "1 lead", "2 leads". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
