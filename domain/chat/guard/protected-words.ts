/** Words for protected traits of people, and for what may not be rated, by class. */
export interface ProtectedWords {
  /** Words separated by spaces; phrases use dashes. `floor` words are always declined, `framed` words only in context. */
  classes: Record<string, { floor: string; framed: string }>;
  /** Words of a class with their own refusal: `{ sex: { orientation: 'gay lesbian' } }`. */
  kinds: Record<string, Record<string, string>>;
  /** Words that only select the refusal's class or kind and do not affect the guard: `{ disability: 'ramp oxygen' }`. */
  telling: Record<string, string>;
  /** A framed word of these classes followed by one of these words is always declined: "black parts", "muslim owners". */
  spokenOf: { classes: readonly string[]; after: string };
  /** Names of things that contain such a word, as phrases with dashes. */
  things: string[];
}

const MAX_PHRASE_WORDS = 5;

/** Creates functions that find and mark protected words in a plain text. */
export function createWordMarker({ classes, kinds, telling, spokenOf, things }: ProtectedWords) {
  const floorClassByPhrase = new Map<string, string>();
  const classByPhrase = new Map<string, string>();
  for (const [name, { floor: alone, framed }] of Object.entries(classes)) {
    for (const phrase of alone.split(' ').filter(Boolean)) floorClassByPhrase.set(phrase, name);
    for (const phrase of `${alone} ${framed}`.split(' ').filter(Boolean)) classByPhrase.set(phrase, name);
  }
  const kindByPhrase = new Map(
    Object.entries(kinds).flatMap(([name, own]) =>
      Object.entries(own).flatMap(([kind, words]) =>
        words.split(' ').map((phrase) => [phrase, `${name}/${kind}`] as const),
      ),
    ),
  );
  const traitByPhrase = new Map(
    Object.entries(telling).flatMap(([kind, words]) =>
      words.split(' ').map((phrase) => [phrase, kind] as const),
    ),
  );
  const firstWords = new Set([...classByPhrase.keys()].map((phrase) => phrase.split('-')[0]));
  const allowedThings = new Set(things);
  const firstThingWords = new Set(things.map((thing) => thing.split('-')[0]));
  const wordsAfter = new Set(spokenOf.after.split(' '));

  function findAt(words: readonly string[], at: number) {
    const first = words[at] ?? '';
    if (!firstWords.has(first) && !firstWords.has(first.replace(/s$/, ''))) return null;
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join('-');
      const single = phrase.replace(/s$/, '');
      const name = classByPhrase.get(phrase) ?? classByPhrase.get(single);
      if (name) return { name, kind: kindByPhrase.get(phrase) ?? kindByPhrase.get(single) ?? name, length };
    }
    return null;
  }

  function thingLengthAt(words: readonly string[], at: number): number {
    if (!firstThingWords.has(words[at])) return 0;
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length -= 1)
      if (allowedThings.has(words.slice(at, at + length).join('-'))) return length;
    return 0;
  }

  function markedWords(plain: string): { word: string; name?: string; kind?: string }[] {
    const words = plain.split(' ');
    const marked: { word: string; name?: string; kind?: string }[] = [];
    for (let at = 0; at < words.length; ) {
      const one = findAt(words, at);
      marked.push({ word: words[at] ?? '', ...(one && { name: one.name, kind: one.kind }) });
      at += one?.length ?? 1;
    }
    return marked;
  }

  return {
    /** Returns the class of the first word that is always declined; null if there is none. */
    floorOf(plain: string): string | null {
      const words = plain.split(' ');
      for (let at = 0; at < words.length; at += Math.max(1, thingLengthAt(words, at))) {
        if (thingLengthAt(words, at) > 0) continue;
        const one = floorClassAt(words, at);
        if (one) return one;
      }
      return null;
    },
    /** Replaces each protected word with `_is_` and its class, so that all groups are treated alike. */
    marked: (plain: string) =>
      markedWords(plain)
        .map(({ word, name }) => (name ? `_is_${name}` : word))
        .join(' '),
    /** Returns the distinct classes of all such words, with the kind if there is one: "sex/orientation". */
    traitsIn: (plain: string) => [
      ...new Set([...markedWords(plain).flatMap(({ kind }) => kind ?? []), ...impliedTraitsIn(plain)]),
    ],
  };

  function impliedTraitsIn(plain: string): string[] {
    const words = plain.split(' ');
    return words.flatMap((_, at) =>
      Array.from(
        { length: MAX_PHRASE_WORDS },
        (__, more) => traitByPhrase.get(words.slice(at, at + more + 1).join('-')) ?? [],
      ).flat(),
    );
  }

  /** Does not strip a plural: "white" alone is a color. */
  function floorClassAt(words: readonly string[], at: number): string | null {
    if (!firstWords.has(words[at])) return null;
    for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join('-');
      const name = floorClassByPhrase.get(phrase);
      if (name) return name;
      const framed = classByPhrase.get(phrase) ?? '';
      if (spokenOf.classes.includes(framed) && wordsAfter.has(words[at + length] ?? '')) return framed;
    }
    return null;
  }
}
