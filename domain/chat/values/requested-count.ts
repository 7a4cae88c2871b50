/** Returns how many homes a plain text asks to see: "top 10 homes", "show me 5 of them"; null if it does not say. */
export function requestedCount(text: string): number | null {
  const [, count] = SHOWN.exec(text) ?? BEST_IN_SPANISH.exec(text) ?? [];
  return count === undefined ? null : Number(count);
}

const SHOW = 'show|give|list|find|pull|name|muestr\\w+|ensen\\w+|dame|deme|denos|liste';
const SMALL_WORDS =
  'me|us|up|just|only|all|the|your|any|best|top|first|last|solo|las|los|mejores|primeros|primeras';
const COUNT = '([2-9]|[1-9]\\d)';
const HOMES =
  'homes?|houses?|condos?|town ?(?:house|home)s?|places|properties|listings|units|options|ones|casas|condominios|propiedades|opciones';
const OF_THEM = 'of (?:them|these|those|your|the)|de (?:ell[oa]s|es[oa]s|est[oa]s|las|los|sus)';

/** "Show me the 5 best homes", "your top 10", "list 3 of them" */
const SHOWN = new RegExp(
  `\\b(?:(?:${SHOW})(?: (?:${SMALL_WORDS}))*|(?:your|the|my) first|top|best) ${COUNT}(?: (?:best|good|nice|cheap|mejores))?(?: (?:${HOMES}|${OF_THEM})\\b| ?$)`,
);
/** "Las 10 mejores casas" */
const BEST_IN_SPANISH = new RegExp(`\\blas ${COUNT} (?:mejores|primeras) (?:${HOMES})\\b`);
