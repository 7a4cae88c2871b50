import { sentencesOf } from '#domain/chat/guard/judge.ts';
import { aspectReader, heardMessage } from '#domain/chat/understand/find-aspects.ts';
import type { Head } from '#domain/chat/understand/weights.ts';
import { entryOfTopic, knownEntries } from './entry-of-topic.ts';
import type { Example } from './read-examples.ts';
import { type Sample, type TrainingOptions, trainHead } from './softmax.ts';
import { type AspectSample, trainAspects } from './train-aspects.ts';
import { actOf, entryOf, type Reading, type TrainingData } from './training-data.ts';

/** A protected line counts as several harmless ones: there are many times as many of those. */
const PROTECTED_COUNT = 2;
/** A line written for one head counts as several that only happen to have its label. */
const WRITTEN_COUNT = 2;
/** The same for the usual matter of what is declined. */
const USUAL_COUNT = 0.4;
/** What a part of a harmless message counts. */
const PART_COUNT = 0.5;

/** Of each head: what an example has it learn, what it reads of that, and how it is trained. */
const LABELED: Record<
  string,
  {
    labelOf: (example: Example) => string | undefined;
    reading: Reading;
    options: Pick<TrainingOptions, 'rounds' | 'most' | 'step' | 'unseen' | 'cut'>;
  }
> = {
  guard: {
    labelOf: ({ labels }) => labels.guard,
    reading: 'guarded',
    options: { rounds: 12, step: 0.25, most: 150_000 },
  },
  matter: {
    labelOf: ({ labels }) => ofDeclined(labels, labels.matter ?? labels.guard),
    reading: 'alone',
    options: { rounds: 14, step: 3, most: 100_000 },
  },
  asker: {
    labelOf: ({ labels }) => ofDeclined(labels, labels.asker ?? labels.side ?? NOBODY),
    reading: 'alone',
    options: { rounds: 14, step: 6, most: 40_000 },
  },
  act: { labelOf: actOf, reading: 'withSigns', options: { rounds: 10, step: 0.5, most: 300_000 } },
  side: { labelOf: ({ labels }) => labels.side, reading: 'inTalk', options: { rounds: 12, most: 50_000 } },
  attribute: {
    labelOf: ({ labels }) => labels.attribute,
    reading: 'inTalk',
    options: { rounds: 12, most: 60_000 },
  },
  reference: {
    labelOf: ({ labels }) => labels.reference,
    reading: 'inTalk',
    options: { rounds: 12, most: 60_000 },
  },
  stay: {
    labelOf: ({ labels: { after, topic } }) =>
      after === undefined ? undefined : after === topic ? 'stays' : 'leaves',
    reading: 'alone',
    options: { rounds: 12, step: 2, unseen: 0.3, most: 30_000 },
  },
  entry: {
    labelOf: entryOf,
    reading: 'alone',
    // Cut at 500 this one finds 0.9 % fewer of the development lines at once; others gain nothing by more.
    options: { rounds: 8, step: 3, unseen: 0.5, most: 1_850_000, cut: 10_000 },
  },
};
/** Of most that is declined nobody says who asks. */
const NOBODY = 'none';
const ASPECT_OPTIONS = { rounds: 10, step: 2, unseen: 0.3, most: 550_000 };

export const HEADS = [...Object.keys(LABELED), 'aspect'];

/** Trains some of the heads. @param names among HEADS */
export function trainHeads(names: readonly string[], data: TrainingData): Record<string, Head> {
  return Object.fromEntries(
    names.map((name) => [name, name === 'aspect' ? aspectHead(data) : headOf(name, data)]),
  );
}

/** What only a line has that is declined for what it asks about homes and people. */
function ofDeclined({ guard = 'fine' }: Example['labels'], label: string | undefined): string | undefined {
  return guard === 'fine' || guard === 'intrusion' ? undefined : label;
}

/** A head over all examples that have its label. */
function headOf(name: string, data: TrainingData): Head {
  const { train, lexicon, vectorFor } = data;
  const plan = LABELED[name];
  if (!plan) throw new Error(`There is no head ${name}`);
  const labeled = train.flatMap((example) => {
    const label = plan.labelOf(example);
    return label === undefined ? [] : [{ example, label }];
  });
  const classes = [...new Set(labeled.map(({ label }) => label))].toSorted();
  const places = new Map(classes.map((label, place) => [label, place]));
  const samples = labeled.map(
    ({ example, label }): Sample => ({
      vector: vectorFor(example, plan.reading),
      weight: weightOf(name, example, label),
      label: places.get(label) ?? 0,
    }),
  );
  if (name === 'guard') samples.push(...harmlessParts(places.get('fine') ?? 0, data));
  return trainHead(samples, { classes, features: lexicon.features.length, ...plan.options });
}

/** A head over the words that name aspects, from the lines of which it is known what they ask about the subject. */
function aspectHead({ train, lexicon, mask, maskedOf, vectorFor }: TrainingData): Head {
  const aspectsOf = aspectReader(lexicon, mask);
  const entries = new Map(knownEntries.map((entry) => [entry.id, aspectsOf(entry)]));
  const samples = train.flatMap((example): AspectSample[] => {
    const { aspect, topic = '' } = example.labels;
    const candidates = entries.get(entryOfTopic(topic) ?? '') ?? [];
    const label = candidates.findIndex(({ id }) => id === aspect);
    if (label < 0) return [];
    const message = heardMessage(lexicon, maskedOf(example), vectorFor(example, 'alone'));
    return [{ message, candidates, label }];
  });
  return trainAspects(samples, { features: lexicon.features.length, ...ASPECT_OPTIONS });
}

/** The guard hears each part of a message by itself, and all parts of a harmless one are harmless. */
function harmlessParts(label: number, { train, mask, maskedOf, guardVectorOf }: TrainingData): Sample[] {
  const known = new Set(train.map(maskedOf));
  return train
    .filter(({ id, labels }) => /^(?:natural|long)\//.test(id) && labels.guard === 'fine')
    .flatMap(({ text }) => sentencesOf(text).map(mask))
    .filter((part) => known.size < known.add(part).size)
    .map((part) => ({ vector: guardVectorOf(part), label, weight: PART_COUNT }));
}

/**
 * Lines written for one head count as several silver ones, and so do the chips, which must find their entry. Of what is
 * declined half is about people, which is what anything unsure falls back on, and the rarer matters are few.
 */
function weightOf(head: string, { id, labels }: Example, label: string): number {
  if (head === 'guard')
    return (label === 'fine' ? 1 : PROTECTED_COUNT) * (id.startsWith('guard/') ? WRITTEN_COUNT : 1);
  if (head === 'matter') return label === 'people' ? USUAL_COUNT : labels.matter ? WRITTEN_COUNT : 1;
  return /^(?:acts|refs|talks|talk-acts|titles|openers)\//.test(id) ? WRITTEN_COUNT : 1;
}
