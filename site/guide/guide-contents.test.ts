import { expect, test } from 'vitest';
import { guideContents } from './guide-contents.ts';

const part = (id: string, inner = id) => `<h2 id="${id}">${inner}</h2><p>Text</p><h3 id="${id}-3">Small</h3>`;

test('a long article has a table of contents with plain-text titles', () => {
  const html =
    part('one', 'Earnest &amp; <em>due diligence</em>') + part('two') + part('three') + part('four');
  expect(guideContents(html)).toEqual([
    { id: 'one', title: 'Earnest & due diligence' },
    { id: 'two', title: 'two' },
    { id: 'three', title: 'three' },
    { id: 'four', title: 'four' },
  ]);
});

test('a short article has none', () => {
  expect(guideContents(part('one') + part('two') + part('three'))).toEqual([]);
});
