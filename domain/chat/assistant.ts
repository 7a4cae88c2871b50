import type { Answer, Records, Sources } from './answer/answer.ts';
import type { AnswerWords, TaxRates } from './answer/answer-words.ts';
import { entryAnswer } from './answer/entry-answer.ts';
import { type Refusals, refusalOf } from './answer/refusal.ts';
import { actMeant, type RecordEntries } from './dialogue/act-meant.ts';
import { type Dialogue, newDialogue, withTask } from './dialogue/dialogue.ts';
import { signsOf, spokenOf } from './dialogue/signs.ts';
import { takeStep } from './dialogue/take-step.ts';
import type { Turn } from './dialogue/turn.ts';
import type { Declined } from './guard/category.ts';
import { withoutDetails } from './lead/contact-name.ts';
import { isName, isNameLater, type LeadConversation, type LeadMessage } from './lead/lead-conversation.ts';
import { type LeadWish, talkAfter } from './lead/lead-talk.ts';
import { type LeadWords, reminderOf } from './lead/lead-words.ts';
import { noted } from './lead/reach-notes.ts';
import { afterNo, confides, wantsNone } from './lead/wish-stated.ts';
import { offered, took } from './lead-reply.ts';
import type { Reply } from './reply.ts';
import { type Language, languageOf } from './text/language.ts';
import { plainText } from './text/plain-text.ts';
import { questionsIn } from './text/questions.ts';
import type { Beside } from './understand/understand.ts';
import type { Act, Understood } from './understand/understood.ts';
import { asks } from './values/asking.ts';
import { isBare, isPlaceAlone } from './values/bare.ts';
import { type Feature, featureFinder } from './values/features.ts';
import type { ReadValues, Values } from './values/read-values.ts';
import { hasLimits } from './values/wish.ts';

export interface AssistantParts {
  understand: (raw: string, beside?: Beside) => Understood;
  read: ReadValues;
  lead: LeadConversation;
  words: Record<Language, { answers: AnswerWords; lead: LeadWords }>;
  features: readonly Feature[];
  taxRates: TaxRates;
  refusals: Refusals;
  unsuggested: readonly string[];
  /** Words after which one entry is told at once. */
  urgent: { entry: string; words: readonly string[] };
  talkEntries: Turn['talkEntries'];
  recordEntries: RecordEntries;
  /** Entries that come with the offer to pass something on at once, by id. */
  leadEntries: Readonly<Record<string, LeadWish>>;
}

export interface Question {
  message: string;
  /** The message before; left out at the start of a talk. */
  before?: string;
  dialogue: Dialogue | null;
  records: Records;
}

/** Acts that ask for a person, and what they wish for. */
const WISHES: Partial<Record<Act, LeadWish>> = {
  person: 'contact',
  tour: 'tour',
  valuation: 'valuation',
  complaint: 'complaint',
};
const SURE_OF_WISH = 0.6;
const MOST_SUGGESTED = 3;

/** Answers one message after another: the guard first, then what is given for a lead, then the table of acts. */
export function createAssistant(parts: AssistantParts): (question: Question) => Promise<Reply> {
  const saidOf = featureFinder(parts.features);

  return async ({ message, before, dialogue: kept, records }) => {
    const memory: Dialogue = { ...newDialogue, ...kept };
    const asked = withoutDetails(message);
    const values = parts.read(asked, records);
    const understood = parts.understand(message, {
      ...(before !== undefined && { before: { text: before, wasDeclined: memory.guarded !== null } }),
      signs: signsOf(values, spokenOf(memory.tasks[0])),
    });
    const language = understood.language ?? languageOf(message) ?? memory.language;
    const { answers, lead: leadWords } = parts.words[language];
    const sources: Sources = {
      ...records,
      words: answers,
      language,
      features: parts.features,
      saidOf,
      taxRates: parts.taxRates,
      unsuggested: parts.unsuggested,
    };
    const base: Dialogue = {
      ...memory,
      language,
      side: understood.side ?? memory.side,
      guarded: null,
      suggested: [],
    };
    const isUrgent = parts.urgent.words.some((words) => ` ${plainText(message)} `.includes(` ${words} `));
    const help = isUrgent ? records.entries.find(({ id }) => id === parts.urgent.entry) : undefined;
    if (help) {
      const { text, links, sources: rests } = entryAnswer(help, { side: null, areas: [] }, sources);
      return { text, links, suggestions: [], sources: rests, dialogue: base };
    }
    const category = declinedFor(understood, asked, values, memory);
    if (category && !isName(memory.lead, message)) return await refused(category, message, base, sources);

    const told: LeadMessage = {
      raw: message,
      plain: plainText(message),
      areas: records.areas,
      isQuestion: asksRecords(values),
    };
    const act = actMeant(understood, values, base, parts.recordEntries);
    const wish = wantsNone(told.plain) ? null : wishOf(understood, act, told.plain);
    const talk = noted(parts.lead.introduced(memory.lead, told), message, wish);
    const own: Dialogue = { ...base, lead: talk };
    const isNoted = talk.status === 'asking' && talk.notes.length > memory.lead.notes.length;
    const step =
      parts.lead.goOn(talk, told, leadWords) ?? (isNoted ? parts.lead.askOn(talk, leadWords) : null);
    const asksToo = talk.status !== 'asking' && !wish && asks(asked) && asksRecords(values);
    const rest = step?.talk.status === 'declined' && talk.status === 'offered' ? afterNo(message) : '';
    if (step && rest) {
      const answer = await answered(rest, null, { ...own, lead: step.talk }, sources);
      return finished(answer, understood, message, { ...own, lead: step.talk }, leadWords);
    }
    if (step && !asksToo) return took(step, own, leadWords);
    if (wish) return offered(wish, message, values, own, leadWords, { lead: parts.lead, ...records });

    const [suggestion] = memory.suggested;
    const isYes = act === 'yes' && suggestion !== undefined && talk.status !== 'offered';
    const answer = await answered(isYes ? suggestion : asked, isYes ? null : understood, own, sources);
    const isNameAsked = answer.unanswered && (talk.status === 'offered' || isNameLater(talk, message));
    const taken = step ?? (isNameAsked ? parts.lead.takeName(talk, told, leadWords) : null);
    if (taken) return took(taken, own, leadWords, answer.unanswered ? null : answer);
    return finished(answer, understood, message, own, leadWords);
  };

  /**
   * Why a message is declined. Details for a lead are no part of what is judged; a bare "and in NoDa?" or "just between us"
   * asks for what was asked before, and is declined when that was.
   */
  function declinedFor(
    { raw, guard, acts: [act] }: Understood,
    asked: string,
    { text }: Values,
    { guarded }: Dialogue,
  ): Declined | null {
    if (guarded && (isPlaceAlone(text) || (act?.value === 'insist' && act.confidence >= SURE_OF_WISH)))
      return guarded;
    if (isBare(text)) return null;
    if (!guard || asked === raw) return guard?.category ?? null;
    return /\p{L}{2}/u.test(asked) ? (parts.understand(asked).guard?.category ?? null) : null;
  }

  /** Each question of a message in turn; what the first speaks of is known to the next. */
  async function answered(
    raw: string,
    understood: Understood | null,
    dialogue: Dialogue,
    sources: Sources,
  ): Promise<Answer> {
    const isChip = sources.entries.some(({ title }) => title.en === raw || title.es === raw);
    const questions = isChip ? [raw] : questionsIn(raw);
    if (questions.length === 1) return await one(raw, understood, dialogue, sources);
    const answers: Answer[] = [];
    let known = dialogue;
    for (const question of questions) {
      const answer = await one(question, null, known, sources);
      if (answer.task) known = { ...known, tasks: withTask(known.tasks, answer.task) };
      answers.push(answer);
    }
    const good = answers.filter((answer) => !answer.unanswered);
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
    const understood = known ?? parts.understand(raw, { signs });
    const act = actMeant(understood, values, dialogue, parts.recordEntries);
    return await takeStep({ understood, values, act, dialogue, talkEntries: parts.talkEntries }, sources);
  }

  /** The refusal, and what can be answered beside it: the lawful wishes, or another sentence of the message. */
  async function refused(
    category: Declined,
    message: string,
    base: Dialogue,
    sources: Sources,
  ): Promise<Reply> {
    const values = parts.read(message, sources);
    const refusal = refusalOf({ category, side: base.side, wish: values.wish }, parts.refusals, sources);
    const rest = message
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence !== message && sentence.split(' ').length > 2);
    const harmless = refusal.task ? undefined : rest.find((sentence) => isFine(sentence, message));
    const beside = harmless ? await answered(harmless, null, base, sources) : null;
    const answer =
      beside && !beside.unanswered && beside.sources.length > 0 ? joined(refusal, beside) : refusal;
    return {
      text: answer.text,
      links: answer.links,
      suggestions: [],
      sources: answer.sources,
      dialogue: {
        ...base,
        tasks: answer.task ? withTask(base.tasks, answer.task) : base.tasks,
        guarded: category,
      },
    };
  }

  /** Asks for something by itself, with nothing that was declined. */
  function isFine(sentence: string, whole: string): boolean {
    const {
      guard,
      acts: [act],
    } = parts.understand(sentence);
    return guard === null && sentence !== whole && act !== undefined && !QUIET.has(act.value);
  }

  function wishOf({ acts: [act], entries }: Understood, meant: Act, plain: string): LeadWish | null {
    const stated = parts.lead.wishIn(plain);
    const byAct = act?.value === meant && act.confidence >= SURE_OF_WISH ? (WISHES[act.value] ?? null) : null;
    const [entry] = entries;
    const byEntry = entry && entry.confidence >= SURE_OF_WISH ? (parts.leadEntries[entry.id] ?? null) : null;
    if (stated === 'complaint' || stated === 'fault') return stated;
    return byEntry === 'complaint' || byAct === 'complaint' ? 'complaint' : (stated ?? byAct ?? byEntry);
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
        ...base,
        tasks: answer.task ? withTask(base.tasks, answer.task) : base.tasks,
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

const QUIET = new Set<Act>(['greeting', 'thanks', 'talk', 'yes', 'no', 'details', 'none']);

function asksRecords({ homes, attributes, order, about, wish, sum, areas }: Values): boolean {
  return (
    homes.length > 0 ||
    attributes.length > 0 ||
    order !== null ||
    sum !== null ||
    areas.length > 0 ||
    (about === 'homes' && hasLimits(wish))
  );
}

function joined(one: Answer, other: Answer): Answer {
  return {
    ...one,
    ...other,
    text: `${one.text}\n\n${other.text}`,
    links: [...new Set([...one.links, ...other.links])],
    sources: [...new Set([...one.sources, ...other.sources])],
  };
}
