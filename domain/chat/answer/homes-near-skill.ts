import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';
import type { Sources } from './answer.ts';
import { areaFeature, sentencesOf } from './area-features.ts';
import { homeSearch } from './home-answers.ts';
import type { Skill } from './skill.ts';

/** "Homes near Freedom Park": those of the areas whose records name it, after what they say of it. */
export const homesNear: Skill = (understood, sources) => {
  const { plain, areas, query, signals } = understood;
  const name = signals.homes && areas.length === 0 && !query.features ? NEAR.exec(plain)?.[1] : undefined;
  if (!name) return null;
  const [place, near] = placeNamed(name, sources);
  const said = areaFeature(near, place.split(' '), sources, sentencesOf, 1);
  if (!said) return null;
  const list = homeSearch(query, near, sources);
  return { ...list, text: `${said.text}\n\n${list.text}` };
};

/** The areas whose records hold a name, or its first two words. */
function placeNamed(name: string, { areas }: Sources): [place: string, areas: Neighborhood[]] {
  const holding = (words: string) =>
    areas.filter((area) => sentencesOf(area).some((text) => ` ${plainText(text)} `.includes(` ${words} `)));
  const short = wordsOf(name).slice(0, 2).join(' ');
  return holding(name).length > 0 ? [name, holding(name)] : [short, holding(short)];
}

/** A name of two words or three after what asks for homes. */
const NEAR =
  /\b(?:homes?|houses?|condos?|town ?houses?|listings?|properties|places|anything)\b(?: \S+){0,4} (?:near|close to|by|around|next to|walking distance (?:of|to|from)) (?:the )?(?!(?:an?|any|some|my|our|this|that|good|public) )(\w+ \w+(?: (?!for|under|with|in|that|and|below|please|to)\w+)?)(?= |$)/;
