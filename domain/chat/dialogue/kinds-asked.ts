import type { Answer, Sources } from '../answer/answer.ts';
import { noticeOf } from '../answer/home-answers.ts';
import { fitting, inOrder, listTask } from '../answer/home-search.ts';
import { homesByKind } from '../answer/reckoning.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import { asksMake } from '../values/asking.ts';
import { areasSpokenOf } from './resolve.ts';
import type { Meant } from './turn.ts';

/** What the records show of kinds of homes by area: "which areas have duplexes", "is it all condos there". */
export function kindsAsked(meant: Meant, sources: Sources): Answer | null {
  return areasWithKind(meant, sources) ?? kindsThere(meant, sources);
}

/** The areas that have homes of a kind for sale, with those homes. */
function areasWithKind({ values }: Meant, sources: Sources): Answer | null {
  const { about, wish, areas, attributes, others, order, comparative, operation, areaLimits } = values;
  const asksOther = Boolean(order ?? comparative ?? operation);
  const ofFigures = areaLimits.filter(({ attribute }) => attribute !== 'price');
  const named = [areas, attributes, others, ofFigures].flat().length;
  if (about !== 'areas' || !wish.types || asksOther || named > 0) return null;
  const { words } = sources;
  const homes = inOrder(fitting(wish, sources), null);
  const kind = wishInWords(wish, sources);
  if (homes.length === 0)
    return { text: words.area.noneOfKind(kind), links: ['areas', 'call'], sources: [], offer: 'question' };
  const rows = sources.areas.flatMap(({ slug, name }) => {
    const own = homes.filter(({ neighborhoodSlug }) => neighborhoodSlug === slug);
    return own.length > 0 ? [`• ${name}: ${own.map(({ address }) => address).join('; ')}`] : [];
  });
  return {
    text: [words.area.ofKind(kind), ...rows, noticeOf(homes[0], words)].join('\n'),
    links: ['areas', 'compare'],
    sources: homes.map(({ id }) => `home:${id}`),
    task: listTask(wish, null, homes, homes.length),
  };
}

/** The homes of an area by their kinds, where one asks what stands there. */
function kindsThere({ values, dialogue }: Meant, sources: Sources): Answer | null {
  const [task] = dialogue.tasks;
  const { wish, text, homes } = values;
  const isOfHome = values.areas.length === 0 && task?.kind === 'homes' && task.focus !== null;
  if (!wish.types || homes.length > 0 || isOfHome || !asksMake(text)) return null;
  const areas = values.areas.length > 0 ? values.areas : areasSpokenOf(dialogue);
  const there = inOrder(fitting({ areas }, sources), null);
  if (areas.length === 0 || there.length === 0) return null;
  const answer = homesByKind(there, wish.types, listTask({ areas }, null, there, there.length), sources);
  const place = wishInWords({ areas }, sources);
  return { ...answer, text: `${sources.words.area.kindsThere(place)}\n${answer.text}` };
}
