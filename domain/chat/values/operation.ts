/** A calculation over several records. */
export type Operation = 'count' | 'sum' | 'average' | 'difference' | 'percent';

/** Returns the calculation a plain text asks for: "how much cheaper", "on average"; null if it asks for none. */
export function operationIn(text: string): Operation | null {
  return OPERATIONS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const OPERATIONS: [Operation, RegExp][] = [
  [
    'percent',
    /\b(?:what|how many|which|by what|que|cuanto) (?:percent\w*|porcentaje|por ciento)|percent (?:more|less|cheaper|higher|difference)|in percent\b/,
  ],
  [
    'difference',
    /\b(?:difference|how much (?:more|less|cheaper|bigger|larger|smaller|older|newer)|(?:cheaper|more|less|bigger) by how much|gap|between the (?:cheapest|lowest|least \w+) and the|entre (?:la|el) mas \w+ y (?:la|el) mas|by how (?:much|many)|diferencia|cuanto (?:mas|menos))\b/,
  ],
  [
    'average',
    /\b(?:average|avg|(?<!\b(?:i|you|we|they) )mean|typical|on average|promedio|en promedio|media)\b(?!.* (?:by|per|each|every) (?:area|neighborhood)\b)/,
  ],
  ['sum', /\b(?:total|altogether|all together|costs? together|combined|add(?:ed)? up|sum|en total|suma)\b/],
  ['count', /\b(?:how many|number of|count|cuant[oa]s)\b/],
];
