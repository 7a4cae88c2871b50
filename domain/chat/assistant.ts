import type { Answer, Sources } from './answer/answer.ts';
import type { AnswerWords } from './answer/answer-words.ts';
import { LIKELY } from './answer/entry-answer.ts';
import type { RefusalParts } from './answer/refusal.ts';
import { type Answered, severalAnswers } from './answer/several-answers.ts';
import { type Urgent, urgentAnswer, withEmergencyNumbers } from './answer/urgent-answer.ts';
import { actFeaturesOf, talkSubject } from './dialogue/act-features.ts';
import { chooseAct } from './dialogue/choose-act.ts';
import { completedQuestion } from './dialogue/completed-question.ts';
import { currentEntry, type Dialogue, dialogueAfterAnswer, newDialogue } from './dialogue/dialogue.ts';
import { withHomeNamedByWord } from './dialogue/home-named-by-word.ts';
import { shownIn } from './dialogue/items-in-view.ts';
import {
  behindCalculation,
  calculationFirst,
  previousCalculation,
  withRequestedSum,
} from './dialogue/requested-calculation.ts';
import type { EntryRoles } from './dialogue/situation.ts';
import { takeStep } from './dialogue/take-step.ts';
import { updatedSide, updatedTerms, updatedWished } from './dialogue/update-memory.ts';
import { withoutRemarks } from './dialogue/without-remarks.ts';
import { finishedReply } from './finished-reply.ts';
import type { Verdict } from './guard/verdict.ts';
import { withoutTimesOfVisit } from './judged-text.ts';
import { withoutNameAndContactDetails } from './lead/contact-name.ts';
import { looksLikeRequestedDetail } from './lead/details-reader.ts';
import { idleLeadTalk, isUnderWay, leadMoment } from './lead/lead-talk.ts';
import type { LeadWords } from './lead/lead-words.ts';
import { type HeardMessage, type LeadParts, leadTurn, withLeadStep } from './lead-turn.ts';
import { doubtfulReply, refusedReply, reportReply } from './refused-reply.ts';
import type { Question, Reply } from './reply.ts';
import { messageLanguage, repeatingInOtherLanguage } from './reply-language.ts';
import type { Language } from './text/language.ts';
import { withoutOpening } from './text/question-form.ts';
import { splitQuestions } from './text/split-questions.ts';
import { entryFor } from './understand/find-entries.ts';
import { firstFact } from './understand/record-requests.ts';
import type { MessageContext } from './understand/understand.ts';
import type { Act, RecordRequest, Shown, Understood } from './understand/understood.ts';
import { createFeatureFinder } from './values/home-features.ts';
import type { KnownRecords } from './values/message-text.ts';
import { containsQuestion } from './values/question-kinds.ts';
import type { ReadValues, Values } from './values/read-values.ts';
import { verdictInTalk } from './verdict-in-talk.ts';

interface AssistantParts
  extends RefusalParts,
    LeadParts,
    EntryRoles,
    Pick<Sources, 'features' | 'taxRates' | 'pages' | 'unsuggested'> {
  understand: (raw: string, context?: MessageContext) => Understood;
  readRequest: (raw: string, shown: Shown) => RecordRequest;
  /** Corrects slips of typing. */
  respell: (raw: string) => string;
  read: ReadValues;
  words: Record<Language, { answers: AnswerWords; lead: LeadWords }>;
  /** Id of the entry for somebody who reports unfair treatment. */
  reportEntry: string;
  urgent: Urgent;
}

/** A shorter message gives no context to the next. */
const LEAST_WORDS_BEFORE = 3;

/** Answers messages: first the guard, then details for a lead, then the table of acts. */
export function createAssistant(parts: AssistantParts): (question: Question) => Promise<Reply> {
  const { features, taxRates, pages, shares, unsuggested } = parts;
  const site = { features, taxRates, pages, shares, unsuggested, saidOf: createFeatureFinder(features) };
  const read = (raw: string, { tasks }: Dialogue, records: KnownRecords) =>
    parts.read(withoutTimesOfVisit(raw), records, previousCalculation(calculationFirst(tasks, raw), parts));
  /** The values of a message, with what its request adds to its words. */
  const asMeant = (told: Values, understood: Understood, dialogue: Dialogue, { homes }: KnownRecords) =>
    withHomeNamedByWord(withRequestedSum(told, understood, dialogue, parts), understood, homes);

  return repeatingInOtherLanguage(respond, parts.words);

  async function respond(
    { message, before: last, dialogue: kept, records, isOver = false }: Question,
    inLanguage?: Language,
  ): Promise<Reply> {
    const memory: Dialogue = { ...newDialogue, ...kept, lead: { ...idleLeadTalk, ...kept?.lead } };
    const spelled = parts.respell(message);
    const alone = withoutNameAndContactDetails(spelled);
    const completed = completedQuestion(alone, memory, (raw) => read(raw, memory, records));
    const whole = completed ?? withoutOpening(alone);
    const isOfLead = isUnderWay(memory.lead) || memory.lead.status === 'offered';
    const asked = completed ?? (isOfLead ? whole : withoutRemarks(whole, shownIn(memory), parts.readRequest));
    const told = read(asked, memory, records);
    const context: MessageContext = {
      ...(last !== undefined && { before: { text: last, wasDeclined: memory.guarded !== null } }),
      actFeatures: actFeaturesOf(told, talkSubject(behindCalculation(memory, told, parts).tasks)),
      leadMoment: leadMoment(memory.lead),
      // after a refusal nothing is guessed that could stand for what was declined
      ...(memory.guarded === null && { shown: shownIn(memory) }),
      topic: currentEntry(memory)?.id,
    };
    const own = understandBoth(spelled, message, context);
    const understood =
      asked === alone
        ? own
        : { ...parts.understand(asked, context), guard: own.guard, leadActs: own.leadActs };
    const values = asMeant(told, understood, memory, records);
    const language = inLanguage ?? messageLanguage(message, asked, memory) ?? memory.language;
    const sources: Sources = { ...records, ...site, words: parts.words[language].answers, language };
    const base: Dialogue = {
      ...memory,
      language,
      side: updatedSide(memory, values, understood.side),
      terms: updatedTerms(memory, values),
      wished: updatedWished(memory, values, containsQuestion(asked)),
      elsewhere: values.areas.length > 0 ? '' : values.elsewhere || memory.elsewhere,
      guarded: null,
      followsRefusal: memory.guarded !== null,
      ...(understood.request?.kinds[0] && {
        lastKind: understood.request.kinds[0].value,
        lastFact: firstFact(understood.request),
      }),
      asked,
      suggested: [],
    };
    // a remark that is not read for criteria is judged like the rest
    const judged = whole === asked ? values : read(whole, memory, records);
    const verdict = verdictInTalk({ ...own, acts: understood.acts }, whole, judged, memory, parts);
    const urgent = urgentAnswer(own, parts.urgent, verdict !== null, sources);
    if (urgent) return { ...urgent, suggestions: [], dialogue: base };
    const heard = { message, asked, understood, values, memory, base, records: sources };
    const reply = isOver ? handover(base, sources) : await replyTo(heard, last, verdict, sources);
    if (!own.danger) return reply;
    const isHelpless = isOver || reply.unanswered !== undefined;
    return withEmergencyNumbers(reply, own.danger.isSure || isHelpless, sources.words);
  }

  /** Understands a message as it is spelled right; no correction may hide what is declined or tells of danger. */
  function understandBoth(spelled: string, typed: string, context: MessageContext): Understood {
    const own = parts.understand(spelled, context);
    if (spelled === typed) return own;
    const { guard, danger } = parts.understand(typed, context);
    return { ...own, guard: own.guard ?? guard, danger: own.danger ?? danger };
  }

  /** Refuses, takes details for a lead or answers. */
  async function replyTo(
    heard: Omit<HeardMessage, 'act'>,
    last: string | undefined,
    verdict: Verdict | null,
    sources: Sources,
  ): Promise<Reply> {
    const { message, asked, understood, values, memory, base } = heard;
    const leadWords = parts.words[sources.language].lead;
    if (verdict && !looksLikeRequestedDetail(memory.lead, message)) {
      const judged = { message, verdict, understood, values, base, sideBefore: memory.side };
      const beside = () => answerQuestions(asked, understood, base, sources);
      const doubtful = await doubtfulReply(judged, beside, leadWords, sources);
      if (doubtful) return doubtful;
      const refused = await refusedReply(judged, parts, sources, (rest, spokenOf) =>
        answerQuestions(rest, null, spokenOf, sources),
      );
      return withLeadStep(refused, heard, parts.lead, leadWords);
    }
    const report = isUnderWay(memory.lead) ? null : reportReply({ understood, base }, parts, sources);
    if (report) return withLeadStep(report, heard, parts.lead, leadWords);

    const act = chooseAct(understood, values, behindCalculation(base, values, parts), parts);
    const turn = leadTurn({ ...heard, act }, parts, leadWords);
    if ('reply' in turn) return turn.reply;
    const { ask, dialogue, actFirst } = turn;
    const [suggestion] = memory.suggested;
    const isWhole = ask === asked;
    const isYes = isWhole && act === 'yes' && suggestion !== undefined && dialogue.lead.status !== 'offered';
    const found = isYes
      ? await answerQuestions(suggestion, null, dialogue, sources)
      : await answerQuestions(ask, isWhole ? understood : null, dialogue, sources, actFirst);
    const ofLead = turn.withAnswer(found);
    if (ofLead) return ofLead;
    const isUnclear =
      found.unanswered &&
      !found.request &&
      last !== undefined &&
      memory.guarded === null &&
      !isOfHome(values, memory);
    const answer = (isUnclear && (await answerTogether(last, ask, dialogue, sources))) || found;
    return finishedReply(answer, understood, message, dialogue, leadWords);
  }

  /**
   * Answers the questions of a message in turn; each knows the subject of the one before.
   * @param actFirst overrides the chosen act
   */
  async function answerQuestions(
    raw: string,
    understood: Understood | null,
    dialogue: Dialogue,
    sources: Sources,
    actFirst?: Act,
  ): Promise<Answer> {
    const isChip = sources.entries.some(({ title }) => title.en === raw || title.es === raw);
    const questions = isChip ? [raw] : splitQuestions(raw);
    if (questions.length === 1) return await answerOne(raw, understood, dialogue, sources, actFirst);
    const heard: Answered[] = [];
    let known = dialogue;
    for (const question of questions) {
      const next = await answerQuestion(question, null, known, sources);
      known = dialogueAfterAnswer(known, next.answer);
      heard.push(next);
    }
    return severalAnswers(heard) ?? (await answerOne(raw, understood, dialogue, sources, actFirst));
  }

  /** The answer to an unclear question together with the message before it; null if that is unclear or was answered already. */
  async function answerTogether(
    before: string,
    raw: string,
    dialogue: Dialogue,
    sources: Sources,
  ): Promise<Answer | null> {
    // "cancel" adds nothing to "sell my house"
    if (before.split(/\s+/).length < LEAST_WORDS_BEFORE) return null;
    const both = `${before}. ${raw}`;
    const understood = parts.understand(both);
    const entry = entryFor(understood, LIKELY);
    if (!entry || entry.id in parts.recordEntries || unsuggested.includes(entry.id)) return null;
    const answer = await answerOne(both, understood, dialogue, sources, 'question');
    return answer.unanswered || answer.task === currentEntry(dialogue) ? null : answer;
  }

  async function answerOne(...question: Parameters<typeof answerQuestion>): Promise<Answer> {
    return (await answerQuestion(...question)).answer;
  }

  async function answerQuestion(
    raw: string,
    known: Understood | null,
    dialogue: Dialogue,
    sources: Sources,
    actFirst?: Act,
  ): Promise<Answered> {
    const told = read(raw, dialogue, sources);
    const about = behindCalculation(dialogue, told, parts);
    const actFeatures = actFeaturesOf(told, talkSubject(about.tasks));
    const understood =
      known ??
      parts.understand(raw, {
        actFeatures,
        ...(!dialogue.followsRefusal && { shown: shownIn(about) }),
        topic: currentEntry(dialogue)?.id,
      });
    const values = asMeant(told, understood, dialogue, sources);
    const spoken = behindCalculation(dialogue, values, parts);
    const act = actFirst ?? chooseAct(understood, values, spoken, parts);
    const answer = await takeStep({ ...parts, understood, values, act, dialogue: spoken }, sources);
    return { understood, answer };
  }
}

/** Refers the visitor to a person. */
function handover(dialogue: Dialogue, { words }: Sources): Reply {
  return { text: words.tooMany, links: ['call', 'contact'], suggestions: [], sources: [], dialogue };
}

/** Whether a message names a home or, after homes, refers to one: "is that one near the water". */
function isOfHome({ homes, itemReference }: Values, { tasks: [task] }: Dialogue): boolean {
  const { refersToFocus, which, ordinal } = itemReference;
  return (
    homes.length > 0 || (task?.kind === 'homes' && (refersToFocus || which !== null || ordinal !== null))
  );
}
