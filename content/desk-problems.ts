/** The desk's error messages for fields, by rule. */
export const deskFieldMessages: Record<string, string> = {
  text: 'This must be text.',
  required: 'This must not be empty.',
  'too-long': 'This is too long.',
  email: 'This is not an email address.',
  'account-email':
    'The desk takes addresses like name@example.com: letters, digits and . _ - + before the @, and a whole domain after it.',
  status: 'There is no such status.',
  version: 'Send the version that was changed.',
  taken: 'Somebody has an account with this address.',
  other: 'This cannot be used.',
};

/** The error messages for a new account. */
export const accountProblems = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  'too-short': 'Use at least 12 characters.',
  'too-long': 'Use at most 128 characters.',
  common: 'Too many people use this password. Choose another.',
  personal: 'This is too close to your name or address. Choose another.',
};
