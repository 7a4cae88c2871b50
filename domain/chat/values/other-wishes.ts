/** Something wanted of a home that nothing in the records stands for. */
export interface OtherWish {
  /** As it was said: "near a hospital", "no hoa". */
  said: string;
  /** What a description would call it; '' where only its absence is wanted. */
  thing: string;
}

/**
 * What a plain text wants of a home besides what the readers make out: "with concrete walls", "on a quiet street".
 * @param isRead whether a reader makes something of a phrase
 */
export function otherWishes(text: string, isRead: (phrase: string) => boolean): OtherWish[] {
  const [cars = '', first, second] = CARS.exec(text) ?? [];
  const garage = cars ? [{ said: cars, thing: `${first ?? second} car garage` }] : [];
  const others = [...text.matchAll(INTRODUCED)].flatMap(({ groups }) => {
    const [opening = '', ...joined] = (groups?.things ?? '').split(JOINT);
    return [
      wishOf(groups?.lead ?? '', opening, isRead),
      ...joined.map((phrase) => wishOf('', phrase, isRead)),
    ].flatMap((one) => one ?? []);
  });
  return [...garage, ...others];
}

function wishOf(lead: string, phrase: string, isRead: (phrase: string) => boolean): OtherWish | null {
  const [, article = '', rest = ''] = OPENING.exec(phrase.trim()) ?? [];
  const words = rest.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MOST_WORDS || isRead(rest)) return null;
  if (words.some((word) => PRONOUNS.has(word) || !/^[a-z]{3,}$|^[2-9]$/.test(word))) return null;
  if (OF_NO_HOME.has(words.at(-1) ?? '')) return null;
  const isAbsent = NEGATIVE.test(`${lead} ${article}`);
  const ofPlace = /^(?:near|close|next|on|in|cerca)\b/.test(lead);
  const opening = ofPlace ? `${lead} ${article}` : isAbsent ? 'no ' : '';
  return { said: `${opening}${rest}`, thing: isAbsent ? '' : rest.replace(/s$/, '') };
}

const MOST_WORDS = 3;

/** "A 3-car garage", "a garage for 3 cars" */
const CARS =
  /\b(\d) (?:plus )?(?:car|auto)s? (?:\w+ )?garages?\b|\b(?:garage|garaje|cochera) (?:that (?:fits|holds) |for |para |de )(\d) (?:cars?|vehicles?|trucks?|carros?|autos?|coches?)\b/;

const HOME =
  '(?:homes?|houses?|condos?|town ?(?:house|home)s?|places?|units?|listings?|ones?|casas?|condominios?)';
const BOUND =
  'in|under|over|for|at|that|which|below|above|around|up|from|to|near|close|on|if|because|please|so|but|where|built|within|less|more|or less|en|por|para|cerca|que|pero|hasta|menos|mas|debajo';
const INTRODUCED = new RegExp(
  `(?<lead>\\b(?:with|without|no|having|near|close to|next to|on a|in a|con|sin|cerca de|${HOME} (?:that )?(?:has|have|includes?|comes? with|tienen?|que tengan?))) (?<things>(?!(?:${BOUND})\\b)[a-z0-9]+(?: (?!(?:${BOUND})\\b)[a-z0-9]+){0,7})`,
  'g',
);
const JOINT = /(?:^| )(?:and|or|plus|also|y|o|e|u|ni)(?: |$)/;
const OPENING =
  /^((?:(?:an?|the|some|any|no|its|own|real|really|very|super|nice|good|great|big|large|small|decent|lots of|plenty of|un|una|el|la|los|las|buena?|grandes?) )*)(.*)$/;
const NEGATIVE = /\b(?:without|no|sin)\b/;

const PRONOUNS = new Set(
  'you me my our your his her their us it them him she this that mis sus nuestro nuestra'.split(' '),
);

/** People, money and time: what ends in one is nothing of a home. */
const OF_NO_HOME = new Set(
  (
    'someone somebody people person family families kid kids children child baby babies husband wife mom mother dad parents son daughter partner friend friends tenant tenants ' +
    'agent realtor lender bank loan loans mortgage credit score offer offers contract budget money cash down payment payments income percent fee fees price prices cost costs rate rates interest dollars ' +
    'hurry time year years month months week weeks day days hour hours minute minutes few couple way situation question questions problem problems work job rush limit preference doubt everything nothing anything something else one ' +
    'hijos ninos familia gente dinero presupuesto ano anos mes meses'
  ).split(' '),
);
