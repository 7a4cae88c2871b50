import { expect, test } from 'vitest';
import { recordDifference } from './record-difference.ts';

const uploaded = `/pictures/uploaded/${'a'.repeat(32)}-1600x1000.jpg`;

test('pictures are distinguished from text, and each picture of a list has its own line', () => {
  const [change] = recordDifference('neighborhoods', { image: 'noda' }, { image: uploaded });
  expect(change).toMatchObject({ label: 'Picture', isPicture: true, before: 'noda', after: uploaded });
  const [photos] = recordDifference('listings', { images: [uploaded] }, { images: [uploaded, 'noda'] });
  expect(photos).toMatchObject({ isPicture: true, after: `${uploaded}\nnoda` });
});

test('alt texts and open house times are shown in readable form', () => {
  const openHouses = [{ from: '2026-11-28T18:00:00.000Z', to: '2026-11-28T20:00:00.000Z' }];
  expect(recordDifference('listings', {}, { imageAlts: { [uploaded]: 'A porch.' }, openHouses })).toEqual([
    { field: 'imageAlts', label: 'What the picture shows', before: '', after: 'A porch.' },
    {
      field: 'openHouses',
      label: 'Open houses',
      before: '',
      after: 'November 28, 2026, 1:00 pm, November 28, 2026, 3:00 pm',
    },
  ]);
});

test('a change of an article that its words do not show is shown with its elements', () => {
  const [change] = recordDifference(
    'guides',
    { content: '<p>See <a href="https://one.example">this</a>.</p>' },
    { content: '<p>See <a href="https://two.example">this</a>.</p>' },
  );
  expect(change?.before).toContain('https://one.example');
  expect(change?.after).toContain('https://two.example');
  const [edit] = recordDifference('guides', { content: '<p>One</p>' }, { content: '<p>Two</p>' });
  expect(edit).toMatchObject({ before: 'One', after: 'Two' });
});
