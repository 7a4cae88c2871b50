import { type Answer, joinAnswers, type Sources } from './answer/answer.ts';
import { entryAnswer, SURE_OF_TEXT } from './answer/entry-answer.ts';
import { ANSWERED_WITH_SEARCH, namesPrice, type RefusalParts, refusalOf } from './answer/refusal.ts';
import { type Dialogue, dialogueAfterAnswer } from './dialogue/dialogue.ts';
import { finishedReply } from './finished-reply.ts';
import type { Verdict } from './guard/verdict.ts';
import type { Side } from './knowledge.ts';
import type { LeadWords } from './lead/lead-words.ts';
import type { Reply } from './reply.ts';
import { hasNoSubject, hasPronoun } from './text/back-references.ts';
import { plainText } from './text/plain-text.ts';
import { splitQuestions } from './text/split-questions.ts';
import { asksForRecords } from './understand/record-requests.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asksForPlace, containsQuestion, isRequest } from './values/question-kinds.ts';
import type { Values } from './values/read-values.ts';
import { hasCriteria } from './values/wish.ts';

/**
 * What the records answer to a message that may be harmless, after a sentence on what is never weighed; null if they do not. So
 * "which areas does that open" gets its areas, and "which areas suit our kind" its no.
 */
export async function doubtfulReply(
  { message, verdict, understood, base }: Omit<DeclinedMessage, 'values' | 'sideBefore'>,
  answer: () => Promise<Answer>,
  leadWords: LeadWords,
  { words }: Sources,
): Promise<Reply | null> {
  const { isDoubtful, category } = verdict;
  const { request } = understood;
  if (!isDoubtful || !request || !asksForRecords(request) || !ANSWERED_WITH_SEARCH.has(category)) return null;
  const found = await answer();
  if (!isFromRecords(found)) return null;
  const answered: Answer = {
    ...found,
    text: `${words.onlyByRecords}\n\n${found.text}`,
    sources: [`refusal:${category}`, ...found.sources],
  };
  const { ordinary: _, ...reply } = finishedReply(answered, understood, message, base, leadWords);
  return reply;
}

/** Whether records answer, and not with all homes. */
function isFromRecords({ unanswered, suggestions, task }: Answer): boolean {
  if (unanswered || suggestions?.length || !task || task.kind === 'entry') return false;
  return task.kind !== 'homes' || task.focus !== null || hasCriteria(task.wish) || task.order !== null;
}

/** A message declined by the guard. */
interface DeclinedMessage {
  message: string;
  verdict: Verdict;
  understood: Understood;
  values: Values;
  base: Dialogue;
  /** The side stated before this message. */
  sideBefore: Dialogue['side'];
}

type AnswerBeside = (rest: string, dialogue: Dialogue) => Promise<Answer>;

interface Parts extends RefusalParts {
  understand: (raw: string) => Understood;
  reportEntry: string;
}

/**
 * Tells somebody who reports unfair treatment where to turn. Everybody else gets the refusal, and the answer to the rest of the
 * message: a lawful search, or a question in another sentence.
 */
export async function refusedReply(
  { message, verdict, understood, values, base, sideBefore }: DeclinedMessage,
  parts: Parts,
  sources: Sources,
  answerBeside: AnswerBeside,
): Promise<Reply> {
  const report = reportAnswer(understood, parts, sources);
  if (!report) return replyWith(await refusal(message, verdict), verdict, base);
  const [asked] = clausesOf(message).flatMap((clause) => declinedClause(clause, parts));
  return asked
    ? replyWith(joinAnswers(report, await refusal(asked.clause, asked.verdict)), asked.verdict, base)
    : replyWith(report, null, base);

  async function refusal(refused: string, why: Verdict): Promise<Answer> {
    const said = refused.split(/(?<=[.!?])\s+/).flatMap(splitQuestions);
    const rest = said.filter((sentence) => sentence !== refused).map(parts.understand);
    const asksHomes = isSearch(understood) || rest.some(isSearch);
    const side = why.asker ?? values.sideMentions.own ?? sideBefore;
    const seeksHome = side === null || SEEK_HOMES.has(side);
    const wish = seeksHome && (asksHomes || namesPrice(values)) ? values.wish : null;
    const no = refusalOf({ verdict: why, side, wish }, parts, sources);
    const harmless = no.task ? undefined : rest.find(isIndependentQuestion);
    if (!harmless) return no;
    const [home] = values.homes;
    const beside = await answerBeside(harmless.raw, dialogueAfterAnswer(base, home ? { home } : {}));
    const isSure = beside.task?.kind !== 'entry' || surelyAsksForText(harmless);
    return isSure && isUsefulAnswer(beside) ? joinAnswers(no, beside) : no;
  }
}

/** Where to turn, for a report of unfair treatment that the guard did not decline; null for other messages. */
export function reportReply(
  { understood, base }: Pick<DeclinedMessage, 'understood' | 'base'>,
  parts: Parts,
  sources: Sources,
): Reply | null {
  const [first, second] = understood.entries;
  const surest = second && first && second.confidence > first.confidence ? second : first;
  const report = surest?.id === parts.reportEntry ? reportAnswer(understood, parts, sources) : null;
  return report && replyWith(report, null, base);
}

/** Sides that look for a home; a landlord's "add two hundred" is no price. */
const SEEK_HOMES: ReadonlySet<Side> = new Set<Side>(['buyer', 'broker', 'investor']);

function replyWith(answer: Answer, declined: Verdict | null, base: Dialogue): Reply {
  return {
    text: answer.text,
    links: answer.links,
    suggestions: [],
    sources: answer.sources,
    dialogue: { ...dialogueAfterAnswer(base, answer), guarded: declined?.category ?? null },
  };
}

/** Confidence from which a message is a report: if the side agrees, if it asks where to complain, and otherwise. */
const REPORT_CONFIDENCE_WITH_SIDE = 0.4;
const REPORT_CONFIDENCE_ASKING = 0.7;
const REPORT_CONFIDENCE = 0.75;
/** Extra confidence required for a question: "where do they stare at us?" reports nothing. */
const EXTRA_CONFIDENCE_OF_QUESTION = 0.06;
/** Below this confidence a part of the message requests something else. */
const REPORT_CONFIDENCE_OF_CLAUSE = 0.2;

/** Searching sentences, "which area has families like ours?", report nothing and are left out. */
function reportsUnfairTreatment(understood: Understood, { reportEntry, understand }: Parts): boolean {
  const { raw } = understood;
  const sentences = raw.split(/(?<=[.!?;])\s+/);
  const told = sentences.filter((sentence) => !asksForPlace(sentence));
  if (told.length === 0) return false;
  const { entries, side } = told.length === sentences.length ? understood : understand(told.join(' '));
  const asksWhere = WHERE_TO_COMPLAIN.test(plainText(raw));
  const otherwise = asksWhere ? REPORT_CONFIDENCE_ASKING : REPORT_CONFIDENCE;
  const least = side === 'complainant' ? REPORT_CONFIDENCE_WITH_SIDE : otherwise;
  const surer = raw.includes('?') && !asksWhere ? EXTRA_CONFIDENCE_OF_QUESTION : 0;
  return confidenceIn(reportEntry, entries) >= least + surer;
}

const WHERE_TO_COMPLAIN =
  /\b(?:where|who|whom|how)\b.*\b(?:complain|complaint|report)\b|\b(?:donde|con quien|a quien|como)\b.*\b(?:quej|denunci|report)\w*/;

function confidenceIn(entry: string, entries: Understood['entries']): number {
  return entries.find(({ id }) => id === entry)?.confidence ?? 0;
}

function reportAnswer(understood: Understood, parts: Parts, sources: Sources): Answer | null {
  const entry = sources.entries.find(({ id }) => id === parts.reportEntry);
  if (!entry || !reportsUnfairTreatment(understood, parts)) return null;
  const aspect = understood.entries.find(({ id }) => id === entry.id)?.aspect;
  return entryAnswer(entry, { side: null, areas: [], aspect }, sources);
}

/** "They turned us away, so where do our people live?": a question next to a report is judged as usual. */
function declinedClause(clause: string, parts: Parts): { clause: string; verdict: Verdict }[] {
  if (!isRequest(clause) || ABOUT_OTHERS.test(clause)) return [];
  const { guard, entries } = parts.understand(clause);
  const isReport = confidenceIn(parts.reportEntry, entries) >= REPORT_CONFIDENCE_OF_CLAUSE;
  return guard && !isReport ? [{ clause, verdict: guard }] : [];
}

function clausesOf(message: string): string[] {
  const sentences = message.split(/(?<=[.!?;])\s+/);
  const clauses = sentences.flatMap((sentence) =>
    sentence
      .split(/,\s*|\s+(?:and|but|so|y|pero)\s+/i)
      .filter((clause, at) => at === 0 || sentence.includes('?') || !RELATIVE.test(clause)),
  );
  return [...new Set([...sentences, ...clauses])].filter(
    (clause) => clause !== message && clause.includes(' '),
  );
}

/** "They don't want trouble" says what others want. */
const ABOUT_OTHERS =
  /^(?:(?:and|that|because|since|porque|que) )?(?:he|she|they|the \w+|ell[oa]s?|él|no quier(?:e|en)|quier(?:e|en)) (?!.*\?)/i;

/** "My wife, who wears a hijab" asks nothing. */
const RELATIVE = /^(?:who|whose|which|que|quien|cuy[oa])\b/i;

function isSearch({ acts: [act] }: Understood): boolean {
  return act?.value === 'search' || act?.value === 'refine';
}

/** Whether an answer addresses the question and is not a list of all homes or areas. */
function isUsefulAnswer({ unanswered, suggestions, sources, task }: Answer): boolean {
  const isWhole =
    task?.kind === 'homes'
      ? sources.length > 1 && Object.keys(task.wish).length === 0
      : sources.length > MAX_AREAS_BESIDE_REFUSAL;
  return !unanswered && !suggestions?.length && sources.length > 0 && !isWhole;
}

/** Maximum number of areas in such an answer. */
const MAX_AREAS_BESIDE_REFUSAL = 3;

/** Whether a sentence is an independent question that the guard allows. */
function isIndependentQuestion({ raw, guard, acts: [act] }: Understood): boolean {
  return (
    guard === null &&
    containsQuestion(raw) &&
    !isAboutDeclined(raw) &&
    act !== undefined &&
    !ACTS_WITHOUT_QUESTION.has(act.value)
  );
}

/** Whether a sentence asks for a text by itself: "put that in the agreement?" is about what was declined. */
function surelyAsksForText({ raw, entries: [entry] }: Understood): boolean {
  return entry !== undefined && entry.confidence >= SURE_OF_TEXT && !hasPronoun(plainText(raw));
}

/** "What do I do", "what are our rights": questions about the declined matter itself. */
function isAboutDeclined(sentence: string): boolean {
  return hasNoSubject(plainText(sentence).replace(ABOUT_RESPONDING, 'it'));
}

const ABOUT_RESPONDING =
  /\b(?:answer|say|phrase|word|reply|respond|handle|right|rights|legal|allowed|lawful|law|options?|fine|stop|prevent|avoid|fight|block|sue|hago|digo|legal|derechos?)\b/g;

const ACTS_WITHOUT_QUESTION = new Set<Act>(['greeting', 'thanks', 'talk', 'yes', 'no', 'details', 'none']);
