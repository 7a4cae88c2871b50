import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { builtInGuides } from '../seed/built-in-guides.ts';
import { passageSearch } from './passage-search.ts';

test("a passage removed from an area's page is no longer found", async () => {
  const [first, ...others] = neighborhoods;
  if (!first) throw new Error('content/ has no area');
  const withMuseum = {
    ...first,
    highlights: ['Zeppelin hangar museum opens every Sunday', ...first.highlights],
  };
  let areas = [withMuseum, ...others];
  const searchOf = passageSearch({
    guides: async () => [],
    neighborhoods: async () => areas,
    profile: async () => shippedAgent,
  });
  const found = async () => JSON.stringify((await searchOf())('zeppelin hangar museum'));
  expect(await found()).toContain('Zeppelin');
  areas = [first, ...others];
  expect(await found()).not.toContain('Zeppelin');
});

test('changed text of a guide with an unchanged date is found', async () => {
  const [shipped] = builtInGuides(1);
  if (!shipped) throw new Error('content/ has no guide');
  const says = (text: string) => [{ ...shipped, content: `<p>${text} ${'and so on '.repeat(8)}</p>` }];
  let guides = says('The zeppelin hangar museum opens every Sunday');
  const searchOf = passageSearch({
    guides: async () => guides,
    neighborhoods: async () => [],
    profile: async () => shippedAgent,
  });
  const found = async () => JSON.stringify((await searchOf())('zeppelin hangar museum'));
  expect(await found()).toContain('Sunday');
  guides = says('The zeppelin hangar museum opens every Monday');
  expect(await found()).toContain('Monday');
});
