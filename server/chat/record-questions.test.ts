import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Questions that the records of areas, homes and the city answer, with the shipped understanding.

const lastAnswer = shippedAssistantTalk();

test.each([
  'Which is the most bike-friendly neighborhood?',
  'What are the walk scores at Myers Park?',
  'Which neighborhoods have transit scores over 70?',
  'Which neighborhoods cost less than NoDa?',
  "Give me Lake Norman's stats",
])('%j is not taken for a question about people', async (message) => {
  expect(await lastAnswer(message)).not.toMatch(/fair housing/);
});

test.each([
  ['Do homes move quickly in Dilworth?', /^Homes in Dilworth spend 15 days on market/],
  ['median price in each neighborhood', /^Uptown is the cheapest.*Myers Park \$1\.54M/],
  ['average days on market by area', /^Homes sell fastest in Uptown.*Lake Norman 38/],
  [
    'what sells faster, SouthEnd or Uptown || how many listings in each',
    /Uptown has the most active listings of these: 67/,
  ],
  [
    'is Plaza Midwood walkable || ok well what do homes go for',
    /^The median price in Plaza Midwood|^In-town Charlotte/,
  ],
  [
    'What is the difference between Fourth Ward and Uptown? They look like the same place on the map.',
    /^• Fourth Ward: median price \$408K.*\n• Uptown: median price/,
  ],
  ['transit score in NoDa || and the worst?', /^Lake Norman has the lowest transit score/],
  ['wich naborhood is chepest', /^Uptown is the cheapest/],
  ['which place is second cheapest', /^The median price in Fourth Ward is/],
  ['What is the biggest lot for sale?', /^Lot, highest: 71 Halyard Point/],
])('%j is answered with the figures asked for', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  ["What's there to do in Plaza Midwood?", /^In Plaza Midwood: shops, patios/],
  ['are there playgrounds in NoDa', /^NoDa has Cordelia Park/],
  ['What schools serve Dilworth?', /^The district assigns schools by address/],
  ['When was Dilworth founded?', /^My records say: Dilworth was laid out in 1891/],
])('%j is answered by a text, not by the homes or figures of the area', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test.each([
  ['what will prices do next year', /^Nobody knows where prices go/],
  ['will NoDa be worth more in 5 years', /^Nobody knows where prices go.*NoDa is up 7\.4% from a year ago/s],
  ['NoDa or Dilworth || which will appreciate more', /^Nobody knows where prices go.*Dilworth is up 5\.8%/s],
])('%j gets no forecast, only what prices did', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each(['I have 450 thousand, what can I buy', 'i have 450k to spend'])(
  '%j names a budget, not a sum to set beside a price',
  async (message) => {
    expect(await lastAnswer(message)).toMatch(/^3 homes match \(up to \$450,000\)/);
  },
);

test('on foot is no figure of square feet', async () => {
  expect(await lastAnswer('Can I get around SouthEnd on foot?')).toMatch(/^SouthEnd has a walk score of 88/);
});

test('any place in an area is one in that area', async () => {
  const answer = await lastAnswer('any place in noda or plaza midwood under a million');
  expect(answer).toMatch(/^3 homes match \(NoDa \/ Plaza Midwood, under \$1,000,000\)/);
});

test('a list in order continues with "more"', async () => {
  const talk = 'list all your houses from low to high';
  expect(await lastAnswer(talk)).toMatch(/^• 88 Garden Gate Walk[\s\S]*\d more: say “more”/);
  expect(await lastAnswer(`${talk} || more`)).toMatch(/^• 3 Turret Row.*\$612,000[\s\S]*2 more: say “more”/);
});

test('the worst after a description may be about people', async () => {
  expect(await lastAnswer('tell me about NoDa || and the worst?')).toMatch(/fair housing/);
});

test.each([
  ['which areas take longer than 20 days to sell?', /^Myers Park \(24 days.*Lake Norman \(38 days/],
  ['neighborhoods with more than 40 homes for sale', /^SouthEnd \(45.*Uptown \(67.*Lake Norman \(142 active/],
  ['which neighborhoods average fewer than 15 days on market?', /^Fourth Ward \(14.*Uptown \(10/],
])('%j lists the areas within the limit', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test.each([
  ['Where did prices rise faster, NoDa or SouthEnd?', /^SouthEnd grew the most over a year: \+9\.1%/],
  ['Which is the slowest growing neighborhood?', /^Uptown grew the least/],
  ['Which area saw the biggest price jump this year?', /^SouthEnd grew the most/],
  ['¿Cuánto subieron los precios en Uptown?', /Uptown cambió \+2\.4%/],
])('%j is about the change of prices, not about how fast homes sell', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test.each([
  ['List areas cheaper than SouthEnd', /^Uptown is the cheapest.*Lake Norman \$593K\. Sample/],
  ['Which places sell slower than NoDa?', /^Homes sell slowest in Lake Norman.*Myers Park 24\. Sample/],
  [
    'Is anything more walkable than Uptown?',
    /^Fourth Ward is the most walkable, with a walk score of 95\. Sample/,
  ],
  ['Is anything cheaper than Uptown?', /^Uptown is the cheapest/],
  ['which homes are cheaper than 12 Porchlight Lane?', /^10 homes match \(under \$1,290,000\)/],
])('%j names what is beyond the one named', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test.each([
  ['Is there more inventory than last year?', /^In-town Charlotte: 1,247 active listings, up 5\.2%/],
  ['Are homes selling faster than last year?', /^In-town Charlotte: 28 days on market, down 12%/],
  ['price per foot in Charlotte', /^In-town Charlotte: \$185 per square foot/],
  ['Tell me the latest market stats', /^In-town Charlotte: average home price \$425,000/],
])('%j is answered with the figure of the city', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test('what homes of one kind cost in an area is told by those listed, after the median of all kinds', async () => {
  expect(await lastAnswer('What do condos cost in Myers Park?')).toMatch(
    /median price in Myers Park[\s\S]*1 home matches \(Myers Park, condominium\):\n.*\$318,000/,
  );
});

test('a question for the way between two areas gets no list of their figures', async () => {
  expect(await lastAnswer('How far is NoDa from downtown?')).toMatch(/Blue Line/);
});

test.each([
  ['with a balcony', /^2 homes match \(a balcony\)/],
  ['at least 2000 square feet', /^6 homes match \(from 2,000 sq ft\)/],
  [
    'homes in Dilworth or Plaza Midwood || w 3 beds',
    /^1 home matches \(Dilworth \/ Plaza Midwood, 3 bedrooms\)/,
  ],
  ['show me everything', /^12 homes match/],
  ['2 bed 2 bath southend', /^1 home matches \(SouthEnd, 2 bedrooms, 2 baths\)/],
  [
    '3 recámaras 2 baños con buen patio, no importa la zona',
    /2 casas coinciden \(3 dormitorios, 2 baños, un patio\)/,
  ],
  ['hola, cuánto cuesta la casa más barata', /^Precio, el menor: 88 Garden Gate Walk/],
  [
    'Hello, my husband and I are retiring and would like something on one level near Lake Norman.',
    /^1 home matches \(Lake Norman, one level\)/,
  ],
  [
    'My wife and I would like a one story home in Myers Park if possible.',
    /^1 home matches \(Myers Park, one level\)/,
  ],
])('%j is a search, although an entry or the act sounds otherwise', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test.each([
  ['whats the biggest house u got || whats that per foot', /\$1,895,000 \/ 4,720 sq ft = \$401/],
  ['homes in Plaza Midwood || Not the first one. Tell me more about the other', /^5 Streetcar Bend/],
  ['anything in Fourth Ward || is the brick one a condo or a townhouse', /^3 Turret Row is a condominium/],
  [
    'the NoDa townhouse or the SouthEnd condo || per sqft i mean',
    /8 Railbed Way.* = \$493\.\n.*16 Bobbin Court.* = \$261/,
  ],
  [
    'casa más vieja || y la más nueva || cuánto es la diferencia de precio entre las dos',
    /diferencia: .* = \$561,000/,
  ],
])('%j asks of the homes told before', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test('"when I\'m gone" does not ask for the status of a home', async () => {
  const talk = "show me condos || Is the first one okay to rent out on airbnb when I'm gone?";
  expect(await lastAnswer(talk)).not.toMatch(/is Active/);
});

test.each([
  ['what gets checked in a home inspection || not termites?', /^Fine/],
  ['anything in NoDa || nothing in Dilworth at all?', /outside Dilworth/],
])('the last question of %j refuses or excludes nothing', async (talk, unexpected) => {
  expect(await lastAnswer(talk)).not.toMatch(unexpected);
});

test.each(['cheapest vs most expensive area', 'Highest and lowest prices by area?'])(
  '%j ranks from one end to the other',
  async (message) => {
    expect(await lastAnswer(message)).toMatch(/Uptown[\s\S]*Lake Norman[\s\S]*Myers Park/);
  },
);

test.each(['what does it cost to sell in Dilworth', 'What does garbage collection cost in Dilworth?'])(
  '%j does not ask for the median price',
  async (message) => {
    expect(await lastAnswer(message)).not.toMatch(/^The median price/);
  },
);

test.each([
  ["What's available in Plaza Midwood?", /^2 homes match \(Plaza Midwood\)/],
  ['whats available in noda right now', /^2 homes match \(NoDa\)/],
  ['availability in Dilworth?', /^1 home matches \(Dilworth\)/],
  ['que esta disponible en uptown', /^1 casa coincide \(Uptown\)/],
  ['is the house in NoDa still for sale', /^16 Bobbin Court is Active/],
])('%j is answered with homes, not with how to ask about one', async (message, expected) => {
  expect(await lastAnswer(message)).toMatch(expected);
});

test('two figures of two areas in one question are both compared', async () => {
  const message = 'How walkable and how expensive is Dilworth compared with Plaza Midwood?';
  expect(await lastAnswer(message)).toMatch(/^Dilworth is the most walkable of these.*Plaza Midwood/);
});
