import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { ListFailure } from './list-failure.tsx';

test('a page without homes shows an error and offers to load the same address again', () => {
  const html = renderToStaticMarkup(<ListFailure agent={shippedAgent} />);
  expect(html).toContain('Failed to fetch properties');
  expect(html).toMatch(/<a [^>]*href="">Try again<\/a>/);
});
