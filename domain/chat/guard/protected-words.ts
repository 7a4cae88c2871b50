/** Words for protected traits of people, and for what may not be rated, by class. */
export interface ProtectedWords {
  /** Words separated by spaces; phrases use dashes. `floor` words are always declined, `framed` words only in context. */
  classes: Record<string, { floor: string; framed: string }>;
  /** Words of a class with their own refusal: `{ sex: { orientation: 'gay lesbian' } }`. */
  kinds: Record<string, Record<string, string>>;
  /** Words that only select the refusal's class or kind and do not affect the guard: `{ disability: 'ramp oxygen' }`. */
  telling: Record<string, string>;
  /** A framed word of these classes followed by one of these words is always declined: "black owners", "muslim parts". */
  spokenOf: readonly { classes: readonly string[]; after: string }[];
  /** Names of things that contain a `floor` word, as phrases with dashes. */
  things: string[];
}

const MAX_PHRASE_WORDS = 5;

/** Creates functions that find and mark protected words in a plain text. */
export function createWordMarker({ classes, kinds, telling, spokenOf, things }: ProtectedWords) {
  const lists = Object.entries(classes);
  const floorClassByPhrase = byPhrase(lists.map(([name, { floor }]) => [name, floor]));
  const classByPhrase = byPhrase(lists.map(([name, { floor, framed }]) => [name, `${floor} ${framed}`]));
  const kindByPhrase = byPhrase(
    Object.entries(kinds).flatMap(([name, own]) =>
      Object.entries(own).map(([kind, words]): [string, string] => [`${name}/${kind}`, words]),
    ),
  );
  const traitByPhrase = byPhrase(Object.entries(telling));
  const firstWords = new Set([...classByPhrase.keys()].map((phrase) => phrase.split('-')[0]));
  const allowedThings = new Set(things);
  const firstThingWords = new Set(things.map((thing) => thing.split('-')[0]));
  const spokenPairs = new Set(
    spokenOf.flatMap(({ classes: of, after }) =>
      of.flatMap((name) => after.split(' ').map((word) => `${name} ${word}`)),
    ),
  );

  function findAt(words: readonly string[], at: number) {
    const first = words[at] ?? '';
    if (!firstWords.has(first) && !firstWords.has(first.replace(/s$/, ''))) return null;
    for (const { phrase, length } of phrasesAt(words, at)) {
      const single = phrase.replace(/s$/, '');
      const name = classByPhrase.get(phrase) ?? classByPhrase.get(single);
      if (name) return { name, kind: kindByPhrase.get(phrase) ?? kindByPhrase.get(single) ?? name, length };
    }
    return null;
  }

  function thingLengthAt(words: readonly string[], at: number): number {
    if (!firstThingWords.has(words[at])) return 0;
    return phrasesAt(words, at).find(({ phrase }) => allowedThings.has(phrase))?.length ?? 0;
  }

  function markedWords(plain: string): { word: string; kind?: string }[] {
    const words = plain.split(' ');
    const marked: { word: string; kind?: string }[] = [];
    for (let at = 0; at < words.length; ) {
      const found = findAt(words, at);
      marked.push(found ? { word: `_is_${found.name}`, kind: found.kind } : { word: words[at] ?? '' });
      at += found?.length ?? 1;
    }
    return marked;
  }

  /** Does not strip a plural: "white" alone is a color. */
  function floorClassAt(words: readonly string[], at: number): string | null {
    if (!firstWords.has(words[at])) return null;
    for (const { phrase, length } of phrasesAt(words, at)) {
      const name = floorClassByPhrase.get(phrase);
      if (name) return name;
      const framed = classByPhrase.get(phrase) ?? '';
      if (spokenPairs.has(`${framed} ${words[at + length]}`)) return framed;
    }
    return null;
  }

  return {
    /** Returns the class of the first word that is always declined; null if there is none. */
    floorOf(plain: string): string | null {
      const words = plain.split(' ');
      for (let at = 0; at < words.length; ) {
        const thingLength = thingLengthAt(words, at);
        const floorClass = thingLength > 0 ? null : floorClassAt(words, at);
        if (floorClass) return floorClass;
        at += Math.max(1, thingLength);
      }
      return null;
    },
    /** Replaces each protected word with `_is_` and its class, so that all groups are treated alike. */
    marked: (plain: string) =>
      markedWords(plain)
        .map(({ word }) => word)
        .join(' '),
    /** Returns the distinct classes of all such words, with the kind if there is one: "sex/orientation". */
    traitsIn(plain: string): string[] {
      const words = plain.split(' ');
      const named = markedWords(plain).flatMap(({ kind }) => kind ?? []);
      const implied = words.flatMap((_, at) =>
        phrasesAt(words, at).flatMap(({ phrase }) => traitByPhrase.get(phrase) ?? []),
      );
      return [...new Set([...named, ...implied])];
    },
  };
}

/** Maps each phrase of some lists to the name of its list. */
function byPhrase(lists: readonly [name: string, phrases: string][]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, phrases] of lists)
    for (const phrase of phrases.split(' ').filter(Boolean)) names.set(phrase, name);
  return names;
}

/** Returns the phrases that start at a word, longest first. */
function phrasesAt(words: readonly string[], at: number): { phrase: string; length: number }[] {
  const longest = Math.min(MAX_PHRASE_WORDS, words.length - at);
  return Array.from({ length: longest }, (_, fewer) => {
    const length = longest - fewer;
    return { phrase: words.slice(at, at + length).join('-'), length };
  });
}
