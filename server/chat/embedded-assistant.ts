import { agent } from '#content/agent.ts';
import { answerWordsEn } from '#content/assistant/answer-words-en.ts';
import { answerWordsEs } from '#content/assistant/answer-words-es.ts';
import {
  askingWords,
  commonWords,
  homeNouns,
  joiningWords,
  sensitiveWords,
  smallWords,
} from '#content/assistant/common-words.ts';
import { homeWords } from '#content/assistant/home-words.ts';
import { leadPhrases } from '#content/assistant/lead-phrases.ts';
import { leadWordsEn } from '#content/assistant/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/lead-words-es.ts';
import { macros } from '#content/assistant/macros.ts';
import { measureWords } from '#content/assistant/measure-words.ts';
import { placeNames } from '#content/assistant/place-words.ts';
import { signalWords } from '#content/assistant/signal-words.ts';
import { agentRecordTopics } from '#content/assistant/topics/agent-record-topics.ts';
import { agentTopics } from '#content/assistant/topics/agent-topics.ts';
import { buyerMoneyTopics } from '#content/assistant/topics/buyer-money-topics.ts';
import { buyingTopics } from '#content/assistant/topics/buying-topics.ts';
import { cityServiceTopics } from '#content/assistant/topics/city-service-topics.ts';
import { contractTopics } from '#content/assistant/topics/contract-topics.ts';
import { fairHousingTopics } from '#content/assistant/topics/fair-housing-topics.ts';
import { gettingAroundTopics } from '#content/assistant/topics/getting-around-topics.ts';
import { lettingTopics } from '#content/assistant/topics/letting-topics.ts';
import { marketTopics } from '#content/assistant/topics/market-topics.ts';
import { neighborTopics } from '#content/assistant/topics/neighbor-topics.ts';
import { offersTopics } from '#content/assistant/topics/offers-topics.ts';
import { officeTopics } from '#content/assistant/topics/office-topics.ts';
import { ownershipTopics } from '#content/assistant/topics/ownership-topics.ts';
import { placeTopics } from '#content/assistant/topics/place-topics.ts';
import { preparingTopics } from '#content/assistant/topics/preparing-topics.ts';
import { privacyTopics } from '#content/assistant/topics/privacy-topics.ts';
import { rightsTopics } from '#content/assistant/topics/rights-topics.ts';
import { sellerGuideTopics } from '#content/assistant/topics/seller-guide-topics.ts';
import { sellerPapersTopics } from '#content/assistant/topics/seller-papers-topics.ts';
import { sellingPriceTopics } from '#content/assistant/topics/selling-price-topics.ts';
import { sellingTopics } from '#content/assistant/topics/selling-topics.ts';
import { siteTopics } from '#content/assistant/topics/site-topics.ts';
import { smallTalkTopics } from '#content/assistant/topics/small-talk-topics.ts';
import { termsTopics } from '#content/assistant/topics/terms-topics.ts';
import { unrecordedTopics } from '#content/assistant/topics/unrecorded-topics.ts';
import { guardRules } from '#content/assistant/what-is-declined.ts';
import { createAssistant } from '#domain/chat/assistant.ts';
import { createGuard } from '#domain/chat/guard/guard.ts';
import { createLeadConversation } from '#domain/chat/lead/lead-conversation.ts';
import { spelledWords, wordsKnownBy } from '#domain/chat/text/phrase-words.ts';
import { plainText, wordsOf } from '#domain/chat/text/plain-text.ts';
import { createSpeller } from '#domain/chat/text/speller.ts';
import { topicFinder } from '#domain/chat/understand/topic.ts';
import { createReader } from '#domain/chat/understand/understanding.ts';

const topics = [
  ...agentRecordTopics,
  ...officeTopics,
  ...agentTopics,
  ...sellerGuideTopics,
  ...sellingTopics,
  ...preparingTopics,
  ...sellerPapersTopics,
  ...sellingPriceTopics,
  ...contractTopics,
  ...termsTopics,
  ...buyingTopics,
  ...buyerMoneyTopics,
  ...ownershipTopics,
  ...rightsTopics,
  ...fairHousingTopics,
  ...lettingTopics,
  ...neighborTopics,
  ...offersTopics,
  ...marketTopics,
  ...privacyTopics,
  ...siteTopics,
  ...placeTopics,
  ...cityServiceTopics,
  ...gettingAroundTopics,
  ...smallTalkTopics,
];

/** The assistant that needs no model and no network, made of the words in content/assistant. */
export function embeddedAssistant(texts: string[]) {
  const listed = [
    ...Object.values(placeNames.areas).flat(),
    ...Object.values(measureWords.measures).flat(),
    ...measureWords.highest,
    ...measureWords.lowest,
    ...measureWords.superlatives.flatMap(({ say }) => say),
    ...[homeWords.types, homeWords.statuses, homeWords.orders].flatMap((table) =>
      Object.values(table).flat(),
    ),
    ...Object.values(homeWords.features).flatMap(({ ask }) => ask),
    ...Object.values(signalWords).flat(),
    ...Object.values(macros),
    ...topics.flatMap(({ say }) => say),
  ];
  const { classes, harmless, ...rules } = guardRules;
  const guarded = [
    ...Object.values(classes).flatMap(({ always, framed }) => [...always, ...framed]),
    ...Object.values(rules).flat(),
  ];
  const known = [
    ...commonWords,
    ...smallWords,
    ...harmless,
    ...placeNames.elsewhere,
    ...texts.flatMap((text) => wordsOf(plainText(text))),
  ];
  const speller = createSpeller(
    [...sensitiveWords, ...spelledWords([...listed, ...guarded])],
    known.flatMap((text) => text.match(/[a-z]+/g) ?? []),
  );
  const small = new Set(smallWords);
  const isSmall = (word: string) => small.has(word);
  const guard = createGuard(guardRules, speller);
  const findTopic = topicFinder(topics, macros);
  const answer = createAssistant({
    read: createReader(
      {
        places: placeNames,
        measures: measureWords,
        homes: homeWords,
        signals: signalWords,
        findTopic,
        findUnrecorded: topicFinder(unrecordedTopics, macros),
        subject: {
          isSmall,
          asking: new Set(askingWords),
          joining: new Set(joiningWords),
          places: [...Object.values(placeNames.areas).flat(), ...homeNouns],
        },
        isSmall,
        isListed: wordsKnownBy(listed),
      },
      speller,
    ),
    findTopic,
    topicOf: (id) => topics.find((topic) => topic.id === id) ?? null,
    speller,
    guard,
    lead: createLeadConversation(leadPhrases, { agent, namesTrait: guard.namesTrait }),
    words: {
      en: { answers: answerWordsEn, lead: leadWordsEn },
      es: { answers: answerWordsEs, lead: leadWordsEs },
    },
    homes: homeWords,
  });
  return { answer, guard };
}
