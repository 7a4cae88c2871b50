import type { Values } from '../values/read-values.ts';
import { hasExclusions, type Wish } from '../values/wish.ts';
import type { HomesTask } from './dialogue.ts';
import type { Subject } from './resolve-subject.ts';

/** The criterion of a message that only leaves homes out: "drop the first one". {} if it names what excludes them: "not the Uptown one". */
export function withoutExcluded(
  { itemReference: { isExcluded, ruledOut }, wish }: Pick<Values, 'itemReference' | 'wish'>,
  { homes, isNamed }: Subject,
  list: HomesTask | null,
): Wish {
  if (!isExcluded || hasExclusions(wish)) return {};
  const counted = ruledOut === null ? undefined : list?.results.at(ruledOut);
  const notHomes = counted ? [counted] : isNamed ? homes.map(({ id }) => id) : [];
  return notHomes.length > 0 ? { notHomes } : {};
}
