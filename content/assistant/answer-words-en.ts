import type { AnswerWords } from '#domain/chat/answer/answer-words.ts';
import { agent } from '../agent.ts';

const WAYS = `call ${agent.phone} (any day, 8 am to 8 pm) or use the contact form`;

export const answerWordsEn: AnswerWords = {
  locale: 'en-US',
  figures: (date, sample, source) => (sample ? `Sample figures, ${date}.` : `Source: ${source}, ${date}.`),
  fact: {
    price: (area, value) => `The median price in ${area} is ${value}.`,
    walk: (area, value) => `${area} has a walk score of ${value} out of 100.`,
    transit: (area, value) => `${area} has a transit score of ${value} out of 100.`,
    bike: (area, value) => `${area} has a bike score of ${value} out of 100.`,
    days: (area, value) => `Homes in ${area} spend ${value} days on market on average.`,
    inventory: (area, value) => `${area} has ${value} active listings.`,
    growth: (area, value) => `The price in ${area} changed by ${value} over a year.`,
    ppsf: (area, value) => `Homes in ${area} are at ${value} per square foot.`,
  },
  short: {
    price: (value) => `median price ${value}`,
    walk: (value) => `walk score ${value}`,
    transit: (value) => `transit score ${value}`,
    bike: (value) => `bike score ${value}`,
    days: (value) => `${value} days on market`,
    inventory: (value) => `${value} active listings`,
    growth: (value) => `${value} over a year`,
    ppsf: (value) => `${value} per square foot`,
  },
  extreme: {
    price: {
      highest: (area, value) => `${area} has the highest median price: ${value}.`,
      lowest: (area, value) => `${area} has the lowest median price: ${value}.`,
    },
    walk: {
      highest: (area, value) => `${area} is the most walkable, with a walk score of ${value}.`,
      lowest: (area, value) => `${area} is the least walkable, with a walk score of ${value}.`,
    },
    transit: {
      highest: (area, value) => `${area} has the highest transit score: ${value}.`,
      lowest: (area, value) => `${area} has the lowest transit score: ${value}.`,
    },
    bike: {
      highest: (area, value) => `${area} has the highest bike score: ${value}.`,
      lowest: (area, value) => `${area} has the lowest bike score: ${value}.`,
    },
    days: {
      highest: (area, value) => `Homes sell slowest in ${area}: ${value} days on market on average.`,
      lowest: (area, value) => `Homes sell fastest in ${area}: ${value} days on market on average.`,
    },
    inventory: {
      highest: (area, value) => `${area} has the most active listings: ${value}.`,
      lowest: (area, value) => `${area} has the fewest active listings: ${value}.`,
    },
    growth: {
      highest: (area, value) => `${area} grew the most over a year: ${value}.`,
      lowest: (area, value) => `${area} grew the least over a year: ${value}.`,
    },
    ppsf: {
      highest: (area, value) => `${area} has the highest price per square foot: ${value}.`,
      lowest: (area, value) => `${area} has the lowest price per square foot: ${value}.`,
    },
  },
  places: ['First', 'Second', 'Third', 'Fourth'].map(
    (place) => (area, value) => `${place} comes ${area}: ${value}.`,
  ),
  others: (list) => `Then: ${list}.`,
  compared: {
    price: 'Median price',
    walk: 'Walk score',
    transit: 'Transit score',
    bike: 'Bike score',
    days: 'Average days on market',
    inventory: 'Active listings',
    growth: 'Price change over a year',
    ppsf: 'Price per square foot',
  },
  between: (winner, measure, direction) => {
    const say = {
      price: ['more expensive', 'cheaper'],
      walk: ['more walkable', 'less walkable'],
      transit: ['higher', 'lower'],
      bike: ['higher', 'lower'],
      days: ['slower', 'faster'],
      inventory: ['larger', 'smaller'],
      growth: ['faster', 'slower'],
      ppsf: ['higher', 'lower'],
    }[measure];
    return `${winner} is ${say[direction === 'highest' ? 0 : 1]}.`;
  },
  passing: (list) => `within that limit are ${list}.`,
  nonePassing: 'No area is within that limit.',
  missing: (area) => `I have no such figure for ${area}.`,
  known: (features) => `Key features: ${features}.`,
  inText: (area, text) => `${area}: ${text}.`,
  noMatchInText: (area, subject) => `I have no record about ${subject} for ${area}. What I do have:`,
  judgement: `Which place suits you is yours to judge, and under fair housing law I recommend none over another. Tell me what matters, price, homes for sale, walk, transit or bike score, days on market, parks or trains, and I put the areas in order by it.`,
  careful: `I describe places by homes, prices, streets, parks and trains, and under fair housing law never by who lives there or who would suit them. Public sources: the U.S. Census Bureau for population figures, the police department for incidents, the NC School Report Cards for schools.`,
  elsewhere: `My records cover eight areas only: Dilworth, Fourth Ward, NoDa, SouthEnd, Plaza Midwood, Myers Park, Uptown and Lake Norman. I don't know about other places; ask the team: ${WAYS}.`,
  notCovered: (place) =>
    `${place} is not one of the eight areas in my records, so I have no figures for it; the team may: ${agent.phone}.`,
  homes: {
    matches: (count) => `${count} homes match:`,
    one: 'This one:',
    none: 'None of the homes in my records matches all of that.',
    closest: 'The closest:',
    hereNone: (areas) => `Nothing in ${areas} matches all of that; elsewhere:`,
    elsewhere: 'In other areas:',
    notDescribed: 'No description tells of it; the team can ask the listing sides. Without it:',
    line: (home) =>
      `${home.address}, ${home.area}: ${home.price}, ${rooms(home.bedrooms, 'bedroom', 'bedrooms')}, ${rooms(home.bathrooms, 'bath', 'baths')}, ${home.size} sq ft, ${home.type}, ${home.status}`,
    detail: (home) =>
      `${home.address}, ${home.area}: ${home.price}, ${rooms(home.bedrooms, 'bedroom', 'bedrooms')}, ${rooms(home.bathrooms, 'bath', 'baths')}, ${home.size} sq ft, ${home.type}, built ${home.year}, ${home.status}, ${home.days} days on market${home.lot}. ${home.description} Listed by ${home.firm}, ${home.contact}.`,
    notice: (date, sample) =>
      `${sample ? 'Sample homes with invented addresses' : 'Deemed reliable, not guaranteed'}, ${date}. Touring needs a written buyer agreement first.`,
    notSaid: 'No description in my records says that; the team can ask the listing sides. For sale:',
    whichOne: 'Which home do you mean? Name its address, and I read you its record. For sale:',
    inPart:
      'No description in my records says all of that; the team can ask the listing sides. By the rest of it:',
    described: 'Yes, by its description.',
    perFoot:
      'The Compare page sets the price per square foot of homes side by side; price and size are these.',
    quoted: () => '',
    notRecorded: 'That is not in the record of this home; the team can ask the listing side.',
    counts: [
      'No',
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six',
      'Seven',
      'Eight',
      'Nine',
      'Ten',
      'Eleven',
      'Twelve',
    ],
    many: 'Many',
    more: (count) => `${count} more on the Compare page.`,
    lot: (acres) => `, lot ${acres} acres`,
    built: (year) => `, built ${year}`,
    types: { 'Single family': 'single-family house', Condominium: 'condominium', 'Town house': 'town house' },
    statuses: {},
  },
  market: {
    lead: 'In-town Charlotte:',
    stat: {
      'Avg home price': (value, change) => `average home price ${value} (${change})`,
      'Days on market': (value, change) => `${value} days on market (${change})`,
      'Active listings': (value, change) => `${value} active listings (${change})`,
      'Price per sq ft': (value, change) => `${value} per square foot (${change})`,
    },
    period: '- each with its change from a year ago',
  },
  guard: {
    people:
      "Everyone gets the same help here. Fair housing law covers what I say, so I don't describe, recommend or rule out a place or a buyer by who lives there, or by race, color, religion, sex, national origin, disability, family or any other protected trait. I can compare places by price, bedrooms, homes for sale, commute, parks, and walk, transit and bike score. Public sources: the U.S. Census Bureau (data.census.gov) for population figures, HUD for fair housing questions, and any map for the distance to a place you name.",
    safety:
      "Fair housing guidance keeps me from calling a place safe or unsafe; I'd say the same to everyone. The public record is the better source: the Charlotte-Mecklenburg Police Department publishes incidents by address (data.charlottenc.gov), and the State Bureau of Investigation publishes county statistics; each neighborhood page links them under “Look it up”. Then visit at the hours you would be home. I can compare price, homes, commute, parks, and walk, transit and bike score.",
    schools:
      "Fair housing guidance keeps me from judging schools; I'd say the same to everyone. Official sources: the NC School Report Cards for each school, and Charlotte-Mecklenburg Schools (CMS) for the school assigned to an address; each neighborhood page links them under “Look it up”. I can compare price, bedrooms, homes, commute, parks, and walk, transit and bike score.",
    schoolFacts:
      'Charlotte-Mecklenburg Schools (CMS) tells which schools an address is assigned to and how far each is, with its calendar and how to enroll, and the NC School Report Cards hold the official figures of every school; each neighborhood page links both under “Look it up”. I keep no school records and no prices by school, and in line with fair housing guidance everyone gets these same sources.',
    intrusion:
      "I can't do that. I'm an automated assistant that answers from this site's own records, and I don't change my rules, run anything or show anyone's data. Ask me about an area, a home, selling or buying, or call the team.",
    advice: `That is a question for a professional: a North Carolina attorney for the law or a contract, a tax adviser for taxes, a lender for loans. I give general information only. The team can tell you whom to ask: ${agent.phone}.`,
    promise: `Nobody can promise that, and I make no forecasts, guarantees or investment advice. I can show what the figures were; for your own plans, talk with ${agent.firstName}: ${agent.phone}.`,
  },
  guardKeeps: (facts) => `What I can tell you: ${facts}`,
  unknown: (subject) =>
    subject
      ? `I don't know that: ${subject} is not in this site's records. For an answer from a person, ${WAYS}.`
      : `I don't know that; it is not in this site's records. For an answer from a person, ${WAYS}.`,
  that: 'that',
  passage: (text, title) => `${text} (From “${title}”.)`,
  tooMany: `We have talked for a while, and a person can do more from here: ${WAYS}. A message is answered within 24 hours.`,
  nothing: `I have no figures for that. For an answer from a person, ${WAYS}.`,
};

function rooms(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}
