import type { Answer, Sources } from './answer/answer.ts';
import { answerEach } from './answer/answer-each.ts';
import type { AnswerWords } from './answer/answer-words.ts';
import { describes } from './answer/closest-homes.ts';
import { declined } from './answer/declined.ts';
import { asksAgain } from './guard/after-refusal.ts';
import type { Guard } from './guard/guard.ts';
import type { GuardCategory } from './guard/guard-rules.ts';
import { withoutDetails } from './lead/contact-name.ts';
import { withoutReach } from './lead/contact-reach.ts';
import {
  isName,
  isNameLater,
  type LeadConversation,
  type LeadMessage,
  type LeadStep,
} from './lead/lead-conversation.ts';
import { type LeadTalk, type LeadWish, offeredTalk, talkAfter } from './lead/lead-talk.ts';
import { type LeadWords, reminderOf } from './lead/lead-words.ts';
import { wantsNone, withHomeToSee } from './lead/wish-stated.ts';
import { afterAnswer, emptyMemory, type Memory, remembered } from './memory.ts';
import { type Language, languageOf } from './text/language.ts';
import { plainText } from './text/plain-text.ts';
import type { Speller } from './text/speller.ts';
import { inContext, inFull } from './understand/follow-up.ts';
import type { HomeWords } from './understand/home-query.ts';
import { asksRecords } from './understand/short-question.ts';
import type { Talk } from './understand/talk.ts';
import type { TopicFinder } from './understand/topic.ts';
import type { Records, Understanding } from './understand/understanding.ts';

/** What the assistant is made of. */
export interface AssistantParts {
  read: (raw: string, records: Records) => Understanding;
  findTopic: TopicFinder;
  topicOf: Talk['topicOf'];
  speller: Speller;
  guard: Guard;
  lead: LeadConversation;
  words: Record<Language, { answers: AnswerWords; lead: LeadWords }>;
  homes: Pick<HomeWords, 'features' | 'details'>;
}

/** A message in its conversation, with the records of this moment. */
export interface Question {
  message: string;
  memory: Memory | null;
  records: Pick<Sources, 'areas' | 'homes' | 'catalog' | 'search'>;
}

export interface Reply {
  text: string;
  links: string[];
  memory: Memory;
  /** An answer to an ordinary question, which a model may put in other words, and what is said after it. */
  ordinary?: { text: string; after: string; unanswered: boolean };
  /** A lead to keep; what to say depends on whether it was kept. */
  lead?: Extract<LeadStep, { send: unknown }>['send'];
}

/** Answers one message: guard, lead, understanding, answer. Pure: the same question gets the same reply. */
export function createAssistant(parts: AssistantParts): (question: Question) => Promise<Reply> {
  const { guard, lead, speller, homes } = parts;
  const details = new Set(homes.details);

  return async ({ message, memory: kept, records }) => {
    const memory = { ...emptyMemory, ...kept };
    const raw = withoutReach(message);
    const asked = withoutDetails(message);
    const said = parts.read(asked, records);
    const language = languageOf(message) ?? memory.language;
    const { answers, lead: leadWords } = parts.words[language];
    const sources: Sources = {
      ...records,
      words: answers,
      language,
      features: homes.features,
      isDetail: (word) => details.has(word),
      search: safeSearch(records.search, guard),
      mayQuote: (text) => guard.judge(text) === null,
    };
    const plain = speller(plainText(message), said.language);
    const isQuestion = asksRecords(said);
    const told: LeadMessage = { raw: message, plain, areas: records.areas, isQuestion };

    const around = {
      areas: records.areas,
      homes: records.homes,
      read: (text: string) => parts.read(text, records),
      findTopic: parts.findTopic,
      topicOf: parts.topicOf,
      describes: describes(sources),
    };
    const category = isName(memory.lead, message) ? null : judge(raw, said, memory);
    const talk = category ? memory.lead : lead.introduced(memory.lead, told);
    const base: Memory = { ...memory, language, guarded: null, lead: talk };
    if (category) {
      const answer = await declined(category, said, sources);
      return {
        text: answer.text,
        links: answer.links,
        memory: { ...base, ...named(inFull(said, { ...around, memory }), memory), guarded: category },
      };
    }

    const step = lead.goOn(talk, told, leadWords);
    const wish = wantsNone(plain) ? null : lead.wishIn(said.plain);
    const asksToo =
      talk.status !== 'asking' &&
      !wish &&
      ASKS.test(asked) &&
      said.contentWords.length + said.areas.length > 0;
    if (step && !asksToo) return took(step, base, leadWords);

    const understood = inContext(said, { ...around, memory });
    if (wish && !understood.topic?.topic.foremost) {
      const meant = wish === 'tour' ? withHomeToSee(understood, records.homes, memory) : understood;
      const isIntroduced = talk !== memory.lead; // "my name is … and I would like a call"
      return offered(wish, meant, base, leadWords, isIntroduced ? told : null);
    }

    const understand = (text: string, known: Memory) =>
      inContext(parts.read(text, records), { ...around, memory: known });
    const answer = await answerEach(asked, understood, { understand, sources, memory });
    const isUnsure = answer.unanswered === true || understood.unknownWords.length > 1;
    const isDelicate = answer.vague || said.signals.judgement; // "the best area for my kids under 600k"
    const careful = isDelicate && guard.touchesPeople(raw, isUnsure, said.areas.length > 0);
    const isNameAsked = answer.unanswered && (talk.status === 'offered' || isNameLater(talk, message));
    const taken = step ?? (isNameAsked ? lead.takeName(talk, told, leadWords) : null);
    if (taken) return took(taken, base, leadWords, answer.unanswered || careful ? null : answer);
    if (!careful) return finished(answer, [], understood, base, leadWords);
    const { ordinary: _, ...reply } = finished(answer, [answers.careful], understood, base, leadWords);
    return reply; // in no other words than these
  };

  function judge(raw: string, said: Understanding, { guarded }: Memory): GuardCategory | null {
    return guard.judge(raw) ?? (guarded && asksAgain(raw, said, guarded, guard) ? guarded : null);
  }

  /** @param answer to what was asked beside the details */
  function took(step: LeadStep, base: Memory, words: LeadWords, answer: Answer | null = null): Reply {
    const memory: Memory = { ...(answer ? afterAnswer(base, answer, []) : base), lead: step.talk };
    if ('send' in step) return { text: '', links: ['call', 'contact', 'privacy'], memory, lead: step.send };
    const isAsking = step.talk.status === 'asking';
    const isBegun = isAsking && base.lead.status !== 'asking' && base.lead.status !== 'offered';
    const { wish } = step.talk;
    const first = isBegun && wish && wish !== base.lead.wish && words.first[wish];
    const caution = isBegun && !base.cautioned && words.caution;
    return {
      text: [answer?.text, first, caution, step.say].filter(Boolean).join('\n\n'),
      links: isAsking ? ['privacy', 'call'] : ['call', 'contact'],
      memory: { ...memory, cautioned: memory.cautioned || isBegun },
    };
  }

  /**
   * Asks whether to take the details; after a no, only a call or a reply is asked about anew.
   * @param introduced the message, where it says whose wish it is: then what is missing is asked for at once
   */
  function offered(
    wish: LeadWish,
    understood: Understanding,
    base: Memory,
    words: LeadWords,
    introduced: LeadMessage | null,
  ): Reply {
    const isDeclined = base.lead.status === 'declined' && wish !== 'contact';
    const known = { ...base, ...named(understood, base) };
    const own = { ...base.lead, wish, question: '' };
    const begun = introduced && !isDeclined ? lead.takeName(own, introduced, words) : null;
    const caution = base.cautioned ? '' : words.caution;
    const status = wish === 'tour' ? understood.homes[0]?.status : undefined;
    const notShown = (status && words.notShown[status]) ?? '';
    if (begun) {
      const reply = took(begun, known, words);
      return { ...reply, text: [notShown, reply.text].filter(Boolean).join('\n\n') };
    }
    const text = (isDeclined && words.afterNo[wish]) || words.offer[wish];
    const talk: LeadTalk = isDeclined ? base.lead : offeredTalk(base.lead, wish, understood.raw);
    return {
      text: [caution, notShown, text].filter(Boolean).join('\n\n'),
      links: ['call', 'contact', ...(wish === 'tour' ? ['compare'] : [])],
      memory: { ...known, lead: talk, cautioned: true },
    };
  }

  /** @param said what follows the answer before anything is offered */
  function finished(
    answer: Answer,
    said: string[],
    understood: Understanding,
    base: Memory,
    words: LeadWords,
  ): Reply {
    const { lead: talk } = base;
    const told = afterAnswer(
      base,
      answer,
      understood.areas.map(({ slug }) => slug),
    );
    const memory: Memory = { ...told, unanswered: answer.unanswered ? understood.raw : base.unanswered };
    const mayOffer = talk.status === 'quiet' || (answer.unanswered && talk.status === 'passed');
    const offer = mayOffer ? answer.offer : undefined;
    const isCautioned = base.cautioned || offer !== undefined || understood.signals.confides;
    const caution = isCautioned && !base.cautioned ? words.caution : '';
    const after = [...said, offer ? words.offer[offer] : reminderOf(talk, words), caution];
    return ordinary(answer, after, {
      ...memory,
      cautioned: isCautioned,
      lead: talkAfter(talk, offer, understood.raw),
    });
  }
}

function ordinary({ text, links, unanswered = false }: Answer, said: string[], memory: Memory): Reply {
  const after = said.filter(Boolean).join('\n\n');
  return {
    text: [text, after].filter(Boolean).join('\n\n'),
    links,
    memory,
    ordinary: { text, after, unanswered },
  };
}

/** Asks something, whatever else it says. */
const ASKS = /\?|\b(?:what|which|how|show me|tell me|cu[aá]nt[oa]s?|cu[aá]l)\b/i;

function named(understood: Understanding, memory: Memory): Partial<Memory> {
  const [home, ...others] = understood.homes;
  const named = understood.areas.map(({ slug }) => slug);
  const slugs = named.length > 0 ? named : [home?.neighborhoodSlug ?? ''].filter(Boolean);
  return {
    ...(slugs.length > 0 && { areas: slugs, recent: remembered(memory.recent, slugs) }),
    ...(home && others.length === 0 && { frame: { kind: 'home', id: home.id }, homes: [home.id] }),
  };
}

/** What is quoted passes the same guard as what is asked. */
function safeSearch(search: Sources['search'], guard: Guard): Sources['search'] {
  return (words) => {
    const passage = search(words);
    return passage && guard.judge(passage.text) === null ? passage : null;
  };
}
