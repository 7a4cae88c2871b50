import { expect, test } from 'vitest';
import { sanitizeGuide } from './built-in-guides.ts';

test('header cells get the scope of their row next to other cells, else of their column, whatever scope was sent', () => {
  const table = (corner: string) =>
    `<table><tbody><tr><th${corner}><p>Area</p></th><th colspan="2"><p>Median</p></th></tr>` +
    '<tr><th scope="colgroup" onclick="alert(1)"><p>Dilworth</p></th><td><p>$1,400,000</p></td></tr></tbody></table>';
  const clean = sanitizeGuide(table(''));
  expect(clean).toBe(
    '<table><tbody><tr><th scope="col"><p>Area</p></th><th scope="col" colspan="2"><p>Median</p></th></tr>' +
      '<tr><th scope="row"><p>Dilworth</p></th><td><p>$1,400,000</p></td></tr></tbody></table>',
  );
  expect(sanitizeGuide(clean)).toBe(clean);
  expect(sanitizeGuide(table(' scope="row"'))).toBe(clean);
  expect(sanitizeGuide('<table><tr><td>Area</td></tr></table>')).not.toContain('scope');
});
