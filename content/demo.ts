import type { LeadStatus } from '#domain/desk/lead-inbox.ts';
import type { Interest } from '#domain/leads/lead.ts';
import { shippedAgent } from './agent.ts';
import { SAMPLE_OWNER } from './desk/frame.ts';

// The sample data of `npm run demo`. All people are fictional, with phone numbers reserved for fiction.

export const sampleOwner = { name: shippedAgent.name, email: SAMPLE_OWNER };

interface SampleLead {
  firstName: string;
  lastName: string;
  phone: string;
  interest: Interest | '';
  neighborhoods: string;
  message: string;
  address: string;
  campaign?: string;
  status?: LeadStatus;
  note?: string;
  answeredAfterHours?: number;
  /** Hours from now until its reminder; negative if the reminder is overdue. */
  remindInHours?: number;
  /** Why the e-mail to the agent was not delivered. */
  notDelivered?: string;
}

const FIRST_NAMES = ['Amara', 'Ben', 'Carmen', 'Dev', 'Elena', 'Felix', 'Grace', 'Hugo', 'Imani', 'Jonas'];
const LAST_NAMES = ['Adler', 'Boone', 'Castillo', 'Drake'];
const AREAS = [
  'Dilworth',
  'NoDa',
  'SouthEnd',
  'Plaza Midwood',
  'Myers Park',
  'Uptown',
  'Fourth Ward',
  'Lake Norman',
];
const WISHES: { interest: Interest; message: string }[] = [
  { interest: 'buying', message: 'Two bedrooms and a porch, if there is one left.' },
  { interest: 'selling', message: 'We are moving in spring and wonder where to begin.' },
  { interest: 'both', message: 'A bigger garden, and our condo would have to sell first.' },
  { interest: 'valuation', message: 'What would our house bring today?' },
  { interest: 'exploring', message: 'Just looking around before the school year.' },
];
const STATUSES: (LeadStatus | undefined)[] = [
  undefined,
  undefined,
  'in-touch',
  undefined,
  'client',
  'closed',
  'not-a-fit',
  'spam',
];

/** By index of the lead: one reminder is two hours overdue, one is upcoming. */
const REMINDERS: Record<number, number> = { 4: -2, 9: 20 };

/** The index before which the first person's second request is inserted. */
const SECOND_REQUEST_INDEX = 7;

const askedAgain = ({ firstName, lastName, phone }: SampleLead): SampleLead => ({
  firstName,
  lastName,
  phone,
  interest: 'exploring',
  neighborhoods: 'NoDa',
  message: 'Sample: when are your open houses?',
  address: '',
});

/** By index of the lead. */
const NOT_DELIVERED: Record<number, string> = { 3: 'Sample: the mail server did not answer.' };

const EACH_ONCE: SampleLead[] = LAST_NAMES.flatMap((lastName, row) =>
  FIRST_NAMES.map((firstName, column): SampleLead => {
    const index = row * FIRST_NAMES.length + column;
    const wish = WISHES[index % WISHES.length];
    const status = STATUSES[index % STATUSES.length];
    const isSeller = index % 9 === 4;
    return {
      firstName,
      lastName,
      phone: index % 3 === 0 ? '' : `(704) 555-01${String(index).padStart(2, '0')}`,
      interest: isSeller ? '' : (wish?.interest ?? ''),
      neighborhoods: AREAS[index % AREAS.length] ?? '',
      message: isSeller ? '' : `Sample: ${wish?.message}`,
      address: isSeller ? `${100 + index} Sample Street, Charlotte` : '',
      ...(index % 4 === 1 && { campaign: 'newsletter' }),
      ...(status && { status }),
      ...(status && status !== 'spam' && { answeredAfterHours: (index % 5) + 0.5 }),
      ...(index in NOT_DELIVERED && { notDelivered: NOT_DELIVERED[index] }),
      ...(index in REMINDERS && { remindInHours: REMINDERS[index] }),
      ...(index % 6 === 2 && { note: 'Sample note: prefers mornings.' }),
    };
  }),
);

/** About forty leads, newest first. One person wrote twice. */
export const sampleLeads: SampleLead[] = EACH_ONCE.flatMap((lead, index) =>
  index === SECOND_REQUEST_INDEX ? [askedAgain(EACH_ONCE[0] ?? lead), lead] : [lead],
);

interface SampleTurn {
  message: string;
  answer: string;
  /** The sources of the answer, as the assistant stores them. */
  sources?: string[];
  /** It had no answer and is listed among the unanswered questions. */
  isUnanswered?: boolean;
}

const ASK_THE_AGENT = 'Sample answer: I do not know that. The agent does, and will gladly tell you.';

/** Conversations with the assistant, newest first. */
export const sampleChats: SampleTurn[][] = [
  [
    {
      message: 'Sample question: what is earnest money?',
      answer: 'Sample answer: a deposit that shows you mean it. It counts toward the price at closing.',
      sources: ['entry:earnest-money'],
    },
    {
      message: 'Sample question: and when is the last look at the house?',
      answer: 'Sample answer: usually the day before closing, or the same morning.',
      sources: ['entry:final-walk-through'],
    },
  ],
  [
    {
      message: 'Sample question: who tunes the piano in the lobby?',
      answer: ASK_THE_AGENT,
      isUnanswered: true,
    },
  ],
  [
    {
      message: 'Sample question: do I have to stage the house?',
      answer: 'Sample answer: no, but an empty room looks smaller than it is. Start with the living room.',
      sources: ['entry:staging'],
    },
    {
      message: 'Sample question: what flowers grow by the gate?',
      answer: ASK_THE_AGENT,
      isUnanswered: true,
    },
  ],
  [
    {
      message: 'Sample question: are there homes with a dock?',
      answer: 'Sample answer: yes, on Lake Norman. Ask whether the dock has a permit of its own.',
      sources: ['entry:docks'],
    },
  ],
  [
    {
      message: 'Sample question: who tunes the piano in the lobby?',
      answer: ASK_THE_AGENT,
      isUnanswered: true,
    },
  ],
  [
    {
      message: 'Sample question: which bus goes to the school?',
      answer: 'Sample answer: the district says so by address; its school finder has the stop and the time.',
      sources: ['entry:school-bus'],
    },
  ],
];

/** For a hundred visits a week: how many visitors saw, started and sent each form. */
export const sampleSteps = {
  contact: { route: '/', seen: 61, started: 19, sent: 11 },
  seller: { route: '/sell', seen: 34, started: 12, sent: 9 },
} as const;
