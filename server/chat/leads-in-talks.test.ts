import { expect, test } from 'vitest';
import { found, type Said, talk } from '#test/talk-of-acts.ts';

test('a time and a way said in answer to an offer are kept and said back, and the wish stands', async () => {
  const begun: Said[] = [
    ['can I see 3 Turret Row', 'tour'],
    ['thursday after 5', 'details'],
  ];
  expect((await talk(...begun)).text).toMatch(/^Noted: thursday after 5\./);
  const { text, dialogue } = await talk(...begun, ['text me please', 'person']);
  expect(text).toMatch(/^Noted: text me please\./);
  expect(dialogue.lead).toMatchObject({ wish: 'tour', notes: ['thursday after 5', 'text me please'] });
});

test('when and how to be reached is kept with the lead and said back', async () => {
  const consent = await talk(
    ['I would like to tour 16 Bobbin Court', 'tour'],
    ['Dana Miller, dana@example.com', 'details'],
    ['text only, after five', 'details'],
  );
  expect(consent.text).toContain('How and when to reach you: text only, after five.');
  const sent = await talk(
    ['Nobody called me back!', 'complaint'],
    ['Pat Lee 704-555-0199, mornings are best', 'details'],
    ['send', 'yes'],
  );
  expect(sent.lead).toMatchObject({
    wish: 'complaint',
    question: expect.stringContaining('Nobody called me back!'),
  });
  expect(sent.lead?.notes).toEqual(['mornings are best']);
});

test('a name given with the wish for a call is not asked for again', async () => {
  const { text } = await talk(['ok sign me up, my name is Dana Whitfield', 'person']);
  expect(text).toMatch(/email address or phone number/);
  expect(text).not.toMatch(/your name|first and last name/);
});

test('what an owner adds of the home after the offer of a valuation is kept and said back', async () => {
  const { text, dialogue } = await talk(
    ['I would like a valuation of my home', 'valuation'],
    ['it is in Dilworth, a 1928 bungalow, 2100 sq ft', 'valuation'],
  );
  expect(text).toMatch(/^Noted: it is in Dilworth, a 1928 bungalow, 2100 sq ft\./);
  expect(dialogue.lead.question).toBe(
    'I would like a valuation of my home / it is in Dilworth, a 1928 bungalow, 2100 sq ft',
  );
});

test('bedrooms told after the offer of a valuation are of the own home', async () => {
  const { text } = await talk(
    ['I would like a valuation of my home', 'valuation'],
    ['3 bedrooms and 2 baths', 'search'],
  );
  expect(text).toMatch(/^Noted: 3 bedrooms and 2 baths\./);
});

test('a goodbye after an offer is no name', async () => {
  const { text } = await talk(['is that usual', 'question'], ['ok bye', 'question']);
  expect(text).not.toContain('last name');
});

test('a time given while an address is awaited is kept', async () => {
  const { dialogue } = await talk(
    ['please call me', 'person'],
    ['Dana Whitfield', 'details'],
    ['afternoon works', 'details'],
  );
  expect(dialogue.lead.notes).toContain('afternoon works');
});

test.each<[string, string[]]>([
  ['actually make it Thursday instead', ['actually make it Thursday instead']],
  ['can we do Sunday at 2 instead of tomorrow', ['Sunday at 2']],
  ['mejor el viernes por la tarde', ['mejor el viernes por la tarde']],
])('a time said otherwise, %j, stands in place of the one before', async (message, notes) => {
  const { dialogue } = await talk(
    ["I'd like to tour 16 Bobbin Court tomorrow after 5", 'tour'],
    ['Sam Okafor, sam@example.com', 'details'],
    [message, 'details'],
  );
  expect(dialogue.lead.notes).toEqual(notes);
});

test('an address given instead of a number stands in its place', async () => {
  const { dialogue } = await talk(
    ['please call me', 'person'],
    ['Priscilla Okafor, 704 555 0143', 'details'],
    ['actually use my email instead, pris@example.com', 'details'],
  );
  expect(dialogue.lead.details).toMatchObject({ email: 'pris@example.com', phone: '' });
});

test('a call that is wished for is no tour', async () => {
  const { dialogue } = await talk(['can you put me down for a call tomorrow', 'tour']);
  expect(dialogue.lead).toMatchObject({ wish: 'contact', notes: ['tomorrow'] });
});

test('who comes along is kept with the lead and said back', async () => {
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

test.each<[string, Said[], RegExp, RegExp?]>([
  [
    'what is added of the home while a name is awaited is kept',
    [
      ['I would like a valuation of my home', 'valuation'],
      ['yes please', 'yes'],
      ["it's 2100 sq ft in Myers Park", 'talk'],
      ['Joe Price, joe@example.com', 'details'],
    ],
    /it's 2100 sq ft in Myers Park/,
  ],
  [
    'a letter of the name that was given is put right',
    [
      ['can someone call me about selling', 'person'],
      ['my name is Karl Bauer 7045550133', 'details'],
      ["no it's with a C", 'no'],
    ],
    /I have: Carl Bauer, 7045550133/,
  ],
  [
    'somebody else who is to be called has a name and a number',
    [
      ['please have someone call my mother', 'person'],
      ['her name is Ruth Adler and her number is 704-555-0177', 'details'],
    ],
    /I have: Ruth Adler, 704-555-0177/,
  ],
  [
    'another of those shown is no yes to an offer',
    [
      ['homes in Lake Norman', 'search'],
      ['the second one', 'pick'],
      ['ok no the other one', 'pick'],
    ],
    /33 Catalpa|71 Halyard/,
    /Gladly/,
  ],
  [
    'what happens where an offer is not liked is no no',
    [
      ['is now a good time to sell', 'question'],
      ["and if I don't like the offers", 'question', found(['appraisal', 0.9])],
    ],
    /An opinion of value/,
    /won't ask again/,
  ],
  [
    'what is said of a home to be valued limits no search',
    [
      ['I want my house valued', 'valuation'],
      ['4 beds in Dilworth', 'details'],
      ['never mind', 'no'],
      ['homes in NoDa', 'search'],
    ],
    /2 homes match \(NoDa\)/,
  ],
  [
    'who to talk to, asked last, wants a person',
    [
      ['homes in NoDa', 'search'],
      ['never mind, the first area was fine. who do I talk to?', 'question'],
    ],
    /A person answers/,
  ],
  [
    'the end of a number that was not taken is no refusal to give one',
    [
      ['please have someone call me', 'person'],
      ['Sam Ortiz', 'details'],
      ["no it's 0124 at the end", 'details'],
    ],
    /a number has ten digits/,
    /nothing was sent/,
  ],
  [
    'what a call is to be about, said after a no, and when',
    [
      ['i want to talk to a real person', 'person'],
      ['no thanks', 'no'],
      ["fine. tell her it's about listing my house on the lake", 'valuation'],
      ['Jorge Pruitt, 980-555-0172, evenings only', 'details'],
    ],
    /About: .*; listing my house on the lake\. How and when to reach you: evenings only\./,
  ],
  [
    'a wish for no bot is no no',
    [
      ['i want to talk to a real person', 'person'],
      ['no not a bot', 'no'],
    ],
    /A person answers/,
  ],
  [
    'the homes that details are wanted of, and who gets them too',
    [
      ['12 Porchlight Lane', 'describe'],
      ['can you send both of us the details? kim@example.com and theo@example.com', 'question'],
      ['Kim Oyelaran', 'details'],
    ],
    /I have: Kim Oyelaran, kim@example\.com\. About: .*12 Porchlight Lane\. .*\+ theo@example\.com/,
  ],
  [
    'another day in the place of the one before',
    [
      ['can I tour 16 Bobbin Court tomorrow at 4', 'tour'],
      ["make that Thursday. I'm Marcus Bell, marcusb@example.com", 'details'],
    ],
    /About: a tour; 16 Bobbin Court\. How and when to reach you: Thursday\./,
  ],
  [
    'alerts for what is wished for, with what matches now',
    [['set me up with alerts when something hits in NoDa, 3br, under 600', 'search']],
    /The team sends them\.[\s\S]*2 homes match \(NoDa, under \$600,000, 3 bedrooms\)[\s\S]*get in touch about buying/,
  ],
])('%s', async (_, said, expected, not) => {
  const { text } = await talk(...said);
  expect(text).toMatch(expected);
  if (not) expect(text).not.toMatch(not);
});

test('the day of a visit is no part of what is judged', async () => {
  const said: Said = ['quiero verla el sábado', 'tour', { guard: { category: 'faith' } }];
  expect((await talk(said)).text).toMatch(/Noted: el sábado|Anotado: el sábado/);
});
