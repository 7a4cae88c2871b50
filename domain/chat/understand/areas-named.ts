import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { phrasePattern } from '../text/phrase-pattern.ts';

/** How people name the areas, by slug, and places the site knows nothing of. */
export interface PlaceNames {
  areas: Record<string, string[]>;
  elsewhere: string[];
}

export interface PlacesNamed {
  /** In the order they are named. */
  areas: Neighborhood[];
  /** A place outside the eight areas; null when none is named. */
  elsewhere: string | null;
  /** The text with the names taken out. */
  rest: string;
}

/** @returns a function that finds the places in a plain text */
export function placeFinder(
  names: PlaceNames,
): (plain: string, areas: readonly Neighborhood[]) => PlacesNamed {
  const patterns = Object.entries(names.areas).map(
    ([slug, phrases]) => [slug, phrasePattern(phrases, 'g')] as const,
  );
  const elsewhere = phrasePattern(names.elsewhere.map((name) => `${NOT_FROM}${name}`));
  return (plain, areas) => {
    let rest = plain;
    const found: [at: number, slug: string][] = [];
    for (const [slug, pattern] of patterns) {
      const at = rest.search(new RegExp(pattern, ''));
      if (at < 0) continue;
      found.push([plain.search(new RegExp(pattern, '')), slug]);
      rest = rest.replace(pattern, '_');
    }
    const isRuledOut = ([at]: [at: number, slug: string]) => RULED_OUT.test(plain.slice(0, at));
    const slugs = found
      .filter((one) => !isRuledOut(one))
      .toSorted(([one], [other]) => one - other)
      .map(([, slug]) => slug);
    const others = found.filter(isRuledOut).map(([, slug]) => slug);
    const isElsewhere = others.length > 0 && slugs.length === 0;
    const outside = elsewhere.exec(rest)?.[0] ?? null;
    return {
      areas: isElsewhere ? areas.filter(({ slug }) => !others.includes(slug)) : areasOf(slugs, areas),
      elsewhere: outside,
      // beside one of the eight, such a name tells nothing else of what is asked
      rest: outside && found.length > 0 ? rest.replace(outside, '_') : rest,
    };
  };
}

/** The areas of some slugs, in their order. */
export function areasOf(slugs: readonly string[], areas: readonly Neighborhood[]): Neighborhood[] {
  return slugs.flatMap((slug) => areas.filter((area) => area.slug === slug));
}

/** "Anything outside Uptown" asks of every other area. */
const RULED_OUT =
  /\b(?:outside(?: of)?|(?<!why )not(?: in)?|except(?: for)?|other than|besides|excluding|anywhere but|fuera de|excepto) $/;

/** Where somebody comes from, lives now or has a job is no place asked about; where the agent works is. */
const NOT_FROM =
  '(?<!(?:from|desde|(?:mudo|mudamos|vengo|venimos|soy|somos) de|(?:live|living|lived|based|job|(?<!(?:you|avery|she|agent|team|they) )work|working|vivo|vivimos) (?:in|out of|en)) )';
