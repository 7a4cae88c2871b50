import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// What a follow-up is about: the home, the areas or the figure before it, as the shipped assistant reads it.

const lastAnswer = shippedAssistantTalk();

const payment = 'payment on 12 Porchlight Lane at 6.5% with 20% down';

test.each([
  ['the home calculated with', `${payment} || how many bedrooms does it have`, /^12 Porchlight Lane has 4/],
  ['the same, in a tour', `${payment} || can I see it saturday`, /^This is about: 12 Porchlight Lane\./],
  [
    'the home in hand, not another with a garage',
    'homes in NoDa || the second one || garage?',
    /^The description of 40 Spindle Street does not mention a garage/,
  ],
  [
    'the home in hand, asked with "what about"',
    'does 16 bobbin court allow chickens || ok what about a fence',
    /^The description of 16 Bobbin Court does not mention a fenced yard/,
  ],
  ['the home after it in a ranking', 'cheapest home || and the next one', /^200 Lantern Place/],
  [
    'the first of a ranking',
    'which of your houses has the biggest yard || and how much is that one',
    /^71 Halyard Point is listed at/,
  ],
  [
    'the cheaper of two areas',
    'compare Dilworth and NoDa || homes in the cheaper one',
    /^2 homes match \(NoDa\)/,
  ],
  [
    'either of two areas',
    'whats cheaper noda or plaza midwood || do u have anything in either one',
    /^4 homes match \(NoDa \/ Plaza Midwood\)/,
  ],
  [
    'the area of the home in hand',
    "tell me about 16 Bobbin Court || what's the area like",
    /NoDa: median price/,
  ],
  [
    'all areas, after a ranking of which only the first was discussed',
    'cheapest area || is it walkable || and the most expensive',
    /^Myers Park/,
  ],
  [
    'the price calculated before',
    'what can I afford on 120k a year at 6.5 with 60k down || show me homes I can afford',
    /^3 homes match \(up to \$502,990\)/,
  ],
  ['the figures compared', 'median in NoDa and Uptown || by what percent', /%/],
  [
    'the ends of all areas, in other words',
    'cheapest area || no between the cheapest and the most expensive',
    /\$1,541,000 − \$385,000/,
  ],
  [
    'each home of the list',
    'busco condo de 1 recamara || y cual de las dos es mas nueva || cuanto por pie cuadrado en cada una',
    /88 Garden Gate Walk.*\$430/,
  ],
  [
    'the ends of all areas',
    'gap between the cheapest and the most expensive area',
    /\$1,541,000 − \$385,000/,
  ],
  [
    'the ends of the homes found',
    'homes in noda or dilworth || price difference between the cheapest and the most expensive',
    /\$1,290,000 − \$449,000/,
  ],
  [
    'the larger home not found, elsewhere',
    'homes in dilworth || anything bigger || what about in myers park',
    /^1 home matches \(Myers Park, from 2,961 sq ft\)/,
  ],
  [
    'the other home of the area in hand',
    'tiene 5 streetcar bend paneles solares || y la otra de ese barrio',
    /^La descripción de 27 Awning Avenue no menciona/,
  ],
  [
    'the larger lot of two homes',
    'casas en plaza midwood || cual de las dos tiene el lote mas grande',
    /^Terreno, el mayor: 5 Streetcar Bend/,
  ],
  [
    'the cheapest home, less a kind',
    'show me your cheapest house || a house not a condo',
    /^Price, lowest: 16 Bobbin Court/,
  ],
  [
    'the first of a ranking and the next',
    'homes in noda or plaza midwood || which is the cheapest || by how much',
    /\$524,000 − \$449,000/,
  ],
  [
    'the first of two rankings',
    'cheapest area in charlotte || and the most expensive || whats the gap',
    /\$1,541,000 − \$385,000/,
  ],
  ['both ends of a list', 'homes in noda or plaza midwood || difference in price', /\$1,085,000 − \$449,000/],
  [
    'two areas asked about one by one',
    'precio medio de plaza midwood || y dilworth? || y la mas barata de esas dos zonas',
    /^Plaza Midwood es la más barata de estas/,
  ],
  [
    'the area in hand and another',
    'homes in noda || whats cheaper there or southend',
    /^NoDa is the cheapest of these/,
  ],
  [
    'homes of the same kind as the one in hand',
    '16 bobbin court how much || same kind of place but cheaper',
    /^None of the homes .*\(town house, under \$449,000, 3 bedrooms\)/,
  ],
  [
    'the same feature of the other home',
    'homes in noda || the coming soon one || is it close to the light rail || what about the other one',
    /^The description of 16 Bobbin Court says: “Sugar Creek station/,
  ],
  [
    'the same fact of the next home',
    'homes in NoDa || how old is the first one || and the second one',
    /^40 Spindle Street was built in 1912/,
  ],
  [
    'the same figure of the other area searched',
    'homes in noda or plaza midwood || which is newer || walk score there || and the other area',
    /^NoDa has a walk score of 78/,
  ],
  ['a home of the list, after a no', 'homes under 700k || no, the second one', /^200 Lantern Place/],
  [
    'a home to leave out, by its price',
    '4 bedroom homes || not the cheapest one',
    /^3 homes match .*without 33 Catalpa Commons/,
  ],
  [
    'the cheapest of the homes found',
    'homes built before 1940 || the cheapest of those',
    /^Price, lowest: 40/,
  ],
  [
    'the largest of them, with an answer in between',
    '4 bedroom homes not in lake norman || what is due diligence || and the biggest of them',
    /^Size, highest: 12 Porchlight Lane/,
  ],
  [
    'the largest of the homes found',
    '4 bedroom homes || not lake norman || which has the most sq ft',
    /^Size, highest: 12 Porchlight Lane/,
  ],
  ['a kind to leave out', '3 bed under 600k || drop the condos', /^2 homes match .*no condominium/],
  ['a home to leave out, by its area', 'condos under 700k || not the uptown one', /^3 homes match/],
  [
    'a home to leave out, by its address',
    'condos || no i mean leave out 200 lantern place',
    /^3 homes match \(condominium, without 200 Lantern Place, No\. 1904\)/,
  ],
  [
    'a home to leave out, by its place',
    'homes in NoDa || not the first one',
    /^1 home matches .*without 16 Bobbin/,
  ],
  ['homes with a feature, after a no', 'condos || no which has a balcony', /^8 Railbed Way/],
  [
    'the older of the homes, after their area',
    'homes in plaza midwood || whats the area like || how many days has the older one been on',
    /^27 Awning Avenue has been on the market for 6 days/,
  ],
  ['its price', "what's 71 Halyard Point listed at", /^71 Halyard Point is listed at \$1,150,000/],
  ['its price, in Spanish', 'en cuánto está 71 Halyard Point', /se ofrece en \$1,150,000/],
])('a message is about %s: %j', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  [
    'which of them has something',
    'condos under 700k || which has 2 parking spots',
    /^8 Railbed Way, No. 512: “Two parking spaces with a charger.”\n(?!•)/,
  ],
  [
    'which is closest to something',
    'casas en noda || cual esta mas cerca del tren',
    /^• 16 Bobbin Court: “Sugar Creek[^\n]*\n• 40 Spindle Street: “The 36th/,
  ],
  [
    'which of them has what no feature covers',
    'homes in noda || what is an hoa || which one has nine foot ceilings',
    /^40 Spindle Street: “A mill house[^\n]*nine-foot ceilings/,
  ],
  ['those of them, after that', 'homes || which ones have a garage || the cheaper one', /16 Bobbin Court/],
  [
    'the home, after that',
    'homes under 450k with a garage || which is closest to the train || does it have a deck',
    /^Yes/,
  ],
  ['a part of the home', 'tell me about 40 spindle || are the floors original', /heart-pine floors/],
  [
    'its surroundings',
    '33 catalpa commons || whats near it',
    /public boat ramp nearby[\s\S]*Lake Norman: median/,
  ],
  ['parking in other words', '88 garden gate walk no 4 || does it have parking', /one space behind/],
  [
    'the home, not one with the feature',
    'lake norman homes || the cheaper one - does it have a dock',
    /^The description of 33 Catalpa Commons does not mention a dock/,
  ],
  [
    'the home against the price just calculated',
    'what can I afford on 120k a year at 6.75 with 60k down || so could i get the catalpa one',
    /\$574,000 − \$491,700 = \$82,300/,
  ],
  ['the home named by its street', 'casas en noda || y la de spindle', /^40 Spindle Street/],
])('a question about homes listed asks for %s: %j', async (_, talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  ['tell me about 40 spindle || hows the area', /NoDa: median price/],
  ['33 catalpa commons || como es el barrio', /Lake Norman: precio mediano/],
  ['como es el barrio de 200 lantern place', /Uptown: precio mediano/],
  [
    'compare 3 turret row and 8 railbed way || whats the area like for each',
    /Fourth Ward: [\s\S]*SouthEnd: /,
  ],
])('what the area in hand is like is told from its record: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toMatch(expected);
});

test.each([
  '33 catalpa commons || como es la gente del barrio',
  'noda || is the area safe',
  'noda || hows the area for families',
])('who lives in the area is not: %j', async (talk) => {
  expect(await lastAnswer(talk)).not.toMatch(/median|mediano/);
});

test('a limit on areas does not limit the homes in them', async () => {
  expect(await lastAnswer('areas under 600k || homes in those')).not.toMatch(/under \$600,000/);
});

test.each(['Ann Lee 7045550156', 'ann@lee.com', 'soy Ana Li 7045550156'])(
  '%j after the offer that follows a home is taken',
  async (details) => {
    expect(await lastAnswer(`tell me about 12 Porchlight Lane || ${details}`)).toMatch(
      /^I have: Ann Lee, 7045550156\.|first and last name|^(?:I have|Tengo): Ana Li, 7045550156\./,
    );
  },
);

test.each(['tax history', 'rental rules', 'pets allowed', 'historial fiscal'])(
  '%j after the offer that follows a home is no name',
  async (topic) => {
    expect(await lastAnswer(`tell me about 16 Bobbin Court || ${topic}`)).not.toMatch(
      /email address or phone number should|qué correo o teléfono/,
    );
  },
);

test.each([
  'skip the ghetto spindle street house',
  'exclude the black neighborhood Spindle Street house',
  'everything but the hispanic neighborhood spindle street house',
  'drop the black area 16 Bobbin Court one',
])('leaving a home out for who lives there is declined: %j', async (message) => {
  expect(await lastAnswer(`homes in NoDa || ${message}`)).toMatch(/fair housing/);
});
