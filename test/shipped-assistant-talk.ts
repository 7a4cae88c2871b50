import { beforeAll } from 'vitest';
import type { Records } from '#domain/chat/answer/answer.ts';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { shippedAssistant } from './shipped-assistant.ts';

/**
 * Runs conversations, with turns separated by ` || `, with the shipped assistant.
 * @returns a function for the last answer; `change` replaces some of the records
 */
export function shippedAssistantTalk(): (
  talk: string,
  change?: (records: Records) => Partial<Records>,
) => Promise<string> {
  let assistant: Awaited<ReturnType<typeof shippedAssistant>>;
  beforeAll(async () => {
    assistant = await shippedAssistant();
  }, 60_000);
  return async (talk, change = () => ({})) => {
    const records = { ...assistant.records, ...change(assistant.records) };
    let dialogue: Dialogue | null = null;
    let text = '';
    let before: string | undefined;
    for (const message of talk.split(' || ')) {
      const question = { message, ...(before !== undefined && { before }), dialogue };
      const reply = await assistant.answer({ ...question, records });
      ({ dialogue, text } = reply);
      before = message;
    }
    return text;
  };
}
