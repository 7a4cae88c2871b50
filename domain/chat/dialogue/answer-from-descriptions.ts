import type { Property } from '../../listings/property.ts';
import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import { areaComparison, areaSummary } from '../answer/area-answers.ts';
import {
  homeDetail,
  homeNotice,
  homesAnswer,
  homesOf,
  ofHome,
  quoteAbout,
  sentenceAbout,
  sentencesOf,
  surroundingsOf,
} from '../answer/home-answers.ts';
import { listTask } from '../answer/home-search.ts';
import { parkingPhrase } from '../values/free-text-wishes.ts';
import { quotedFeatureId } from '../values/home-features.ts';
import {
  asksAboutSurroundings,
  asksWhatAreaIsLike,
  asksWhetherItHas,
  asksWhichHas,
  keywordsIn,
} from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria, mergeWish, withoutFeatures } from '../values/wish.ts';
import { currentSearch, type Dialogue, type HomesTask, homesMeant, latestTask } from './dialogue.ts';
import { areasBySlug, focusedHome, lastMentionedAreas } from './resolve-subject.ts';
import type { ResolvedTurn } from './turn.ts';

/** Answers a question about homes that were shown from their descriptions and areas; null for all others. */
export async function answerFromDescriptions(meant: ResolvedTurn, sources: Sources): Promise<Answer | null> {
  return (
    whichOfListed(meant, sources) ??
    quoteOfHome(meant, sources) ??
    (await surroundings(meant, sources)) ??
    (await areaInHand(meant, sources))
  );
}

/** Quotes what the homes listed have of a thing: "which one is closest to the train"; "the one with two spaces" picks it. */
function whichOfListed({ values, dialogue }: ResolvedTurn, sources: Sources): Answer | null {
  const { wish, homes, attributes, subject, areaLimits, order, comparative, text } = values;
  const task = currentList(dialogue, sources);
  const others = wish.areas ?? wish.notAreas ?? wish.notFeatures ?? comparative;
  const isOther = others || homes.length + attributes.length + areaLimits.length > 0 || subject === 'areas';
  if (!task || isOther || hasCriteria(withoutFeatures(wish)) || !asksWhichHas(text)) return null;
  const things = thingsWanted(values);
  const listed = homesOf(homesMeant(task), sources);
  const told = listed.flatMap((home) => {
    const said =
      things.length > 0 || order
        ? things.map((thing) => sources.saidOf(home, thing))
        : [sentenceAbout(home, text, 1)];
    return said.length > 0 && said.every((one) => one !== null) ? [{ home, said: sentencesOf(said) }] : [];
  });
  const [first, another] = told;
  if (!first) return null;
  if (!another && !values.itemReference.asksWhich) return homeDetail(first.home, task, sources);
  const rows = told.map(({ home, said }) => `• ${home.address}: “${said}”`);
  const answer = [...rows, homeNotice(first.home, sources.words)].join('\n');
  if (!another) return ofHome(first.home, answer, task);
  const homesTold = told.map(({ home }) => home);
  const features = told.length < listed.length ? things : [];
  const found = listTask(mergeWish(task.wish, { features }), task.order, homesTold, told.length);
  return homesAnswer(homesTold, answer, found);
}

/** The homes listed last, unless an entry about areas was answered since. */
function currentList({ tasks }: Dialogue, sources: Sources): HomesTask | null {
  const [task, before] = tasks;
  const entry = task?.kind === 'entry' && sources.entries.find(({ id }) => id === task.id);
  const list = entry && !entry.links.includes('areas') ? before : task;
  return list?.kind === 'homes' ? list : null;
}

/** The features that a message names, with parking as descriptions count it: "2 parking spaces". */
function thingsWanted({ wish: { features = [] }, text }: Values): string[] {
  const parking = parkingPhrase(text.replace(BARE_SPACES, '$1 parking $2'));
  if (parking === null) return features;
  return [quotedFeatureId(parking.replace(/s$/, '')), ...features.filter((one) => !PARKING.has(one))];
}

const BARE_SPACES = /\b(\d) (spaces?|spots?)\b(?! (?:for|to|para)\b)/;
const PARKING = new Set(['parking', 'garage']);

/** Quotes the home under discussion on something no feature covers: "are the floors original" */
function quoteOfHome({ values, subject, dialogue }: ResolvedTurn, sources: Sources): Answer | null {
  const { wish, attributes, areas, text } = values;
  const home = homeInHand({ subject, dialogue }, sources);
  const isOther = hasCriteria(wish) || attributes.length + areas.length > 0;
  if (!home || isOther || !asksWhetherItHas(text) || keywordsIn(text).length === 0) return null;
  return quoteAbout(home, text, currentSearch(dialogue), sources, 1);
}

/** Tells what is near the home under discussion, and of its area: "what's near it" */
async function surroundings(
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
async function areaInHand(
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
