import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { AnswerWords, HomeParts } from '#domain/chat/answer/answer-words.ts';
import { BATHS_STEP } from '#domain/chat/values/home-limits.ts';
import type { Range } from '#domain/chat/values/limit.ts';
import { grouped } from '#domain/figures/grouped.ts';
import { sumWordsEn } from './sum-words-en.ts';

const WAYS = `call ${agent.phone} (any day, 8 am to 8 pm) or use the contact form`;

const MEASURES = {
  'average-price': 'Average price',
  'median-price': 'Median price',
  'typical-value': 'Typical home value',
};

export const answerWordsEn: AnswerWords = {
  locale: 'en-US',
  figures: (date, sample, source, whose) =>
    `${sample ? 'Sample figures' : `Source: ${source}`}, ${date}${whose && ` (${whose})`}.`,
  pageIs: (label) => `Here it is: “${label}”, the link below.`,
  area: {
    fact: {
      price: (area, value) => `The median price in ${area} is ${value}.`,
      walk: (area, value) => `${area} has a walk score of ${value} out of 100: ${onFoot(value)}.`,
      transit: (area, value) => `${area} has a transit score of ${value} out of 100.`,
      bike: (area, value) => `${area} has a bike score of ${value} out of 100.`,
      days: (area, value) => `Homes in ${area} spend ${inDays(value)} on market on average.`,
      inventory: (area, value) => `${area} has ${inListings(value)}.`,
      pricePerSquareFoot: (area, value) => `Homes in ${area} are at ${value} per square foot.`,
      trend: (area, value, measure) =>
        `The ${MEASURES[measure].toLowerCase()} in ${area} is ${sinceLastYear(value)}.`,
    },
    measure: MEASURES,
    short: {
      price: (value) => `median price ${value}`,
      walk: (value) => `walk score ${value}`,
      transit: (value) => `transit score ${value}`,
      bike: (value) => `bike score ${value}`,
      days: (value) => `${inDays(value)} on market`,
      inventory: (value) => inListings(value),
      pricePerSquareFoot: (value) => `${value} per square foot`,
      trend: (value) => `${value} over a year`,
    },
    heading: {
      price: 'Median price',
      walk: 'Walk score',
      transit: 'Transit score',
      bike: 'Bike score',
      days: 'Average days on market',
      inventory: 'Active listings',
      pricePerSquareFoot: 'Price per square foot',
      trend: 'Price change over a year',
    },
    highest: {
      price: (area, value, all) => `${area} has the highest median price${ofThese(all)}: ${value}.`,
      walk: (area, value, all) =>
        `${area} is the most walkable${ofThese(all)}, with a walk score of ${value}.`,
      transit: (area, value, all) => `${area} has the highest transit score${ofThese(all)}: ${value}.`,
      bike: (area, value, all) => `${area} has the highest bike score${ofThese(all)}: ${value}.`,
      days: (area, value, all) =>
        `${all ? 'Homes' : 'Of these, homes'} sell slowest in ${area}: ${inDays(value)} on market on average.`,
      inventory: (area, value, all) => `${area} has the most active listings${ofThese(all)}: ${value}.`,
      pricePerSquareFoot: (area, value, all) =>
        `${area} has the highest price per square foot${ofThese(all)}: ${value}.`,
      trend: (area, value, all) => leaderOfChange(area, value, all, 'highest'),
    },
    lowest: {
      price: (area, value, all) => `${area} is the cheapest${ofThese(all)}, with a median price of ${value}.`,
      walk: (area, value, all) =>
        `${area} is the least walkable${ofThese(all)}, with a walk score of ${value}.`,
      transit: (area, value, all) => `${area} has the lowest transit score${ofThese(all)}: ${value}.`,
      bike: (area, value, all) => `${area} has the lowest bike score${ofThese(all)}: ${value}.`,
      days: (area, value, all) =>
        `${all ? 'Homes' : 'Of these, homes'} sell fastest in ${area}: ${inDays(value)} on market on average.`,
      inventory: (area, value, all) => `${area} has the fewest active listings${ofThese(all)}: ${value}.`,
      pricePerSquareFoot: (area, value, all) =>
        `${area} has the lowest price per square foot${ofThese(all)}: ${value}.`,
      trend: (area, value, all) => leaderOfChange(area, value, all, 'lowest'),
    },
    others: (list) => (list ? `Then: ${list}.` : ''),
    missing: (heading, areas) => `I have no ${heading.toLowerCase()} for ${areas.join(' or ')}.`,
    inYear: (area, fact, month, value) => `${fact} in ${area} in ${month}: ${value}.`,
    change: (area, fact, now, then, change) =>
      `${fact} in ${area}: ${now.value} in ${now.month}, ${then.value} a year before (${change}).`,
    notInYear: (area, year, firstMonth) =>
      `I have no figure of ${year} for ${area}; its record begins in ${firstMonth}.`,
    onWishes: (area, said, silent, homes) =>
      [
        [`${area}:`, ...said.map((sentence) => `“${sentence}.”`)].join(' '),
        silent.length > 0 && `Its record does not tell of ${silent.join(' or ')}.`,
        homes.length > 0 && `By their descriptions: ${homes.join('; ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    features: (list) => `Key features: ${list}.`,
    none: 'No area in my records is within that.',
    ofKind: (kind) => `For sale in my records (${kind}), by area:`,
    noneOfKind: (kind) =>
      `No home in my records is that (${kind}). They hold only what is for sale, so an area may well have some; the team can look further.`,
    unrecorded: {
      overAsking: (areas) =>
        `No record here holds how far homes in ${areas} sell over or under asking; the team can show it from recent sales, with their dates. What the records do hold:`,
      offers: (areas) =>
        `No record here holds how many offers homes in ${areas} get; the team can tell you of recent sales. What the records do hold:`,
    },
    kindsThere: (areas) => `What is for sale in ${areas}, by kind; other homes there may differ:`,
    listed: (area, count) =>
      `Of the homes I can show here, ${count} ${count === '1' ? 'is' : 'are'} in ${area}.`,
  },
  market: (figures) => {
    const [one, ...others] = figures;
    if (one && others.length === 0) return `In-town Charlotte: ${one.said}, ${sinceLastYear(one.change)}.`;
    const parts = figures.map(({ said, change }) => `${said} (${change})`).join(', ');
    return `In-town Charlotte: ${parts}, each with its change from a year ago.`;
  },
  priceLabel: (label) => label.toLowerCase().replace(/^avg\b/, 'average'),
  stat: {
    price: (value, label) => `${label} ${value}`,
    days: (value) => `${inDays(value)} on market`,
    inventory: (value) => inListings(value),
    pricePerSquareFoot: (value) => `${value} per square foot`,
  },
  home: {
    fact: {
      price: (home, value) => `${home} is listed at ${value}.`,
      pricePerSquareFoot: (home, value) => `${home}, price per square foot: ${value}.`,
      days: (home, value) => `${home} has been on the market for ${inDays(value)}.`,
      beds: (home, value) => `${home} has ${plural(value, 'bedroom', 'bedrooms')}.`,
      baths: (home, value) => `${home} has ${plural(value, 'bath', 'baths')}.`,
      size: (home, value) => `${home} has ${value}.`,
      lot: (home, value) => `The lot of ${home} is ${value}.`,
      year: (home, value) => `${home} was built in ${value}.`,
      type: (home, value) => `${home} is ${/^[aeiou]/i.test(value) ? 'an' : 'a'} ${value}.`,
      status: (home, value) => `${home} is ${value}.`,
      firm: (home, value) => `${home} is listed by ${value}.`,
      place: (home, value) => `${home} is in ${value}.`,
    },
    heading: {
      price: 'Price',
      pricePerSquareFoot: 'Price per square foot',
      days: 'Days on market',
      beds: 'Bedrooms',
      baths: 'Baths',
      size: 'Size',
      lot: 'Lot',
      year: 'Year built',
    },
    line: (home) => homeLine(home),
    detail: (home) => `${homeLine(home)}.`,
    lotInFeet: (acres, feet) => `${acres}, about ${feet}`,
    noLot: (address) => `${address} has no lot of its own in the record.`,
    notInRecord: (address) => `The record of ${address} does not say; the team can ask the listing side.`,
    said: (address, sentence) => `Yes, by its description, ${address}: “${sentence}.”`,
    quoted: (address, sentence) =>
      `The description of ${address} says: “${sentence}.” If that does not answer it, the team can ask the listing side.`,
    silent: (addresses) =>
      `Neither the record nor the description of ${addresses.join(' or ')} says that, and I would rather not guess. The team can ask the listing side.`,
    againstLimit: ({ address, price, most, isOver, sum }) =>
      `${address} is listed at ${price}, ${isOver ? 'over' : 'within'} your ${most}: ${sum}.`,
    undescribed: (address, whole) =>
      `I find nothing on that in the record of ${address}. Its whole description: “${whole}.” The team can ask the listing side.`,
    notTold: (address) =>
      `Neither the record nor the description of ${address} says that; the team can ask the listing side.`,
    way: (address) =>
      `Any map gives the distance from ${address} to the place you name; my records hold no distances. The team can look it up for you too.`,
    againstAffordable: ({ address, price, most, apart }) =>
      apart
        ? `${address} is listed at ${price}, above the ${most} just worked out: ${apart} are missing.`
        : `${address} is listed at ${price}, within the ${most} just worked out. Whether you get the loan is a lender's decision.`,
    notSaid: (address, features) =>
      `The description of ${address} does not mention ${features.join(' or ')}; the team can ask the listing side.`,
    notice: (date, sample) =>
      `${sample ? 'Sample homes with invented addresses' : 'Deemed reliable, not guaranteed'}, ${date}.`,
    noOpenHouse: (address) =>
      `No open house${address && ` at ${address}`} stands in my records right now. The Compare page shows the date as soon as there is one; on any other day the team can arrange a visit.`,
    noneThatDay: 'None that day. On other days:',
    visiting: (openHouses, listedBy, isSold) =>
      `${openHouses && `Open house: ${openHouses}.\n`}${listedBy && `Listed by ${listedBy}. `}${isSold ? '' : 'Touring needs a written buyer agreement first.'}`.trim(),
    count: (count, within) =>
      `${plural(String(count), 'home matches', 'homes match')}${within ? ` (${within})` : ''}:`,
    noneOf: (within) => `None of the homes in my records matches all of that${within ? ` (${within})` : ''}.`,
    closest: 'The closest:',
    misses: (names) => `differs in ${names}`,
    unmentioned: (features) => `its description does not mention ${features.join(' or ')}`,
    because: ({ heading, lowest, place, address, value, before, next }) =>
      `I went by one figure, ${heading.toLowerCase()}, and ${address} ${place === 0 ? `has the ${lowest ? 'lowest' : 'highest'} of those` : `is number ${place + 1} of those, ${lowest ? 'lowest' : 'highest'} first`}: ${value}${before && `; before it is ${before}`}${next && `; next is ${next}`}. What it is worth to you, a visit tells.`,
    ofKind: (kind, addresses) => `${kind}: ${addresses.length > 0 ? addresses.join('; ') : 'none of these'}.`,
    more: (count) => `${count} more: say “more”.`,
    noMore: 'Those are all I have for that.',
    noFeature: (features) =>
      `No description mentions ${features.join(' or ')}; the team can ask the listing sides.`,
    noFigure: (heading) =>
      `None of these has that on record: ${heading.toLowerCase()}. The team can ask the listing sides.`,
    notNear: (places) =>
      `No record tells how near a home is to “${places.join('”, “')}”: a map shows it from the address, and an area’s walk score says how much is within a walk.`,
    untold: (wishes) =>
      `No record tells of “${wishes.join('”, “')}”, so I could not search by that; the team can ask the listing sides.`,
    nextTo: (area, names) => `Next to ${area}: ${names.join(', ')}.`,
    closestInPrice: (address) => `Closest in price to ${address}:`,
    onlyOne: (within) => `It is the only one in my records${within ? ` for that (${within})` : ''}:`,
    whichOne: 'Which home do you mean? Name its address, or say “the first one”.',
    types: {
      'Single family': 'single-family house',
      Condominium: 'condominium',
      'Town house': 'town house',
      'Multi family': 'duplex or other multifamily home',
      Duplex: 'duplex',
      Triplex: 'triplex',
      Quadruplex: 'fourplex',
      'Manufactured home': 'manufactured home',
      Apartment: 'apartment',
      Land: 'piece of land',
    },
    statuses: { Closed: 'sold' },
    extreme: (lowest, heading, address, value) =>
      `${heading}, ${lowest ? 'lowest' : 'highest'}: ${address}, ${value}.`,
  },
  wish: {
    range: {
      price: (range) => spoken(range, (value) => `$${grouped(value)}`, 1_000),
      bedrooms: (range) => (range.max === 0 ? 'studio' : plural(rooms(range), 'bedroom', 'bedrooms')),
      bathrooms: (range) => plural(rooms(range), 'bath', 'baths'),
      squareFeet: (range) => `${spoken(range, grouped, 100)} sq ft`,
      lotSize: (range) => `lot ${plural(spoken(range, String), 'acre', 'acres')}`,
      yearBuilt: (range) => `built ${spoken(range, String, 10, { under: 'before', over: 'after' })}`,
      daysOnMarket: (range) => `${inDays(spoken(range, String))} on market`,
    },
    not: (name) => `no ${name}`,
    outside: (name) => `outside ${name}`,
    without: (address) => `without ${address}`,
    or: (other) => `or ${other}`,
    names: {
      price: 'price',
      bedrooms: 'bedrooms',
      bathrooms: 'baths',
      squareFeet: 'size',
      lotSize: 'lot',
      yearBuilt: 'year',
      daysOnMarket: 'days on market',
      areas: 'area',
      notAreas: 'area',
      notHomes: 'left out before',
      types: 'kind of home',
      notTypes: 'kind of home',
      statuses: 'status',
      notStatuses: 'status',
      features: 'what its description tells',
      notFeatures: 'what its description tells',
    },
  },
  compare: {
    more: (heading, name, difference) => `${heading}: ${name} is higher, ${difference}.`,
  },
  reckon: {
    measured: {
      size: (figure) => `${figure} sq ft`,
      lot: (figure) => plural(figure, 'acre', 'acres'),
    },
    average: (heading, sum) => `${heading}, average: ${sum}.`,
    sum: (heading, sum) => `${heading}, total: ${sum}.`,
    difference: (heading, sum) => `${heading}, difference: ${sum}.`,
    percent: (heading, sum) => `${heading}, difference in percent of the lower: ${sum}.`,
    percentOf: (whose, sum) => `In percent of ${whose}: ${sum}.`,
  },
  sums: sumWordsEn,
  entry: {
    again: (said) => `What I have on that: ${said}`,
    anywhere: (title, areas) =>
      `What I said under “${title}” holds in ${areas} too: I have nothing different on it for that area alone.`,
    sameForSide: (title) => `I have nothing different on “${title}” for that side. What else about it?`,
    ifInDanger:
      'In case it is needed: hurt or in danger right now, call 911; whoever does not want to live can call or text 988; if somebody hurts or follows you, 800-799-7233 helps. All are free, at any hour.',
    thatIsAll: (title) =>
      `That is all I know for certain on “${title}”; the rest depends on your case, and the team can answer it.`,
    about: (title, said) => `On “${title}”: ${said}`,
    verdicts: [
      'Yes',
      'No',
      'Often yes',
      'Usually yes',
      'Mostly yes',
      'Generally yes',
      'With most loans yes',
      'Generally not',
      'Better not',
      'Normally no',
      'Often not',
      'Often not at first',
      'Often none',
      'Often little or none',
      'Not by itself',
      'Not automatically',
      'Perhaps',
      'Few',
      'Seldom',
      'Three do',
      'It can be',
      'Usually two',
      'You need one',
      'By any amount',
    ],
    didYouMean: 'Did you mean one of these?',
    unsure: "I'm not sure I understood that, and I would rather not guess.",
    otherScript: 'I read English and Spanish only; the team sees what you wrote.',
    none: `That is outside what I know: this chat is for homes, areas, buying and selling around Charlotte, and has no weather, news or homework. For anything else, ${WAYS}.`,
    topics: [
      'Which homes are for sale?',
      'What is the cheapest area?',
      'Where do I start when I want to buy?',
    ],
  },
  elsewhere: (place, areas) =>
    `${place} is not one of the areas in my records (${areas}), so I have no figures for it. The team may know more: ${agent.phone}.`,
  onlyByRecords:
    "I can't weigh who lives in a place, how safe it is or how its schools rank. By price, size and the other records:",
  choice: 'The choice is yours; this is how they compare:',
  nothingBefore: 'There is nothing to go back to yet. What would you like to know?',
  inAllAreas: 'Show me the same in any area',
  tooMany: `We have talked for a while, and a person can do more from here: ${WAYS}. A message is answered within 24 hours.`,
  agreed: 'Good. What would you like to know?',
  fine: 'Fine. What else would you like to know?',
  whichArea: 'Which area do you mean? Name it, and I tell you what its record says.',
  remark: (name) =>
    name
      ? `I see. What else would you like to know about ${name}, or what shall I look for instead?`
      : 'I see. Ask me about a home, an area or a sale whenever you like.',
};

/** Lists the known facts of a home. */
function homeLine(home: HomeParts & { year?: string; days?: string; lot?: string }): string {
  const facts = [
    home.price,
    home.bedrooms && plural(home.bedrooms, 'bedroom', 'bedrooms'),
    home.bathrooms && plural(home.bathrooms, 'bath', 'baths'),
    home.size && `${home.size} sq ft`,
    home.type,
    home.year && `built ${home.year}`,
    home.status,
    home.days && `${inDays(home.days)} on market`,
    home.lot && `lot ${plural(home.lot, 'acre', 'acres')}`,
  ];
  return `${[home.address, home.area].filter(Boolean).join(', ')}: ${facts.filter(Boolean).join(', ')}`;
}

/** "1 day", "9 days"; after "up to 1", too. */
function plural(count: string, one: string, many: string): string {
  return `${count} ${count.split(' ').at(-1) === '1' ? one : many}`;
}

const inDays = (count: string): string => plural(count, 'day', 'days');

const inListings = (count: string): string => plural(count, 'active listing', 'active listings');

const BEYOND = { under: 'under', over: 'over' };

/** @param round multiple that limits are worded in: "under 700,000" is 699,999 at most */
function spoken({ min, max }: Range, write: (value: number) => string, round = 0, beyond = BEYOND): string {
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (max !== undefined)
    return (max + 1) % round === 0 ? `${beyond.under} ${write(max + 1)}` : `up to ${write(max)}`;
  return ((min ?? 0) - 1) % round === 0
    ? `${beyond.over} ${write((min ?? 0) - 1)}`
    : `from ${write(min ?? 0)}`;
}

/** A range of half baths is worded as one number: "2" for "2 or 2.5". */
function rooms(range: Range): string {
  const { min, max } = range;
  if (min !== undefined && max !== undefined && max - min < 1) return String(min);
  if (min !== undefined && max === undefined)
    return isQuarter(min) ? `${BEYOND.over} ${min - BATHS_STEP}` : `${min}+`;
  if (max !== undefined && min === undefined && isQuarter(max)) return `${BEYOND.under} ${max + BATHS_STEP}`;
  // "2 or 3" takes in two and a half, and three and a half
  const isHalfMore = min !== undefined && max !== undefined && max % 1 === 0.5;
  return spoken(isHalfMore ? { min, max: Math.floor(max) } : range, String);
}

/** A limit that excludes its number: 2.25 for "more than 2". */
function isQuarter(count: number): boolean {
  return (count / BATHS_STEP) % 2 === 1;
}

/** The meaning of a walk score on Walk Score's scale. */
function onFoot(score: string): string {
  const value = Number(score);
  if (value >= 90) return 'hardly any errand takes a car';
  if (value >= 70) return 'most errands can be done on foot';
  return value >= 50 ? 'some errands can be done on foot' : 'most errands take a car';
}

/** Words a change such as "+8.5%": "up 8.5% from a year ago". */
function sinceLastYear(change: string): string {
  const size = change.replace(/^[-+−]/, '');
  if (size === '0%') return 'unchanged from a year ago';
  const way = change.startsWith('+') ? 'up' : /^[-−]/.test(change) ? 'down' : 'changed by';
  return `${way} ${size} from a year ago`;
}

/** "NoDa grew the most over a year: +7.4%"; among falling prices, the highest change is the smallest fall. */
function leaderOfChange(area: string, change: string, leadsAll: boolean, end: 'highest' | 'lowest'): string {
  if (change === '+0%') return `${area} has the ${end} price change over a year${ofThese(leadsAll)}: none.`;
  const isDown = change.startsWith('-');
  const most = (end === 'highest') === isDown ? 'least' : 'most';
  return `${area} ${isDown ? 'fell' : 'grew'} the ${most}${ofThese(leadsAll)} over a year: ${change}.`;
}

/** An area that leads only those compared is not said to lead all. */
function ofThese(leadsAll: boolean): string {
  return leadsAll ? '' : ' of these';
}
