import { expect, test } from 'vitest';
import { foundEntries, type ScriptedTurn, talk } from '#test/scripted-talk.ts';

const onSaturday: ScriptedTurn[] = [
  ['I would like to tour 12 Porchlight Lane on Saturday', 'tour'],
  ['Dana Whitfield, dana@example.com', 'details'],
];

test.each<[string, string[]]>([
  ['actually I want to see 40 Spindle Street instead', ['40 Spindle Street']],
  ["no, I'd rather see 40 Spindle Street", ['40 Spindle Street']],
  ['actually 40 Spindle Street', ['40 Spindle Street']],
  ['not 12 Porchlight Lane, 40 Spindle Street', ['40 Spindle Street']],
  ['mejor 40 Spindle Street', ['40 Spindle Street']],
  ['and 40 Spindle Street too', ['12 Porchlight Lane', '40 Spindle Street']],
  ['can I also see 40 Spindle Street?', ['12 Porchlight Lane', '40 Spindle Street']],
  ['también 40 Spindle Street', ['12 Porchlight Lane', '40 Spindle Street']],
  ['how many bedrooms does 40 Spindle Street have', ['12 Porchlight Lane']],
])('the lead of %j is about %j', async (message, about) => {
  for (const begun of [onSaturday, onSaturday.slice(0, 1)]) {
    const name: ScriptedTurn[] = begun.length > 1 ? [] : [['yes', 'yes']];
    const { dialogue } = await talk(...begun, ...name, [message, /see/.test(message) ? 'tour' : 'question']);
    expect(dialogue.lead).toMatchObject({ status: 'asking', wish: 'tour', about });
  }
});

test.each([
  'actually no, 40 Spindle Street',
  'no, 40 Spindle Street instead',
  'not 12 Porchlight Lane, 40 Spindle Street',
  'make it 40 Spindle Street',
])('%j after the offer of a tour keeps the tour and changes the home', async (message) => {
  const { text, dialogue } = await talk(['can I tour 12 Porchlight Lane', 'tour'], [message, 'question']);
  expect(text).toMatch(/^This is about: 40 Spindle Street\./);
  expect(dialogue.lead).toMatchObject({ status: 'offered', wish: 'tour', about: ['40 Spindle Street'] });
});

test('a no to the tour of one home that mentions another declines it', async () => {
  const { dialogue } = await talk(
    ['can I tour 12 Porchlight Lane', 'tour'],
    ['no thanks, I saw 40 Spindle Street already', 'no'],
  );
  expect(dialogue.lead.status).toBe('declined');
});

test.each([
  ['named at once', [['I want to tour 40 Spindle Street and 12 Porchlight Lane', 'tour']]],
  [
    'meant by "both"',
    [
      ['homes under 500k', 'search'],
      ['compare 40 Spindle Street and 12 Porchlight Lane', 'compare'],
      ['can we tour both', 'tour'],
    ],
  ],
] satisfies [string, ScriptedTurn[]][])('a tour of two homes %s is about both', async (_, turns) => {
  const { dialogue } = await talk(...turns);
  expect(dialogue.lead.about.toSorted()).toEqual(['12 Porchlight Lane', '40 Spindle Street']);
});

test('a time stated after a tour offer and a choice of home is the time of the tour', async () => {
  const { text, dialogue } = await talk(
    ['I want to see a house', 'tour'],
    ['the one with the biggest yard', 'rank'],
    ['Thursday after 5:30 works, it is me and my father', 'person'],
    ['Dana Whitfield, 704-555-0162', 'details'],
    ['oh wait, Thursday I work, make it Friday same time', 'details'],
  );
  expect(text).toContain('71 Halyard Point');
  expect(dialogue.lead).toMatchObject({ wish: 'tour', about: ['71 Halyard Point'] });
  expect(text).toMatch(
    /“Thursday after 5:30 works, it is me and my father”; “oh wait, Thursday I work, make it Friday/,
  );
});

test("facts about the visitor's home after a valuation offer are noted and repeated", async () => {
  const { text, dialogue } = await talk(
    ['I would like a valuation of my home', 'valuation'],
    ['it is in Dilworth, a 1928 bungalow, 2100 sq ft', 'valuation'],
  );
  expect(text).toMatch(/^Noted: “it is in Dilworth, a 1928 bungalow, 2100 sq ft”\./);
  expect(dialogue.lead.notes).toEqual(['it is in Dilworth, a 1928 bungalow, 2100 sq ft']);
});

test("bedrooms stated after a valuation offer describe the visitor's own home", async () => {
  const { text } = await talk(
    ['I would like a valuation of my home', 'valuation'],
    ['3 bedrooms and 2 baths', 'search'],
  );
  expect(text).toMatch(/^Noted: “3 bedrooms and 2 baths”\./);
});

test('a correction is sent with the request', async () => {
  const wrong: ScriptedTurn = [
    "sorry, it's 124 Main St not 123",
    'question',
    foundEntries(['correct-details', 0.8]),
  ];
  const { text, dialogue } = await talk(
    ['please call me', 'person'],
    ['Dana Whitfield, dana@example.com', 'details'],
    wrong,
  );
  expect(text).toContain("sorry, it's 124 Main St not 123");
  expect(dialogue.lead).toMatchObject({
    want: 'consent',
    notes: ["sorry, it's 124 Main St not 123"],
  });
});

test.each(['cancel the tour, I just want a call', 'no tour please, just have someone call me'])(
  '%j changes the request',
  async (message) => {
    const tour: ScriptedTurn[] = [
      ['I would like to tour 16 Bobbin Court', 'tour'],
      ['Dana Whitfield, dana@example.com', 'details'],
    ];
    const { dialogue } = await talk(...tour, [message, 'person']);
    expect(dialogue.lead).toMatchObject({ status: 'asking', wish: 'contact', want: 'consent' });
    expect((await talk(...tour, ['cancel the tour', 'no'])).text).toMatch(/nothing was sent/);
  },
);

test('companions are noted with the lead and repeated', async () => {
  const { text, dialogue } = await talk(
    ['I would like to tour 16 Bobbin Court', 'tour'],
    ["the name is Priya Shah and I'm at 980-555-0172", 'details'],
    ["oh and my husband's coming too", 'talk'],
  );
  expect(dialogue.lead.details).toMatchObject({
    firstName: 'Priya',
    lastName: 'Shah',
    phone: '980-555-0172',
  });
  expect(text).toContain("my husband's coming too");
});

test('a time and channel given in response to an offer are noted, and the request stays the same', async () => {
  const begun: ScriptedTurn[] = [
    ['can I see 3 Turret Row', 'tour'],
    ['thursday after 5', 'details'],
  ];
  expect((await talk(...begun)).text).toMatch(/^Noted: “thursday after 5”\./);
  const { text, dialogue } = await talk(...begun, ['text me please', 'person']);
  expect(text).toMatch(/^Noted: “text me please”\./);
  expect(dialogue.lead).toMatchObject({
    wish: 'tour',
    notes: ['thursday after 5', 'text me please'],
  });
});

test('contact preferences are noted with the lead and repeated', async () => {
  const consent = await talk(
    ['I would like to tour 16 Bobbin Court', 'tour'],
    ['Dana Miller, dana@example.com', 'details'],
    ['text only, after five', 'details'],
  );
  expect(consent.text).toContain('In your words: “text only, after five”.');
  const sent = await talk(
    ['Nobody called me back!', 'complaint'],
    ['Pat Lee 704-555-0199, mornings are best', 'details'],
    ['send', 'yes'],
  );
  expect(sent.lead).toMatchObject({
    wish: 'complaint',
    question: 'Nobody called me back! / mornings are best',
  });
});

test('a time given in response to the question for contact details is noted', async () => {
  const { dialogue } = await talk(
    ['please call me', 'person'],
    ['Dana Whitfield', 'details'],
    ['afternoon works', 'details'],
  );
  expect(dialogue.lead.notes).toEqual(['afternoon works']);
});

test.each([
  'actually make it Thursday instead',
  'can we do Sunday at 2 instead of tomorrow',
  'Sorry I meant Friday',
  'no wait, friday',
  '4 instead of 5',
  'perdón, quise decir el viernes',
  'mejor el viernes por la tarde',
  'not Saturday, Sunday',
  "I can't do Saturday",
  'any day but Saturday',
  "no, Saturday doesn't work",
  'I am busy on Saturday. Sunday would be better',
  'el sábado no puedo, mejor el domingo',
  'not before noon on Saturday',
  'not Monday',
  'why not Sunday',
  'sorry, Sunday works too',
])('a changed time, %j, is read back as it was said', async (message) => {
  const { text, dialogue } = await talk(...onSaturday, [message, 'question']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', want: 'consent', notes: [message] });
  expect(text).toMatch(/Shall I send it|Lo envío/);
  expect(text).toContain(message);
});

test('a day ruled out in Spanish declines nothing', async () => {
  const { dialogue } = await talk(
    ['quiero visitar 12 Porchlight Lane el sábado', 'tour'],
    ['no el sábado, el domingo', 'question'],
  );
  expect(dialogue.lead.notes).toEqual(['no el sábado, el domingo']);
});

test('"not today" with another day is not a refusal', async () => {
  const { dialogue } = await talk(['can I see 16 Bobbin Court today', 'tour'], ['not today, tomorrow', 'no']);
  expect(dialogue.lead).toMatchObject({ status: 'asking', notes: ['not today, tomorrow'] });
});

test('the guard ignores the day of a visit', async () => {
  const said: ScriptedTurn = ['quiero verla el sábado', 'tour', { guard: { category: 'faith' } }];
  expect((await talk(said)).text).toMatch(/The team can arrange|El equipo puede/);
});

test.each<[string, ScriptedTurn[], RegExp, RegExp?]>([
  [
    'facts about the home given in response to the question for a name are noted',
    [
      ['I would like a valuation of my home', 'valuation'],
      ['yes please', 'yes'],
      ["it's 2100 sq ft in Myers Park", 'talk'],
      ['Joe Price, joe@example.com', 'details'],
    ],
    /it's 2100 sq ft in Myers Park/,
  ],
  [
    'the subject and time of a call can be given after a no',
    [
      ['i want to talk to a real person', 'person'],
      ['no thanks', 'no'],
      ["fine. tell her it's about listing my house on the lake", 'valuation'],
      ['Jorge Pruitt, 980-555-0172, evenings only', 'details'],
    ],
    /“fine\. tell her it's about listing my house on the lake”; “evenings only”/,
  ],
  [
    'a request for details notes the homes and an additional recipient',
    [
      ['12 Porchlight Lane', 'describe'],
      ['can you send both of us the details? kim@example.com and theo@example.com', 'question'],
      ['Kim Oyelaran', 'details'],
    ],
    /I have: Kim Oyelaran, kim@example\.com\. About: .*12 Porchlight Lane\. .*kim@example\.com and theo@example\.com/,
  ],
  [
    'a new day is read back beside the previous one',
    [
      ['can I tour 16 Bobbin Court tomorrow at 4', 'tour'],
      ["make that Thursday. I'm Marcus Bell, marcusb@example.com", 'details'],
    ],
    /About: a tour; 16 Bobbin Court\. In your words: “can I tour 16 Bobbin Court tomorrow at 4”; “make that Thursday”\./,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});

test('a tour of "the cheaper one" is of the cheaper of the two homes compared', async () => {
  const { text } = await talk(
    ['compare 16 Bobbin Court and 40 Spindle Street', 'compare'],
    ['the cheaper one, can I see it thursday', 'tour'],
  );
  expect(text).toMatch(/^This is about: 16 Bobbin Court\./);
});
