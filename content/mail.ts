import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { SpamSignal } from '#domain/leads/spam-score.ts';
import { footer } from './footer.ts';

/** The end of every e-mail. */
export const mailFooter = ({ firm, license, office }: AgentProfile) => [
  `${firm} · ${license}`,
  office,
  footer.equalHousing,
];

/** The sender of e-mails to the agent and other desk users. */
export const websiteOf = (name: string) => `${name} website`;

/** The e-mail to the agent about a new lead. */
export const agentMail = {
  subject: {
    contact: (name: string, interest: string) => `New lead: ${name}, ${interest}`,
    seller: (name: string) => `New lead: ${name}, seller's guide`,
    marked: (subject: string) => `Possible spam? ${subject}`,
  },
  eyebrow: {
    contact: 'A new lead from the contact form',
    chat: 'A new lead from the chat with the assistant',
    seller: 'A new lead from the seller’s guide',
  } satisfies Record<LeadKind, string>,
  wants: { seller: 'Asked for the seller’s guide; the link is on its way by email.' },
  call: (phone: string) => `Call ${phone}`,
  write: 'Write an email',
  replyHint: (name: string) => `A reply to this message goes to ${name}.`,
  noReplyHint: (name: string) =>
    `${name} left no email address: a reply to this message goes nowhere. Call instead.`,
  promise: {
    label: 'Answer by',
    note: (hours: number, arrived: string) =>
      `The website promises a reply within ${hours} hours. The request was sent ${arrived}.`,
  },
  task: {
    label: 'To do: agency disclosure',
    due: (day: string) => `Review it together by ${day}`,
    note: 'Send Working with Real Estate Agents, before anyone talks about budget, timing or motivation.',
  },
  message: 'Message',
  details: {
    heading: 'Details',
    name: 'Name',
    phone: 'Phone',
    noPhone: 'Not given',
    email: 'Email',
    noEmail: 'Not given',
    interest: 'Interested in',
    neighborhoods: 'Neighborhoods',
    address: 'Property',
  },
  consent: {
    heading: 'Consent',
    callText: {
      label: 'Calls and texts',
      granted: 'Yes. You may call and text, including by automated means.',
      withheld: 'No. Not agreed to: no marketing calls or texts.',
    },
    email: {
      label: 'Email',
      granted: 'Yes, to answer this request. Nothing else.',
      withheld: 'No.',
    },
    callBack: {
      label: 'Call or text to answer',
      granted: 'Yes, to answer this request. Nothing else.',
      withheld: 'No.',
    },
    unknown: 'Not asked.',
    exact: (text: string, version: string) => `The words that were shown (version ${version}): “${text}”`,
  },
  origin: {
    heading: 'Where they came from',
    campaign: 'Campaign',
    landingPage: 'First page',
    referrer: 'Referred by',
    page: 'Sent from',
    direct: 'Came directly, as far as the browser says.',
  },
  record: {
    heading: 'Record',
    open: 'Open it at your desk',
    note: 'Answer it there, and everybody at the desk sees that it is done.',
  },
};

/** The daily digest, for those who subscribe to it. */
export const digestMail = {
  eyebrow: 'Your desk this morning',
  subject: (fresh: number, waiting: number, andMore: boolean) =>
    `${fresh} new since yesterday, ${waiting}${andMore ? ' and more' : ''} waiting for a reply`,
  waiting: (name: string, due: string) => `${name}: reply by ${due}`,
  open: 'Open your desk',
  why: 'You chose this summary in the settings of your desk, and can turn it off there',
  settings: 'Turn it off',
};

/** The e-mail for a reminder about a lead. */
export const reminderMail = {
  subject: (name: string) => `Reminder: ${name}`,
  eyebrow: 'A reminder from your desk',
  note: (time: string) => `You asked to be reminded on ${time}.`,
  open: 'Open the lead at your desk',
};

/** The notice that the password for the desk was changed. */
export const passwordMail = {
  eyebrow: 'Your account',
  subject: 'Your password for the desk was changed',
  when: (time: string) => `It was changed on ${time}.`,
  others: 'Every other browser that was signed in has been signed out.',
  notYou:
    'If that was not you, tell whoever runs the site at once: they can end every sign-in and give you a new link.',
  open: 'Open your desk',
};

export const passkeyMail = {
  eyebrow: 'Your account',
  subject: 'A passkey was added to your account at the desk',
  when: (time: string) => `It was added on ${time}.`,
  others: 'It signs in without your password. Settings lists your passkeys and deletes them.',
  notYou:
    'If that was not you, tell whoever runs the site at once: they can end every sign-in and give you a new link, which also deletes every passkey.',
  open: 'Open your desk',
};

/** The subject of replies written at the desk. */
export const replyMail = { subject: (agent: string) => `Your message to ${agent}` };

/** Words about a lead that may be spam. */
export const spamWords = {
  heading: 'Possible spam',
  note: 'Nothing is thrown away, and the form thanked the sender as always. If it reads like a person, it is one: answer.',
  /** Each completes "It is marked because…" */
  because: (reasons: string[]) => `Marked because ${reasons.join('; ')}.`,
  reasons: {
    trap: 'a field that nobody can see was filled in',
    quick: 'it was sent within two seconds of the page opening',
    replayed: 'the same copy of the form had sent another person before',
    forged: 'its form stamp was not made by this site',
    direct: 'it did not come through a form of this site',
    headless: 'it was not sent by a web browser',
    expired: 'the form had been open for more than two hours',
    untokened: 'it has no form stamp',
  } satisfies Record<SpamSignal, string>,
};

/** The e-mail to a seller who requested the guide. */
export const guideMail = {
  subject: (agent: string) => `Your seller's guide from ${agent}`,
  preview: 'The link to your guide, and what happens next.',
  eyebrow: 'The guide you asked for',
  heading: 'Your seller’s guide',
  greeting: (firstName: string) => `Hello ${firstName},`,
  plainGreeting: 'Hello,',
  lede: 'Here is the guide to selling in-town. It is a PDF: read it in the browser, print it, keep it.',
  open: 'Open the guide',
  linkNote: 'If the button does not work, use this address:',
  next: {
    heading: 'What happens next',
    promise: (hours: number, until: string) =>
      `I’ll be in touch within ${hours} hours, by ${until}, to ask what you have in mind and to answer your questions.`,
    sooner: 'If that is too long, call me any day from 8 am to 8 pm, or reply to this message.',
  },
  call: (phone: string) => `Call ${phone}`,
  why: (site: string) =>
    `You receive this one message because the guide was requested with this address on ${site}. It is not a newsletter, and no others follow it. If it was not you, you need not do anything.`,
};

/** The alert to the agent when leads cannot be delivered through one channel, sent through another. */
export const alertMail = {
  subject: (count: number) =>
    count === 1 ? 'A lead does not get through' : `${count} lead deliveries do not get through`,
  eyebrow: 'A message from your website',
  heading: 'Leads do not get through',
  lede: 'No lead is lost: each is kept on the website’s server, and what waits is tried again by itself. But you may not have heard of these people yet.',
  channel: {
    'agent-email': 'Email to you',
    'guide-email': 'Email with the seller’s guide',
    webhook: 'Webhook',
    'follow-up-boss': 'Follow Up Boss',
    'reply-email': 'Your reply from the desk',
    'web-push': 'Notification to your phone',
    reminder: 'Reminder to you',
  },
  count: (late: number, dead: number, since: string) =>
    [late > 0 && `${late} waiting`, dead > 0 && `${dead} given up`].filter(Boolean).join(', ') +
    `; the oldest came in on ${since}.`,
  reason: (text: string) => `Last answer: ${text}.`,
  leads: (ids: string[]) => `Leads: ${ids.join(', ')}.`,
  next: 'To see them, and to send again what was given up, on the website’s server:',
  commands: ['npm run leads -- list', 'npm run deliveries -- list', 'npm run deliveries -- retry-all'],
};

/** The note added to a lead in Follow Up Boss. */
export const followUpBossNotes = {
  interest: (label: string) => `Interested in: ${label}`,
  neighborhoods: (names: string) => `Neighborhoods: ${names}`,
  mayCall: 'Calls and texts: agreed to.',
  mayNotCall: 'Calls and texts: not agreed. No marketing calls or texts.',
  possibleSpam: 'Possible spam.',
  callBack: 'Asked to be called or texted about this request; left no email address.',
  disclosure: (date: string) => `Send and review the agency disclosure by ${date}.`,
};
