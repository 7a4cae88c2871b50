import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants, zstdCompressSync } from 'node:zlib';
import { createEntryScorer, entryShares } from '#domain/chat/understand/find-entries.ts';
import { indexOfMax } from '#domain/chat/understand/linear.ts';
import { type Head, type Weights, writeWeights } from '#domain/chat/understand/weights.ts';
import { fitCalibration, type Guess } from './calibrate.ts';
import { knownEntries } from './entry-of-topic.ts';
import { DANGER, EXAMPLES, fileHashes } from './read-examples.ts';
import { FIGURES } from './read-figures.ts';
import { WISHES } from './read-wishes.ts';
import { HEADS, trainHeads } from './train-heads.ts';
import { entryLabel, type TrainingData, trainingData } from './training-data.ts';
import { trainedWeights, WEIGHTS } from './weights-file.ts';

/** Probability from which on a message is declined. Tuned on the development lines: half of it refuses twice as many look-alikes. */
const DECLINE_THRESHOLD = 0.09;

/** Weight of an entry's words. 1 to 4 are equal on the held-out examples; 3 is best on the development conversations. */
const ENTRY_WORDS_WEIGHT = 3;

/** Lines typed like visitors do. Only they are used for calibration, since shorter and plainer lines are found more often. */
const AS_TYPED = /^(?:natural|none|talks|long)\//;

/** Takes as long to train as all other heads together. */
const LARGEST_HEAD = 'entry';

/** Trains all heads from the examples, on two threads; with the argument `danger` only the danger head. Deterministic. */
const startedAt = performance.now();
const isOfDanger = process.argv[2] === 'danger';
const weights = isOfDanger ? dangerTrainedAgain() : await trainedAnew();
mkdirSync(dirname(WEIGHTS), { recursive: true });
const file = zstdCompressSync(writeWeights(weights), { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
writeFileSync(WEIGHTS, file);
say(`${(file.length / 1e6).toFixed(1)} MB, guard threshold ${weights.settings.guard}`);

/** The weights that are there, with the danger head, which has examples of its own, trained again on their vocabulary. */
function dangerTrainedAgain(): Weights {
  const kept = trainedWeights();
  const { danger } = trainHeads(['danger'], trainingData(kept));
  const trainedOn = { ...kept.settings.trainedOn, ...fileHashes(DANGER) };
  return {
    ...kept,
    heads: { ...kept.heads, danger: danger as Head },
    settings: { ...kept.settings, trainedOn },
  };
}

async function trainedAnew(): Promise<Weights> {
  const otherHeads = trainOnOtherThread(HEADS.filter((name) => name !== LARGEST_HEAD));
  const data = trainingData();
  const { train, validation, figures, wishes, lexicon } = data;
  say(`${train.length} examples, ${validation.length} held out, ${lexicon.features.length} features`);
  const largest = trainHeads([LARGEST_HEAD], data);
  const trained = { ...(await otherHeads), ...largest };
  const anew: Weights = {
    ...lexicon,
    heads: Object.fromEntries(HEADS.map((name) => [name, trained[name] as Head])),
    figures,
    wishes,
    settings: {
      words: ENTRY_WORDS_WEIGHT,
      calibration: { claimed: [0, 1], right: [0, 1] },
      guard: DECLINE_THRESHOLD,
      trainedOn: {
        ...fileHashes(EXAMPLES),
        ...fileHashes(DANGER),
        ...fileHashes(FIGURES),
        ...fileHashes(WISHES),
      },
    },
  };
  for (const [name, head] of Object.entries(anew.heads))
    say(`${name}: ${head.classes.length} classes, ${head.weights.length} weights`);
  const first = validationGuesses(anew, data);
  say(
    `of ${first.length} held out, ${percent(first.filter(({ isRight }) => isRight).length / first.length)} ranked first`,
  );
  anew.settings.calibration = fitCalibration(first);
  return anew;
}

/** Trains the named heads on another thread. Rejects with that thread's error. */
async function trainOnOtherThread(names: string[]): Promise<Record<string, Head>> {
  const worker = new Worker(new URL('./train-worker.ts', import.meta.url), { workerData: names });
  const [trained] = await once(worker, 'message');
  return trained;
}

/** Returns the first guesses for the held-out lines typed like visitors do. */
function validationGuesses(
  weights: Weights,
  { validation, mask, maskedOf, vectorFor }: TrainingData,
): Guess[] {
  const { ids, scoresFor } = createEntryScorer(weights, knownEntries, mask);
  return validation.flatMap((example) => {
    const wanted = AS_TYPED.test(example.id) ? entryLabel(example) : undefined;
    if (!wanted) return [];
    const scores = scoresFor(maskedOf(example), vectorFor(example, 'alone'));
    const { together, trained } = entryShares(scores, ENTRY_WORDS_WEIGHT);
    const best = indexOfMax(together);
    return [{ confidence: trained[best] ?? 0, isRight: ids[best] === wanted }];
  });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function say(line: string): void {
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${line}\n`);
}
