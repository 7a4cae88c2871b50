import type { Property } from '../../listings/property.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import { areaComparison, areaSummary } from '../answer/area-answers.ts';
import { homeDetail, homesOf, surroundingsOf } from '../answer/home-answers.ts';
import { asksAboutSurroundings, asksWhatAreaIsLike } from '../values/question-kinds.ts';
import { currentSearch, homesMeant, latestTask } from './dialogue.ts';
import { areasBySlug, focusedHome, lastMentionedAreas } from './resolve-subject.ts';
import type { ResolvedTurn } from './turn.ts';

/** Tells what is near the home under discussion, and of its area: "what's near it" */
export async function surroundings(
  { values, subject, dialogue }: ResolvedTurn,
  sources: Sources,
): Promise<Answer | null> {
  const home = asksAboutSurroundings(values.text) ? homeInHand({ subject, dialogue }, sources) : null;
  const area = sources.areas.find(({ slug }) => slug === home?.neighborhoodSlug);
  if (!home || !area) return null;
  const near = surroundingsOf(home, currentSearch(dialogue), sources);
  const { task: _, ...ofArea } = await areaSummary(area, sources);
  return joinAnswers(near ?? homeDetail(home, currentSearch(dialogue), sources), ofArea);
}

/** Tells of the area of the homes under discussion, or of the areas just told of: "how's the area" */
export async function areaInHand(
  { values, subject, dialogue }: ResolvedTurn,
  sources: Sources,
): Promise<Answer | null> {
  if (!asksWhatAreaIsLike(values.text)) return null;
  const [task] = dialogue.tasks;
  const home = homeInHand({ subject, dialogue }, sources);
  const shown = task?.kind === 'homes' ? homesOf(homesMeant(task), sources) : [];
  const isOfEach = values.itemReference.which !== null && shown.length > 0;
  const homes = home && !isOfEach ? [home] : shown;
  const ofHomes = homes.flatMap(({ neighborhoodSlug }) => neighborhoodSlug ?? []);
  const slugs =
    values.areas.length > 0 ? values.areas : ofHomes.length > 0 ? ofHomes : lastMentionedAreas(dialogue);
  const areas = areasBySlug([...new Set(slugs)], sources);
  const [area, another] = areas;
  if (!area) return null;
  return another ? await areaComparison(areas, [], null, sources) : await areaSummary(area, sources);
}

/** The one home that a message names, or the one under discussion. */
function homeInHand(
  { subject, dialogue }: Pick<ResolvedTurn, 'subject' | 'dialogue'>,
  sources: Sources,
): Property | null {
  const [home, another] = subject.homes;
  if (home) return another ? null : home;
  return latestTask(dialogue.tasks, 'homes') ? focusedHome(dialogue, sources) : null;
}
