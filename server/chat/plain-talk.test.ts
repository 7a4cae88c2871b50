import { expect, test } from 'vitest';
import { foundEntries, talk } from '#test/scripted-talk.ts';

test('nobody who mourns is told a joke', async () => {
  const about = foundEntries(['appraisal', 0.39], ['grief', 0.37], ['earnest-money', 0.25]);
  expect((await talk(['my dad died', 'talk', about])).sources).toEqual(['entry:grief']);
});

test('what may ask for an entry is no small talk', async () => {
  const about = foundEntries(['down-payment', 0.38], ['earnest-money', 0.36]);
  const { sources } = await talk(['inherited half, already owned half tax', 'talk', about]);
  expect(sources).not.toContain('entry:joke');
});

test.each([foundEntries(['joke', 0.3]), foundEntries(['appraisal', 0.1]), foundEntries()])(
  'a joke is told where nothing else is asked for',
  async (about) => {
    expect((await talk(['make me laugh', 'talk', about])).sources).toEqual(['entry:joke']);
  },
);
