import { lengthOf } from '../understand/short-question.ts';
import { homesSaying, homesUnsaid } from './home-answers.ts';
import { asksForAll, OF_NO_LIST } from './home-skills.ts';
import type { Skill } from './skill.ts';

/** What the description of a home says: solar panels, a window seat. */
export const saidOfHomes: Skill = (understood, sources) => {
  const asked = understood.contentWords.filter((word) => !sources.isDetail(word));
  return asked.length > 0 && (understood.signals.homes || understood.signals.seeksHomes)
    ? homesSaying(asked, understood.areas, sources)
    : null;
};

/** "Which homes have white cabinets?": no description says so. */
export const unsaidOfHomes: Skill = (understood, sources) =>
  OF_WHICH_HOMES.test(understood.plain) && !understood.signals.ownHome && !asksForAll(understood, sources)
    ? homesUnsaid(understood.areas, sources)
    : null;

/** "Black granite kitchen", "a family room in NoDa": what a description may say, or may not. */
export const partsOfHomes: Skill = (understood, sources) => {
  const { homeParts, homes, seeksHomes, ownHome } = understood.signals;
  const isShort = understood.areas.length === 0 && lengthOf(understood) <= FEW_WORDS;
  const asked = understood.contentWords.filter((word) => !sources.isDetail(word));
  const ofHomes = homeParts || (homes && isShort && asked.length > 0 && understood.measures.length === 0);
  if (
    !ofHomes ||
    ownHome ||
    understood.topic ||
    OF_NO_LIST.test(understood.plain) ||
    !(homes || (understood.areas.length === 0 && (seeksHomes || isShort)))
  )
    return null;
  return (
    (asked.length > 0 && homesSaying(asked, understood.areas, sources)) ||
    homesUnsaid(understood.areas, sources)
  );
};

const FEW_WORDS = 7;

const OF_WHICH_HOMES =
  /\b(which|what|any|are there|is there|do you (have|list|offer)|have you|show|find|looking for|que|hay|tienen?)\b.*\b(homes?|houses?|condos?|townhouses?|listings?|lofts?|propert(?:y|ies)|casas?|condominios?|propiedades)\b.*\b(with|have|has|having|include|that|allow|mention|say|for sale|available|on|near|by|facing|con|tienen?|en venta)\b|\b(?:is|are|do|does|have|has)\b.*\bany of (the|your|these|those) (homes|houses|condos|listings)\b/;
