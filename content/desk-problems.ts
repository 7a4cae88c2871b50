/** What is wrong with a field that the desk was sent, by the name of the rule. */
export const deskFieldMessages: Record<string, string> = {
  text: 'This must be text.',
  required: 'This must not be empty.',
  'too-long': 'This is too long.',
  email: 'This is not an email address.',
  status: 'There is no such status.',
  version: 'Send the version that was changed.',
  taken: 'Somebody has an account with this address.',
  other: 'This cannot be used.',
};

/** What is wrong with a new account. */
export const accountProblems = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  'too-short': 'Use at least 12 characters.',
  'too-long': 'Use at most 128 characters.',
  common: 'Too many people use this password. Choose another.',
};
