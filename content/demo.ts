import type { LeadStatus } from '#domain/desk/lead-inbox.ts';
import type { Interest } from '#domain/leads/lead.ts';
import { agentName } from './agent.ts';

// What `npm run demo` fills the desk with. Nobody here exists: numbers are those kept free for fiction.

export const sampleOwner = { name: agentName, email: 'demo@porchlight.example' };

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

/** Forty leads, newest first. */
export const sampleLeads: SampleLead[] = LAST_NAMES.flatMap((lastName, row) =>
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
      ...(index % 6 === 2 && { note: 'Sample note: prefers mornings.' }),
    };
  }),
);

export const sampleChats: { message: string; answer: string }[] = [
  { message: 'Sample question: is Dilworth walkable?', answer: 'Sample answer: it has a walk score of 85.' },
  { message: 'Sample question: any homes with a dock?', answer: 'Sample answer: look at Lake Norman.' },
  {
    message: 'Sample question: what does staging cost?',
    answer: 'Sample answer: I would rather have the agent answer that.',
  },
];
