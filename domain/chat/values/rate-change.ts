import type { CutText } from './cut-text.ts';

/** Takes the points by which a rate changes: "if rates drop 1%", "half a point lower". 0 where it does not. */
export function takeRateChange(take: CutText['take']): number {
  const found = (take(MOVES) ?? take(STANDS_OFF))?.groups;
  if (!found) return 0;
  const points = Number(found.points ?? PARTS[found.part ?? ''] ?? 1);
  return found.up === undefined ? -points : points;
}

const PARTS: Record<string, number> = { half: 0.5, medio: 0.5, quarter: 0.25, 'cuarto de': 0.25 };
const POINTS =
  '(?:(?<points>\\d(?:\\.\\d+)?) ?(?:%|percent|por ciento|(?:full )?(?:points?|puntos?))|(?:an? |un )?(?:full )?(?<part>half|quarter|medio|cuarto de)?(?: an?| of a)? ?(?:percent|point|punto))';
const UP = '(?:go(?:es)?|went|comes?|moves?) up|ris\\w+|rose|increas\\w+|jump\\w*|climb\\w*|sub\\w+';
const DOWN = 'drop\\w*|fall\\w*|fell|(?:go(?:es)?|went|comes?|came) down|decreas\\w+|baj\\w+|cay\\w+';
/** "If rates drop 1%", "goes up half a point", and not "drop 1% to 5.5" */
const MOVES = new RegExp(
  `\\b(?:rates?|it|tasas?|si)(?: (?:will|would|could|might|just|me))* (?:(?<up>${UP})|${DOWN})(?: (?:by|about|around|another|like|otro))* ${POINTS}(?! to\\b)`,
);
/** "A rate 1% lower", "a point higher" */
const STANDS_OFF = new RegExp(
  `(?:\\b(?:rates?|it|tasas?)(?: (?:is|was|were|are|at|about|es|fuera))*|^(?:(?:and|ok|but|or|what if|what about|how about|y|si) )*) ?${POINTS} (?:(?<up>higher|more|up|mas(?: alt[oa])?)|lower|less|down|menos|mas baj[oa])$`,
);
