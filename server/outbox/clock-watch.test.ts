import { expect, test } from 'vitest';
import { clockWatch } from './clock-watch.ts';

function watchedClock() {
  let wall = Date.parse('2026-11-21T12:00:00Z');
  let steady = 0;
  const wasSetBack = clockWatch(
    () => new Date(wall),
    () => steady,
  );
  return {
    wasSetBack,
    pass: (ms: number) => {
      wall += ms;
      steady += ms;
    },
    set: (ms: number) => {
      wall += ms;
    },
  };
}

test('time passing normally is not reported', () => {
  const clock = watchedClock();
  clock.pass(86_400_000);
  expect(clock.wasSetBack()).toBe(false);
});

test('a clock set back is noticed, once', () => {
  const clock = watchedClock();
  clock.set(-3_600_000);
  expect(clock.wasSetBack()).toBe(true);
  expect(clock.wasSetBack()).toBe(false);
});

test('a clock set forward, or back by a second, changes nothing', () => {
  const clock = watchedClock();
  clock.set(3_600_000);
  expect(clock.wasSetBack()).toBe(false);
  clock.set(-1_000);
  expect(clock.wasSetBack()).toBe(false);
});
