import { afterEach, expect, vi } from 'vitest';

// What a library says on the error console is a defect until a test says that it expects it.
const said = vi.spyOn(console, 'error');

afterEach(() => {
  const calls = said.mock.calls.map((words) => words.join(' '));
  said.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});
