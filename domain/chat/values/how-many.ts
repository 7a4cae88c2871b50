/** How many homes a plain text with digits wants to see: "top 10 homes", "show me 5 of them"; null where it says nothing of it. */
export function howMany(text: string): number | null {
  const found = HOW_MANY.exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
}

const HOMES =
  'homes?|houses?|condos?|town ?(?:house|home)s?|places|properties|listings|units|options|ones|casas|condominios|propiedades|opciones|of (?:them|these|those|your|the)|de (?:ell[oa]s|es[oa]s|est[oa]s|las|los|sus)';
const SHOWN =
  '(?:show|give|list|find|pull up|name|muestr\\w+|ensen\\w+|dame|deme|denos|liste)(?: (?:me|us|up))?';
const BEST = '(?:(?:just|only|all|the|your|any|best|top|first|last|solo|las|los|mejores|primer[oa]s) )*';
const HOW_MANY = new RegExp(
  `\\b(?:(?:${SHOWN} ${BEST}|(?:your|the|my|las|los) (?:top|best|first) |top |best )([2-9]|[1-9]\\d)(?: (?:best|good|nice|cheap|mejores))?(?: (?:${HOMES})\\b| ?$)|las ([2-9]|[1-9]\\d) (?:mejores|primeras) (?:casas|opciones|propiedades)\\b)`,
);
