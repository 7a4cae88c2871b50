import type { Frame } from '../memory.ts';
import { HOME_NOUN, hasQuery, lengthOf, SHORT } from './short-question.ts';
import type { FoundTopic, Leaning, TopicFinder } from './topic.ts';
import type { Understanding } from './understanding.ts';

/** What a short message asks of the topic just told, or of its cost and time, which another topic tells. */
export function ofTheTopic(
  said: Understanding,
  frame: Extract<Frame, { kind: 'topic' }>,
  findTopic: TopicFinder,
): Understanding | null {
  if (said.topic?.topic.isSmallTalk) return null;
  const best = (leaning: Leaning, besides = '') =>
    [frame.subject, frame.id.replaceAll('-', ' ')]
      .flatMap((name) => (name ? [findTopic(`${inFull(said.plain, name)} ${besides}`.trim(), leaning)] : []))
      .filter((found) => found !== null)
      .toSorted((one, other) => other.score - one.score)[0] ?? null;
  // of a sale, another side of it is asked for: its cost, its time
  const leaning = frame.side ? { except: frame.id } : { favored: frame.id };
  const side = OF_A_SIDE.exec(said.plain)?.[1];
  const ofOtherSide =
    side && findTopic(`${side} ${frame.id.replace(SIDE, '').replaceAll('-', ' ')}`, { except: frame.id });
  if (ofOtherSide && ofOtherSide.score >= 2 && !ofOtherSide.topic.yields)
    return { ...said, topic: ofOtherSide };
  const isShort = !hasQuery(said.query) && said.areas.length === 0 && lengthOf(said) <= SHORT + 1;
  const asksOther =
    isShort && ASKS_COST_OR_TIME.test(said.plain) && !HOME_NOUN.test(said.plain) && frame.id !== 'market';
  const other = asksOther ? best(leaning, frame.side) : null;
  const isSure = other && other.score >= 2 && !other.topic.yields;
  const both =
    frame.before && DIFFERENCE.test(said.plain)
      ? findTopic(`difference ${frame.before} ${frame.id}`.replaceAll('-', ' '))
      : null;
  if (both) return { ...said, topic: both };
  if (said.topic && isSure && frame.side && ASKS_TIME.test(said.plain))
    return { ...said, topic: other, measures: [] };
  if (said.topic) {
    const full = best({ favored: frame.id });
    const isSurer = full && full.score > said.topic.score;
    const isOfThis = full?.topic.id === frame.id && OF_THIS.test(said.plain);
    const isCompared = DIFFERS.test(said.plain) && OF_THIS.test(said.plain);
    if (isSurer && (isOfThis || isCompared)) return { ...said, topic: full };
    const ofSide = ofTheSide(said, frame, findTopic);
    if (ofSide) return { ...said, topic: ofSide };
  }
  if (said.topic || !isShort || said.signals.judgement) return null;
  const topic = isSure ? other : best({ favored: frame.id });
  const isOfIt = topic && topic.score > (said.unknownWords.length === 0 ? 1 : 1.2);
  if (isOfIt && said.measures.length === 0) return { ...said, topic };
  return topic && topic.score >= 2 && asksOther ? { ...said, topic, measures: [] } : null;
}

/**
 * "How do I start?", after what a sale costs the seller, is asked of selling; so is what else one pays, and what more is told of that
 * side than of none.
 */
function ofTheSide(
  said: Understanding,
  { side }: Extract<Frame, { kind: 'topic' }>,
  findTopic: TopicFinder,
): FoundTopic | null {
  const found = said.topic;
  if (!found || !side || lengthOf(said) > LONG || SIDE.test(said.plain)) return null;
  const { offer, id } = found.topic;
  const ofSide = findTopic(`${said.plain} ${side}`, { except: id });
  if (!ofSide || ofSide.score < 2) return null;
  const isOfOther = offer !== side && (offer === 'buying' || offer === 'selling');
  const isOfNeither = offer === undefined || offer === 'both';
  const isSurer = ofSide.score > found.score || (isOfNeither && ASKS_COST_OR_TIME.test(said.plain));
  return isOfOther || (isOfNeither && isSurer && ofSide.topic.offer === side) ? ofSide : null;
}

/** Words of a message that may yet ask of the side of a sale that was spoken of. */
const LONG = 12;

/** A message with what it speaks of named. */
function inFull(plain: string, name: string): string {
  return OF_THIS.test(plain) ? plain.replace(OF_THIS, name) : `${plain} ${name}`;
}

/** "And for buyers?", after what a seller pays. */
const OF_A_SIDE =
  /^(?:and )?(?:what |how )?(?:about )?(?:for |as )?(?:the |an? )?(buyers?|buying|sellers?|selling|compradores|vendedores)$/;

const SIDE = /\b(?:sell(?:er|ing)?s?|buy(?:er|ing)?s?)\b/;

/** "How do I download it?", after the guide. */
const OF_THIS = /\b(it|that|this|they|them|those|these|one|eso|esto)\b/;

/** "Is that different from earnest money?", after the due diligence fee. */
const DIFFERS = /\b(differ\w*|vs|versus|compared?|same|diferen\w*)\b/;

/** "What does it cost?" and "how long does it take?", after how to sell. */
const ASKS_COST_OR_TIME = /\b(how (long|soon|fast|much)|cost|costs|pay|cuanto|cuesta|tarda)\b/;

const ASKS_TIME = /^(?:and |so |y )*(?:how (?:long|soon|fast)|cuanto (?:tiempo|tarda))\b/;

/** "By how much?", after two areas or two topics. */
export const DIFFERENCE =
  /^(?:and |so |y )*(?:by how much|how (?:much|big) (?:of )?(?:a )?difference|how much (?:more|less|cheaper|higher|lower)|(?:what is|how (?:big|large|much) is|whats) the (?:(?:price )?difference|gap)|por cuanto|cual es la diferencia)(?: (?:is (?:it|that)|(?:between|in) (?:them|these|those|the two)|in price|exactly))?$/;
