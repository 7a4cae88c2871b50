import type { Answer, Sources } from '../answer/answer.ts';
import { homeList, homesOf, whichHome } from '../answer/home-answers.ts';
import { homeSearch, listTask } from '../answer/home-search.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import type { Values } from '../values/read-values.ts';
import { hasExclusions, mergeWish, type Wish } from '../values/wish.ts';
import type { Asked } from './asked-of-items.ts';
import { latestTask } from './dialogue.ts';
import { homesShown } from './items-in-view.ts';

/** The search without the homes that a message leaves out. */
export function dropped({ items: { homes }, meant }: Asked, sources: Sources): Answer | null {
  const {
    dialogue,
    values,
    understood: { request },
  } = meant;
  // "drop the condos", "any area" change the criteria
  if (hasExclusions(values.wish) || changesCriteria(values)) return null;
  if (homes.length > MOST_DROPPED && !values.wish.price) return null;
  const list = latestTask(dialogue.tasks, 'homes');
  if (!list) return null;
  const { price } = values.wish;
  // "leave out anything over 1.2 million" is read as a limit
  if (price?.max !== undefined && !values.itemReference.refersToOne)
    return homeSearch(mergeWish(list.wish, { price }), list.order, sources);
  if (homes.length === 0 && values.areas.length > 0 && !surelyAsks(request, 'drop')) return null;
  if (homes.length === 0 && values.areas.length > 0)
    return homeSearch(withoutAreas(list.wish, values.areas), list.order, sources);
  if (homes.length === 0) return whichHome(homesOf(homesShown(list), sources), sources);
  const notHomes = homes.map(({ id }) => id);
  if (Object.keys(list.wish).length > 0)
    return homeSearch(mergeWish(list.wish, { notHomes }), list.order, sources);
  const left = homesOf(
    homesShown(list).filter((id) => !notHomes.includes(id)),
    sources,
  );
  const task = listTask({ notHomes }, list.order, left, left.length);
  return left.length > 0 ? homeList(left, '', task, sources) : null;
}

/** "Take _ off", after a search */
function withoutAreas({ areas, notAreas = [], ...wish }: Wish, out: readonly string[]): Wish {
  const left = areas?.filter((slug) => !out.includes(slug));
  return { ...wish, ...(left && left.length > 0 && { areas: left }), notAreas: [...notAreas, ...out] };
}

/** "Drop the pool", "any area"; "drop the one by the park" names a home. */
function changesCriteria({ droppedCriteria, droppedFeatures, itemReference }: Values): boolean {
  const isOfCriteria = droppedCriteria.some((name) => name !== 'features' || !itemReference.refersToOne);
  return droppedFeatures.length > 0 || isOfCriteria;
}

const MOST_DROPPED = 2;
