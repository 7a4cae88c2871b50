/**
 * Whether a message has nothing but values and words between them: "and in NoDa?", "areas under 500k", "more". By itself it cannot
 * ask for anything that fair housing law forbids.
 * @param text plain text with placeholders for names
 */
export function hasOnlyValues(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => VALUES.has(word) || NUMBER.test(word));
}

/**
 * Whether a message asks for recorded figures and has no word for anything else: "which area is the most bike friendly". It cannot
 * ask for anything that fair housing law forbids either.
 * @param text plain text with placeholders for names
 */
export function asksOnlyForFigures(text: string): boolean {
  const words = wordsOf(text.replaceAll(SCORES, 'figures'));
  return (
    words.some((word) => FIGURES.has(word)) &&
    words.every(
      (word) => FIGURES.has(word) || AROUND_FIGURES.has(word) || VALUES.has(word) || NUMBER.test(word),
    )
  );
}

function wordsOf(text: string): string[] {
  // "mejor 500" is a value, but "mejor barrio" asks for the best neighborhood
  const said = text
    .replace(/\bmejor (?:de |con )?(?=\$?\d)/g, '')
    .replace(/\blike (?:it|that|this|those|these)\b/g, 'similar');
  return said.split(' ').filter(Boolean);
}

const NUMBER = /^\$?\d[\d.]*(?:k|m|s|mil)?$/;

/** A walk or a bike alone may be about safety: "can I walk home after 10". */
const SCORES = /\b(?:walk|transit|bike) scores?\b|\b(?:bike|bicycle) friendly\b/g;

const setOf = (words: string) => new Set(words.split(/\s+/));

const VALUES = setOf(
  `_ _home and or in what about how the of for please show me more next other others any all area areas neighborhood neighborhoods
  anywhere somewhere just only even actually wait instead both built older newer earlier later since before after old again make must
  it be a an on with if is are would too also ok okay yes no not under over below above up to max min between at least most home homes
  house houses condo condos bed beds bedroom bedrooms bath baths bathroom bathrooms same there go back then price prices median score
  year fine thanks similar walk
  para un una si tambien otra otro otras otros ese esa y o en de la el los las que tal mas menos hasta casa casas barrio barrios gracias mil cualquier cualquiera toda
  todas zona zonas lado parte`,
);

const FIGURES = setOf(
  `price prices median average transit biking cycling walkable walkability days market listings inventory stats statistics figures
  numbers fewest least lot lots size expensive cheap cheaper cheapest costly priciest cost costs square fast quick quickly slow
  precio precios promedio mediana transporte bici mercado tamano caro caros cara caras barato baratos barata baratas caminable`,
);

const AROUND_FIGURES = setOf(
  `which whats s where when do does you give tell compare vs versus have has had much many long faster fastest slower slowest
  sell sells sold selling sale move moves public highest high higher lowest low lower rising rise rose falling fall growing
  growth grew going gone went last this past ago years month months right now currently today latest by each every less like
  look looks per foot charlotte city whole eight than get got can could know need want see say lots best better good worst
  worse bad top great now that this normal usual typical lol
  cual cuales cuanto cuanta cuesta cuestan como esta estan es son donde venta se venden rapido mayor menor ano mes hace hoy ahora eso normal tipico`,
);
