/** The last segment of a file name without control characters, for display only; it is never used as a path. */
export function readableName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200);
}
