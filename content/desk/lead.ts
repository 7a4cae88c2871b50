import type { FirstReplyWay } from '#domain/desk/lead-inbox.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import type { SpamSignal } from '#domain/leads/spam-score.ts';
import { spamWords } from '../mail.ts';
import { inWords } from './leads.ts';

/** One lead. */
export const leadWords = {
  back: 'Leads',
  position: (at: number, total: number, isAll: boolean) => `${at} of ${total}${isAll ? '' : '+'}`,
  previous: 'Previous lead',
  next: 'Next lead',
  full: 'Open in full',
  open: 'Open lead',
  asked: {
    seller: (time: string) => `Asked for the seller’s guide ${time}.`,
    contact: (time: string) => `Wrote ${time}.`,
    chat: (time: string) => `Left a way to answer in the chat ${time}.`,
  },
  waiting: (span: string) => `Waiting for ${span}.`,
  /** A time within a sentence; `days` counts back from today. */
  spoken: (days: number, weekday: string, date: string, time: string) => {
    if (days === 0) return `today at ${time}`;
    if (days === 1) return `yesterday at ${time}`;
    if (days === -1) return `tomorrow at ${time}`;
    return Math.abs(days) < 7 ? `on ${weekday} at ${time}` : `on ${date} at ${time}`;
  },
  homePage: 'the home page',
  from: (kind: LeadKind, page: string) => `From the ${kind === 'chat' ? 'chat' : 'form'} on ${page}`,
  quote: (text: string) => `“${text}”`,
  showAll: 'Show all',
  showLess: 'Show less',
  spamMarks: (reasons: SpamSignal[]) =>
    `This may be spam: ${reasons.map((reason) => spamWords.reasons[reason]).join('; ')}. If it reads like a person, it is one.`,
  call: 'Call',
  text: 'Text',
  email: 'Email',
  callName: (name: string) => `Call ${name}`,
  replyShort: 'Reply',
  noPhone: 'No number given',
  noEmail: 'No email address given',
};

/** Shown instead of an erased lead. */
export const erasedWords = {
  title: 'This lead was erased',
  you: 'You',
  note: (who: string, when: string) =>
    `${who} erased it ${when}. The desk keeps nothing of it. A reply or note that was begun here was not sent, and is gone too.`,
  back: 'Back to leads',
};

/** The reply clock, drawn as a day. */
export const dayWords = {
  now: (time: string) => `now, ${time}`,
  asked: (time: string) => `Asked ${time}`,
  by: (time: string) => `Reply by ${time}`,
  was: (time: string) => `Was due ${time}`,
  spoken: (asked: string, now: string, due: string) => `${asked}. It is ${now}. ${due}.`,
  stopped: (time: string) => `The clock stopped ${time}.`,
  stoppedBy: (who: string, time: string) => `${who} stopped the clock ${time}.`,
  elsewhere: 'Answered elsewhere',
};

export const taskWords = {
  title: (name: string) => `Review the agency disclosure with ${name}`,
  rest: ' before you ask about price, timing or reasons.',
  due: (time: string) => `Due ${time}`,
  overdue: (time: string) => `Was due ${time}`,
  open: 'Not reviewed yet',
  done: (time: string) => `Reviewed ${time}`,
};

/** A reminder that is due. */
export const reminderWords = {
  title: (name: string) => `Come back to ${name}: your desk was to remind you.`,
  open: 'Tick it when it is done',
  due: (time: string) => `Due ${time}`,
  done: 'The reminder is done',
};

export const noteWords = {
  label: 'Note',
  hint: 'only people at this desk see it',
  placeholder: 'What you would tell a colleague',
  add: 'Add note',
  empty: 'Write something first.',
  tooLong: 'Shorten it to 10,000 characters, or write two.',
  added: 'Note added',
  takenBack: 'The note is gone. Its text is in the field again.',
};

export const choiceWords = {
  status: 'Status',
  assignee: 'Whose lead',
  nobody: 'Nobody yet',
  somebody: 'Somebody at this desk',
  changed: (status: string) => `Status is now ${status}`,
  assigned: (name: string) => `This is ${name}’s lead now`,
  unassigned: 'This lead is nobody’s now',
  ticked: 'The disclosure is ticked as reviewed',
  unticked: 'The disclosure is open again',
  undone: 'Taken back',
};

export const answerWords = {
  question: {
    call: (name: string) => `Did you reach ${name}?`,
    text: (name: string) => `Did you text ${name}?`,
  },
  note: 'It stops the 24-hour clock.',
  yes: { call: 'I called', text: 'I texted' },
  no: 'Not yet',
  recorded: {
    call: 'Kept: you called',
    text: 'Kept: you texted',
    elsewhere: 'Kept: answered elsewhere',
  },
  recordedNote: 'The 24-hour clock has stopped.',
  warning: {
    title: (name: string) => `${name} did not agree to calls and texts`,
    call: 'You may call by hand to answer what was asked. Do not use it for offers, and do not use a dialer.',
    text: 'You may text by hand to answer what was asked. Do not use it for offers, and do not use a tool that texts by itself.',
    goOn: { call: 'Call anyway', text: 'Text anyway' },
    cancel: 'Write instead',
  },
};

export const snoozeWords = {
  open: 'Remind me',
  title: 'When shall it come back?',
  note: 'You are reminded then. Until then it does not count among those who wait; the 24-hour clock goes on.',
  choices: {
    hours: 'In three hours',
    tomorrow: 'Tomorrow at 9 am',
    monday: 'Monday at 9 am',
    week: 'In a week',
  },
  at: 'At another time',
  set: 'Set the reminder',
  past: 'Choose a time to come.',
  until: (time: string) => `Comes back ${time}`,
  clear: 'Bring it back now',
  kept: (time: string) => `It comes back ${time}`,
  cleared: 'It is back among those who wait',
};

export const factWords = {
  title: 'Facts',
  wants: 'Wants to',
  where: 'Where',
  address: 'Address',
  source: 'Came from',
  page: 'Page',
  campaign: 'Campaign',
  landing: 'First page',
  home: 'Home page',
  referrer: 'Referred by',
  wishes: {
    buying: 'Buy a home',
    selling: 'Sell a home',
    both: 'Buy and sell',
    valuation: 'Know what a home is worth',
    exploring: 'Look around',
  },
  kinds: { contact: 'Contact form', seller: 'Seller’s guide form', chat: 'Chat with the assistant' },
};

export const consentWords = {
  title: 'Consent',
  kept: 'kept as given',
  channels: {
    'call-text': 'Calls and texts',
    email: 'Mail asked for',
    'call-back': 'One call or text in answer',
  } satisfies Record<LeadConsent['channel'], string>,
  yes: 'Agreed',
  no: 'Not agreed',
  notAsked: 'Not asked',
  given: (time: string, page: string) => (page ? `${time}, on ${page},` : `${time},`),
  version: (version: string) => `wording ${version}`,
  read: 'Read the wording',
};

export const deliveryWords = {
  title: 'Deliveries',
  arrived: (done: number, all: number) => `${done} of ${all} arrived`,
  channels: {
    'agent-email': 'Email to you',
    'guide-email': 'Guide to the person',
    webhook: 'Your webhook',
    'follow-up-boss': 'Follow Up Boss',
    'reply-email': 'Your reply',
    'web-push': 'Notice on your phone',
    reminder: 'Reminder',
  } as Record<string, string>,
  states: { delivered: 'Delivered', waiting: 'Waiting', failed: 'Failed' },
  done: (time: string, tries: number) =>
    tries <= 1 ? `${time}, first try` : `${time}, after ${inWords(tries)} tries`,
  next: (time: string) => `Next try ${time}`,
  soon: 'On its way',
  failed: (tries: number, reason: string) => `${tries === 1 ? '1 try' : `${tries} tries`}. ${reason}`,
  again: 'Try again',
  asked: 'It is tried again now',
  arrivedAlready: 'It had arrived already',
};

export const othersWords = {
  title: 'Same person',
  note: 'Same address or number.',
  merge: 'Put into this lead',
  /** Explains the merge button. `into` is the time of the open lead. */
  mergeNote: (into: string) =>
    `It leaves the list: its message, consent and timeline then stand here, under the request of ${into}.`,
  merged: 'Both are one lead now',
  parted: 'They are two leads again',
  standsUnder: 'This request is now part of another lead of the same person.',
  openOther: 'Open that lead',
  part: 'Make it a lead of its own again',
};

export const ownerWords = {
  title: 'For owners',
  export: 'Export',
  exportNote: 'What came from this address, or else from this name and number, as a table.',
  erase: 'Erase',
  eraseTitle: (name: string) => `Erase ${name}?`,
  eraseNote:
    'Every lead, note, reply and conversation of this person goes, here and in the search. It cannot be taken back. Backups keep them longer: those that the site makes itself for a week, others as long as the office keeps them. Mails and calendars outside of this desk keep what they have.',
  eraseOthers:
    'These may be other people: they have the same number, or were merged. They stay, unless you choose them.',
  eraseOther: (name: string, mail: string, day: string) => [name, mail, day].filter(Boolean).join(', '),
  eraseMentioned:
    'The text or a note of these leads holds the person’s address or number. It stays unless the lead is erased too:',
  eraseConfirm: (name: string) => `Type ${name} to confirm`,
  eraseWrong: 'That is not the name.',
  cancel: 'Cancel',
  erased: (name: string) => `${name} is erased`,
  unread: 'Who shares this number could not be read. Nothing was erased.',
};

export const conflictWords = {
  title: (who: string, when: string) => `Changed by ${who} ${when}.`,
  was: (now: string, before: string) => `${now}; it was ${before}`,
  asItIs: 'This is the lead as it is now.',
  note: (to: string | null | undefined) =>
    to ? `Your change to ${to} was not made.` : 'Your change was not made.',
  again: 'Make my change anyway',
  keep: 'Keep it as it is',
  now: 'just now',
  somebody: 'somebody else',
};

export const timelineWords = {
  title: 'Timeline',
  order: 'newest first',
  you: 'You',
  site: 'The site',
  form: (name: string) => `${name} wrote`,
  guide: (name: string) => `${name} asked for the seller’s guide`,
  on: (page: string) => `on ${page}`,
  chat: (name: string) => `${name} spoke with the assistant`,
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  readChat: 'Read the conversation',
  assistant: 'Assistant',
  note: (who: string) => `${who} added a note`,
  reply: (who: string) => `${who} replied`,
  replyLeaves: 'leaves in a moment',
  call: (who: string) => `${who} called`,
  text: (who: string) => `${who} texted`,
  elsewhere: (who: string) => `${who} answered elsewhere`,
  status: (who: string, to: string) => `${who} set the status to ${to}`,
  was: (from: string) => `it was ${from}`,
  assigned: (who: string, to: string) => `${who} gave the lead to ${to}`,
  unassigned: (who: string) => `${who} gave the lead to nobody`,
  disclosure: {
    done: (who: string) => `${who} reviewed the agency disclosure`,
    open: (who: string) => `${who} opened the disclosure again`,
  },
  snoozed: (who: string, until: string) => `${who} put it off until ${until}`,
  woken: (who: string) => `${who} brought it back`,
  reminded: (who: string) => `${who} ticked the reminder`,
  merged: (who: string) => `${who} put another request into this lead`,
  openMerged: 'Open that request',
  delivery: {
    delivered: (channel: string) => `${channel}: delivered`,
    waiting: (channel: string) => `${channel}: waiting`,
    failed: (channel: string) => `${channel}: did not arrive`,
  },
  tries: (tries: number) => `after ${tries === 1 ? 'one try' : `${inWords(tries)} tries`}`,
  answeredVia: {
    reply: 'by reply',
    call: 'by phone',
    text: 'by text',
    elsewhere: 'elsewhere',
  } satisfies Record<FirstReplyWay, string>,
};
