import {
  APICallError,
  type LanguageModel,
  type ModelMessage,
  stepCountIs,
  streamText,
  type ToolSet,
} from 'ai';
import { MAX_ANSWER_LENGTH } from '#domain/chat/model/plain-answer.ts';
import { retryAfterMs } from '../../http/retry-after.ts';
import type { ModelLimits } from './model-limits.ts';

interface ModelCall {
  model: LanguageModel;
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
}

/** `reason` is logged, so it never contains text of the model or its server. */
export type ModelRun =
  | { status: 'answered'; text: string; steps: number; firstMs: number }
  | { status: 'failed'; reason: string; retryAfterMs?: number };

/** Steps per answer: three with tools, then the text. */
const MOST_STEPS = 4;

/** Maximum tokens for reasoning and answer together. */
const MOST_TOKENS = 1_500;

/** Streaming stops at this length; a shorter answer may still be too long to show. */
const MOST_CHARACTERS = 4 * MAX_ANSWER_LENGTH;

/** Asks the model once and enforces the limits regardless of its server's behavior. Never throws. */
export async function runModel(call: ModelCall, limits: ModelLimits): Promise<ModelRun> {
  const abort = new AbortController();
  const { promise: stopped, resolve: stop } = Promise.withResolvers<ModelRun>();
  const stopAfter = (ms: number, reason: string) =>
    setTimeout(() => stop({ status: 'failed', reason }), Math.max(0, ms));
  const total = stopAfter(limits.totalMs, 'too-slow');
  let silence = stopAfter(limits.firstTokenMs, 'no-first-token');
  const hearing = {
    step() {
      clearTimeout(silence);
      silence = stopAfter(limits.firstTokenMs, 'no-first-token');
    },
    token: () => clearTimeout(silence),
  };
  try {
    return await Promise.race([stopped, read(call, abort.signal, hearing).catch(failure)]);
  } finally {
    clearTimeout(total);
    clearTimeout(silence);
    abort.abort();
  }
}

interface Hearing {
  step(): void;
  token(): void;
}

async function read(call: ModelCall, abortSignal: AbortSignal, hearing: Hearing): Promise<ModelRun> {
  const startedAt = performance.now();
  const { stream } = streamText({
    ...call,
    abortSignal,
    maxRetries: 0,
    maxOutputTokens: MOST_TOKENS,
    stopWhen: stepCountIs(MOST_STEPS),
    prepareStep: ({ stepNumber }) => (stepNumber === MOST_STEPS - 1 ? { toolChoice: 'none' } : {}),
    onError: () => {}, // the default logs requests and answers to the console
  });
  let text = '';
  let steps = 0;
  let firstMs = 0;
  for await (const part of stream) {
    if (part.type === 'start-step') {
      steps += 1;
      text = '';
      hearing.step();
    }
    if (SIGNS_OF_LIFE.has(part.type)) {
      hearing.token();
      firstMs ||= Math.round(performance.now() - startedAt);
    }
    if (part.type === 'text-delta') text += part.text;
    if (text.length > MOST_CHARACTERS) return { status: 'failed', reason: 'endless' };
    if (part.type === 'error') return failure(part.error);
    if (part.type === 'finish' && part.finishReason === 'stop') {
      return { status: 'answered', text, steps, firstMs };
    }
  }
  return { status: 'failed', reason: 'cut-off' };
}

const SIGNS_OF_LIFE = new Set(['text-delta', 'reasoning-delta', 'tool-input-start', 'tool-call']);

/** SDK errors quote the request and the answer, so only the kind is kept. */
function failure(error: unknown): ModelRun {
  if (!APICallError.isInstance(error)) return { status: 'failed', reason: 'unreadable' };
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return { status: 'failed', reason: 'unreachable' };
  const wait =
    statusCode === 429 || statusCode === 503 ? retryAfterMs(responseHeaders?.['retry-after']) : undefined;
  return {
    status: 'failed',
    reason: `http-${statusCode}`,
    ...(wait !== undefined && { retryAfterMs: wait }),
  };
}
