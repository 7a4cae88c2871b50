const NUMBERS = (
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** "eight"; counts above twenty are digits. */
export function countInWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "Eight", for the start of a sentence. */
export function countCapitalized(count: number): string {
  const word = countInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "Eight neighborhoods", for the start of a sentence. */
export function countedAreas(count: number): string {
  return `${countCapitalized(count)} ${count === 1 ? 'neighborhood' : 'neighborhoods'}`;
}

/** "Dilworth, NoDa and Uptown" */
export function namesInWords(areas: readonly { name: string }[]): string {
  const names = areas.map(({ name }) => name);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}
