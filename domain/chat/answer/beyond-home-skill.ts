import { phrasePattern } from '../text/phrase-pattern.ts';
import { plainText } from '../text/plain-text.ts';
import { homeNumbers, type NumberAsked } from '../understand/home-query.ts';
import { limited } from '../understand/limit.ts';
import { homeSearch } from './home-answers.ts';
import type { Skill } from './skill.ts';

/** "Which homes are cheaper than 12 Porchlight Lane?", "anything larger than that one?": the homes beyond one. */
export const beyondHome: Skill = (understood, sources, memory) => {
  const [, anything] = ANYTHING.exec(understood.plain) ?? [];
  const [, comparative = '', than = ''] = anything
    ? ['', anything, 'that']
    : (COMPARED.exec(understood.plain) ?? []);
  const [only, ...others] = understood.homes.length > 0 ? understood.homes.map(({ id }) => id) : memory.homes;
  const home = sources.homes.find(({ id }) => id === only);
  if (!home || others.length > 0 || OF_IT.test(understood.plain)) return null;
  if (understood.homes.length > 0 ? !plainText(home.address).split(' ').includes(than) : !THE_ONE.test(than))
    return null;
  const comparison = COMPARISONS.find(({ said }) => said.test(comparative));
  const value = comparison && homeNumbers[comparison.of](home);
  if (!comparison || value === null || value === undefined) return null;
  const { price: _, order: __, ...wishes } = understood.query;
  const beyond = { [comparison.of]: limited(comparison.bound, value, 1) };
  return homeSearch({ ...wishes, ...beyond }, understood.homes.length > 0 ? understood.areas : [], sources);
};

/** "Anything like it?", "something similar": the homes nearest to the one just shown, or named. */
export const similarHomes: Skill = (understood, sources, memory) => {
  const [only, ...others] = understood.homes.length > 0 ? understood.homes.map(({ id }) => id) : memory.homes;
  const home = sources.homes.find(({ id }) => id === only);
  if (!home || others.length > 0 || !SIMILAR.test(understood.plain)) return null;
  const like = (of: NumberAsked) => {
    const value = homeNumbers[of](home);
    return value === null ? {} : { [of]: { min: value, max: value } };
  };
  const query = { ...like('price'), ...like('squareFeet'), ...like('bedrooms') };
  const homes = sources.homes.filter(({ id }) => id !== only);
  return homeSearch(query, [], { ...sources, homes });
};

const SIMILAR =
  /\b(?:anything|something|others?|any|homes?|houses?|condos?|listings?|ones?|more|alg[ou]n[oa]?|otr[oa]s?)(?: (?:else|out there|available|for sale))? (?:like (?:it|that|this|the one|\d)|similar|parecid[oa]s?)|\bsimilar (?:homes?|houses?|condos?|listings?|ones?|places?|properties)|^(?:what is )?similar/;

/** What is compared, and the first word of the home it is compared with. */
const COMPARED =
  /\b(\w+(?: expensive| affordable| car[oa]s?| barat[oa]s?| grandes?| nuev[oa]s?)?) (?:than|que) (?:the )?(?:(?:home|house|condo|one) (?:at|on) )?(\w+)/;

/** "Is it bigger than 40 Spindle?" sets two homes side by side. */
const OF_IT = /^(?:and |y )?(?:is|does|has|es|tiene) (?:it|that|this|mas)\b/;

/** "Anything bigger?", after one home was shown. */
const ANYTHING =
  /^(?:and |ok |but |is there |do you have |got )*(?:anything|something|algo)(?: mas)? (\w+(?: expensive| affordable)?)(?: (?:one|home|house|condo))?$/;

const THE_ONE = /^(?:that|this|it|est[ae]|es[ae])$/;

const COMPARISONS: { said: RegExp; of: NumberAsked; bound: 'above' | 'below' }[] = [
  {
    said: phrasePattern(['cheaper', 'less expensive', 'more affordable', 'barat[oa]s?']),
    of: 'price',
    bound: 'below',
  },
  { said: phrasePattern(['pricier', 'dearer', 'more expensive', 'car[oa]s?']), of: 'price', bound: 'above' },
  { said: phrasePattern(['bigger', 'larger', 'grandes?']), of: 'squareFeet', bound: 'above' },
  { said: phrasePattern(['smaller']), of: 'squareFeet', bound: 'below' },
  { said: phrasePattern(['newer', 'nuev[oa]s?']), of: 'yearBuilt', bound: 'above' },
  { said: phrasePattern(['older']), of: 'yearBuilt', bound: 'below' },
];
