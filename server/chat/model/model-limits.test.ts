import { expect, test } from 'vitest';
import { MODEL_LIMITS, modelGate, type ReleaseSlot } from './model-limits.ts';

let time = Date.parse('2026-11-21T10:00:00Z');
const gate = (changes: Partial<typeof MODEL_LIMITS> = {}) =>
  modelGate({ ...MODEL_LIMITS, ...changes }, () => new Date(time));
const enter = (one: ReturnType<typeof gate>): ReleaseSlot => {
  const leave = one.enter();
  if (typeof leave === 'string') throw new Error(leave);
  return leave;
};

test('four questions run concurrently, and a fifth after one has ended', () => {
  const one = gate();
  const leave = [enter(one), enter(one), enter(one), enter(one)];
  expect(one.enter()).toBe('busy');
  leave[0]?.('answered');
  expect(one.enter()).toBeTypeOf('function');
});

test('the daily budget is limited and resets the next day', () => {
  const one = gate({ perDay: 2 });
  enter(one)('answered');
  enter(one)('answered');
  expect(one.enter()).toBe('budget-spent');
  time += 86_400_000;
  expect(one.enter()).toBeTypeOf('function');
});

test('three consecutive failures cause a pause, then one probe at a time until one succeeds', () => {
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

test('failures that are not consecutive cause no pause', () => {
  const one = gate();
  for (const outcome of ['failed', 'failed', 'answered', 'failed', 'failed'] as const) enter(one)(outcome);
  expect(one.enter()).toBeTypeOf('function');
});

test('a retry delay requested by the model is respected up to a quarter of an hour', () => {
  const one = gate();
  enter(one)('failed', 5_000);
  expect(one.enter()).toBe('paused');
  time += 5_000;
  enter(one)('failed', 86_400_000);
  time += 15 * 60_000;
  expect(one.enter()).toBeTypeOf('function');
});
