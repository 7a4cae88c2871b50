import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { LeadWords } from '#domain/chat/lead/lead-words.ts';
import { chatPanel } from '../../chat-panel.ts';
import { chatConsents } from './chat-consents.ts';
import { createSummary } from './request-summary.ts';

const TAKE =
  'Shall I take your name and email or phone number here, so that the team can reply within 24 hours? A no is fine too.';

const TOUR =
  'The team can arrange a tour, any day of the week. A written buyer agreement comes first; it can be as short as one house on one day.';
const VALUATION = 'The team can look at your home and compare it with recent nearby sales; it costs nothing.';

const WISHES: LeadWords['wishes'] = {
  tour: 'a tour',
  valuation: 'a home valuation',
  contact: 'a call or a reply from the team',
  question: 'a question',
  selling: 'selling a home',
  buying: 'buying a home',
  both: 'buying and selling',
  complaint: 'a complaint',
  fault: 'something wrong on the site',
};

const quote = (said: string) => `“${said}”`;

const summary = createSummary(
  {
    have: (given) => `I have: ${given}.`,
    nothing: 'I have no name, address or number of yours yet.',
    about: (subjects) => `About: ${subjects}.`,
    ownWords: (quotes) => `In your words: ${quotes}.`,
    quote,
  },
  WISHES,
);

export const leadWordsEn: LeadWords = {
  caution: chatPanel.caution,
  offer: {
    tour: `${TOUR} You can call ${agent.phone}, or: ${TAKE}`,
    valuation: `${VALUATION} You can call ${agent.phone}, or: ${TAKE}`,
    contact: `A person answers at ${agent.phone}, any day from 8 am to 8 pm. Or: ${TAKE}`,
    question: 'Or leave your name and an email or phone number here, and the team answers within 24 hours.',
    selling: `If you would like the team to get in touch about selling: ${TAKE}`,
    buying: `If you would like the team to get in touch about buying: ${TAKE}`,
    both: `If you would like the team to get in touch: ${TAKE}`,
    complaint: `I am sorry. That should not have happened: a reply is promised within 24 hours. A person answers at ${agent.phone}, any day from 8 am to 8 pm. Or I pass your complaint on at once, first thing in the message: what name and email or phone number should the answer go to?`,
    fault: `I am sorry, and thank you for saying so. Loading the page once more often helps; the map wants functional cookies, a form its starred fields. The team is at ${agent.phone}, any day from 8 am to 8 pm. Or I pass it on at once, in your words: what name and email or phone number should the answer go to?`,
  },
  notShown: {
    'Coming Soon': 'This home is Coming Soon and not shown yet; the team can tell you the first day it is.',
    Pending: 'This home is pending, so it may not be shown any more; the team can ask.',
    Closed: 'This home is sold; the team can look for one like it.',
    'Active Under Contract': 'This home is under contract; the team can ask whether it is still shown.',
  },
  first: { tour: TOUR, valuation: VALUATION },
  afterNo: {
    tour: `${TOUR} Call ${agent.phone}, or use the contact form.`,
    valuation: `${VALUATION} Call ${agent.phone}, or use the contact form.`,
  },
  noted: (notes) => `Noted: ${notes.map(quote).join('; ')}.`,
  askName: 'Gladly. What is your first and last name?',
  askLastName: (firstName) => `Thank you, ${firstName}. And your last name?`,
  askReach: 'Which email address or phone number should the reply go to?',
  badReach:
    'That does not look like a whole email address or phone number. An address reads like name@example.com; a number has ten digits.',
  ownReach:
    "That is the team's own, printed on every page. Which email address or phone number of yours should the reply go to?",
  why: 'So that the team can answer you, and knows whom it answers: nothing is sent before you have seen it and said yes. A first and last name and an email address or phone number will do. Asking costs nothing and signs you up for nothing. Or say “cancel”.',
  about: (about) => `This is about: ${about.join('; ')}.`,
  badName: 'I am not sure which words are the name. Please write only the first and last name.',
  takenOut: (part) => `I took this out again: ${quote(part)}.`,
  summary,
  consent: (given, [request, calls]) =>
    [
      `${summary(given)} Your words in this chat go with it.`,
      request?.text,
      calls && `Optional: “${calls.text}” Write “send, and you may call” to agree to that as well.`,
      'Shall I send it? (Privacy Policy below.)',
    ]
      .filter(Boolean)
      .join('\n\n'),
  consents: chatConsents.en,
  sent: (firstName) =>
    `Thank you, ${firstName}. It is with the team, together with this conversation, and you will have a reply within 24 hours. If it is urgent, call ${agent.phone}.`,
  notKept: `I could not send it just now. Please call ${agent.phone} or use the contact form.`,
  notNow: `I could not send it just now. Say “send” to try once more, or call ${agent.phone} or use the contact form.`,
  declinedTalk: `That is fine; I won't ask again. The phone is ${agent.phone}, and the contact form is always there. What else would you like to know?`,
  leftAlone: `Understood. I took down no request, and nothing was sent. This chat cannot stop calls or messages for good: to be removed from every list, write to ${agent.email} or call ${agent.phone} and name that number or address. It may take up to 10 business days; replying STOP to a text works too.`,
  canceled: `Done: nothing was sent. What else would you like to know?`,
  change:
    'Nothing is sent yet. What shall I change? Please write it once more, in full: the name, the address or number, or what it is about. Or say “send” or “cancel”.',
  notSent: 'Nothing is sent or booked yet.',
  sentBefore: `It is with the team, and you will have a reply within 24 hours. No time is fixed before the team confirms it to you. If it is urgent, call ${agent.phone}.`,
  sendAfter: 'Your request is with the team already; I can send this after it.',
  notAdded: 'Fine: I sent nothing more. Your first request is with the team.',
  withTeam: `It is with the team already, and I cannot take it back from here. Write to ${agent.email} or call ${agent.phone}: the team then leaves it alone, or erases what is held about you.`,
  takeTime: 'Take your time. Nothing is sent until you say so.',
  noReach: `Then I cannot send it; nothing was sent. Please call ${agent.phone}, any day from 8 am to 8 pm; a person answers. What else would you like to know?`,
  reminder: 'Whenever you like, we can go on with your details; or say “cancel”.',
  unsent: 'Your request is not sent yet: say “send” and it is on its way, or “cancel”.',
  wishes: WISHES,
};
