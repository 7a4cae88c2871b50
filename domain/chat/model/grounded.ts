import { figuresIn, figuresInWords, matchesFigure } from './stated-figures.ts';

/** A record or text that was given to the model. */
export interface Evidence {
  text: string;
  /** Slugs of the areas it speaks of; none for what holds everywhere. */
  areas: readonly string[];
  /** Has to stand under its figures: "Sample figures, November 2026." '' when it needs nothing. */
  source: string;
}

export interface NamedArea {
  slug: string;
  name: string;
}

/**
 * Holds every figure of an answer against what the model was given: a figure must stand in a record of an area that
 * the sentence is about. Which of an area's figures it is called, it cannot tell.
 * @returns the sources of the figures it states; null when one figure stands nowhere
 */
export function groundedSources(
  answer: string,
  evidence: readonly Evidence[],
  areas: readonly NamedArea[],
): string[] | null {
  if (/(?![0-9])\p{N}/u.test(answer.normalize('NFKC'))) return null;
  const given = evidence.map((one) => ({ ...one, figures: figuresIn(one.text) }));
  const words = evidence.map(({ text }) => text.toLowerCase()).join('\n');
  if (figuresInWords(answer).some((word) => !words.includes(word))) return null;

  const sources = new Set<string>();
  for (const statement of statementsOf(answer, areas)) {
    const named = statement.areas.length > 0;
    const about = given.filter((one) => isAbout(one, statement.areas));
    for (const figure of figuresIn(statement.text)) {
      const found = about.filter(({ figures }) =>
        figures.some((recorded) => matchesFigure(figure, recorded)),
      );
      if (found.length === 0) return null;
      const likeliest = found.find((one) => (named ? one.areas.length > 0 : one.source === '')) ?? found[0];
      if (likeliest?.source) sources.add(likeliest.source);
    }
  }
  return [...sources];
}

/** A text as evidence, statement by statement, so that what it says of one area is not taken for another's. */
export function textEvidence(text: string, areas: readonly NamedArea[], source = ''): Evidence[] {
  return statementsOf(text, areas).map((statement) => ({ ...statement, source }));
}

function isAbout({ areas }: Evidence, named: readonly string[]): boolean {
  return areas.length === 0 || named.length === 0 || areas.some((slug) => named.includes(slug));
}

/** A statement that names no area goes on about the last one named. */
function statementsOf(text: string, areas: readonly NamedArea[]): { text: string; areas: string[] }[] {
  let about: string[] = [];
  return text.split(/[;\n]|(?<=[.!?])\s/).map((part) => {
    const named = areasIn(part, areas);
    if (named.length > 0) about = named;
    return { text: part, areas: about };
  });
}

/** "South End" and "SouthEnd" are one. */
function areasIn(text: string, areas: readonly NamedArea[]): string[] {
  const letters = lettersOf(text);
  return areas.filter(({ name }) => letters.includes(lettersOf(name))).map(({ slug }) => slug);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
