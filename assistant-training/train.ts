import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { recordEntries } from '#content/assistant/words/talk-entries.ts';
import { guardVector, sentencesOf } from '#domain/chat/guard/judge.ts';
import { wordMarker } from '#domain/chat/guard/protected-words.ts';
import { hashWord } from '#domain/chat/text/features.ts';
import { masker } from '#domain/chat/text/mask.ts';
import { aspectReader, heardMessage } from '#domain/chat/understand/find-aspects.ts';
import { entryVoices, NONE, sharesOf } from '#domain/chat/understand/find-entries.ts';
import { vectorOf } from '#domain/chat/understand/linear.ts';
import { type Head, type Weights, writeWeights } from '#domain/chat/understand/weights.ts';
import { calibrationOf, type Guess } from './calibrate.ts';
import { entryOfTopic, knownEntries } from './entry-of-topic.ts';
import { shippedNames } from './names.ts';
import { EXAMPLES, type Example, exampleFiles, hashesOf, readExamples } from './read-examples.ts';
import { type Sample, type TrainingOptions, trainHead } from './softmax.ts';
import { split } from './split.ts';
import { talkSigns } from './talk-signs.ts';
import { type AspectSample, type AspectTraining, trainAspects } from './train-aspects.ts';
import { type MaskedText, vocabularyOf } from './vocabulary.ts';
import { WEIGHTS } from './weights-file.ts';
import { wordMeanings } from './word-meanings.ts';

/** A protected line counts as several harmless ones: there are many times as many of those. */
const PROTECTED_COUNT = 2;
/** From which share on a message is declined. Set on the development lines: half of this refuses twice as many look-alikes. */
const DECLINED_FROM = 0.1;

/** What the words of an entry weigh: 1 to 4 find as much of what is kept back, this most turns of the open talks. */
const WORDS_WEIGH = 3;

/** A line written for one head counts as several that only happen to have its label. */
const WRITTEN_COUNT = 2;
/** One in so many plain questions is enough to tell them from other acts. */
const QUESTIONS_PER_SAMPLE = 10;

/** What a part of a harmless message counts. */
const PART_COUNT = 0.5;

/** Lines written as people type: the confidence is calibrated by them, since what is shorter and plainer is found more often. */
const AS_TYPED = /^(?:natural|none|talks)\//;

/** What a head reads of an example; the others read it with the message before. */
const VECTOR_OF: Record<string, 'alone' | 'guarded' | 'withSigns'> = {
  entry: 'alone',
  guard: 'guarded',
  act: 'withSigns',
};

/** Trains the heads of understanding from the examples: the same bytes at each run. */
const startedAt = performance.now();
const mask = masker(shippedNames);
const marker = wordMarker(protectedWords);
const { train, validation } = split(exampleFiles(EXAMPLES).flatMap((name) => readExamples(EXAMPLES, name)));
const signsOf = talkSigns([...train, ...validation]);
const masked = new Map([...train, ...validation].map((example) => [example, maskedExample(example)]));
const textOf = (example: Example) => masked.get(example) ?? { masked: '', marked: '' };
const lexicon = { ...vocabularyOf(train.map(textOf)), meaning: wordMeanings() };
const vectors = new Map(
  [...train, ...validation].map((example) => {
    const text = textOf(example);
    const { before } = text;
    const beside = before === undefined ? {} : { before };
    const alone = vectorOf(lexicon, text.masked);
    return [
      example,
      {
        alone,
        inTalk: before === undefined ? alone : vectorOf(lexicon, text.masked, beside),
        withSigns: text.signs ? vectorOf(lexicon, text.masked, { ...beside, signs: text.signs }) : alone,
        guarded: guardVector(lexicon, marker.marked, text.masked, before),
      },
    ];
  }),
);
say(`${train.length} examples, ${validation.length} kept back, ${lexicon.features.length} features`);

const heads: Record<string, Head> = {
  guard: headOf('guard', ({ labels }) => labels.guard, { rounds: 12, step: 0.25, most: 150_000 }),
  act: headOf('act', actOf, { rounds: 10, step: 0.5, most: 300_000 }),
  side: headOf('side', ({ labels }) => labels.side, { rounds: 12, most: 50_000 }),
  attribute: headOf('attribute', ({ labels }) => labels.attribute, { rounds: 12, most: 60_000 }),
  reference: headOf('reference', ({ labels }) => labels.reference, { rounds: 12, most: 60_000 }),
  entry: headOf('entry', entryOf, { rounds: 8, step: 3, unseen: 0.5, most: 2_300_000 }),
  aspect: aspectHead({ rounds: 10, step: 2, unseen: 0.3, most: 550_000 }),
};

const weights: Weights = {
  ...lexicon,
  heads,
  settings: {
    words: WORDS_WEIGH,
    calibration: { claimed: [0, 1], right: [0, 1] },
    guard: DECLINED_FROM,
    trainedOn: hashesOf(EXAMPLES),
  },
};
const first = guesses();
weights.settings.calibration = calibrationOf(first);
say(
  `of ${first.length} kept back, ${percent(first.filter(({ isRight }) => isRight).length / first.length)} found at once`,
);
mkdirSync(dirname(WEIGHTS), { recursive: true });
const file = zstdCompressSync(writeWeights(weights), { params: { [constants.ZSTD_c_compressionLevel]: 12 } });
writeFileSync(WEIGHTS, file);
say(`${(file.length / 1e6).toFixed(1)} MB, guard from ${weights.settings.guard}`);

/** A head over all examples that have its label. */
function headOf(
  name: string,
  labelOf: (example: Example) => string | undefined,
  options: Pick<TrainingOptions, 'rounds' | 'most' | 'step' | 'unseen'>,
): Head {
  const labeled = train.flatMap((example) => {
    const label = labelOf(example);
    return label === undefined ? [] : [{ example, label }];
  });
  const classes = [...new Set(labeled.map(({ label }) => label))].toSorted();
  const places = new Map(classes.map((label, place) => [label, place]));
  const samples = labeled.flatMap(({ example, label }): Sample[] => {
    const own = vectors.get(example);
    if (!own) return [];
    const weight = weightOf(name, example, label);
    return [{ vector: own[VECTOR_OF[name] ?? 'inTalk'], weight, label: places.get(label) ?? 0 }];
  });
  if (name === 'guard') samples.push(...harmlessParts(places.get('fine') ?? 0));
  const head = trainHead(samples, { classes, features: lexicon.features.length, ...options });
  say(`${name}: ${classes.length} classes from ${samples.length} examples, ${head.weights.length} weights`);
  return head;
}

/** A head over the words that name aspects, from the lines of which it is known what they ask about the subject. */
function aspectHead(options: Omit<AspectTraining, 'features'>): Head {
  const aspectsOf = aspectReader(lexicon, mask);
  const entries = new Map(knownEntries.map((entry) => [entry.id, aspectsOf(entry)]));
  const samples = train.flatMap((example): AspectSample[] => {
    const { aspect, topic = '' } = example.labels;
    const candidates = entries.get(entryOfTopic(topic) ?? '') ?? [];
    const label = candidates.findIndex(({ id }) => id === aspect);
    const vector = vectors.get(example)?.alone;
    return label < 0 || !vector
      ? []
      : [{ message: heardMessage(lexicon, textOf(example).masked, vector), candidates, label }];
  });
  const head = trainAspects(samples, { features: lexicon.features.length, ...options });
  say(`aspect: ${head.classes.length} words from ${samples.length} examples, ${head.weights.length} weights`);
  return head;
}

/** The guard hears each part of a message by itself, and all parts of a harmless one are harmless. */
function harmlessParts(label: number): Sample[] {
  const known = new Set(train.map((example) => textOf(example).masked));
  return train
    .filter(({ id, labels }) => id.startsWith('natural/') && labels.guard === 'fine')
    .flatMap(({ text }) => sentencesOf(text).map(mask))
    .filter((part) => known.size < known.add(part).size)
    .map((part) => ({ vector: guardVector(lexicon, marker.marked, part), label, weight: PART_COUNT }));
}

/** First guesses at what was kept back of the lines as typed. */
function guesses(): Guess[] {
  const { ids, voicesFor } = entryVoices(weights, knownEntries, mask);
  return validation.flatMap((example) => {
    const wanted = AS_TYPED.test(example.id) ? entryOf(example) : undefined;
    const vector = vectors.get(example)?.alone;
    if (!wanted || !vector) return [];
    const shares = sharesOf(voicesFor(textOf(example).masked, vector), WORDS_WEIGH);
    let best = 0;
    for (let at = 1; at < shares.length; at += 1) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
    return [{ claim: shares[best] ?? 0, isRight: ids[best] === wanted }];
  });
}

/** Lines written for one head count as several silver ones, and so do the chips, which must find their entry. */
function weightOf(head: string, { id }: Example, label: string): number {
  if (head === 'guard')
    return (label === 'fine' ? 1 : PROTECTED_COUNT) * (id.startsWith('guard/') ? WRITTEN_COUNT : 1);
  return /^(?:acts|refs|talks|titles)\//.test(id) ? WRITTEN_COUNT : 1;
}

function entryOf({ labels }: Example): string | undefined {
  if (labels.topic === undefined) return undefined;
  return labels.topic === NONE ? NONE : entryOfTopic(labels.topic);
}

/** The act of an example; undefined where it is not known or one of too many plain questions. */
function actOf({ id, labels: { act, topic } }: Example): string | undefined {
  if (act !== 'question' || topic === undefined) return act;
  if (recordEntries[entryOfTopic(topic) ?? '']) return undefined; // the records may answer it
  return hashWord(id) % QUESTIONS_PER_SAMPLE === 0 ? act : undefined;
}

function maskedExample(example: Example): MaskedText {
  const { text, history } = example;
  const last = history?.at(-1);
  const masked = mask(text);
  const own = {
    masked,
    marked: marker.marked(masked),
    ...(actOf(example) !== undefined && { signs: signsOf(example) }),
  };
  if (last === undefined) return own;
  const before = mask(last);
  return { ...own, before, beforeMarked: marker.marked(before) };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function say(line: string): void {
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${line}\n`);
}
