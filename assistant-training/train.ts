import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants, zstdCompressSync } from 'node:zlib';
import { createMasker } from '#domain/chat/text/mask.ts';
import { createEntryScorer, entryShares } from '#domain/chat/understand/find-entries.ts';
import { indexOfMax } from '#domain/chat/understand/linear.ts';
import { type Head, type Weights, writeWeights } from '#domain/chat/understand/weights.ts';
import { fitCalibration, type Guess } from './calibrate.ts';
import { knownEntries } from './entry-of-topic.ts';
import { DANGER, EXAMPLES, fileHashes, readFolder } from './read-examples.ts';
import { FIGURES } from './read-figures.ts';
import { LEADS, messagesOfOtherTalks, readLeadMessages } from './read-lead-messages.ts';
import { REQUESTS, readRequestTalks } from './read-requests.ts';
import { WISHES } from './read-wishes.ts';
import { shippedNames } from './shipped-names.ts';
import { split } from './split.ts';
import { trainFigures } from './train-figures.ts';
import { HEADS, trainHeads } from './train-heads.ts';
import { trainLeadActs } from './train-lead-acts.ts';
import { trainRequests } from './train-requests.ts';
import { entryLabel, type TrainingData, trainingData } from './training-data.ts';
import { trainedWeights, WEIGHTS } from './weights-file.ts';

/**
 * Probability from which a message is declined. Of 3,219 protected and 4,959 harmless development lines 3,075 and 87 are; at 0.1
 * it would be 3,086 and 106.
 */
const DECLINE_THRESHOLD = 0.11;

/** Weight of an entry's words. 1 to 4 are equal on the held-out examples; 3 is best on the development conversations. */
const ENTRY_WORDS_WEIGHT = 3;

/** Lines typed like visitors do. Only they are used for calibration, since shorter and plainer lines are found more often. */
const AS_TYPED = /^(?:natural|none|talks|long)\//;

/** Takes longest to train. The readers of values are trained after it, on this thread; all other heads on another. */
const LARGEST_HEAD = 'entry';

const USAGE = `Usage: npm run train [guard|refusals|danger|acts|figures|leads|requests]

Trains the assistant from the examples and writes ${relative('.', WEIGHTS)}: everything, which takes minutes, or only
  guard     the head that declines, on the vocabulary that is there
  refusals  what a declined message asks for, and who asks, on the vocabulary that is there
  danger    the head that hears danger, on the vocabulary that is there
  acts      what a message does, for whom, and whether it stays with the last answer, on the vocabulary that is there
  figures   the figures of a message and the calculation it asks for
  leads     what a message does while a lead is taken
  requests  what a message asks of the records`;

/** What can be trained alone, with the folders it learns from. */
const PARTS = {
  guard: { train: trainedHeads('guard'), folders: [EXAMPLES, REQUESTS] },
  refusals: { train: trainedHeads('matter', 'asker'), folders: [EXAMPLES] },
  danger: { train: trainedHeads('danger'), folders: [EXAMPLES, DANGER, LEADS, REQUESTS] },
  acts: { train: trainedHeads('act', 'side', 'stay'), folders: [EXAMPLES] },
  figures: { train: trainedFigures, folders: [FIGURES, REQUESTS] },
  leads: { train: trainedLeads, folders: [LEADS] },
  requests: { train: trainedRequests, folders: [REQUESTS] },
};

/** Trains all heads from the examples, on two threads, or one part. Deterministic. */
const startedAt = performance.now();
const [part, ...others] = process.argv.slice(2);
if (others.length > 0 || (part !== undefined && !(part in PARTS))) {
  const isHelp = part === '--help' || part === '-h';
  process[isHelp ? 'stdout' : 'stderr'].write(`${USAGE}\n`);
  process.exit(isHelp ? 0 : 2);
}
const weights = part === undefined ? await trainedAnew() : partTrainedAgain(part as keyof typeof PARTS);
mkdirSync(dirname(WEIGHTS), { recursive: true });
const file = zstdCompressSync(writeWeights(weights), { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
writeFileSync(WEIGHTS, file);
say(`${(file.length / 1e6).toFixed(1)} MB, guard threshold ${weights.settings.guard}`);

/** The weights that are there, with one part trained again. */
function partTrainedAgain(name: keyof typeof PARTS): Weights {
  const kept = trainedWeights();
  const { train, folders } = PARTS[name];
  const changed = new Set(folders.map((folder) => basename(folder)));
  const hashes = Object.entries(kept.settings.trainedOn).filter(([file]) => !changed.has(dirname(file)));
  const trainedOn = { ...Object.fromEntries(hashes), ...hashesOf(folders) };
  return { ...kept, ...train(kept), settings: { ...kept.settings, guard: DECLINE_THRESHOLD, trainedOn } };
}

/** Returns a function that trains these heads on the vocabulary that is there. */
function trainedHeads(...names: string[]): (kept: Weights) => Pick<Weights, 'heads'> {
  return (kept) => ({ heads: { ...kept.heads, ...trainHeads(names, trainingData(kept)) } });
}

function trainedFigures(): Pick<Weights, 'figures'> {
  const { train } = split(readFolder(EXAMPLES));
  return { figures: trainFigures(train, readRequestTalks(REQUESTS).flat()) };
}

function trainedLeads({ embeddings }: Pick<Weights, 'embeddings'>): Pick<Weights, 'leads'> {
  const examples = [...readLeadMessages(LEADS), ...messagesOfOtherTalks(readFolder(EXAMPLES))];
  return { leads: trainLeadActs(examples, embeddings, createMasker(shippedNames)) };
}

function trainedRequests({ embeddings }: Pick<Weights, 'embeddings'>): Pick<Weights, 'requests'> {
  return {
    requests: trainRequests(readRequestTalks(REQUESTS).flat(), embeddings, createMasker(shippedNames)),
  };
}

function hashesOf(folders: readonly string[]): Record<string, string> {
  return Object.assign({}, ...folders.map(fileHashes));
}

async function trainedAnew(): Promise<Weights> {
  const otherHeads = trainOnOtherThread(HEADS.filter((name) => name !== LARGEST_HEAD));
  const data = trainingData();
  const { train, validation, figures, wishes, lexicon } = data;
  say(`${train.length} examples, ${validation.length} held out, ${lexicon.features.length} features`);
  const largest = trainHeads([LARGEST_HEAD], data);
  const readers = { figures, wishes, ...trainedLeads(lexicon), ...trainedRequests(lexicon) };
  const trained = { ...(await otherHeads), ...largest };
  const anew: Weights = {
    ...lexicon,
    heads: Object.fromEntries(HEADS.map((name) => [name, trained[name] as Head])),
    ...readers,
    settings: {
      words: ENTRY_WORDS_WEIGHT,
      calibration: { claimed: [0, 1], right: [0, 1] },
      guard: DECLINE_THRESHOLD,
      trainedOn: hashesOf([EXAMPLES, DANGER, FIGURES, WISHES, LEADS, REQUESTS]),
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
