// Visitor input reaches the operator's terminal, where an escape sequence could rewrite the screen or retitle the
// window, and a bidirectional mark could make one address look like another.

/** C0, DEL and C1 controls, line separators, zero-width and bidirectional marks, and the byte-order mark. */
const UNSAFE = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Makes text safe to print on one line: line breaks and tabs become spaces, control characters a visible `\x1b`. */
export function printable(text: string): string {
  return text.replace(/\r\n|[\t\n\r\u2028\u2029]/g, ' ').replace(UNSAFE, visible);
}

/** The same for text of several lines. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map(printable);
}

/** JSON with unsafe characters escaped; it parses to the same values. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(UNSAFE, (unsafe) => (unsafe === '\n' ? unsafe : `\\u${hex(unsafe, 4)}`));
}

function visible(unsafe: string): string {
  const width = unsafe.charCodeAt(0) > 0xff ? 4 : 2;
  return `\\${width === 4 ? 'u' : 'x'}${hex(unsafe, width)}`;
}

function hex(character: string, width: number): string {
  return character.charCodeAt(0).toString(16).padStart(width, '0');
}
