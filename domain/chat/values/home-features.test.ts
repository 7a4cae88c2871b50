import { expect, test } from 'vitest';
import { createFeatureReader } from './home-features.ts';

const named = (id: string, ...ask: string[]) => ({ id, name: { en: id, es: id }, ask });
const read = createFeatureReader([
  named('deck', 'roof deck'),
  named('stairs', 'stairs'),
  named('yard', 'grass'),
]);

test.each([
  ['stairs are out', [], ['stairs']],
  ['we are done with stairs', [], ['stairs']],
  ['roof deck is cool but the dog needs grass', ['yard'], []],
  ['the roof deck is on top', ['deck'], []],
])('%j wants %j and excludes %j', (text, wanted, excluded) => {
  expect(read(text)).toMatchObject({ wanted, excluded });
});
