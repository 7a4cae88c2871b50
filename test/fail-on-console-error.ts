import { afterEach, expect, vi } from 'vitest';

// A library's console.error fails a test unless the test expects it.
const consoleError = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = consoleError.mock.calls.map((words) => words.join(' '));
  consoleError.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});
