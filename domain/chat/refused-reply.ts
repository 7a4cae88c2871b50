import { type Answer, joinAnswers, type Sources } from './answer/answer.ts';
import { entryAnswer } from './answer/entry-answer.ts';
import { namesPrice, type RefusalParts, refusalOf } from './answer/refusal.ts';
import { type Dialogue, dialogueAfterAnswer } from './dialogue/dialogue.ts';
import type { Verdict } from './guard/verdict.ts';
import type { Reply } from './reply.ts';
import { hasNoSubject } from './text/back-references.ts';
import { plainText } from './text/plain-text.ts';
import { splitQuestions } from './text/split-questions.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asksForPlace, containsQuestion, isRequest } from './values/question-kinds.ts';
import type { Values } from './values/read-values.ts';

/** A message declined by the guard. */
interface Judged {
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

type ReportParts = Pick<Parts, 'understand' | 'reportEntry'>;

/**
 * Tells somebody who reports unfair treatment where to turn. Everybody else gets the refusal, and the answer to the rest of the
 * message: a lawful search, or a question in another sentence.
 */
export async function refusedReply(
  { message, verdict, understood, values, base, sideBefore }: Judged,
  parts: Parts,
  sources: Sources,
  answerBeside: AnswerBeside,
): Promise<Reply> {
  const report = reportAnswer(understood, parts, sources);
  if (!report) return replied(await refusal(message, verdict), verdict, base);
  const [asked] = clausesOf(message).flatMap((clause) => declinedIn(clause, parts));
  return asked
    ? replied(joinAnswers(report, await refusal(asked.clause, asked.verdict)), asked.verdict, base)
    : replied(report, null, base);

  async function refusal(refused: string, why: Verdict): Promise<Answer> {
    const said = refused.split(/(?<=[.!?])\s+/).flatMap(splitQuestions);
    const rest = said.filter((sentence) => sentence !== refused);
    const asksHomes = searches(understood) || rest.some((sentence) => searches(parts.understand(sentence)));
    const wish = asksHomes || namesPrice(values, base.side) ? values.wish : null;
    const no = refusalOf({ verdict: why, side: values.sideMentions.own ?? sideBefore, wish }, parts, sources);
    const harmless = no.task ? undefined : rest.find((sentence) => isAskedBeside(sentence, parts));
    const spokenOfHere = dialogueAfterAnswer(base, { ...(values.homes[0] && { home: values.homes[0] }) });
    const beside = harmless ? await answerBeside(harmless, spokenOfHere) : null;
    return beside && isTold(beside) ? joinAnswers(no, beside) : no;
  }
}

/** Where to turn, for a report of unfair treatment that the guard did not decline; null for other messages. */
export function reportReply(
  { understood, base }: Pick<Judged, 'understood' | 'base'>,
  parts: ReportParts,
  sources: Sources,
): Reply | null {
  const [first, second] = understood.entries;
  const surest = second && first && second.confidence > first.confidence ? second : first;
  const report = surest?.id === parts.reportEntry ? reportAnswer(understood, parts, sources) : null;
  return report && replied(report, null, base);
}

function replied(answer: Answer, declined: Verdict | null, base: Dialogue): Reply {
  return {
    text: answer.text,
    links: answer.links,
    suggestions: [],
    sources: answer.sources,
    dialogue: { ...dialogueAfterAnswer(base, answer), guarded: declined?.category ?? null },
  };
}

/** Confidence from which a message is a report, if the side agrees and if it does not. */
const TELLS_ON_SIDE = 0.4;
const TELLS = 0.75;
/** Extra confidence required for a question: "where do they stare at us?" reports nothing. */
const SURER_OF_QUESTION = 0.06;
/** Below this confidence a part of the message requests something else. */
const TELLS_IN_PART = 0.2;

/** Searching sentences, "which area has families like ours?", report nothing and are left out. */
function tellsOfTreatment(understood: Understood, { reportEntry, understand }: ReportParts): boolean {
  const { raw } = understood;
  const sentences = raw.split(/(?<=[.!?;])\s+/);
  const told = sentences.filter((sentence) => !asksForPlace(sentence));
  if (told.length === 0) return false;
  const { entries, side } = told.length === sentences.length ? understood : understand(told.join(' '));
  const least = side === 'complainant' ? TELLS_ON_SIDE : TELLS;
  const surer = raw.includes('?') ? SURER_OF_QUESTION : 0;
  return confidenceIn(reportEntry, entries) >= least + surer;
}

function confidenceIn(entry: string, entries: Understood['entries']): number {
  return entries.find(({ id }) => id === entry)?.confidence ?? 0;
}

function reportAnswer(understood: Understood, parts: ReportParts, sources: Sources): Answer | null {
  const entry = sources.entries.find(({ id }) => id === parts.reportEntry);
  if (!entry || !tellsOfTreatment(understood, parts)) return null;
  const aspect = understood.entries.find(({ id }) => id === entry.id)?.aspect;
  return entryAnswer(entry, { side: null, areas: [], aspect }, sources);
}

/** "They turned us away, so where do our people live?": a question next to a report is judged as usual. */
function declinedIn(clause: string, parts: Parts): { clause: string; verdict: Verdict }[] {
  if (!isRequest(clause) || OF_OTHERS.test(clause)) return [];
  const { guard, entries } = parts.understand(clause);
  const isReport = confidenceIn(parts.reportEntry, entries) >= TELLS_IN_PART;
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
const OF_OTHERS =
  /^(?:(?:and|that|because|since|porque|que) )?(?:he|she|they|the \w+|ell[oa]s?|él|no quier(?:e|en)|quier(?:e|en)) (?!.*\?)/i;

/** "My wife, who wears a hijab" asks nothing. */
const RELATIVE = /^(?:who|whose|which|que|quien|cuy[oa])\b/i;

function searches({ acts: [act] }: Understood): boolean {
  return act?.value === 'search' || act?.value === 'refine';
}

/** Whether an answer addresses the question and is not a list of all homes or areas. */
function isTold({ unanswered, suggestions, sources, task }: Answer): boolean {
  const isWhole =
    task?.kind === 'homes'
      ? sources.length > 1 && Object.keys(task.wish).length === 0
      : sources.length > MOST_BESIDE;
  return !unanswered && !suggestions?.length && sources.length > 0 && !isWhole;
}

/** Maximum number of areas in such an answer. */
const MOST_BESIDE = 3;

/** Whether a sentence is an independent question that the guard allows. */
function isAskedBeside(sentence: string, { understand }: Parts): boolean {
  const {
    guard,
    acts: [act],
  } = understand(sentence);
  return (
    guard === null &&
    containsQuestion(sentence) &&
    !isOfRefused(sentence) &&
    act !== undefined &&
    !QUIET.has(act.value)
  );
}

/** "What do I do", "what are our rights": questions about the declined matter itself. */
function isOfRefused(sentence: string): boolean {
  return hasNoSubject(plainText(sentence).replace(OF_WORDING, 'it'));
}

const OF_WORDING =
  /\b(?:answer|say|phrase|word|reply|respond|handle|right|rights|legal|allowed|lawful|law|options?|fine|stop|prevent|avoid|fight|block|sue|hago|digo|legal|derechos?)\b/g;

const QUIET = new Set<Act>(['greeting', 'thanks', 'talk', 'yes', 'no', 'details', 'none']);
