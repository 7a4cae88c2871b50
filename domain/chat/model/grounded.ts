import { figuresIn, figuresInWords, matchesFigure } from './stated-figures.ts';

/** A record or text given to the model. */
export interface Evidence {
  text: string;
  /** Slugs of the areas it is about; empty if it applies everywhere. */
  areas: readonly string[];
  /** Required note under its figures: "Sample figures, November 2026."; '' if none is required. */
  source: string;
}

export interface NamedArea {
  slug: string;
  name: string;
}

/**
 * Checks every figure of an answer against the evidence: it must occur in a record of an area that the sentence is about. The
 * check cannot tell whether the figure is called by its right name.
 * @returns the sources of the figures; null if a figure has no evidence
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

/** Converts a text to evidence, statement by statement, so that facts about one area do not support another. */
export function textEvidence(text: string, areas: readonly NamedArea[], source: string): Evidence[] {
  return statementsOf(text, areas).map((statement) => ({ ...statement, source }));
}

function isAbout({ areas }: Evidence, named: readonly string[]): boolean {
  return areas.length === 0 || named.length === 0 || areas.some((slug) => named.includes(slug));
}

/** Splits a text into statements; one without an area is about the last area named. */
function statementsOf(text: string, areas: readonly NamedArea[]): { text: string; areas: string[] }[] {
  let about: string[] = [];
  return text.split(/[;\n]|(?<=[.!?])\s/).map((part) => {
    const named = areasIn(part, areas);
    if (named.length > 0) about = named;
    return { text: part, areas: about };
  });
}

/** Ignores spaces: "South End" and "SouthEnd" are equal. */
function areasIn(text: string, areas: readonly NamedArea[]): string[] {
  const letters = lettersOf(text);
  return areas.filter(({ name }) => letters.includes(lettersOf(name))).map(({ slug }) => slug);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
