/** The subject of a text: homes, areas or the whole city. */
export type Subject = 'homes' | 'areas' | 'market';

/** Returns the subject named by the nouns of a plain text; areas win over homes: "which area has the cheapest homes". */
export function subjectIn(text: string): Subject | null {
  if (AREAS.test(text) && !IN_THE_AREA.test(text)) return 'areas';
  if (HOMES.test(text) || WHAT_IS_OFFERED.test(text)) return 'homes';
  if (IN_EACH_AREA.test(text)) return 'areas';
  return CITY.test(text) ? 'market' : null;
}

const AREAS =
  /\b(?:areas?|neighbou?rhoods?|barrios?|vecindarios?|zonas?|part of (?:town|the city)|districts?|where should|where do (?:homes|houses|places|condos)|donde se venden|(?<!parking )spots?)\b/;

/** "Anything in the same area" is about homes. */
const IN_THE_AREA =
  /\bin (?:what |(?:(?:both|either|all|each|every|of|the|that|this|those|these|your|same|other) )*)(?:area|neighborhood)s?\b/;

/** "The median price in each neighborhood" */
const IN_EACH_AREA = /\bin (?:all|each|every)(?: of (?:the|your))? (?:area|neighborhood)s?\b/;

const HOMES =
  /\b(?:homes?|houses?|condos?|condominiums?|town ?(?:house|home)s?|lofts?|flats?|listings?|listed|properties|property|(?<!\b(?:same|either|each) )places?|units?|for sale|casas?|propiedad(?:es)?|departamentos?|apartamentos?|en venta|viviendas?)\b/;

/** "Show me what you have there" */
const WHAT_IS_OFFERED =
  /\b(?:what (?:else )?(?:do |have )?(?:you|u|yall)(?: have| ve)? (?:have|got)|(?:do|have) you (?:have|got) (?:anything|something)|anything (?:else )?(?:listed|available)|(?:que|algo que) tienen)(?: (?:right now|now|there|over there|here|in|under|over|around|listed|available|ahi|alli|en)\b| ?$)/;

const CITY = /\b(?:market|charlotte|city ?wide|whole city|overall|mercado|la ciudad)\b/;
