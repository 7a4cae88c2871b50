import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';

/** Titles and details of the API's error responses (RFC 9457), by cause. */
export const problems = {
  malformed: { status: 400, title: 'Malformed JSON', detail: 'The body is not valid JSON.' },
  unauthorized: { status: 401, title: 'Sign in first', detail: 'Leads are only shown to the agent.' },
  badToken: { status: 401, title: 'Wrong token', detail: 'Send the METRICS_TOKEN as a bearer token.' },
  crossSite: {
    status: 403,
    title: 'Sent from another site',
    detail: 'Forms can only be sent from this site.',
  },
  wrongSignIn: {
    status: 401,
    title: 'Not signed in',
    detail: 'The email address and password do not belong together, or the passkey is not known here.',
  },
  wrongProof: { status: 422, title: 'Not the right one', detail: 'The password or passkey is not yours.' },
  ownersOnly: { status: 403, title: 'For owners', detail: 'Ask an owner of this desk.' },
  reauthenticate: {
    status: 403,
    title: 'Show again that it is you',
    detail: 'The sign-in is too old for this. Send the password or passkey to /api/desk/reauthenticate.',
  },
  tooManyTries: {
    status: 429,
    title: 'Too many tries',
    detail: 'Wait until the time in Retry-After has passed, then try again.',
  },
  linkGone: {
    status: 410,
    title: 'This link no longer works',
    detail: 'A link works once, for an hour. Ask for a new one.',
  },
  lastOwner: {
    status: 409,
    title: 'The last owner',
    detail: 'A desk always has an owner: make somebody else one first.',
  },
  lastWayIn: {
    status: 409,
    title: 'The only way in',
    detail: 'Nothing else signs you in: set a password or add another passkey first.',
  },
  changedMeanwhile: {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Somebody else changed this lead. It is in the answer as it is now.',
  },
  contentChanged: {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Somebody else changed this. It is in the answer as it is now.',
  },
  marked: {
    status: 422,
    title: 'Some words need a reason',
    detail: 'Fair housing law may forbid the marked words. Change them, or say in reason why they may stand.',
  },
  fixedKind: {
    status: 422,
    title: 'Nothing to add here',
    detail: 'Records of this kind can be changed, not added.',
  },
  importChanged: {
    status: 409,
    title: 'Changed meanwhile',
    detail: 'Some of these records were changed after the file was read. Send the file again.',
  },
  importState: {
    status: 409,
    title: 'Not possible now',
    detail: 'The import was accepted or undone already.',
  },
  homesFileTooLarge: { status: 413, title: 'File too large', detail: 'Send a file of at most 32 MiB.' },
  marketFileTooLarge: { status: 413, title: 'File too large', detail: 'Send a file of at most 256 MiB.' },
  pictureTooLarge: {
    status: 413,
    title: 'Picture too large',
    detail: 'A picture is at most 30 MB.',
  },
  pictureKind: {
    status: 415,
    title: 'Not a picture that can be used',
    detail: 'Send a JPEG, PNG, WebP or AVIF file.',
  },
  pictureHeic: {
    status: 415,
    title: 'HEIC cannot be read here',
    detail:
      'HEIC cannot be read here. Choose the photo from the library of the iPhone or the Mac, which sends it as a JPEG, or save it as a JPEG and send that.',
  },
  /** The client has disconnected; only a proxy may read this. */
  brokenOff: { status: 400, title: 'Broken off', detail: 'The file did not arrive whole. Send it again.' },
  pictureMissing: { status: 422, title: 'No picture', detail: 'The request brought no file.' },
  picturePixels: {
    status: 422,
    title: 'Too many pixels',
    detail: 'A picture has at most 64 megapixels. Make it smaller and send it again.',
  },
  pictureHeavy: {
    status: 422,
    title: 'Too much work',
    detail: 'The picture took too long or too much memory to read. Save it as a JPEG and send that.',
  },
  pictureBroken: {
    status: 422,
    title: 'Picture damaged',
    detail: 'The picture cannot be read to its end. Open it, save it anew and send that.',
  },
  recordTooLarge: { status: 413, title: 'Too much text', detail: 'The request is larger than 2 MiB.' },
  delivered: { status: 409, title: 'Delivered already', detail: 'There is nothing to try again.' },
  tooLate: { status: 409, title: 'Too late', detail: 'The reply has left and cannot be taken back.' },
  noAddress: {
    status: 422,
    title: 'No email address',
    detail: 'This person left a phone number only.',
  },
  notFound: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  wrongMethod: {
    status: 405,
    title: 'Wrong method',
    detail: 'This address takes the methods listed in Allow.',
  },
  tooLarge: {
    status: 413,
    title: 'Too much text',
    detail: 'The request is larger than 16 KiB. Shorten the message.',
  },
  chatTooLarge: {
    status: 413,
    title: 'Too much text',
    detail: 'The request is larger than 8 KiB. Shorten the message to 1,000 characters.',
  },
  notJson: { status: 415, title: 'Not JSON', detail: 'Send the body as application/json.' },
  encoded: {
    status: 415,
    title: 'Compressed request',
    detail: 'Send the body as it is, without Content-Encoding.',
  },
  invalid: {
    status: 422,
    title: 'Some fields need attention',
    detail: 'Correct the fields listed in errors.',
  },
  keyReused: {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: 'This Idempotency-Key was used before with other values. Use a new one.',
  },
  badKey: {
    status: 400,
    title: 'Unusable Idempotency-Key',
    detail: 'Use 1 to 200 visible ASCII characters.',
  },
  tooMany: {
    status: 429,
    title: 'Too many requests',
    detail: `Please wait a little, or call ${agent.phone}.`,
  },
  unexpected: {
    status: 500,
    title: 'Something went wrong',
    detail: `Please try again, or call ${agent.phone}.`,
  },
  busy: {
    status: 503,
    title: 'Too busy right now',
    detail: `Please try again in a few seconds, or call ${agent.phone}.`,
  },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    detail: `The message could not be kept. Please try again, or call ${agent.phone}.`,
  },
} as const;
