import type { LanguageModel } from 'ai';
import { modelInstructions } from '#content/assistant/model-instructions.ts';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import { listedAddresses, redactPersonalData } from '#domain/chat/model/redaction.ts';
import { type Briefing, modelBriefing } from './model-briefing.ts';
import type { ModelLimits } from './model-limits.ts';
import { modelTools } from './model-tools.ts';
import { type ModelRun, runModel } from './run-model.ts';
import type { Turn } from './turn.ts';

/** Number of previous exchanges sent to the model. */
const MOST_EARLIER = 4;

/** The model's answer, and the briefing against which its figures are checked. */
type AskedModel = (Extract<ModelRun, { status: 'answered' }> & { briefing: Briefing }) | Failed;
type Failed = Extract<ModelRun, { status: 'failed' }>;

/** Asks the model with the records and the conversation, without personal data. Never throws. */
export async function askModel(model: LanguageModel, turn: Turn, limits: ModelLimits): Promise<AskedModel> {
  try {
    return await ask(model, turn, limits);
  } catch {
    return { status: 'failed', reason: 'unexpected' }; // the error may quote the visitor
  }
}

async function ask(model: LanguageModel, turn: Turn, limits: ModelLimits): Promise<AskedModel> {
  const { message, history, records, reply, agent } = turn;
  const { firstName, lastName } = reply.dialogue.lead.details;
  const names = [...history.names, firstName, lastName];
  const keep = [
    agent.name,
    agent.firstName,
    ...records.areas.map((area) => area.name),
    ...listedAddresses(records.homes),
  ];
  const clean = (text: string) => redactPersonalData(text, { names, keep });
  const briefing = await modelBriefing(turn);
  const tools = modelTools({
    records,
    search: turn.search,
    words: briefing.words,
    onGiven(given, links) {
      briefing.evidence.push(...given);
      briefing.links.push(...links);
    },
  });
  const earlier = history.said.filter(({ inSummary }) => inSummary).slice(-MOST_EARLIER);
  const run = await runModel(
    {
      model,
      tools,
      instructions: withAgent(`${modelInstructions(reply.dialogue.language)}\n\n${briefing.text}`, agent),
      messages: [
        ...earlier.flatMap(({ content, answer }) => [
          { role: 'user' as const, content: clean(content) },
          { role: 'assistant' as const, content: clean(answer) },
        ]),
        { role: 'user', content: clean(message) },
      ],
    },
    limits,
  );
  return run.status === 'answered' ? { ...run, briefing } : run;
}
