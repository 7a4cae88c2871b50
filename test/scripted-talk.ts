import { shippedNames } from '#assistant-training/shipped-names.ts';
import { agent } from '#content/agent.ts';
import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { answerWordsEs } from '#content/assistant/words/answer-words-es.ts';
import { homeFeatures } from '#content/assistant/words/features.ts';
import { leadWordsEn } from '#content/assistant/words/lead-words-en.ts';
import { leadWordsEs } from '#content/assistant/words/lead-words-es.ts';
import { sitePages } from '#content/assistant/words/page-names.ts';
import { placeNames } from '#content/assistant/words/place-names.ts';
import { refusals } from '#content/assistant/words/refusals.ts';
import { shares } from '#content/assistant/words/shares.ts';
import { offeredAfter, stopEntry, sumEntries, urgent } from '#content/assistant/words/talk-entries.ts';
import { taxRates } from '#content/assistant/words/tax-rates.ts';
import { createAssistant } from '#domain/chat/assistant.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { createLeadConversation } from '#domain/chat/lead/lead-conversation.ts';
import type { Reply } from '#domain/chat/reply.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { createLeadActReader } from '#domain/chat/understand/lead-acts.ts';
import { createRequestReader } from '#domain/chat/understand/record-requests.ts';
import type { Act, Understood } from '#domain/chat/understand/understood.ts';
import { createValuesReader } from '#domain/chat/values/read-values.ts';
import { createCatalog } from '#server/catalog/catalog.ts';
import { assistantWeights } from '#server/chat/assistant-weights.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { silent } from '#test/databases.ts';

const catalog = createCatalog(openDatabase('file:///nowhere/at/all.db', silent), silent);
const weights = await assistantWeights();
const leadActsIn = createLeadActReader(weights);
const readRequest = createRequestReader(weights);
const mask = createMasker(shippedNames);
const [areas, homes] = await Promise.all([catalog.neighborhoods(), catalog.properties()]);
const entries = [
  entry('earnest-money', 'What is earnest money?', 'A deposit.', { seller: 'It is held for you.' }),
  entry('appraisal', 'What is an appraisal?', 'An opinion of value.'),
  {
    ...entry('survey', 'Do I need a survey?', 'No law requires one of a house or a lot. A lender may.'),
    aspects: {
      'who-orders-and-pays': { en: 'The buyer pays.', es: 'Paga el comprador.' },
      'when-to-order': { en: 'Order it at once.', es: 'Pídalo pronto.' },
    },
  },
  entry(
    'savings',
    'Can I use savings?',
    'Many plans lend to their members. Up to $10,000 once. Ask a lender.',
  ),
  entry('first-step-to-sell', 'How do I begin to sell?', 'Start with a visit.'),
  {
    ...entry('danger', 'Help', 'Call or text 988.'),
    aspects: { 'any-danger': { en: 'Call 911 first.', es: 'Llame primero al 911.' } },
  },
  entry('grief', 'I am sad', 'I am so sorry.'),
  entry('alerts', 'Can I get alerts?', 'The team sends them.'),
  entry('joke', 'Tell me a joke', 'Knock knock.'),
  { ...entry('school-assignment', 'Which school serves a home?', 'The district decides.'), links: ['areas'] },
  entry('down-payment', 'Do I need 20% down?', 'No.'),
  {
    ...entry('what-can-i-afford', 'What can I afford?', 'It depends.'),
    aspects: { 'with-debts': { en: 'Debts count too.', es: 'Las deudas cuentan.' } },
  },
];

export type ScriptedTurn = [message: string, act: Act, understood?: Partial<Understood>];

/** Turns that lead to a request waiting for confirmation, with an e-mail address. */
export const leadWithEmail: ScriptedTurn[] = [
  ['please call me', 'person'],
  ['Dana Whitfield, dana@example.com', 'details'],
];

/** The same with a phone number too, which allows consent to calls and texts. */
export const leadWithEmailAndPhone: ScriptedTurn[] = [
  ['please call me', 'person'],
  ['Dana Whitfield, dana@example.com, 704-555-0199', 'details'],
];

/** Runs a conversation with a given act for each message. @returns the last answer */
export async function talk(...said: ScriptedTurn[]): Promise<Reply> {
  const acts = new Map(said.map(([message, act, more]) => [message, { act, more }]));
  const answer = createAssistant({
    understand: (raw, context) => ({
      raw,
      guard: null,
      danger: null,
      leadActs: context?.leadMoment ? leadActsIn(raw, mask(raw), context.leadMoment) : [],
      request: context?.shown ? readRequest(raw, mask(raw), context.shown) : null,
      acts: [{ value: acts.get(raw)?.act ?? 'question', confidence: 0.9 }],
      side: null,
      entries: [{ id: 'none', confidence: 0.2 }],
      ...acts.get(raw)?.more,
    }),
    respell: (raw) => raw,
    readRequest: () => ({ kinds: [], about: [], items: [], facts: [] }),
    read: createValuesReader({ places: placeNames, features: homeFeatures }, weights, () => 2026),
    lead: createLeadConversation({ agent, namesTrait: () => false }),
    words: {
      en: { answers: answerWordsEn, lead: leadWordsEn },
      es: { answers: answerWordsEs, lead: leadWordsEs },
    },
    features: homeFeatures,
    taxRates,
    refusals,
    traitNames: {},
    talkEntries: { talk: 'joke' },
    leadEntries: {},
    answeredFirst: ['joke'],
    recordEntries: {},
    stopEntry,
    reportEntry: 'reported',
    sumEntries,
    offeredAfter,
    figureEntries: {},
    forecastEntry: { id: 'forecast', aspect: 'prices' },
    watchEntry: 'alerts',
    soldEntries: [],
    pages: sitePages,
    shares,
    unsuggested: ['grief', 'joke'],
    urgent,
  });
  let reply: Reply = { text: '', links: [], suggestions: [], sources: [], dialogue: newDialogue };
  for (const [at, [message]] of said.entries()) {
    const [before] = said[at - 1] ?? [];
    reply = await answer({
      message,
      ...(before !== undefined && { before }),
      dialogue: reply.dialogue,
      records: { areas, homes, catalog, entries },
    });
  }
  return reply;
}

function entry(id: string, title: string, text: string, bySide: Record<string, string> = {}) {
  const wording = (en: string) => ({ en, es: en });
  return {
    id,
    title: wording(title),
    answer: wording(text),
    bySide: Object.fromEntries(Object.entries(bySide).map(([side, en]) => [side, wording(en)])),
    links: [],
    source: '',
    topics: [],
  };
}

export function foundEntries(...list: [id: string, confidence: number][]): Pick<Understood, 'entries'> {
  return { entries: list.map(([id, confidence]) => ({ id, confidence })) };
}
