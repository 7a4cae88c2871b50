/** Setup, joining, password reset and sign-in. */
export const signInWords = {
  title: 'Sign in',
  lede: 'Your desk, with the porch light on.',
  passkey: 'Sign in with a passkey',
  passkeyNote: 'Your face, finger or device PIN. Nothing to remember.',
  noPasskeys: 'This browser cannot use passkeys. Sign in with your password.',
  or: 'or with your password',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  busy: 'Signing in',
  foot: 'Locked out? Whoever runs the site can make you a new link. While you use the desk you stay signed in, for 90 days at most.',
  wrong: 'That email and password do not go together. Try again, or use your passkey.',
  passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
  tooMany: (wait: string) => `Too many tries. Try again in ${wait}.`,
  away: 'The desk cannot be reached. Check your connection and try again.',
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
};

export const setUpWords = {
  setup: {
    title: 'Set up your desk',
    lede: 'You are the first here. This makes you the owner.',
  },
  join: {
    title: 'Join the desk',
    lede: 'Somebody at this desk invited you.',
    emailNote: 'You were invited at this address, and sign in with it.',
  },
  name: 'Your name',
  email: 'Email',
  password: 'Password',
  rule: (shortest: number) => `${shortest} characters or more`,
  passkey: 'Make a passkey',
  passkeyBusy: 'Making your passkey',
  passkeyFailed: 'No passkey was made. Try again, or choose a password below.',
  or: 'or choose a password',
  submit: 'Create account',
  busy: 'Creating your account',
  foot: 'You can add passkeys in Settings afterwards.',
};

/** Shown instead of the form when a link does not work. */
export const linkGoneWords = {
  why: 'This link was used before, was withdrawn, or is older than an hour.',
  setup: {
    note: 'If you have set up your desk, sign in. If nobody has yet, start the site again: it prints a new link.',
    command: '',
  },
  join: {
    note: 'If you have joined, sign in. If not, ask for a new invitation: an owner makes one in Settings, and whoever runs the site with',
    command: 'npm run desk -- invite EMAIL',
  },
  reset: {
    note: 'If you have chosen your password, sign in with it. If not, ask whoever runs the site for a new link:',
    command: 'npm run desk -- reset EMAIL',
  },
  signIn: 'Go to sign in',
};

export const resetWords = {
  title: 'Choose a new password',
  lede: 'You are signed out everywhere else.',
  password: 'Password',
  submit: 'Save password',
  busy: 'Saving',
  foot: 'Your passkeys are deleted, in case one is not yours. Add them again in Settings.',
};

/** Error messages of these forms' fields. */
export const accountProblems = {
  required: 'Fill this in.',
  email: 'Enter an email address.',
  short: (shortest: number) => `Use at least ${shortest} characters.`,
};

/** Reauthentication before erasing, exporting and changing people. */
export const againWords = {
  title: 'Is it still you?',
  note: 'You signed in a while ago. Confirm it is you, and this goes on.',
  passkey: 'Use a passkey',
  password: 'Your password',
  confirm: 'Confirm',
  cancel: 'Cancel',
  wrong: 'That is not the password.',
  passkeyFailed: 'That passkey is not one of this account.',
  unable: 'This account has a passkey only, and this browser cannot use it. Do this on a device that can.',
};
