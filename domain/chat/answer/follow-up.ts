import type { EntryTask } from '../dialogue/dialogue.ts';
import type { Entry } from '../knowledge.ts';
import { hashWord } from '../text/features.ts';
import { plainText } from '../text/plain-text.ts';
import { hasNoSubject, hasPronoun, supposes } from '../text/points-back.ts';
import { stem } from '../text/stem.ts';
import { GENERAL } from '../understand/find-aspects.ts';
import type { Sources } from './answer.ts';
import {
  BETWEEN,
  type EntryAnswer,
  type EntryContext,
  entryAnswer,
  type KnownEntry,
  NEARLY,
  SURE,
} from './entry-answer.ts';
import { isInTitle, pointOf, sentenceAbout } from './sentences.ts';

/** Confidence from which a message by itself asks for another entry than the one told before. */
const RATHER = 0.5;

/**
 * The answer to a message that goes on with the entry told before: what it asks about that, or what else is known.
 * @param alone the entry that the message asks for by itself
 * @returns null for a question of its own
 */
export function followUpAnswer(
  raw: string,
  known: readonly KnownEntry[],
  alone: KnownEntry | undefined,
  context: EntryContext,
  sources: Sources,
): EntryAnswer | null {
  const { told } = context;
  const entry = told && sources.entries.find(({ id }) => id === told.id);
  if (!told || !entry) return null;
  const [first] = known;
  const found = known.find(({ id }) => id === told.id);
  const isVague = hasNoSubject(plainText(raw));
  const named = isVague ? aspectNamed(raw, entry) : undefined;
  if (named === undefined && !(found && first && goesOn(found, first, isVague))) return null;
  const isOther = alone && alone.id !== told.id && !hasPronoun(plainText(raw));
  const rather = found === first && isOther && alone.confidence >= RATHER;
  if (rather) return entryAnswer(alone.entry, { ...context, aspect: alone.aspect }, sources);

  const isSame = found === first && alone?.id === told.id && alone.confidence >= SURE;
  const isAsked = named !== undefined || isSame;
  const aspect = named ?? found?.aspect;
  const answer = entryAnswer(entry, { ...context, aspect }, sources);
  const isHalfTold = !isAsked && aspect === undefined && isPointTold(answer, told);
  if (!isTold(answer, told) && !isHalfTold) return answer;
  const others = isVague && found ? [found] : known;
  const title = entry.title[sources.language];
  return (
    again(raw, { answer, title, isAsked, isVague }, told, sources) ??
    untold(others, context, told, sources) ?? {
      ...answer,
      task: told,
      links: ['call', 'contact'],
      text: sources.words.entry.thatIsAll(title),
      unanswered: true,
      offer: 'question',
    }
  );
}

/** Of an answer that was told, the sentence on the words of the question; or its point, where just that is asked once more. */
function again(
  raw: string,
  {
    answer,
    title,
    isAsked,
    isVague,
  }: { answer: EntryAnswer; title: string; isAsked: boolean; isVague: boolean },
  told: EntryTask,
  { words }: Sources,
): EntryAnswer | undefined {
  const isAgain = isAsked || (!supposes(raw) && isInTitle(raw, title));
  const about = isVague ? '' : sentenceAbout(answer.text, raw, title);
  const said = about || (isAgain ? pointOf(answer.text) : '');
  return said ? { ...answer, task: told, text: words.entry.again(said) } : undefined;
}

/** Whether a message is about the entry told before: the likeliest, or a vague one that is not sure of another, or nearly as likely. */
function goesOn(told: KnownEntry, first: KnownEntry, isVague: boolean): boolean {
  if (told === first) return true;
  if (isVague) return told.aspect !== undefined || first.confidence < SURE;
  return first.confidence < BETWEEN && told.confidence >= NEARLY * first.confidence;
}

/** The nearest answer of those that may be meant that was not given yet, first of those whose point was not told either. */
function untold(
  known: readonly KnownEntry[],
  context: EntryContext,
  told: EntryTask,
  sources: Sources,
): EntryAnswer | undefined {
  const answers = known
    .filter(({ id }) => !sources.unsuggested.includes(id))
    .flatMap(({ id, entry, confidence, aspects = [{ value: GENERAL, confidence: 1 }] }) =>
      aspects.map((aspect) => ({
        entry,
        aspect: aspect.value,
        share: aspect.confidence * (id === told.id ? 1 : confidence),
      })),
    )
    .toSorted((one, other) => other.share - one.share)
    .map(({ entry, aspect }) => underTitle(entry, entryAnswer(entry, { ...context, aspect }, sources)))
    .filter((answer) => !isTold(answer, told));
  return answers.find((answer) => !isPointTold(answer, told)) ?? answers[0];

  function underTitle({ id, title }: Entry, answer: EntryAnswer): EntryAnswer {
    const { ifMeant } = sources.words.entry;
    return id === told.id ? answer : { ...answer, text: ifMeant(title[sources.language], answer.text) };
  }
}

function isPointTold({ text }: EntryAnswer, { before = [] }: EntryTask): boolean {
  return before.includes(hashWord(pointOf(text)));
}

function isTold({ task }: EntryAnswer, { said, before = [] }: EntryTask): boolean {
  return [said, ...before].includes(task.said);
}

/** The aspect of an entry whose name has all the words of a question but those that point back: "and who pays for it" */
function aspectNamed(raw: string, { aspects = {} }: Entry): string | undefined {
  const asked = plainText(raw)
    .split(' ')
    .filter((word) => !hasPronoun(word) && !JOINS.has(word))
    .map(stem);
  if (asked.length < LEAST_WORDS_OF_NAME) return undefined;
  return Object.keys(aspects).find((id) => {
    const words = new Set(id.split('-').map(stem));
    return asked.every((word) => words.has(word));
  });
}

const JOINS = new Set('and so but or for to of'.split(' '));
const LEAST_WORDS_OF_NAME = 2;
