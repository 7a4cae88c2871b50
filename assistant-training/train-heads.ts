import { urgent } from '#content/assistant/words/talk-entries.ts';
import { NO_DANGER } from '#domain/chat/guard/danger.ts';
import { segmentsOf, UNKNOWN_ASKER } from '#domain/chat/guard/judge.ts';
import { createAspectReader, GENERAL, toComparableMessage } from '#domain/chat/understand/find-aspects.ts';
import { vectorOf } from '#domain/chat/understand/linear.ts';
import type { Head } from '#domain/chat/understand/weights.ts';
import { entryOfTopic, knownEntries } from './entry-of-topic.ts';
import type { Example } from './read-examples.ts';
import { type AspectSample, trainAspects } from './train-aspects.ts';
import { type Sample, type TrainingOptions, trainHead } from './train-head.ts';
import { actLabel, entryLabel, type HeadInput, type TrainingData } from './training-data.ts';

/** Weight of a declined line in the guard: harmless lines are many times as frequent. */
const PROTECTED_WEIGHT = 2;
/** Weight of a line written for a head, relative to lines that only happen to have its label. */
const WRITTEN_WEIGHT = 2;
/** Weight of a line about danger: there are two hundred times as many others. */
const DANGER_WEIGHT = 3;
/** Guard labels that stand for several matters. */
const SEVERAL_MATTERS = new Set(['people', 'choosing', 'neighbors', 'advertising', 'animals', 'vouchers']);
/** Weight of a declined line that nobody labeled with its matter or asker. */
const COARSE_WEIGHT = 0.3;
/** A line of a matter with this many lines weighs as much as a written one; those of rarer matters weigh more, by the square root. */
const USUAL_COUNT = 100;
/** Class of harmless messages, in the heads that judge each segment of a message as well as the whole. */
const HARMLESS: Readonly<Record<string, string>> = { guard: 'fine', danger: NO_DANGER };
/** Weight of a segment of a harmless message. */
const SEGMENT_WEIGHT = 0.5;

/** For each head: the label of an example, the input, and the training options. */
const HEAD_PLANS: Record<
  string,
  {
    labelOf: (example: Example) => string | undefined;
    reading: HeadInput;
    options: Pick<
      TrainingOptions,
      'epochs' | 'runs' | 'maxWeights' | 'learningRate' | 'dropout' | 'clippedOneIn'
    >;
  }
> = {
  guard: {
    labelOf: ({ labels }) => labels.guard,
    reading: 'guarded',
    options: { epochs: 12, runs: 3, learningRate: 0.25, maxWeights: 150_000 },
  },
  matter: {
    labelOf: ({ labels: { guard, matter } }) => (guard === 'fine' ? undefined : (matter ?? guard)),
    reading: 'alone',
    options: { epochs: 20, learningRate: 2, dropout: 0.6, maxWeights: 90_000 },
  },
  asker: {
    labelOf: ({ labels: { guard = 'fine', asker, side } }) =>
      guard === 'fine' || guard === 'intrusion' ? undefined : (asker ?? side ?? UNKNOWN_ASKER),
    reading: 'alone',
    options: { epochs: 20, learningRate: 6, dropout: 0.6, maxWeights: 40_000 },
  },
  danger: {
    labelOf: dangerLabel,
    reading: 'alone',
    options: { epochs: 12, learningRate: 1, dropout: 0.3, maxWeights: 40_000 },
  },
  act: {
    labelOf: actLabel,
    reading: 'withActFeatures',
    options: { epochs: 10, runs: 3, learningRate: 0.5, maxWeights: 145_000 },
  },
  side: {
    labelOf: ({ labels }) => labels.side,
    reading: 'inTalk',
    options: { epochs: 12, maxWeights: 50_000 },
  },
  stay: {
    labelOf: ({ labels: { after, topic } }) =>
      after === undefined ? undefined : after === topic ? 'stays' : 'leaves',
    reading: 'alone',
    options: { epochs: 12, learningRate: 2, dropout: 0.3, maxWeights: 30_000 },
  },
  entry: {
    labelOf: entryLabel,
    reading: 'alone',
    // At the default of 500 this head finds 0.9 % fewer development lines; other heads do not benefit.
    options: { epochs: 8, learningRate: 3, dropout: 0.5, maxWeights: 1_600_000, clippedOneIn: 10_000 },
  },
};
const ASPECT_OPTIONS = { epochs: 10, learningRate: 2, dropout: 0.3, maxWeights: 550_000 };

export const HEADS = [...Object.keys(HEAD_PLANS), 'aspect'];

/** Trains the named heads. @param names from HEADS */
export function trainHeads(names: readonly string[], data: TrainingData): Record<string, Head> {
  return Object.fromEntries(
    names.map((name) => [name, name === 'aspect' ? trainAspectHead(data) : trainPlannedHead(name, data)]),
  );
}

/**
 * Returns the kind of danger a line tells of, or none; undefined for the facts about danger, which nobody in it writes, and for
 * emergencies in a home, of which only some are a danger.
 */
function dangerLabel({ id, labels: { danger, topic = '', aspect = GENERAL } }: Example): string | undefined {
  if (danger !== undefined) return danger;
  const entry = entryOfTopic(topic);
  if (entry === EMERGENCIES) return undefined;
  if (entry !== urgent.entry) return NO_DANGER;
  return id.startsWith('facts/') ? undefined : aspect;
}

/** The entry for emergencies in a home. */
const EMERGENCIES = 'emergencies';

/** Trains a head on all examples that have its label. */
function trainPlannedHead(name: string, data: TrainingData): Head {
  const { train, danger, requests, leads, lexicon, mask, vectorFor } = data;
  const more: Record<string, Example[]> = { danger: [...danger.train, ...requests], guard: requests };
  const plan = HEAD_PLANS[name];
  if (!plan) throw new Error(`There is no head ${name}`);
  const labeled = [...train, ...(more[name] ?? [])].flatMap((example) => {
    const label = plan.labelOf(example);
    return label === undefined ? [] : [{ example, label }];
  });
  const classes = [...new Set(labeled.map(({ label }) => label))].toSorted();
  const places = new Map(classes.map((label, place) => [label, place]));
  const weights =
    name === 'matter'
      ? matterWeights(labeled)
      : labeled.map(({ example, label }) => weightOf(name, example, label));
  const samples = labeled.map(
    ({ example, label }, at): Sample => ({
      vector: vectorFor(example, plan.reading),
      weight: weights[at] as number,
      label: places.get(label) ?? 0,
    }),
  );
  const harmless = HARMLESS[name];
  if (harmless !== undefined) {
    const harmlessSample = (masked: string, weight: number): Sample => ({
      vector: plan.reading === 'guarded' ? data.guardVectorOf(masked) : vectorOf(lexicon, masked),
      label: places.get(harmless) ?? 0,
      weight,
    });
    const segments = segmentsOfMessages(data, (example) => plan.labelOf(example) === harmless);
    if (name === 'danger')
      samples.push(...leads.map(({ text }) => harmlessSample(mask(text), WRITTEN_WEIGHT)));
    samples.push(...segments.map((segment) => harmlessSample(segment, SEGMENT_WEIGHT)));
  }
  return trainHead(samples, { classes, features: lexicon.features.length, ...plan.options });
}

/** Trains the aspect head on the examples with an aspect label. */
function trainAspectHead({ train, lexicon, mask, maskedOf, vectorFor }: TrainingData): Head {
  const aspectsOf = createAspectReader(lexicon, mask);
  const entries = new Map(knownEntries.map((entry) => [entry.id, aspectsOf(entry)]));
  const samples = train.flatMap((example): AspectSample[] => {
    const { aspect, topic = '' } = example.labels;
    const candidates = entries.get(entryOfTopic(topic) ?? '') ?? [];
    const label = candidates.findIndex(({ id }) => id === aspect);
    if (label < 0) return [];
    const message = toComparableMessage(lexicon, maskedOf(example), vectorFor(example, 'alone'));
    return [{ message, candidates, label }];
  });
  return trainAspects(samples, { features: lexicon.features.length, ...ASPECT_OPTIONS });
}

/** Returns the masked segments of the chosen messages, each once, without those that are a whole message elsewhere. */
function segmentsOfMessages(
  { train, mask, maskedOf }: TrainingData,
  isChosen: (example: Example) => boolean,
): string[] {
  const seen = new Set(train.map(maskedOf));
  return train
    .filter((example) => /^(?:natural|long|told-apart|guard)\//.test(example.id) && isChosen(example))
    .flatMap(({ text }) => segmentsOf(text).map(mask))
    .filter((part) => seen.size < seen.add(part).size);
}

/**
 * Returns the weight of a sample. Lines written for a head, and the chips, which must find their entry, count more than
 * automatically labeled ones.
 */
function weightOf(head: string, { id, labels }: Example, label: string): number {
  if (head === 'guard')
    return (label === 'fine' ? 1 : PROTECTED_WEIGHT) * (id.startsWith('guard/') ? WRITTEN_WEIGHT : 1);
  if (head === 'asker') return (labels.asker ?? labels.side) ? 1 : COARSE_WEIGHT;
  if (head === 'danger' && label !== NO_DANGER) return DANGER_WEIGHT;
  if (head === 'danger') return labels.danger || (labels.guard ?? 'fine') !== 'fine' ? WRITTEN_WEIGHT : 1;
  return /^(?:acts|refs|talks|talk-acts|titles|openers)\//.test(id) ? WRITTEN_WEIGHT : 1;
}

/** Returns the weight of each line in the head of matters, where rare matters count more and coarse labels little. */
function matterWeights(labeled: readonly { example: Example; label: string }[]): number[] {
  const isCoarse = ({ labels }: Example) => !labels.matter && SEVERAL_MATTERS.has(labels.guard ?? '');
  const fine = labeled.filter(({ example }) => !isCoarse(example));
  const counts = Map.groupBy(fine, ({ label }) => label);
  return labeled.map(({ example, label }) =>
    isCoarse(example)
      ? COARSE_WEIGHT
      : WRITTEN_WEIGHT * Math.sqrt(USUAL_COUNT / (counts.get(label)?.length ?? USUAL_COUNT)),
  );
}
