import { plainText } from '../text/plain-text.ts';
import { areaFeature, sentencesOf } from './area-features.ts';
import { homeSearch } from './home-answers.ts';
import type { Skill } from './skill.ts';

/** "Homes near Freedom Park": those of the areas whose records name it, after what they say of it. */
export const homesNear: Skill = (understood, sources) => {
  const { plain, areas, query, signals } = understood;
  const name = signals.homes && areas.length === 0 && !query.features ? NEAR.exec(plain)?.[1] : undefined;
  if (!name) return null;
  const near = sources.areas.filter((area) =>
    sentencesOf(area).some((text) => ` ${plainText(text)} `.includes(` ${name} `)),
  );
  const said = areaFeature(near, name.split(' '), sources, sentencesOf, 1);
  if (!said) return null;
  const list = homeSearch(query, near, sources);
  return { ...list, text: `${said.text}\n\n${list.text}` };
};

/** A name of two words or three after what asks for homes. */
const NEAR =
  /\b(?:homes?|houses?|condos?|town ?houses?|listings?|properties|places|anything)\b(?: \S+){0,4} (?:near|close to|by|around|next to|walking distance (?:of|to|from)) (?:the )?(?!(?:an?|any|some|my|our|this|that|good|public) )(\w+ \w+(?: (?!for|under|with|in|that|and|below|please|to)\w+)?)(?= |$)/;
