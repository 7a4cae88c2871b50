// The words of pages 8 to 12 of the PDF. The law is stated as of the month of the edition, hedged, and never as advice.

export const timelineSheet = {
  label: 'Calendar',
  title: 'Fourteen weeks, more or less.',
  lede: 'Yours may be quicker or slower. The order is what matters: know the house, know the price, have the papers, then open the door.',
  week: 'Week',
  weeks: 14,
  /** First and last week of each bar. `market` marks the weeks the house is for sale. */
  bars: [
    { title: 'Walk the house, three lists, bids', from: 1, to: 2, market: false },
    { title: 'Do the work', from: 3, to: 5, market: false },
    { title: 'Gather papers, settle the range', from: 3, to: 5, market: false },
    { title: 'Photographs, plan, words', from: 6, to: 6, market: false },
    { title: 'On the market, read the offers', from: 7, to: 8, market: true },
    { title: 'Due diligence: inspections, requests', from: 8, to: 11, market: false },
    { title: 'Appraisal, survey, title search', from: 9, to: 13, market: false },
    { title: 'Settlement, recording, keys', from: 14, to: 14, market: true },
  ],
  tableLabel: (from: number, to: number) => (from === to ? `week ${from}` : `weeks ${from} to ${to}`),
  papers: {
    title: 'The papers, and when they are due',
    items: [
      {
        title: 'Working With Real Estate Agents',
        when: 'First, before you say anything confidential',
        text: 'The state’s disclosure of whom a broker can represent. It is not a contract. Your reasons for selling and your lowest number are confidential.',
      },
      {
        title: 'The listing agreement',
        when: 'Before any marketing',
        text: 'In writing, signed, for a definite period. Everything in it can be negotiated, including compensation, which is not set by law.',
      },
      {
        title: 'Property disclosure statements',
        when: 'No later than the buyer’s offer',
        text: 'Most sellers of a home give the Residential Property and Owners’ Association Disclosure Statement, and one on mineral, oil and gas rights. Correct them if something changes.',
      },
      {
        title: 'Lead-based paint disclosure',
        when: 'Before the contract, for homes built before 1978',
        text: 'Federal law asks for the form, a pamphlet, and whatever reports you have.',
      },
    ],
  },
};

export const offersSheet = {
  label: 'Step four',
  title: 'Close: read the offers',
  lede: 'Price is the first line and seldom the only one that counts. Lay every offer on the same sheet.',
  columns: ['Offer 1', 'Offer 2', 'Offer 3'],
  lineHead: 'Line',
  /** Each line of the worksheet and why it matters. */
  lines: [
    { title: 'Price', why: 'And what is left of it after the lines below.' },
    { title: 'Due diligence fee', why: 'Paid to you, usually kept if the buyer leaves.' },
    { title: 'Due diligence ends', why: 'Until then the buyer may walk for any reason or none.' },
    { title: 'Earnest money', why: 'Held in escrow, at risk for the buyer later on.' },
    { title: 'Loan or cash', why: 'The kind of loan, and the lender’s letter.' },
    { title: 'If the appraisal is low', why: 'Who brings the difference, if anyone.' },
    { title: 'Home to sell first', why: 'Their chain becomes part of yours.' },
    { title: 'Settlement date', why: 'And who lives where in between.' },
    { title: 'Asked of you', why: 'Repairs, closing costs, compensation.' },
    { title: 'Left in the house', why: 'Refrigerator, curtains, the porch swing.' },
  ],
  terms: [
    {
      title: 'Due diligence fee',
      text: 'Money the buyer pays the seller, normally within days of the contract, for time to investigate. Usually not refunded unless the seller breaches or another exception applies, and credited to the buyer at closing.',
    },
    {
      title: 'Earnest money',
      text: 'Held by an escrow agent. If the buyer ends the contract properly within the period, it generally goes back. After that it is usually at risk.',
    },
    {
      title: 'Then, a second negotiation',
      text: 'Inspections bring a list of requests. You need not agree, and the buyer need not stay. Answer with written prices: a figure settles more than an adjective.',
    },
  ],
};

export const costsSheet = {
  label: 'Costs in North Carolina',
  title: 'What a seller usually pays.',
  lede: 'Custom and contract decide most of these lines; the statute decides one. Every one of them appears on your settlement statement.',
  head: { line: 'Line', how: 'How it is figured' },
  lines: [
    {
      title: 'Mortgage and liens',
      how: 'The lender’s payoff figure, with interest to the day. Ask for it early.',
    },
    {
      title: 'State excise tax',
      how: 'On the deed: one dollar for each $500 of the price or part of it, which is $2 per $1,000. The seller pays.',
    },
    {
      title: 'Deed and attorney',
      how: 'The seller customarily has the deed prepared. The closing attorney is usually the buyer’s; you may hire your own.',
    },
    { title: 'Property tax', how: 'Your share of the calendar year, prorated to the day of settlement.' },
    {
      title: 'Owners’ association',
      how: 'Dues to the day, and the association’s fees for statements or transfer, if any.',
    },
    {
      title: 'Broker compensation',
      how: 'What you agreed in writing. It is negotiable and not set by law, for your side and for any offer toward the buyer’s.',
    },
    { title: 'Repairs and credits', how: 'Whatever the contract and the second negotiation settled.' },
    { title: 'Tax on a gain', how: 'Whether any is due is a question for your tax adviser.' },
  ],
  example: {
    title: 'The excise tax, as arithmetic',
    sum: '$500,000 ÷ $500 = 1,000 units × $1 = $1,000',
    note: 'An example of the rule, not a price.',
  },
  net: {
    title: 'Your net, in pencil',
    lines: [
      { title: 'Expected price', sign: '' },
      { title: 'Mortgage and liens', sign: '−' },
      { title: 'Excise tax', sign: '−' },
      { title: 'Deed and attorney', sign: '−' },
      { title: 'Tax and association dues', sign: '−' },
      { title: 'Compensation agreed', sign: '−' },
      { title: 'Repairs and credits', sign: '−' },
    ],
    total: 'Estimated net',
  },
  wire: {
    title: 'Before you wire anything',
    text: 'Criminals copy email signatures. Confirm every wire instruction by phoning the attorney’s office at a number you found yourself, and treat a last-minute change as false until you have.',
  },
};

export const questionsSheet = {
  label: 'Questions',
  title: 'Asked before the first call.',
  /** The entries of content/questions.ts that concern a seller, in this order. */
  ids: [
    'first-step-selling',
    'home-value',
    'how-long-selling',
    'closing-attorney',
    'due-diligence-fee',
    'agency-disclosure',
  ],
  own: {
    title: 'Write down yours',
    text: 'Bring them to the first walk. A question asked early is cheaper than one asked late.',
  },
};

export const agentSheet = {
  label: 'Your first walk',
  title: 'It begins with two notebooks.',
  lede: 'One is yours. We walk the house together, say little, and write down a lot. You keep the list, whatever you decide. It costs nothing.',
  image: 'portrait',
  steps: [
    { title: 'You call or write', text: 'A person answers, seven days a week, and replies within 24 hours.' },
    {
      title: 'We review the agency disclosure',
      text: 'Before you tell us your reasons, your timing or your lowest number.',
    },
    { title: 'We walk the house', text: 'About an hour. A second look follows once the sales are gathered.' },
    { title: 'You get the sheets', text: 'The range, the room list and the calendar, to keep.' },
  ],
  reach: { phone: 'Call', email: 'Write', office: 'Office', hours: 'Hours' },
  quote:
    'We work in-town: the bungalow streets, the mill village, the towers and the lake beyond. Small ground, known well.',
  notice:
    'General information about North Carolina practice in November 2026. Not legal, tax or appraisal advice; a North Carolina attorney can advise you on yours. If your home is listed with another broker, this is not a solicitation of that listing.',
};
