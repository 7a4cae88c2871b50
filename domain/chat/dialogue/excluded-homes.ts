import type { Values } from '../values/read-values.ts';
import { hasCriteria, hasExclusions, type Wish } from '../values/wish.ts';
import type { HomesTask } from './dialogue.ts';
import type { Subject } from './resolve-subject.ts';

/** Whether homes besides those shown are asked for: "any other 2 beds", "anything else with a porch". */
export function asksForOthers({ text }: Pick<Values, 'text'>): boolean {
  return OTHERS.test(text);
}

/** Not "the other one", "any other area" or "other than" */
const OTHERS =
  /(?<!\b(?:the|each|that|or|la|las|el|los|1) )\b(?:another|others?|else|otr[oa]s?)\b(?! (?:areas?|neighborhoods?|parts?|side|than|way|1|ones?|day|time|zonas?|barrios?|partes?|lado)\b)/;

/** The criterion of a message that only leaves homes out: "drop the first one". {} if it names what excludes them: "not the Uptown one". */
export function withoutExcluded(
  { itemReference: { isExcluded, ruledOut }, wish, text }: Pick<Values, 'itemReference' | 'wish' | 'text'>,
  { homes, isNamed }: Subject,
  list: HomesTask | null,
): Wish {
  // "what else do you have around 1 million"
  if (list && hasCriteria(wish) && asksForOthers({ text }))
    return { notHomes: list.focus ? [list.focus] : list.results.slice(0, list.shown) };
  if (!isExcluded || hasExclusions(wish)) return {};
  const counted = ruledOut === null ? undefined : list?.results.at(ruledOut);
  const notHomes = counted ? [counted] : isNamed ? homes.map(({ id }) => id) : [];
  return notHomes.length > 0 ? { notHomes } : {};
}
