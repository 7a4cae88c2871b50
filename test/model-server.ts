import type { ServerResponse } from 'node:http';
import { type HttpReceiver, type Received, startHttpReceiver } from './http-receiver.ts';

/** How a model's server answers one request. */
export type ModelBehavior = (response: ServerResponse, request: ModelRequest) => void;

interface ModelRequest {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

export interface ModelServer {
  /** Base of the endpoint, with `/v1`. */
  url: string;
  /** Everything it was sent, as it came. */
  received: Received[];
  /** How it answers from now on. */
  behave: (behavior: ModelBehavior) => void;
  stop: () => Promise<void>;
}

/** A server that speaks as OpenAI's chat completions do, over real HTTP, and misbehaves as told. */
export async function startModelServer(behavior: ModelBehavior = says('Hello.')): Promise<ModelServer> {
  let current = behavior;
  const receiver: HttpReceiver = await startHttpReceiver((response, { body }) => {
    current(response, JSON.parse(body) as ModelRequest);
  });
  return {
    url: `${receiver.url}v1`,
    received: receiver.received,
    behave: (next) => {
      current = next;
    },
    stop: receiver.stop,
  };
}

/** A whole answer, word by word. */
export function says(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    for (const word of text.split(/(?<= )/)) send(response, { content: word });
    finish(response, 'stop');
  };
}

/** Part of an answer, and then the connection is gone. */
export function breaksOff(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    send(response, { content: text }, () => response.destroy());
  };
}

/** Part of an answer, and then the end, as if that were all. */
export function endsEarly(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    send(response, { content: text });
    response.end();
  };
}

/** An answer that ran out of tokens in mid-sentence. */
export function runsOut(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    send(response, { content: text });
    finish(response, 'length');
  };
}

/** A character now and then, without end. */
export function drips(everyMs: number): ModelBehavior {
  return (response) => {
    begin(response);
    const timer = setInterval(() => send(response, { content: 'a ' }), everyMs);
    response.once('close', () => clearInterval(timer));
  };
}

/** Part of an answer as fast as it can be sent, without end. */
export const floods: ModelBehavior = (response) => {
  begin(response);
  const more = () => {
    while (!response.destroyed && response.write(chunk({ content: 'a'.repeat(1_000) })));
  };
  response.on('drain', more);
  more();
};

/** Nothing at all: it takes the request and is silent. */
export const hangs: ModelBehavior = () => {};

/** A status without an answer. */
export function fails(status: number, headers: Record<string, string> = {}): ModelBehavior {
  return (response) => void response.writeHead(status, headers).end('{"error":{"message":"no"}}');
}

/** Any bytes as if they were an answer. */
export function sends(body: string, contentType = 'text/event-stream'): ModelBehavior {
  return (response) => void response.writeHead(200, { 'content-type': contentType }).end(body);
}

/** Uses a tool first, then answers with what `answer` makes of its result. */
export function looksUp(name: string, input: unknown, answer: (result: string) => string): ModelBehavior {
  return (response, request) => {
    const result = request.messages.findLast(({ role }) => role === 'tool');
    if (result) return says(answer(String(result.content)))(response, request);
    begin(response);
    const call = {
      index: 0,
      id: 'call_1',
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    };
    send(response, { tool_calls: [call] });
    finish(response, 'tool_calls');
  };
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(response, { role: 'assistant', content: '' });
}

function send(response: ServerResponse, delta: object, done?: () => void): void {
  response.write(chunk(delta), done);
}

function finish(response: ServerResponse, reason: string): void {
  response.write(chunk({}, reason));
  response.end('data: [DONE]\n\n');
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices })}\n\n`;
}
