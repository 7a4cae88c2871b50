import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataLine } from './data-line.tsx';

test('a month between two without a figure is drawn as a point', () => {
  const scale = { x: (index: number) => index * 10, y: (value: number) => value, step: 10 };
  const markup = renderToStaticMarkup(
    <DataLine
      line={{ name: 'NoDa', variant: 'a', values: [5, null, 6, null, 7, 8] }}
      scale={{ ...scale, domain: [0, 10], ticks: [] }}
      plot={{ left: 0, right: 50, top: 0, bottom: 10 }}
      fillId="price"
    />,
  );
  expect(markup).toContain('d="M0,5h2.5M20,6h2.5M40,7L50,8"');
});
