import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { includesSecondEntry, LIKELY, SECOND_ENTRY_SHARE, SURE } from '#domain/chat/answer/entry-answer.ts';
import { ANY_DANGER, NO_DANGER } from '#domain/chat/guard/danger.ts';
import { UNKNOWN_ASKER } from '#domain/chat/guard/judge.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { GENERAL } from '#domain/chat/understand/find-aspects.ts';
import { createLeadActReader, SURELY_DOES } from '#domain/chat/understand/lead-acts.ts';
import { createRequestReader, SURE_OF_ITEMS } from '#domain/chat/understand/record-requests.ts';
import { createUnderstanding } from '#domain/chat/understand/understand.ts';
import { createFigureReader } from '#domain/chat/values/figure-reader.ts';
import { createWishReader, joinPhrases } from '#domain/chat/values/wish-reader.ts';
import { createActFeatures } from './act-features.ts';
import { knownEntries as entries, entryOfTopic } from './entry-of-topic.ts';
import {
  DANGER,
  DEVELOPMENT,
  EXAMPLES,
  type Example,
  exampleFiles,
  readFolder,
  readLines,
} from './read-examples.ts';
import { DEVELOPMENT_FIGURES, readFigureExamples } from './read-figures.ts';
import { DEVELOPMENT_LEADS, readLeadMessages } from './read-lead-messages.ts';
import { DEVELOPMENT_REQUESTS, readRequestTalks } from './read-requests.ts';
import { DEVELOPMENT_WISHES, readWishExamples } from './read-wishes.ts';
import { shippedNames } from './shipped-names.ts';
import { split } from './split.ts';
import { entryLabel } from './training-data.ts';
import { trainedWeights } from './weights-file.ts';

/** Evaluates the weights on the development lines, which are never trained on. `-v` lists the errors. */
const weights = trainedWeights();
const { understand } = createUnderstanding({ weights, entries, protectedWords, names: shippedNames });
const isVerbose = process.argv.includes('-v');
const wrong: string[] = [];
const times: number[] = [];

/** Lines to decline, fair housing's and injections, and harmless ones, by file. */
const rows = exampleFiles(DEVELOPMENT).map((name) => {
  const count = { file: name.replace('.jsonl', ''), protected: 0, declined: 0, harmless: 0, refused: 0 };
  for (const example of readLines<Example>(DEVELOPMENT, name)) {
    const { guard } = example.labels;
    if (guard === undefined) continue;
    const startedAt = performance.now();
    const declined = understand(example.text, contextOf(example)).guard !== null;
    times.push(performance.now() - startedAt);
    if (guard === 'fine') count.harmless += 1;
    else count.protected += 1;
    if (declined && guard === 'fine') count.refused += 1;
    if (declined && guard !== 'fine') count.declined += 1;
    if (declined === (guard === 'fine'))
      wrong.push(
        `${declined ? 'refused' : 'let through'}  ${[...(example.history ?? []), example.text].join(' || ')}`,
      );
  }
  return count;
});
for (const { file: of, ...counts } of rows)
  say(
    `${of.padEnd(56)} declined ${counts.declined}/${counts.protected}, refused ${counts.refused}/${counts.harmless}`,
  );
const sum = (key: 'protected' | 'declined' | 'harmless' | 'refused', kind = '') =>
  rows.filter(({ file: of }) => of.startsWith(kind)).reduce((total, row) => total + row[key], 0);
say(
  `declined ${sum('declined', 'fair-housing')} of ${sum('protected', 'fair-housing')} and ${sum('declined', 'injection')} of ${sum('protected', 'injection')} injections, refused ${sum('refused', 'look-alikes')} of ${sum('harmless', 'look-alikes')} look-alikes and ${sum('refused')} of ${sum('harmless')} harmless lines in total; ` +
    `${(times.reduce((total, time) => total + time, 0) / times.length).toFixed(1)} ms per message`,
);

// What declined messages ask for, and who asks.
const verdicts = readLines<Example>(DEVELOPMENT, 'fair-housing.told-apart.jsonl').flatMap(
  ({ text, labels }) => {
    const { guard } = understand(text);
    if (guard && guard.category !== labels.matter)
      wrong.push(`category ${guard.category}, not ${labels.matter}: ${text}`);
    const isAsker = (guard?.asker ?? UNKNOWN_ASKER) === labels.asker;
    return guard ? [{ isMatter: guard.category === labels.matter, isAsker }] : [];
  },
);
say(
  `of ${verdicts.length} declined development lines ${share(verdicts, ({ isMatter }) => isMatter)} told their category, ` +
    `${share(verdicts, ({ isAsker }) => isAsker)} who asks`,
);

const dangers = split(readFolder<Example>(DANGER)).validation.map(({ text, labels }) => ({
  told: labels.danger,
  found: understand(text).danger,
}));
const [unharmed, endangered] = [true, false].map((isNone) =>
  dangers.filter(({ told }) => (told === NO_DANGER) === isNone),
) as [typeof dangers, typeof dangers];
const isHeard = ({ found }: (typeof dangers)[number]) => found !== null;
const sureDangers = endangered.filter(({ found }) => found?.isSure);
say(
  `danger found in ${endangered.filter(isHeard).length} of ${endangered.length} held-out lines, ` +
    `surely in ${sureDangers.length} (${share(sureDangers, ({ told, found }) => [told, ANY_DANGER].includes(found?.aspect))} of these ` +
    `answered for their kind or for any), and in ${unharmed.filter(isHeard).length} of ${unharmed.length} harmless ones`,
);

// Entries are evaluated on the held-out examples: most development lines have no entry label.
const all = readFolder<Example>(EXAMPLES);
const { validation } = split(all);
const rankings = validation.flatMap((example) => {
  const wanted = entryLabel(example);
  if (!wanted) return [];
  const { entries: guesses } = understand(example.text);
  const rank = guesses.findIndex(({ id }) => id === wanted);
  const [first, second] = guesses;
  const confidence = first?.confidence ?? 0;
  const isOneOfTwo = rank === 1 && first !== undefined && includesSecondEntry(first, second);
  return [{ rank, isTold: confidence >= LIKELY && (rank === 0 || isOneOfTwo), confidence }];
});
for (const first of [1, 3, 5])
  say(`entry among the first ${first}: ${share(rankings, ({ rank }) => rank >= 0 && rank < first)}`);
for (const [name, least, most] of [
  ['sure', SURE, 2],
  ['offered', LIKELY, SURE],
  ['unsure', -1, LIKELY],
] as const) {
  const isOfPart = ({ confidence }: { confidence: number }) => confidence >= least && confidence < most;
  const part = rankings.filter(isOfPart);
  const wrongFirst = share(part, ({ rank }) => rank !== 0);
  const amongThree = share(part, ({ rank }) => rank >= 0 && rank < 3);
  const told = share(part, ({ isTold }) => isTold);
  say(
    `${name}: ${share(rankings, isOfPart)}, of which ${wrongFirst} wrong as first guess, ${amongThree} among three, ` +
      `${told} answered alone or as one of two`,
  );
}
const long = readLines<Example>(DEVELOPMENT, 'long-messages.jsonl').map((example) =>
  understand(example.text).entries.findIndex(({ id }) => id === entryLabel(example)),
);
say(
  `${long.length} long messages, none of them trained on: ${share(long, (rank) => rank === 0)} ranked first, ` +
    `${share(long, (rank) => rank >= 0 && rank < 3)} among three`,
);
// Aspects, if the entry was ranked first.
const aspects = validation.flatMap(({ text, labels: { topic, aspect } }) => {
  const wanted = topic && entryOfTopic(topic);
  const [first] = aspect && wanted ? understand(text).entries : [];
  if (!first || first.id !== wanted) return [];
  const told = first.aspect ?? GENERAL;
  const two = (first.aspects ?? []).slice(0, 2).map(({ value }) => value);
  const isTold = isClose(first.aspects ?? []) ? two.includes(aspect as string) : told === aspect;
  return [{ wanted: aspect, told, isTold }];
});
const isAnswered = ({ told }: { told: string }) => told !== GENERAL;
const generalWanted = aspects.filter(({ wanted }) => wanted === GENERAL);
say(
  `aspects answered: ${share(aspects, isAnswered)}, ` +
    `of which ${share(aspects.filter(isAnswered), ({ told, wanted }) => told === wanted)} right; ` +
    `general answers given where requested: ${share(generalWanted, ({ told }) => told === GENERAL)}; ` +
    `requested aspects answered alone or as one of two: ${share(aspects, ({ isTold }) => isTold)}`,
);
const developmentActs = readLines<Example>(DEVELOPMENT, 'talk-acts.jsonl');
const actFeaturesOf = createActFeatures([...all, ...developmentActs], weights);
const acts = [...validation, ...developmentActs].flatMap((example) => {
  const { act } = example.labels;
  if (!act || (act === 'question' && example.labels.topic)) return [];
  const [found] = understand(example.text, {
    ...contextOf(example),
    actFeatures: actFeaturesOf(example),
  }).acts;
  if (found?.value !== act)
    wrong.push(`act ${found?.value}, not ${act}: ${[...(example.history ?? []), example.text].join(' || ')}`);
  const [of = ''] = /^talk[a-z-]*/.exec(example.id) ?? ['elsewhere'];
  return [{ of, isRight: found?.value === act }];
});
for (const [of, part] of Map.groupBy(acts, (act) => act.of))
  say(`acts in ${of}: ${share(part, ({ isRight }) => isRight)} of ${part.length} right`);
const readFigures = createFigureReader(weights.figures);
const figureResults = readFigureExamples(DEVELOPMENT_FIGURES).map(({ text, roles, sum, last }) => {
  const read = readFigures(text, last);
  const isRole = read.figures.map(({ role }, at) => role === roles[at]);
  return { isRole, asked: sum !== 'none', told: read.sum !== null, isSum: (read.sum ?? 'none') === sum };
});
const roleHits = figureResults.flatMap((one) => one.isRole);
const withSum = figureResults.filter(({ asked }) => asked);
const withoutSum = figureResults.filter(({ asked }) => !asked);
say(
  `figure roles right in ${figureResults.length} development messages: ${share(roleHits, Boolean)}; ` +
    `requested calculations found: ${share(withSum, ({ isSum }) => isSum)}; ` +
    `calculations shown but not requested: ${share(withoutSum, ({ told }) => told)}`,
);
const readWishes = createWishReader(weights.wishes);
const wishResults = readWishExamples(DEVELOPMENT_WISHES).map(({ intent, words, roles }) => {
  const read = readWishes(words);
  const asked = joinPhrases(words, roles).map(({ kind, text: said }) => `${kind} ${said}`);
  const told = read.phrases.map(({ kind, text: said }) => `${kind} ${said}`);
  return { isIntentRight: read.intent === intent, asked, told };
});
const recallHits = wishResults.flatMap(({ asked, told }) => asked.map((thing) => told.includes(thing)));
const precisionHits = wishResults.flatMap(({ asked, told }) => told.map((thing) => asked.includes(thing)));
say(
  `intent right in ${wishResults.length} development messages: ${share(wishResults, ({ isIntentRight }) => isIntentRight)}; ` +
    `${recallHits.length} wish phrases found exactly: ${share(recallHits, Boolean)}; ` +
    `found phrases that are right: ${share(precisionHits, Boolean)}`,
);
const leadActsIn = createLeadActReader(weights);
const mask = createMasker(shippedNames);
const leadResults = readLeadMessages(DEVELOPMENT_LEADS).map(({ text, moment, acts: wanted }) => {
  const [first] = leadActsIn(text, mask(text), moment);
  const isRight = first !== undefined && wanted.includes(first.value);
  if (!isRight) wrong.push(`lead act ${first?.value}, not ${wanted}: (${moment}) ${text}`);
  return { isRight, isSure: (first?.confidence ?? 0) >= SURELY_DOES };
});
const sureLeadResults = leadResults.filter(({ isSure }) => isSure);
say(
  `likeliest lead act right in ${leadResults.length} development messages: ${share(leadResults, ({ isRight }) => isRight)}; ` +
    `sure of ${share(leadResults, ({ isSure }) => isSure)}, of which ${share(sureLeadResults, ({ isRight }) => isRight)} right`,
);
const readRequest = createRequestReader(weights);
const requestResults = readRequestTalks(DEVELOPMENT_REQUESTS)
  .flat()
  .map(({ text, shown, kind, items }) => {
    const { kinds, items: told } = readRequest(text, mask(text), shown);
    const [first] = kinds;
    const isKind = first?.value === kind;
    if (!isKind) wrong.push(`request ${first?.value}, not ${kind}: (${shown.last}) ${text}`);
    return {
      isKind,
      isSure: (first?.confidence ?? 0) >= SURE_OF_ITEMS,
      isItem: told[0] !== undefined && items.includes(told[0]),
    };
  });
const sureRequests = requestResults.filter(({ isSure }) => isSure);
say(
  `kind of request right in ${requestResults.length} development messages: ${share(requestResults, ({ isKind }) => isKind)}; ` +
    `sure of ${share(requestResults, ({ isSure }) => isSure)}, of which ${share(sureRequests, ({ isKind }) => isKind)} right; ` +
    `first item right: ${share(requestResults, ({ isItem }) => isItem)}`,
);
if (isVerbose) say(wrong.toSorted().join('\n'));

/** Whether the second aspect is answered together with the first. */
function isClose([first, second]: readonly { confidence: number }[]): boolean {
  return (
    first !== undefined && second !== undefined && second.confidence >= SECOND_ENTRY_SHARE * first.confidence
  );
}

function contextOf({ history }: Example) {
  const last = history?.at(-1);
  return last === undefined ? {} : { before: { text: last, wasDeclined: false } };
}

/** Formats the share of a list that meets a condition. */
function share<T>(list: readonly T[], isMet: (one: T) => boolean): string {
  return `${((100 * list.filter(isMet).length) / Math.max(1, list.length)).toFixed(1)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
