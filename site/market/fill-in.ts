/** Puts values into a sentence of content/: `fillIn('Up {change}.', { change: '8.5%' })`. */
export function fillIn(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
