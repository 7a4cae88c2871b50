/** The last part of a file's name, as text that anything can hold. It never becomes a path. */
export function readableName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200);
}
