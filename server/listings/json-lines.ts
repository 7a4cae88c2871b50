/**
 * The lines on which the objects at one depth of a JSON text begin, which `JSON.parse` does not report.
 * @param text valid JSON
 * @param depth number of brackets open around the objects
 */
export function linesOfObjects(text: string, depth: number): number[] {
  const lines: number[] = [];
  let open = 0;
  let line = 1;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]\n]/gs)) {
    if (token === '\n') line += 1;
    if (token === '{' && open === depth) lines.push(line);
    if (token === '{' || token === '[') open += 1;
    if (token === '}' || token === ']') open -= 1;
  }
  return lines;
}
