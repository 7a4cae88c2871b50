import { BESIDE_RECORDS, LIKELY } from '../answer/entry-answer.ts';
import { entryFor } from '../understand/find-entries.ts';
import { surelyAsks } from '../understand/record-requests.ts';
import type { Understood } from '../understand/understood.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria } from '../values/wish.ts';
import type { Situation } from './situation.ts';

/** "What's for sale in it": a search, with criteria or in the area in hand, that no entry answers. */
export function isSurelySearch(
  understood: Pick<Understood, 'request' | 'acts' | 'entries'>,
  values: Values,
  tasks: Situation['tasks'],
): boolean {
  const {
    request,
    acts: [act],
  } = understood;
  const isInContext = tasks.some(({ kind }) => kind === 'homes' || kind === 'areas');
  const { order, comparative, areaLimits, subject, homes, areas, elsewhere, sum, wish } = values;
  const isOfAreas = subject === 'areas' || areaLimits.length > 0;
  const isRanked = (order ?? comparative) !== null;
  const { which } = values.itemReference;
  const goesOn = act?.value === 'more' || act?.value === 'back' || which === 'all' || which === 'both';
  const isOfOthers =
    isOfAreas ||
    isRanked ||
    goesOn ||
    homes.length > 0 ||
    elsewhere !== '' ||
    sum !== null ||
    values.isOwnHome;
  const hasWish = hasCriteria(wish) || areas.length > 0;
  const isTold = hasWish || (isInContext && request?.items.includes('area'));
  const least = isInContext ? BESIDE_RECORDS : LIKELY;
  const isOfHomes = surelyAsks(request, 'list') && request?.about[0]?.value === 'homes';
  return isOfHomes && Boolean(isTold) && !isOfOthers && !entryFor(understood, least);
}
