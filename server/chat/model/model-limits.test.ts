import { expect, test } from 'vitest';
import { type Leave, MODEL_LIMITS, modelGate } from './model-limits.ts';

let time = Date.parse('2026-11-21T10:00:00Z');
const gate = (changes: Partial<typeof MODEL_LIMITS> = {}) =>
  modelGate({ ...MODEL_LIMITS, ...changes }, () => new Date(time));
const enter = (one: ReturnType<typeof gate>): Leave => {
  const leave = one.enter();
  if (typeof leave === 'string') throw new Error(leave);
  return leave;
};

test('four are asked at once, and a fifth when one has answered', () => {
  const one = gate();
  const leave = [enter(one), enter(one), enter(one), enter(one)];
  expect(one.enter()).toBe('busy');
  leave[0]?.('answered');
  expect(one.enter()).toBeTypeOf('function');
});

test('a day has a budget, and the next day a new one', () => {
  const one = gate({ perDay: 2 });
  enter(one)('answered');
  enter(one)('answered');
  expect(one.enter()).toBe('budget-spent');
  time += 86_400_000;
  expect(one.enter()).toBeTypeOf('function');
});

test('after three failures in a row there is a pause, then one question at a time until one is answered', () => {
  const one = gate();
  for (let index = 0; index < 3; index += 1) enter(one)('failed');
  expect(one.enter()).toBe('paused');
  time += MODEL_LIMITS.pauseMs;
  const probe = enter(one);
  expect(one.enter()).toBe('paused');
  probe('failed');
  expect(one.enter()).toBe('paused');
  time += MODEL_LIMITS.pauseMs;
  enter(one)('answered');
  enter(one);
  expect(one.enter()).toBeTypeOf('function');
});

test('failures between answers make no pause', () => {
  const one = gate();
  for (const outcome of ['failed', 'failed', 'answered', 'failed', 'failed'] as const) enter(one)(outcome);
  expect(one.enter()).toBeTypeOf('function');
});

test('a model that asks for time gets it, a quarter of an hour at most', () => {
  const one = gate();
  enter(one)('failed', 5_000);
  expect(one.enter()).toBe('paused');
  time += 5_000;
  enter(one)('failed', 86_400_000);
  time += 15 * 60_000;
  expect(one.enter()).toBeTypeOf('function');
});
