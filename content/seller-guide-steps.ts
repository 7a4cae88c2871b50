// The words of pages 2 to 7 of the PDF. Each page's layout is sized for its words: check it after a change (`npm run
// guide`).

export const contentsSheet = {
  label: 'Before you begin',
  title: 'A sale, in the order it happens.',
  lede: 'A sale that goes well looks easy from the street. Almost everything that decides the price happens in the weeks before the sign goes up. This guide takes those weeks in order.',
  listTitle: 'Inside',
  parts: [
    { sheet: 'system', title: 'The system', text: 'Four steps, and the sheet of paper each one ends with' },
    { sheet: 'price', title: 'Price', text: 'From sold neighbors to a range with a reason' },
    { sheet: 'prepare', title: 'Prepare', text: 'What to mend, what to refresh, what to leave alone' },
    { sheet: 'checklist', title: 'Room by room', text: 'A checklist for the walk with a pencil' },
    { sheet: 'present', title: 'Present', text: 'The hour, the plan, the words, the first two weeks' },
    { sheet: 'timeline', title: 'The calendar', text: 'Fourteen weeks, and what is due when' },
    { sheet: 'offers', title: 'Close', text: 'Offers side by side, down to the last line' },
    { sheet: 'costs', title: 'Costs', text: 'What a seller in North Carolina usually pays' },
    { sheet: 'questions', title: 'Questions', text: 'Asked before the first call, answered plainly' },
    { sheet: 'agent', title: 'Your first walk', text: 'Who comes, and what it costs: nothing' },
  ],
  page: 'page',
  use: {
    title: 'How to use it',
    text: 'Read it once with coffee. Then print the checklist and the two worksheets, take a pencil, and walk through your own front door as if you had never seen it.',
  },
};

export const systemSheet = {
  label: 'Stone Selling System',
  title: 'Four steps, four sheets of paper.',
  lede: 'Each step answers one question and ends with one page that you keep. Nothing goes on the market until the first two are finished.',
  does: 'What we do',
  keep: 'What you keep',
  steps: [
    {
      id: 'price',
      title: 'Price',
      question: 'What will it bring?',
      does: 'We collect the recent sales on your streets, adjust each one for what differs from your house, and show the working.',
      keep: 'The price sheet: a range, a reason, and the sale behind every number.',
    },
    {
      id: 'prepare',
      title: 'Prepare',
      question: 'What is worth doing first?',
      does: 'We walk every room with a notebook, bring in written prices from the trades, and put the work in order.',
      keep: 'The room list: what to mend, what to refresh, what to leave alone.',
    },
    {
      id: 'present',
      title: 'Present',
      question: 'How will it be seen?',
      does: 'Photographs at the right hour, a measured floor plan, words that describe the house, and showings on terms you set.',
      keep: 'The launch plan: dates, hours, and who does what.',
    },
    {
      id: 'close',
      title: 'Close',
      question: 'Which offer is the better one?',
      does: 'Offers go on one sheet, line by line. After that, every deadline of the contract goes on a calendar we share with you.',
      keep: 'The offer sheet, the closing calendar, and your estimated net.',
    },
  ],
  note: 'The team that lists your home is the team at the closing table. Nobody hands you on.',
};

export const priceSheet = {
  label: 'Step one',
  title: 'Price',
  lede: 'A price starts with sold neighbors, not hopeful ones.',
  rules: [
    {
      title: 'Sold, not asking',
      text: 'Asking prices tell you who you will compete with. Only a recorded sale tells you what somebody paid.',
    },
    {
      title: 'Near, recent, alike',
      text: 'A few sales within a short walk and a few months say more than thirty across the county. Each gets its date and its source.',
    },
    {
      title: 'Adjusted, with the working shown',
      text: 'The second bath, the garage, the busy corner, the month. Every adjustment is a line you can argue with.',
    },
    {
      title: 'A range and a reason',
      text: 'You end with a low, a high and the argument for each. The price you publish is a decision inside that range.',
    },
  ],
  drawing: {
    title: 'From three sales to one range',
    caption:
      'A drawing, not data. Each open mark is a sale; the arrow adjusts it for what differs; the solid marks meet in a range.',
    sales: ['Sale on your street', 'Sale around the corner', 'Sale by the park'],
    range: 'Your range',
    lower: 'lower',
    higher: 'higher',
  },
  quote:
    'The first two weeks are when a listing has everyone’s attention. The price you begin with decides what you do with them.',
  aside: {
    title: 'Three numbers that are not a price',
    items: [
      {
        term: 'The county’s value.',
        text: 'It is set for tax. Mecklenburg’s last revaluation took effect in 2023 and the next is planned for 2027.',
      },
      { term: 'The online estimate.', text: 'It knows the square footage and not the kitchen.' },
      { term: 'The insurance figure.', text: 'It is the cost of building again, without the land.' },
    ],
  },
  ask: {
    title: 'Ask anyone who names a price',
    text: 'What would have to be true for this to be ten percent wrong?',
  },
};

export const prepareSheet = {
  image: 'listing-bungalow',
  label: 'Step two',
  title: 'Prepare',
  lede: 'Begin at the front door, once in the morning and once after dark with every lamp on. You are making three lists.',
  lists: [
    {
      title: 'Mend',
      text: 'What an inspector will find anyway.',
      items: [
        'A slow leak, a running toilet',
        'Loose handrails and steps',
        'Gutters that overflow at the corner',
        'Wood that touches soil',
        'Outlets and breakers that fail a test',
        'Missing insulation over the hatch',
      ],
    },
    {
      title: 'Refresh',
      text: 'Small money, visible from the door.',
      items: [
        'Paint where hands and shoes go',
        'Bulbs of one color, all of them lit',
        'Grout, caulk and cabinet hinges',
        'Window glass, inside and out',
        'Mulch, edges, the mailbox',
        'The front door itself',
      ],
    },
    {
      title: 'Leave alone',
      text: 'Not everything old is a defect.',
      items: [
        'Original windows that work',
        'Floors with a hundred years in them',
        'A sound old bath in its own tile',
        'Plaster with a hairline or two',
        'The tree that shades the porch',
        'Anything you would only half finish',
      ],
    },
  ],
  order: {
    title: 'Spend in this order',
    steps: ['Water', 'Power and heat', 'Doors and windows', 'Light', 'Paint', 'The front walk'],
    text: 'Price each line in writing before you decide on it. Some work returns more than it costs, much of it returns less, and it differs from street to street.',
  },
  inspection: {
    title: 'Consider an inspection of your own',
    text: 'It takes surprises off the table, and it brings duties: a broker must disclose material facts that the broker knows or should know. Decide with that in mind. In an old house it is usually better to know.',
  },
  district: {
    title: 'In a local historic district',
    text: 'In Dilworth, Fourth Ward or part of Plaza Midwood, find the Certificate of Appropriateness for outside work now, not in the third week of a contract.',
  },
};

export const checklistSheet = {
  label: 'Worksheet',
  title: 'Room by room',
  lede: 'Print this page. Tick what is done, circle what needs a price, cross out what you will leave alone.',
  rooms: [
    {
      title: 'Street and porch',
      items: [
        'House number readable',
        'Porch light and bell work',
        'Steps and rail firm',
        'Door washed or painted',
      ],
    },
    {
      title: 'Entry and living rooms',
      items: [
        'First thing you notice, fixed',
        'Every lamp lit',
        'One chair fewer',
        'Mantel and shelves half empty',
      ],
    },
    {
      title: 'Kitchen',
      items: [
        'Counters clear',
        'Faucet, disposal, fan tested',
        'Hinges and pulls tight',
        'Grout and caulk clean',
      ],
    },
    {
      title: 'Baths',
      items: [
        'No drip, no running tank',
        'Fan draws a sheet of paper',
        'Fresh caulk at tub and floor',
        'Plain white towels',
      ],
    },
    {
      title: 'Bedrooms and closets',
      items: ['Closets half full', 'Windows open and lock', 'Bulbs of one color', 'Private papers put away'],
    },
    {
      title: 'Attic and crawl space',
      items: [
        'No stain under the roof',
        'Insulation over the hatch',
        'Crawl space dry after rain',
        'Filters new, dates written',
      ],
    },
    {
      title: 'Yard and garage',
      items: [
        'Gutters and downspouts clear',
        'Edges cut, mulch down',
        'Gates close',
        'Garage swept, door tested',
      ],
    },
    {
      title: 'The useful drawer',
      items: [
        'Survey, permits, warranties',
        'Age of roof and heat pump',
        'A year of utility bills',
        'Association rules and dues',
      ],
    },
  ],
  notes: 'Notes and prices',
};

export const presentSheet = {
  image: 'porch-light',
  label: 'Step three',
  title: 'Present',
  lede: 'People meet the house on a screen before they meet it on a porch. Four things decide that first meeting.',
  parts: [
    {
      title: 'The hour',
      text: 'A house has a good side and a good time of day. We come once to look and once to photograph.',
    },
    {
      title: 'The plan',
      text: 'A measured floor plan answers the question pictures cannot, which is where the sofa goes.',
    },
    {
      title: 'The words',
      text: 'A description speaks of rooms, light, lot, and the distance to the trail or the train. It never speaks of who should live there: fair housing law covers every line of an advertisement.',
    },
    {
      title: 'The showings',
      text: 'You set the hours and the notice. Lamps on, shades up, pets out, valuables and medicines locked away, and you somewhere pleasant.',
    },
  ],
  hours: {
    title: 'When to photograph the front',
    caption: 'Which way does your porch face?',
    faces: [
      { side: 'East', hour: 'Early morning' },
      { side: 'South', hour: 'Mid-morning' },
      { side: 'West', hour: 'Late afternoon' },
      { side: 'North', hour: 'Dusk, lamps on' },
    ],
  },
  weeks: {
    title: 'The first two weeks, day by day',
    items: [
      {
        when: 'Day 1',
        text: 'The listing goes live with all of its pictures, the plan and the disclosures.',
      },
      { when: 'First weekend', text: 'Showings are grouped, so that buyers see each other’s cars.' },
      {
        when: 'Day 7',
        text: 'We read the questions buyers ask. The same one twice is a thing to answer or mend.',
      },
      {
        when: 'Day 14',
        text: 'Showings and no offer says price. No showings says pictures or price. We decide together.',
      },
    ],
  },
};
