import { modelFacts } from '#content/assistant/model-instructions.ts';
import { answerWordsEn } from '#content/assistant/words/answer-words-en.ts';
import { answerWordsEs } from '#content/assistant/words/answer-words-es.ts';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import { type Evidence, type NamedArea, textEvidence } from '#domain/chat/model/grounded.ts';
import { areaRecords, homeRecords } from './model-records.ts';
import type { Turn } from './turn.ts';

const MOST_AREAS = 8;
const MOST_HOMES = 5;

/** The model's initial input. Tools add to `evidence` and `links`. */
export interface Briefing {
  text: string;
  evidence: Evidence[];
  /** The pages of the evidence, as keys of the assistant's pages. */
  links: string[];
  areas: readonly NamedArea[];
  words: typeof answerWordsEn;
}

/** The records that the embedded assistant found, its answer, and the site's facts. */
export async function modelBriefing({ reply, records, agent }: Turn): Promise<Briefing> {
  const { dialogue, ordinary, sources, unanswered } = reply;
  const { areas, homes, catalog, entries } = records;
  const words = dialogue.language === 'es' ? answerWordsEs : answerWordsEn;
  const named = areas.filter(({ slug }) => sources.includes(`area:${slug}`)).slice(0, MOST_AREAS);
  const listed = homes.filter(({ id }) => sources.includes(`home:${id}`)).slice(0, MOST_HOMES);
  const nearest = (ordinary?.entries ?? []).flatMap((id) => entries.filter((entry) => entry.id === id));
  const found = [
    ...(await areaRecords(named, catalog, words)),
    ...homeRecords(listed, areas, words),
    ...nearest.map(({ title, answer }) => ({
      areas: [],
      source: '',
      text: JSON.stringify({ question: title[dialogue.language], answer: answer[dialogue.language] }),
    })),
  ];
  const answer = ordinary && unanswered === undefined ? withAgent(ordinary.text, agent) : '';
  const text = [
    `Facts:\n${modelFacts}`,
    `Records:\n${found.map((one) => one.text).join('\n') || 'None yet; use the tools.'}`,
    answer && `What the site itself would answer:\n${answer}`,
  ];
  return {
    text: text.filter(Boolean).join('\n\n'),
    evidence: [
      ...found,
      { areas: [], source: '', text: withAgent(modelFacts, agent) },
      ...textEvidence(answer, areas, lastLine(answer)),
    ],
    links: [],
    areas,
    words,
  };
}

/** The embedded assistant ends an answer with figures with their source. */
function lastLine(answer: string): string {
  return (
    /(?:Sample |Source:|Deemed reliable|Cifras de muestra|Fuente:|Casas de muestra|Información considerada)[^\n]*$/.exec(
      answer,
    )?.[0] ?? ''
  );
}
