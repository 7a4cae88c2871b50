import { leadFormNotes, missingToast } from './lead-form.ts';

/** Pages of the PDF; a test checks the number. */
export const GUIDE_PAGES = 12;

/** The guide's offer on the /sell page. */
export const sellerGuide = {
  title: "The Seller's Guide",
  lede: 'Twelve pages on pricing, preparing and closing a home in-town. Yours for a name and a way to reach you.',
  /** The name of the downloaded file. */
  fileName: (firm: string) => `${firm} Sellers Guide.pdf`.replaceAll(' ', '-'),
  download: `Download the guide (PDF, ${GUIDE_PAGES} pages)`,
  /** After the automatic download. */
  downloadAgain: `Download the guide again (PDF, ${GUIDE_PAGES} pages)`,
  cover: {
    alt: "Cover of the Seller's Guide",
    image: 'guide-cover',
    title: 'The Seller’s',
    titleTurn: 'Guide',
    subtitle: ['Pricing, preparing and closing', 'a home in in-town Charlotte'],
  },
};

/** The seller's-guide form; its rules are in domain/leads/seller-lead.ts. */
export const sellerGuideForm = {
  fields: {
    firstName: { label: 'First name' },
    lastName: { label: 'Last name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    address: { label: 'Home address' },
  },
  submit: 'Download the free guide',
  submitting: 'Processing',
  byEmailToo: 'The guide arrives by email too.',
};

/** Toasts of the form, verbatim from the error catalogue (spec, section 8). Durations in ms. */
export const sellerGuideToasts = (phone: string) =>
  ({
    missing: missingToast,
    sending: {
      type: 'info',
      title: 'Processing your request...',
      description: "Please wait while I prepare your FREE Seller's Guide.",
      duration: 2000,
    },
    success: {
      type: 'success',
      title: 'Thank you for your interest!',
      description:
        "Your FREE Seller's Guide is downloading now. I'll be in touch within 24 hours to discuss your home selling strategy!",
      duration: 6000,
    },
    failure: {
      type: 'error',
      title: 'Download Error',
      description: `Failed to process your request. Please try again or call us directly at ${phone}`,
      duration: 6000,
    },
  }) as const;

/** Shown above the fields after an attempt. The toasts say the same, but they disappear. */
export const sellerGuideNotes = {
  ...leadFormNotes,
  sent: {
    label: 'Your guide',
    title: 'Thank you for your interest!',
    body: "The guide is yours to keep, and a link to it is on its way by email. I'll be in touch within 24 hours.",
    urgent: { before: 'If you would rather talk first, call ', after: ', any day from 8 am to 8 pm.' },
  },
  failed: {
    title: 'Your request was not sent.',
    before: 'Everything you typed is still here. Please try again, or call us directly at ',
    after: '.',
  },
  limited: {
    title: 'That was a lot of requests in a short time.',
    before: 'Everything you typed is still here. Please wait a few minutes, or call us directly at ',
    after: '.',
  },
};
