import { CHARLOTTE_TIME_ZONE } from '../../agent/charlotte-time.ts';
import { CLOSED } from '../../listings/listing-status.ts';
import type { OpenHouse } from '../../listings/open-houses.ts';
import type { Property } from '../../listings/property.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { openHouseTimes } from '../answer/figures.ts';
import { homeFactSentence, homeNotice, homesAnswer } from '../answer/home-answers.ts';
import { listTask } from '../answer/home-search.ts';
import { plainText } from '../text/plain-text.ts';
import { asksForOpenHouses } from '../values/question-kinds.ts';
import { focusedHome } from './resolve-subject.ts';
import type { ResolvedTurn } from './turn.ts';

/** Lists the open houses still to come, of the home or the areas asked about or of all: "any open houses sunday" */
export function openHousesAnswer(meant: ResolvedTurn, sources: Sources): Answer | null {
  const { values, subject } = meant;
  if (!asksForOpenHouses(values.text)) return null;
  const { words, language } = sources;
  const home = homeAskedAbout(meant, sources);
  const slugs = subject.isNamed ? subject.areas.map(({ slug }) => slug) : [];
  const isThere = ({ neighborhoodSlug }: Property) =>
    slugs.length === 0 || slugs.includes(neighborhoodSlug ?? '');
  const homes = (home ? [home] : sources.homes.filter(isThere)).filter(({ openHouses }) => openHouses);
  if (homes.length === 0) {
    const none =
      home?.status === CLOSED
        ? homeFactSentence(home, 'status', sources)
        : words.home.noOpenHouse(home?.address ?? '');
    const answer = { text: none, links: ['compare', 'call'], sources: [] };
    return home ? { ...answer, home: home.id } : answer;
  }
  const onDay = homes.flatMap((one) => {
    const openHouses = one.openHouses?.filter((openHouse) => isOnDayNamed(openHouse, values.text)) ?? [];
    return openHouses.length > 0 ? [{ ...one, openHouses }] : [];
  });
  const isOtherDay = onDay.length === 0 && WEEK.some((day) => isNamed(day, values.text));
  const shown = onDay.length > 0 ? onDay : homes;
  const text = [
    isOtherDay ? words.home.noneThatDay : '',
    ...shown.map((one) => `• ${one.address}: ${openHouseTimes(one, language)}`),
    homeNotice(shown[0], words),
  ];
  const task = listTask({}, null, shown, shown.length);
  return homesAnswer(shown, text.filter(Boolean).join('\n'), task);
}

/** The home named, or for "the open house" the one under discussion. */
function homeAskedAbout({ values, subject, dialogue }: ResolvedTurn, sources: Sources): Property | null {
  const [home] = values.homes.length === 1 ? subject.homes : [];
  if (home) return home;
  return values.areas.length === 0 && OF_ONE.test(values.text) ? focusedHome(dialogue, sources) : null;
}

const OF_ONE =
  /\b(?:the|its|an|el|la|su|una) (?:open house|casa abierta)\b|\b(?:it|this|that|es[ae]|est[ae]|tiene)\b(?! (?:week|weekend|fin|saturday|sunday|sabado|domingo))/;

function isOnDayNamed({ from }: OpenHouse, text: string): boolean {
  return isNamed(new Date(from), text);
}

/** Whether a plain text names the weekday of a time, in either language. */
function isNamed(time: Date, text: string): boolean {
  const said = text.split(' ');
  return WEEKDAYS.some((weekday) => said.includes(plainText(weekday.format(time))));
}

const WEEKDAYS = ['en', 'es'].map(
  (language) => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: CHARLOTTE_TIME_ZONE }),
);

const DAYS_OF_WEEK = 7;
/** Any week: its days stand for their names. */
const WEEK = Array.from({ length: DAYS_OF_WEEK }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)));
