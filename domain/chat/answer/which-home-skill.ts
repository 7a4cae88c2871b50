import { homesUnsaid } from './home-answers.ts';
import type { Skill } from './skill.ts';

/** "Does the house have a nursery?", where no home was spoken of: asks which is meant, and names those for sale. */
export const whichHome: Skill = (understood, sources, memory) => {
  const isOfOne = memory.homes.length !== 1 && OF_THE_HOME.test(understood.plain);
  if (!isOfOne || understood.signals.ownHome || understood.areas.length > 0) return null;
  return homesUnsaid([], sources, sources.words.homes.whichOne);
};

const OF_THE_HOME =
  /\b(?:does|is|has|was|tiene|es|esta) (?:the|this|that|la|esta|esa) (?:house|home|condo|town ?house|property|place|unit|listing|casa|vivienda|propiedad)\b(?! (?:sites?|pages?|agents?|market|prices?|values?|tax(?:es)?|search|hunt\w*|office|inspect\w+|apprais\w+))|\b(?:does|has) it\b/;
