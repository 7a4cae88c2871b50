import { expect, test } from 'vitest';
import { wrapTables } from './guide-tables.ts';

const ROOM = '<div role="group" aria-label="Table" tabindex="0">';

test('a nested table scrolls with the outer one', () => {
  const html = '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table><p>More.</p>';
  const [table] = html.split('<p>');
  expect(wrapTables(html)).toBe(`${ROOM}${table}</div><p>More.</p>`);
});

test('the scroll area of a table is named after its caption', () => {
  const html = '<table class="a"><caption>What “as is” <em>costs</em></caption></table><table></table>';
  const rooms = wrapTables(html);
  expect(rooms).toContain('<div role="group" aria-label="What “as is” costs" tabindex="0">');
  expect(rooms).toContain(`${ROOM}<table></table></div>`);
});
