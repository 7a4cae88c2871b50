import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { recordEntries } from '#content/assistant/words/talk-entries.ts';
import { guardVector } from '#domain/chat/guard/judge.ts';
import { wordMarker } from '#domain/chat/guard/protected-words.ts';
import { hashWord } from '#domain/chat/text/features.ts';
import { masker } from '#domain/chat/text/mask.ts';
import { entryVoices, NONE, sharesOf } from '#domain/chat/understand/find-entries.ts';
import { vectorOf } from '#domain/chat/understand/linear.ts';
import { type Head, type Settings, type Weights, writeWeights } from '#domain/chat/understand/weights.ts';
import { calibrationOf, type Guess } from './calibrate.ts';
import { entryOfTopic, knownEntries } from './entry-of-topic.ts';
import { shippedNames } from './names.ts';
import { EXAMPLES, type Example, exampleFiles, hashesOf, readExamples } from './read-examples.ts';
import { type Sample, trainHead } from './softmax.ts';
import { split } from './split.ts';
import { talkSigns } from './talk-signs.ts';
import { indexOfExamples, type MaskedText, vocabularyOf } from './vocabulary.ts';
import { WEIGHTS } from './weights-file.ts';

/** A protected line counts as several harmless ones: there are many times as many of those. */
const PROTECTED_COUNT = 2;
/** From which share on a message is declined. Set on the development lines, where half of this refuses more than twice as many look-alikes. */
const DECLINED_FROM = 0.12;

const WRITTEN_COUNT = 2;

const QUESTIONS_SHARED = 10;

/** A share of what was kept back is enough to calibrate by. */
const HEARD_OF = 3;

/** Trains the heads of understanding from the examples: the same bytes at each run. */
const startedAt = performance.now();
const mask = masker(shippedNames);
const marker = wordMarker(protectedWords);
const { train, validation } = split(exampleFiles(EXAMPLES).flatMap((name) => readExamples(EXAMPLES, name)));
const signsOf = talkSigns([...train, ...validation]);
const masked = new Map([...train, ...validation].map((example) => [example, maskedExample(example)]));
const textOf = (example: Example) => masked.get(example) ?? { masked: '', marked: '' };
const vocabulary = vocabularyOf(train.map(textOf));
const vectors = new Map(
  [...train, ...validation].map((example) => {
    const text = textOf(example);
    const { before } = text;
    const beside = before === undefined ? {} : { before };
    const alone = vectorOf(vocabulary, text.masked);
    return [
      example,
      {
        alone,
        inTalk: before === undefined ? alone : vectorOf(vocabulary, text.masked, beside),
        withSigns: text.signs ? vectorOf(vocabulary, text.masked, { ...beside, signs: text.signs }) : alone,
        guarded: guardVector(vocabulary, marker.marked, text.masked, before),
      },
    ];
  }),
);
say(`${train.length} examples, ${validation.length} kept back, ${vocabulary.features.length} features`);

const heads: Record<string, Head> = {
  guard: headOf('guard', ({ labels }) => labels.guard, { rounds: 12, step: 0.25, most: 150_000 }),
  act: headOf('act', actOf, { rounds: 10, step: 0.5, most: 200_000 }),
  side: headOf('side', ({ labels }) => labels.side, { rounds: 12, most: 60_000 }),
  attribute: headOf('attribute', ({ labels }) => labels.attribute, { rounds: 12, most: 60_000 }),
  reference: headOf('reference', ({ labels }) => labels.reference, { rounds: 12, most: 60_000 }),
  entry: headOf('entry', entryOf, { rounds: 4, most: 680_000 }),
};

const classOf = new Map(heads.entry?.classes.map((id, at) => [id, at]));
const index = indexOfExamples(
  vocabulary,
  train.flatMap((example) => {
    const entry = classOf.get(entryOf(example) ?? '');
    return entry === undefined ? [] : [{ masked: textOf(example).masked, entry }];
  }),
);
const weights: Weights = {
  ...vocabulary,
  heads,
  index,
  settings: {
    voices: { nearest: 5, words: 3 },
    calibration: { claimed: [0, 1], right: [0, 1] },
    guard: DECLINED_FROM,
    trainedOn: hashesOf(EXAMPLES),
  },
};
const said = heard();
weights.settings.voices = bestVoices(said);
const first = guesses(said, weights.settings.voices);
weights.settings.calibration = calibrationOf(first);
say(
  `of ${first.length} kept back, ${percent(first.filter(({ isRight }) => isRight).length / first.length)} found at once`,
);
mkdirSync(dirname(WEIGHTS), { recursive: true });
const file = writeWeights(weights);
writeFileSync(WEIGHTS, file);
say(
  `${(file.length / 1e6).toFixed(1)} MB, voices ${JSON.stringify(weights.settings.voices)}, guard from ${weights.settings.guard}`,
);

/** A head over all examples that have its label. */
function headOf(
  name: string,
  labelOf: (example: Example) => string | undefined,
  options: { rounds: number; most: number; step?: number },
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
    const vector =
      name === 'entry'
        ? own.alone
        : name === 'guard'
          ? own.guarded
          : name === 'act'
            ? own.withSigns
            : own.inTalk;
    const weight = weightOf(name, example, label);
    return [{ vector, weight, label: places.get(label) ?? 0 }];
  });
  const head = trainHead(samples, { classes, features: vocabulary.features.length, ...options });
  say(`${name}: ${classes.length} classes from ${samples.length} examples, ${head.weights.length} weights`);
  return head;
}

/** What the voices say of what was kept back. */
function heard() {
  const { ids, voicesFor } = entryVoices(weights, knownEntries, mask);
  return validation.flatMap((example, at) => {
    const wanted = at % HEARD_OF === 0 ? entryOf(example) : undefined;
    const vector = vectors.get(example)?.alone;
    return wanted && vector
      ? [{ wanted: ids.indexOf(wanted), voices: voicesFor(textOf(example).masked, vector) }]
      : [];
  });
}

/** First guesses with the voices so weighed. */
function guesses(said: ReturnType<typeof heard>, voices: Settings['voices']): Guess[] {
  return said.map(({ wanted, voices: three }) => {
    const shares = sharesOf(three, voices);
    let best = 0;
    for (let at = 1; at < shares.length; at += 1) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
    return { claim: shares[best] ?? 0, isRight: best === wanted };
  });
}

/** Lines written for one head count as several silver ones. */
function weightOf(head: string, { id }: Example, label: string): number {
  if (head === 'guard')
    return (label === 'fine' ? 1 : PROTECTED_COUNT) * (id.startsWith('guard/') ? WRITTEN_COUNT : 1);
  return /^(?:acts|refs|talks)\//.test(id) ? WRITTEN_COUNT : 1;
}

/** The weights of the voices that find most entries of what was kept back. */
function bestVoices(said: ReturnType<typeof heard>): Settings['voices'] {
  const tried = [0, 2, 4, 6, 9].flatMap((nearest) => [0, 2, 4].map((words) => ({ nearest, words })));
  const rightWith = (voices: Settings['voices']) =>
    guesses(said, voices).filter(({ isRight }) => isRight).length;
  return (
    tried
      .map((voices) => ({ voices, right: rightWith(voices) }))
      .toSorted((one, other) => other.right - one.right)[0]?.voices ?? { nearest: 0, words: 0 }
  );
}

function entryOf({ labels }: Example): string | undefined {
  if (labels.topic === undefined) return undefined;
  return labels.topic === NONE ? NONE : entryOfTopic(labels.topic);
}

/** Plain questions are many times as many as all else: a share of them is enough to tell them from the rest. */
function actOf({ id, labels: { act, topic } }: Example): string | undefined {
  if (act !== 'question' || topic === undefined) return act;
  if (recordEntries[entryOfTopic(topic) ?? '']) return undefined; // the records may answer it
  return hashWord(id) % QUESTIONS_SHARED === 0 ? act : undefined;
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
