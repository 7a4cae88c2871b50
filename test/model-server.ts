import type { ServerResponse } from 'node:http';
import { type HttpReceiver, type Received, startHttpReceiver } from './http-receiver.ts';

/** How the model server responds to one request. */
export type ModelBehavior = (response: ServerResponse, request: ModelRequest) => void;

interface ModelRequest {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string } }[];
}

export interface ModelServer {
  /** Base of the endpoint, with `/v1`. */
  url: string;
  /** Every request so far. */
  received: Received[];
  /** Sets the behavior from now on. */
  behave: (behavior: ModelBehavior) => void;
  stop: () => Promise<void>;
}

/** Starts a real HTTP server with OpenAI's chat completions API and configurable misbehavior. */
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

/** Streams a complete answer word by word. */
export function says(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    for (const word of text.split(/(?<= )/)) send(response, { content: word });
    finish(response, 'stop');
  };
}

/** Sends part of an answer and then drops the connection. */
export function breaksOff(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    send(response, { content: text }, () => response.destroy());
  };
}

/** Sends part of an answer and ends the response without a finish reason. */
export function endsEarly(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    send(response, { content: text });
    response.end();
  };
}

/** Sends an answer cut off by the token limit. */
export function runsOut(text: string): ModelBehavior {
  return (response) => {
    begin(response);
    send(response, { content: text });
    finish(response, 'length');
  };
}

/** Sends a character at intervals, without end. */
export function drips(everyMs: number): ModelBehavior {
  return (response) => {
    begin(response);
    const timer = setInterval(() => send(response, { content: 'a ' }), everyMs);
    response.once('close', () => clearInterval(timer));
  };
}

/** Sends text as fast as possible, without end. */
export const floods: ModelBehavior = (response) => {
  begin(response);
  const more = () => {
    while (!response.destroyed && response.write(chunk({ content: 'a'.repeat(1_000) })));
  };
  response.on('drain', more);
  more();
};

/** Accepts the request and never responds. */
export const hangs: ModelBehavior = () => {};

/** Responds with an error status. */
export function fails(status: number, headers: Record<string, string> = {}): ModelBehavior {
  return (response) => void response.writeHead(status, headers).end('{"error":{"message":"no"}}');
}

/** Responds with arbitrary bytes. */
export function sends(body: string, contentType = 'text/event-stream'): ModelBehavior {
  return (response) => void response.writeHead(200, { 'content-type': contentType }).end(body);
}

/** Calls a tool first, then answers with `answer(result)`. */
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
