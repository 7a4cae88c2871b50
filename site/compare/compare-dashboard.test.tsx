import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { CompareDashboard } from './compare-dashboard.tsx';
import { comparePlace } from './compare-place.ts';

test('a page without homes shows an error and offers to try again', () => {
  const place = comparePlace(new URLSearchParams(), []);
  const html = renderToStaticMarkup(
    <CompareDashboard agent={shippedAgent} homes={null} areaNames={{}} place={place} />,
  );
  expect(html).toContain('Failed to fetch properties');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Try again/);
});
