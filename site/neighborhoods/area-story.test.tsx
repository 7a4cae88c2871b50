import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { neighborhoods } from '#content/neighborhoods.ts';
import { NeighborhoodPopover } from '../home/neighborhood-popover.tsx';
import { AreaStory } from './area-story.tsx';

const [known] = neighborhoods;
if (!known) throw new Error('No neighborhoods');

test('a neighborhood without highlights and key features has no headings for them', () => {
  const area = { ...known, highlights: [], keyFeatures: [] };
  expect(renderToStaticMarkup(<AreaStory area={area}>{null}</AreaStory>)).not.toContain('<h2');
  const popover = renderToStaticMarkup(<NeighborhoodPopover area={area} id="area" />);
  expect(popover).not.toContain('Key features');
});
