import { expect, test } from 'vitest';
import { neighborsOf } from './use-neighbors.ts';

const listed = (...ids: string[]) => ids.map((id) => ({ id }));
const around = (ids: string[], at: number, last: number) => {
  const neighbors = neighborsOf(listed(...ids), at, last);
  return neighbors && [neighbors.previous?.id, neighbors.next?.id];
};

test('a lead that leaves the list keeps its previous and next lead', () => {
  expect(around(['a', 'b', 'c', 'd'], 2, 2)).toEqual(['b', 'd']);
  expect(around(['a', 'b', 'd'], -1, 2)).toEqual(['b', 'd']);
  expect(around(['b', 'c'], -1, 0)).toEqual([undefined, 'b']);
  expect(around(['a', 'b'], -1, 2)).toEqual(['b', undefined]);
});

test('a lead that was never in the list has no neighbors', () => {
  expect(around(['a', 'b'], -1, -1)).toBeNull();
});
