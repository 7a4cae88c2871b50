/** Shown above the fields of both lead forms after a failed attempt. */
export const leadFormNotes = {
  missing: {
    title: 'Missing Information.',
    lead: 'Please fill in all required fields marked with * to continue:',
  },
  invalid: { title: 'Please check the form.', lead: 'These fields need another look:' },
  tryAgain: 'Try again',
};

/** The same as a toast, verbatim from the error catalogue (spec, section 8). Its duration in ms. */
export const missingToast = {
  type: 'warning',
  title: 'Missing Information',
  description: 'Please fill in all required fields marked with * to continue.',
  duration: 4000,
} as const;
