import { type Answer, joined, type Sources } from './answer/answer.ts';
import type { AnswerWords } from './answer/answer-words.ts';
import { entryAnswer } from './answer/entry-answer.ts';
import type { RefusalParts } from './answer/refusal.ts';
import type { TaxRates } from './answer/sum-words.ts';
import { actMeant } from './dialogue/act-meant.ts';
import { afterAnswer, type Dialogue, newDialogue, topicOf } from './dialogue/dialogue.ts';
import { signsOf, spokenOf } from './dialogue/signs.ts';
import type { EntryRoles } from './dialogue/situation.ts';
import { takeStep } from './dialogue/take-step.ts';
import { termsAfter, wishedAfter } from './dialogue/terms.ts';
import type { Turn } from './dialogue/turn.ts';
import type { Verdict } from './guard/category.ts';
import { withAbout } from './lead/about-said.ts';
import { withoutDetails } from './lead/contact-name.ts';
import type { LeadConversation, LeadMessage } from './lead/lead-conversation.ts';
import { isUnderWay, type LeadWish, talkAfter } from './lead/lead-talk.ts';
import { type LeadWords, reminderOf } from './lead/lead-words.ts';
import { isName, isNameLater } from './lead/name-awaited.ts';
import { noted, withoutTimes } from './lead/reach-notes.ts';
import { afterNo, confides } from './lead/wish-stated.ts';
import { addsToValuation, homesOf, isWishDenied, offered, stepOn, took, wishFor } from './lead-reply.ts';
import type { Question } from './question.ts';
import { refusedReply, reportReply } from './refused-reply.ts';
import type { Reply } from './reply.ts';
import { languageSpoken, saidAgain } from './said-again.ts';
import type { Language } from './text/language.ts';
import { plainText } from './text/plain-text.ts';
import { hasNoSubject } from './text/points-back.ts';
import { pickedThenAsked, questionsIn } from './text/questions.ts';
import { isSurely, isSurelyKnown } from './understand/surely-found.ts';
import type { MessageContext } from './understand/understand.ts';
import type { Understood } from './understand/understood.ts';
import { asks, asksRecords } from './values/asking.ts';
import { isBare, isPlaceAlone } from './values/bare.ts';
import { type Feature, featureFinder } from './values/features.ts';
import type { ReadValues, Values } from './values/read-values.ts';

export interface AssistantParts extends RefusalParts {
  understand: (raw: string, context?: MessageContext) => Understood;
  read: ReadValues;
  lead: LeadConversation;
  words: Record<Language, { answers: AnswerWords; lead: LeadWords }>;
  features: readonly Feature[];
  taxRates: TaxRates;
  pages: Sources['pages'];
  /** What is told to somebody who has something to put right: of a request under way, it goes with that. */
  correctionEntry: string;
  /** What is told to somebody who is called or written to, and wants it to end. */
  stopEntry: string;
  /** What is told to somebody who was treated unfairly, an entry by id. */
  reportEntry: string;
  shares: Sources['shares'];
  unsuggested: readonly string[];
  /** Words after which one entry is told at once. */
  urgent: { entry: string; words: readonly string[] };
  talkEntries: Turn['talkEntries'];
  recordEntries: EntryRoles['recordEntries'];
  sumEntries: EntryRoles['sumEntries'];
  figureEntries: EntryRoles['figureEntries'];
  watchEntry: EntryRoles['watchEntry'];
  /** Entries that come with the offer to pass something on at once, by id. */
  leadEntries: Readonly<Record<string, LeadWish>>;
}

/** From here on an act is not mistaken. */
const SURE_OF_ACT = 0.6;
const MOST_SUGGESTED = 3;
/** "Sure, you can have Kate" */
const MOST_WORDS_OF_NAME = 6;

/** Answers one message after another: the guard first, then what is given for a lead, then the table of acts. */
export function createAssistant(parts: AssistantParts): (question: Question) => Promise<Reply> {
  const saidOf = featureFinder(parts.features);

  return saidAgain(replied, parts);

  async function replied(
    { message, before: last, dialogue: kept, records }: Question,
    inLanguage?: Language,
  ): Promise<Reply> {
    const memory: Dialogue = { ...newDialogue, ...kept };
    const asked = withoutDetails(message);
    const values = parts.read(asked, records);
    const understood = parts.understand(message, {
      ...(last !== undefined && { before: { text: last, wasDeclined: memory.guarded !== null } }),
      signs: signsOf(values, spokenOf(memory.tasks[0])),
      topic: topicOf(memory),
    });
    const language = inLanguage ?? languageSpoken(message, asked, memory) ?? memory.language;
    const { answers, lead: leadWords } = parts.words[language];
    const sources: Sources = {
      ...records,
      words: answers,
      language,
      features: parts.features,
      saidOf,
      taxRates: parts.taxRates,
      pages: parts.pages,
      shares: parts.shares,
      unsuggested: parts.unsuggested,
    };
    const base: Dialogue = {
      ...memory,
      language,
      side: values.side.own ?? (values.side.payer ? null : understood.side) ?? memory.side,
      terms: termsAfter(memory, values),
      wished: wishedAfter(memory, values, asks(asked)),
      elsewhere: values.areas.length > 0 ? '' : values.elsewhere || memory.elsewhere,
      guarded: null,
      suggested: [],
    };
    const isUrgent = parts.urgent.words.some((words) => ` ${plainText(message)} `.includes(` ${words} `));
    const help = isUrgent ? records.entries.find(({ id }) => id === parts.urgent.entry) : undefined;
    if (help) {
      const { text, links, sources: rests } = entryAnswer(help, { side: null, areas: [] }, sources);
      return { text, links, suggestions: [], sources: rests, dialogue: base };
    }
    const verdict = declinedFor(understood, asked, values, memory);
    if (verdict && !isName(memory.lead, message)) {
      const judged = { message, verdict, understood, values, base, sideBefore: memory.side };
      return await refusedReply(judged, parts, sources, (rest, spokenOf) =>
        answered(rest, null, spokenOf, sources),
      );
    }
    const report = isUnderWay(memory.lead) ? null : reportReply({ understood, base }, parts, sources);
    if (report) return report;

    const said: LeadMessage = {
      raw: message,
      plain: plainText(message),
      areas: records.areas,
      isQuestion: asksRecords(values),
      changesHomes: false,
    };
    const act = actMeant(understood, values, base, parts);
    const meant = { understood, act, values };
    const isNo = isWishDenied(said, meant, parts);
    const wish = isNo ? null : wishFor(said, meant, parts);
    const known = noted(parts.lead.introduced(memory.lead, said), message, wish);
    const talk = withAbout(known, said, wish, homesOf(values, base, records.homes));
    const changesHomes = isUnderWay(talk) && String(talk.about) !== String(known.about);
    const told: LeadMessage = { ...said, changesHomes };
    const before = memory.lead.notes;
    const isOfHome = addsToValuation(talk, asked, values);
    const isPutRight = isSurely(parts.correctionEntry, understood) && !asks(asked);
    const isAdded = isOfHome || (isPutRight && talk.status === 'asking');
    const wished = isOfHome ? memory.wished : base.wished;
    const own: Dialogue = { ...base, wished, lead: talk };
    const step = stepOn(talk, told, { lead: parts.lead, words: leadWords, before, isAdded });
    const isGiving = step !== null && step.talk.details !== talk.details && !('send' in step);
    const asksToo =
      asks(asked) &&
      !wish &&
      (isGiving
        ? asksRecords(values) || isSurelyKnown(parts.understand(asked))
        : talk.status !== 'asking' && asksRecords(values));
    const rest = step?.talk.status === 'declined' && talk.status === 'offered' ? afterNo(message) : '';
    if (step && rest) {
      const answer = await answered(rest, null, { ...own, lead: step.talk }, sources);
      return finished(answer, understood, message, { ...own, lead: step.talk }, leadWords);
    }
    if (step && !asksToo) return took(step, own, leadWords, { before });
    if (wish || isOfHome)
      return offered(wish ?? 'valuation', message, values, own, leadWords, {
        lead: parts.lead,
        before,
        ...records,
      });

    if (isNo && !isUnderWay(talk))
      return took({ say: leadWords.declined, talk: { ...talk, status: 'declined' } }, own, leadWords, {
        before,
      });

    const [suggestion] = memory.suggested;
    const isYes = act === 'yes' && suggestion !== undefined && talk.status !== 'offered';
    const answer = await answered(isYes ? suggestion : asked, isYes ? null : understood, own, sources);
    const mayBeName = talk.status === 'offered' && told.plain.split(' ').length <= MOST_WORDS_OF_NAME;
    const isNameAsked = answer.unanswered && (mayBeName || isNameLater(talk, message));
    const taken = step ?? (isNameAsked ? parts.lead.takeName(talk, told, leadWords) : null);
    if (taken) return took(taken, own, leadWords, { before, answer: answer.unanswered ? null : answer });
    return finished(answer, understood, message, own, leadWords);
  }

  /**
   * Why a message is declined. Details for a lead and the day of a visit are no part of what is judged; a bare "and in NoDa?" or "just between us"
   * asks for what was asked before, and is declined when that was. "We're the buyers" asks for nothing, and
   * "is that bad" of an entry what that may tell.
   */
  function declinedFor(
    { raw, guard, acts: [act] }: Understood,
    asked: string,
    { text, side, pointing }: Values,
    { guarded, lead, tasks: [task] }: Dialogue,
  ): Verdict | null {
    const isOfVisit = isUnderWay(lead) || parts.lead.wishIn(plainText(asked)) === 'tour';
    const judged = isOfVisit ? withoutTimes(asked) : asked;
    if (guarded && (isPlaceAlone(text) || (act?.value === 'insist' && act.confidence >= SURE_OF_ACT)))
      return { category: guarded };
    const isOfTold = task?.kind === 'entry' && !guarded && !pointing.isThere && hasNoSubject(text);
    // "mejor no" to the question for agreement refuses nobody but the team
    const isNoToLead = isUnderWay(lead) && parts.lead.refuses(plainText(raw));
    if (isBare(text) || side.alone || isOfTold || isNoToLead) return null;
    if (!guard || judged === raw) return guard;
    return /\p{L}{2}/u.test(judged) ? parts.understand(judged).guard : null;
  }

  /** Each question of a message in turn; what the first speaks of is known to the next. */
  async function answered(
    raw: string,
    understood: Understood | null,
    dialogue: Dialogue,
    sources: Sources,
  ): Promise<Answer> {
    const picked = pickedThenAsked(raw);
    const pick = picked && (await one(picked[0], null, dialogue, sources));
    if (picked && pick?.task?.kind === 'homes' && pick.task.focus)
      return await one(picked[1], null, afterAnswer(dialogue, pick), sources);
    const isChip = sources.entries.some(({ title }) => title.en === raw || title.es === raw);
    const questions = isChip ? [raw] : questionsIn(raw);
    if (questions.length === 1) return await one(raw, understood, dialogue, sources);
    const answers: Answer[] = [];
    let known = dialogue;
    for (const question of questions) {
      const answer = await one(question, null, known, sources);
      known = afterAnswer(known, answer);
      answers.push(answer);
    }
    const good = answers.filter(
      (answer, at) => !answer.unanswered && !repeatsEntry(answer, answers.slice(0, at)),
    );
    const [first, ...others] = good.length > 0 ? good : answers.slice(0, 1);
    if (!first) return await one(raw, understood, dialogue, sources);
    return others.reduce(joined, first);
  }

  async function one(
    raw: string,
    known: Understood | null,
    dialogue: Dialogue,
    sources: Sources,
  ): Promise<Answer> {
    const values = parts.read(raw, sources);
    const signs = signsOf(values, spokenOf(dialogue.tasks[0]));
    const understood = known ?? parts.understand(raw, { signs, topic: topicOf(dialogue) });
    const act = actMeant(understood, values, dialogue, parts);
    return await takeStep({ ...parts, understood, values, act, dialogue }, sources);
  }

  function finished(
    answer: Answer,
    understood: Understood,
    message: string,
    base: Dialogue,
    words: LeadWords,
  ): Reply {
    const { lead: talk } = base;
    const mayOffer = talk.status === 'quiet' || (answer.unanswered && talk.status === 'passed');
    const offer = mayOffer ? answer.offer : undefined;
    const isConfided = offer !== undefined || confides(plainText(message));
    const caution = isConfided && !base.cautioned ? words.caution : '';
    const after = [offer ? words.offer[offer] : reminderOf(talk, words), caution]
      .filter(Boolean)
      .join('\n\n');
    const suggestions = (answer.suggestions ?? []).slice(0, MOST_SUGGESTED);
    return {
      text: [answer.text, after].filter(Boolean).join('\n\n'),
      links: answer.links,
      suggestions,
      sources: answer.sources,
      dialogue: {
        ...afterAnswer(base, answer),
        suggested: suggestions,
        cautioned: base.cautioned || isConfided,
        unanswered: answer.unanswered ? message : base.unanswered,
        lead: talkAfter(talk, offer, message),
      },
      ...(answer.unanswered && { unanswered: message }),
      ordinary: {
        text: answer.text,
        after,
        unanswered: answer.unanswered ?? false,
        entries: understood.entries.slice(0, 3).map(({ id }) => id),
      },
    };
  }
}

/** Two questions of a message may be answered by the same entry: it is told once. */
function repeatsEntry({ sources }: Answer, before: readonly Answer[]): boolean {
  const told = new Set(before.flatMap((answer) => answer.sources));
  return sources.length > 0 && sources.every((source) => source.startsWith('entry:') && told.has(source));
}
