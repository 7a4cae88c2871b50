import type { LeadWish } from '../lead/lead-talk.ts';
import type { Bilingual } from '../text/language.ts';
import { type Phrases, phrasesOf } from '../text/phrases.ts';

/** Something the assistant can explain in words of its own. */
export interface Topic {
  id: string;
  /**
   * What people say when they mean it: phrases, in which {name} stands for a macro's alternatives and ` & ` joins parts
   * that may stand in any order.
   */
  say: string[];
  answer: Bilingual;
  /** What it says of one area, by its slug, where one or two are meant. */
  byArea?: Record<string, Bilingual>;
  /** Keys of the assistant's pages. */
  links?: string[];
  /** What the visitor may want next from a person. */
  offer?: LeadWish;
  /** Ends a talk or begins one: asks nothing of what was told before. */
  isSmallTalk?: boolean;
  /** Said before areas and listings are looked up, even when the message names one. */
  first?: boolean;
  /** Said even where a home or a figure is named: what is asked for is kept by others. */
  foremost?: boolean;
  /** Stands before the homes a message asks for too: a loan, a ramp. */
  besideHomes?: boolean;
  /** The feature of homes that it tells of: where homes with it are asked for, those are told instead. */
  feature?: string;
  /** Gives way where a figure of the areas or the city is asked for, or two areas are named. */
  unlessMeasured?: boolean;
  /** Gives way where the record of the one area named tells of what is asked: "live music in NoDa". */
  unlessSaid?: boolean;
  /** Gives way to any other topic: a distance is of something. */
  yields?: boolean;
}

/** The topic a message is about. `score` counts the words that say so. */
export interface FoundTopic {
  topic: Topic;
  score: number;
}

/** Which topic is out of the question, or spoken of already and so meant where another is hardly surer, by its id. */
export interface Leaning {
  except?: string;
  favored?: string;
}

export type TopicFinder = (plain: string, leaning?: Leaning) => FoundTopic | null;

/** @returns a function from a plain text to the topic it names best; null when it names none */
export function topicFinder(topics: readonly Topic[], macros: Record<string, string>): TopicFinder {
  const table = topics.map((topic) => ({
    topic,
    phrases: topic.say.map((say) => compiled(topic, say, macros)),
  }));
  return (plain, { except, favored } = {}) => {
    let best: FoundTopic | null = null;
    let last: FoundTopic | null = null;
    for (const { topic, phrases } of table) {
      const said = phrases.filter(({ parts }) => parts.every((part) => part.test(plain)));
      if (said.length === 0 || topic.id === except) continue;
      const further = Math.min(said.length - 1, MOST_FURTHER) * FURTHER;
      const favor = topic.id === favored ? FAVOR : 0;
      const score = Math.max(...said.map((phrase) => phrase.score)) + further + favor;
      if (topic.yields) last ??= { topic, score };
      else if (score > (best?.score ?? 0)) best = { topic, score };
    }
    return best ?? last;
  };
}

/** What each further phrase of a topic adds, and how many count: two ways of saying it are surer than one. */
const FURTHER = 0.2;
const MOST_FURTHER = 3;
const FAVOR = 0.2;

function compiled(
  topic: Topic,
  say: string,
  macros: Record<string, string>,
): { parts: Phrases[]; score: number } {
  const texts = say.split(' & ').map((part) => part.replace(/\{(\w+)\}/g, (_, name) => macros[name] ?? name));
  const words = say
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)\?/g, '')
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, 'word')
    .split(/[ &.^$]+/)
    .filter(Boolean);
  const weight = words.reduce((sum, word) => sum + (LIGHT.has(word) ? 0.4 : HEAVY.has(word) ? 1.5 : 1), 0);
  return {
    parts: texts.map((text) => phrasesOf([text])),
    score: weight + (topic.foremost ? FOREMOST : topic.first ? FIRST : 0),
  };
}

/** What is added so that such a topic comes before others. */
const FOREMOST = 4;
const FIRST = 0.2;

/** Words that say little about what is asked, and those that say most of it. */
const LIGHT = new Set([
  'how',
  'what',
  'my',
  'the',
  'a',
  'of',
  'to',
  'for',
  'is',
  '{home}',
  '{agent}',
  '{want}',
  '{what}',
]);
const HEAVY = new Set(['{howlong}', '{cost}', '{refund}']);
