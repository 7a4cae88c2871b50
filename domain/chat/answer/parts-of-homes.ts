import type { Property } from '../../listings/property.ts';
import type { HomesTask } from '../dialogue/dialogue.ts';
import { stem } from '../text/stem.ts';
import { plainTextWithDigits } from '../values/number-words.ts';
import { asksWhichHas, couldAnswer, keywordsIn } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import type { Answer, Sources } from './answer.ts';
import {
  featureName,
  homeNotice,
  homesAnswer,
  MOST_SHOWN,
  ofHome,
  sentencesIn,
  sentencesOf,
} from './home-answers.ts';

/** The features named, by id, and the plain text of the question. */
interface PartAsked {
  features: readonly string[];
  text: string;
}

/**
 * What the descriptions of homes say on a question about their parts; where none fits, the whole of them. "Which has a garage" gets
 * only those that have one.
 */
export function partsOfHomes(
  homes: readonly Property[],
  values: Pick<Values, 'itemReference' | 'isYesOrNo' | 'text'>,
  { features, text: asked }: PartAsked,
  task: HomesTask,
  sources: Sources,
): Answer {
  const { words } = sources;
  const told = homes.map((home) => ({ home, ...sentencesOn(home, features, asked, sources) }));
  const most = Math.max(...told.map(({ score }) => score));
  const having = told.filter(({ score }) => score > 0 && score === most);
  const [only, another] = having;
  const isChoice = homes.length > 1 && (values.itemReference.asksWhich || asksWhichHas(values.text));
  const shown = isChoice && only ? having.slice(0, MOST_SHOWN) : told.slice(0, MOST_SHOWN);
  const isOfNone = !only && homes.length > MOST_WHOLE;
  const rowOn = ({ home, said }: (typeof told)[number]) => {
    const sentences = sentencesOf(said);
    if (said.length > 0 && homes.length > 1) return `${home.address}: “${sentences}”`;
    const quote = values.isYesOrNo ? words.home.said : words.home.quoted;
    if (said.length > 0) return quote(home.address, sentences.replace(/\.$/, ''));
    if (features.length > 0)
      return words.home.notSaid(
        home.address,
        features.map((one) => featureName(one, sources)),
      );
    if (homes.length > MOST_WHOLE) return words.home.silent([home.address]);
    return words.home.undescribed(home.address, sentencesOf(sentencesIn(home)).replace(/\.$/, ''));
  };
  const rows = isOfNone ? [words.home.silent(shown.map(({ home }) => home.address))] : shown.map(rowOn);
  const [first] = homes;
  const text = [...rows.map((row) => (rows.length > 1 ? `• ${row}` : row)), homeNotice(first, words)].join(
    '\n',
  );
  const silent = only || features.length > 0 ? {} : ({ unanswered: true, offer: 'question' } as const);
  const asks = { ids: features, isYesOrNo: values.isYesOrNo, asked: wordsDescribed(asked, sources) };
  if (first && homes.length === 1) return ofHome(first, text, { ...task, askedFeatures: asks }, silent);
  if (only && !another && shown.length === 1) return ofHome(only.home, text, task);
  const ids = shown.map(({ home }) => home.id);
  const those = { ...task, focus: null, results: ids, shown: ids.length };
  return {
    ...homesAnswer(
      shown.map(({ home }) => home),
      text,
      those,
    ),
    ...silent,
  };
}

/** The words of a plain text that some description has; what else a visitor said is not remembered. */
export function wordsDescribed(text: string, { homes }: Pick<Sources, 'homes'>): string {
  const described = new Set(
    homes.flatMap((home) => plainTextWithDigits(sentencesIn(home).join(' ')).split(' ').map(stem)),
  );
  return text
    .split(' ')
    .filter((word) => described.has(stem(word)))
    .join(' ');
}

/** Of more homes than this, no whole description is shown. */
const MOST_WHOLE = 2;

/** The sentences of a description that mention the features, or else share most words with the question; with their score. */
function sentencesOn(
  home: Property,
  features: readonly string[],
  asked: string,
  sources: Sources,
): { said: string[]; score: number } {
  const named = features
    .flatMap((feature) => sources.saidOf(home, feature) ?? [])
    .filter((said) => couldAnswer(asked, said, home));
  if (named.length > 0) return { said: [...new Set(named)], score: named.length };
  if (features.length > 0) return { said: [], score: 0 };
  const words = new Set(keywordsIn(asked, LEAST_LETTERS).map(stem));
  const shared = (sentence: string) =>
    new Set(
      plainTextWithDigits(sentence)
        .split(' ')
        .map(stem)
        .filter((word) => words.has(word)),
    ).size;
  const scored = sentencesIn(home).map((sentence) => ({ sentence, score: shared(sentence) }));
  const score = Math.max(0, ...scored.map((one) => one.score));
  const best = score === 0 ? [] : scored.filter((one) => one.score === score);
  return { said: best.slice(0, MOST_SENTENCES).map(({ sentence }) => sentence), score };
}

const LEAST_LETTERS = 3;
const MOST_SENTENCES = 2;
