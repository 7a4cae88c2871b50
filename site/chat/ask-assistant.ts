import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { ChatMessage } from '#domain/chat/chat-message.ts';
import { send } from '../api/api-client.ts';
import { tabSession } from '../api/tab-session.ts';

/**
 * Sends a message and waits for the answer, which arrives as a server-sent event, or as JSON for clients without event
 * streams.
 * @param messageId the same as before if the message is sent again, so that it is not answered twice
 * @returns the last message of the exchange, null if it is not the assistant's
 * @throws on an error response, or if the stream ends, fails or stalls without an answer
 */
export async function askAssistant(message: string, messageId: string): Promise<ChatMessage | null> {
  const response = await send('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify({
      sessionId: tabSession('chat-session', 'chat-'),
      agentId: AGENT_ID,
      message,
      messageId,
    }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream && response.body ? await readAnswerEvent(response.body) : await response.text();
  const { messages } = JSON.parse(text) as { messages: ChatMessage[] };
  const last = messages.at(-1);
  return last?.role === 'assistant' ? last : null;
}

const ANSWER = /^event: answer\ndata: ([^\n]*)\n\n/m;
const FAILURE = /^event: failure\n/m;

/**
 * Reads the data of the event that holds the answer; everything before it only keeps the connection open.
 * @throws TypeError if the stream reports a failure or ends without an answer
 */
export async function readAnswerEvent(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let events = '';
  for (;;) {
    const { value = '', done } = await reader.read();
    events += value;
    const [, data] = ANSWER.exec(events) ?? [];
    if (data !== undefined) {
      void reader.cancel();
      return data;
    }
    if (done || FAILURE.test(events)) throw new TypeError('The stream ended without an answer');
  }
}
