import type { Interest } from '#domain/leads/lead.ts';
import type { AskedConsent } from '#domain/leads/lead-consent.ts';
import type { FieldMessages } from '#domain/leads/parse-form.ts';
import { addressWithheld } from './compare.ts';
import { leadFormNotes, missingToast } from './lead-form.ts';

export const contactPanel = {
  heading: 'Get In Touch',
  lede: 'Call, write or leave a note. A person answers.',
  availability: 'Available 7 days a week',
  picture: 'uptown',
};

export const contactForm = {
  heading: 'Send a message',
  optional: '(optional)',
  requiredNote: { before: 'Fields marked ', mark: '*', after: ' are required.' },
  submit: 'Send Message',
  submitting: 'Sending Message...',
  /** The honeypot field's label, for browsers without styles. */
  trap: 'Leave this empty',
  caution:
    'Before you share anything you would not want a seller or buyer to know, we need to review an agency disclosure together.',
  privacyLink: { label: 'Privacy', href: '/privacy-policy' },
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    interest: { label: 'I am interested in', placeholder: 'Choose one' },
    neighborhoods: {
      label: 'Neighborhoods',
      hint: 'For example: Dilworth, or anywhere near the Rail Trail.',
    },
    message: { label: 'Message' },
  },
};

/** The prefilled message of the form if a link contains a request. */
export const contactAsks = {
  report: (area: string) => `Please send me the market report for ${area}.`,
  tour: (area: string) => `I would like to tour ${area}.`,
  home: ({ id, address }: { id: string; address: string }) =>
    address === addressWithheld ? `I would like to see listing ${id}.` : `I would like to see ${address}.`,
};

export const interestLabels: Record<Interest, string> = {
  buying: 'Buying a home',
  selling: 'Selling my home',
  both: 'Both buying and selling',
  valuation: 'Getting a home valuation',
  exploring: 'Just exploring options',
};

/**
 * The consents that a form asks for. When you change a text, change its version: the ledger stores both with every lead.
 * @param firm its name
 */
export const formConsents = (firm: string) =>
  ({
    callText: {
      channel: 'call-text',
      version: '2026-11-01',
      text: `I agree that ${firm} may call and text me at this number about real estate, including by automated means. Not required to get help or buy. Message frequency varies; message and data rates may apply. Reply STOP to opt out, HELP for help.`,
    },
    email: {
      channel: 'email',
      version: '2026-11-01',
      text: `Sending this form asks ${firm} to answer you by email. It signs you up for nothing else.`,
    },
  }) as const satisfies Record<string, AskedConsent>;

/** The messages for the rules of domain/leads; '*' is the fallback for fields without their own. */
export const fieldMessages: FieldMessages = {
  firstName: {
    required: 'Enter your first name.',
    'too-long': 'Shorten your first name to 100 characters.',
  },
  lastName: {
    required: 'Enter your last name.',
    'too-long': 'Shorten your last name to 100 characters.',
  },
  email: {
    required: 'Enter your email address.',
    email: 'Enter an email address like name@example.com.',
    'too-long': 'Enter an email address of at most 254 characters.',
  },
  phone: {
    required: 'Enter your phone number.',
    'too-long': 'Shorten the phone number to 50 characters.',
  },
  interest: {
    required: 'Choose what you would like help with.',
    choice: 'Choose what you would like help with.',
  },
  neighborhoods: { 'too-long': 'Shorten the neighborhoods to 500 characters.' },
  address: { 'too-long': 'Shorten the address to 300 characters.' },
  message: { 'too-long': 'Shorten your message to 5,000 characters.' },
  '*': {
    required: 'Fill in this field.',
    'too-long': 'Shorten this text.',
    choice: 'Choose one of the options.',
    text: 'Enter plain text here.',
  },
};

/** Toasts of the contact form, verbatim from the error catalogue (spec, section 8). Durations in ms. */
export const contactToasts = (phone: string) =>
  ({
    missing: missingToast,
    sending: {
      type: 'info',
      title: 'Sending your message...',
      description: 'Please wait while I process your request.',
      duration: 2000,
    },
    success: {
      type: 'success',
      title: 'Thank you for reaching out!',
      description: "I've received your message and will be in touch within 24 hours...",
      duration: 5000,
    },
    failure: {
      type: 'error',
      title: 'Submission Error',
      description: `Failed to send message. Please try again or call me directly at ${phone}`,
      duration: 6000,
    },
  }) as const;

/** Shown above the form. The toasts say the same, but they disappear. */
export const contactNotes = {
  ...leadFormNotes,
  sent: {
    label: 'Message sent',
    title: 'Thank you for reaching out!',
    body: "I've received your message and will be in touch within 24 hours.",
    urgent: { before: 'If it is urgent, call ', after: ', any day from 8 am to 8 pm.' },
  },
  failed: {
    title: 'Your message was not sent.',
    before: 'Everything you typed is still here. Please try again, or call me directly at ',
    after: '.',
  },
  limited: {
    title: 'That was a lot of messages in a short time.',
    before: 'Everything you typed is still here. Please wait a few minutes, or call me directly at ',
    after: '.',
  },
};
