import { expect, test } from 'vitest';
import { addHeadingIds } from './heading-ids.ts';

test('an id is made of the words of its heading', () => {
  expect(
    addHeadingIds('<h2>Before nine: <em>Queens</em> Road</h2><p>x</p><h3>The buyer’s path &amp; café</h3>'),
  ).toBe(
    '<h2 id="before-nine-queens-road">Before nine: <em>Queens</em> Road</h2><p>x</p>' +
      '<h3 id="the-buyers-path-cafe">The buyer’s path &amp; café</h3>',
  );
});

test('the same words twice make two ids, and no heading takes the anchor of the page', () => {
  expect(addHeadingIds('<h2>Prices</h2><h2>Prices</h2><h2>Main</h2><h2>¿?</h2>')).toBe(
    '<h2 id="prices">Prices</h2><h2 id="prices-2">Prices</h2><h2 id="main-2">Main</h2><h2 id="section">¿?</h2>',
  );
});

test('an id that is there stays, and a heading without a need for one is left alone', () => {
  const html = '<h2 id="old">Old</h2><h4>Small</h4>';
  expect(addHeadingIds(html)).toBe(html);
});

test('no two headings share an id, and none has the anchor of the page, whatever was given', () => {
  expect(
    addHeadingIds('<h2>Costs</h2><h2 id="costs">Costs</h2><h2 id="costs">Costs</h2><h2 id="main">Main</h2>'),
  ).toBe(
    '<h2 id="costs-2">Costs</h2><h2 id="costs">Costs</h2><h2 id="costs-3">Costs</h2><h2 id="main-2">Main</h2>',
  );
});
