import { expect, test } from 'vitest';
import type { Entry } from '../knowledge.ts';
import { forSide } from './aspects-for-side.ts';

const text = { en: 'An answer.', es: 'Una respuesta.' };
const entry: Entry = {
  id: 'va-loan',
  title: { en: 'How do VA loans work?', es: '¿Cómo funciona un préstamo VA?' },
  answer: text,
  aspects: { 'sellers-view': { ...text, side: 'seller' }, 'zero-down': text },
  links: [],
  source: 'VA',
  topics: [],
};

function asked(share: number, side: 'buyer' | 'seller' | 'owner' | null) {
  const aspects = [
    { value: 'sellers-view', confidence: share },
    { value: 'zero-down', confidence: 0.4 },
  ];
  return forSide({ id: 'va-loan', confidence: 0.9, aspect: 'sellers-view', aspects }, entry, side).aspect;
}

test('an aspect for one side is shown to that side, and to others only if clearly asked for', () => {
  expect(asked(0.5, 'seller')).toBe('sellers-view');
  expect(asked(0.5, 'owner')).toBe('sellers-view');
  expect(asked(0.5, null)).toBe('zero-down');
  expect(asked(0.65, null)).toBe('sellers-view');
  expect(asked(0.65, 'buyer')).toBe('zero-down');
  expect(asked(0.9, 'buyer')).toBe('sellers-view');
});

test('an entry without aspect shares stays the same', () => {
  const found = { id: 'va-loan', confidence: 0.9, aspect: 'sellers-view' };
  expect(forSide(found, entry, 'buyer')).toBe(found);
});
