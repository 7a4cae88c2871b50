import { expect, test } from 'vitest';
import { addHeadingIds } from './heading-ids.ts';

test('a heading’s id consists of its words', () => {
  expect(
    addHeadingIds('<h2>Before nine: <em>Queens</em> Road</h2><p>x</p><h3>The buyer’s path &amp; café</h3>'),
  ).toBe(
    '<h2 id="before-nine-queens-road">Before nine: <em>Queens</em> Road</h2><p>x</p>' +
      '<h3 id="the-buyers-path-cafe">The buyer’s path &amp; café</h3>',
  );
});

test('equal headings get different ids, and none gets an id that every page has', () => {
  expect(addHeadingIds('<h2>Prices</h2><h2>Prices</h2><h2>Main</h2><h2>¿?</h2>')).toBe(
    '<h2 id="prices">Prices</h2><h2 id="prices-2">Prices</h2><h2 id="main-2">Main</h2><h2 id="section">¿?</h2>',
  );
});

test('an existing id stays, and lower headings get none', () => {
  const html = '<h2 id="old">Old</h2><h4>Small</h4>';
  expect(addHeadingIds(html)).toBe(html);
});

test('heading ids are unique and differ from those of every page, for any input', () => {
  expect(
    addHeadingIds('<h2>Costs</h2><h2 id="costs">Costs</h2><h2 id="costs">Costs</h2><h2 id="main">Main</h2>'),
  ).toBe(
    '<h2 id="costs-2">Costs</h2><h2 id="costs">Costs</h2><h2 id="costs-3">Costs</h2><h2 id="main-2">Main</h2>',
  );
});
