import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuideBody } from './guide-body.tsx';

test('every table of an article has its own scroll area', () => {
  const table = '<table><tbody><tr><td>Area</td></tr></tbody></table>';
  const html = renderToStaticMarkup(<GuideBody html={`${table}<p>and</p>${table}`} />);
  expect(html.split(`<div role="group" aria-label="Table" tabindex="0">${table}</div>`)).toHaveLength(3);
});
