import { expect, test } from 'vitest';
import { foundEntries, talk } from '#test/scripted-talk.ts';

test('a grieving visitor gets no joke', async () => {
  const about = foundEntries(['appraisal', 0.39], ['grief', 0.37], ['earnest-money', 0.25]);
  expect((await talk(['my dad died', 'talk', about])).sources).toEqual(['entry:grief']);
});

test('a message that may ask for an entry is not small talk', async () => {
  const about = foundEntries(['down-payment', 0.38], ['earnest-money', 0.36]);
  const { sources } = await talk(['inherited half, already owned half tax', 'talk', about]);
  expect(sources).not.toContain('entry:joke');
});

test.each([foundEntries(['joke', 0.3]), foundEntries(['appraisal', 0.1]), foundEntries()])(
  'a request for a joke gets one if nothing else is asked',
  async (about) => {
    expect((await talk(['make me laugh', 'talk', about])).sources).toEqual(['entry:joke']);
  },
);
