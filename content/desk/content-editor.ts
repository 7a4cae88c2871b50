import { inWords } from './leads.ts';

/** The record editor. */
export const editorWords = {
  back: 'Back to the list',
  trail: (kind: string) => `, ${kind}`,
  newTitle: (one: string) => `New ${one}`,
  views: 'Show',
  view: { write: 'Write', preview: 'Preview', history: 'History' },
  history: 'History',
  preview: 'Preview',
  save: 'Save draft',
  saveKeys: { mac: '⌘ S', other: 'Ctrl S' },
  publish: 'Publish',
  publishing: 'Publishing…',
  seeIt: 'See it on the site',
  saved: {
    published: 'Published, nothing to save',
    unpublished: 'Off the site, nothing to save',
    draft: (when: string) => `Draft, saved ${when}`,
    new: 'Nothing written yet',
    scheduled: (when: string) => `Publishes ${when}`,
    typed: 'Not saved yet',
    saving: 'Saving…',
    offline: 'Kept on this device: the server cannot be reached',
    gone: 'Kept on this device: somebody has discarded this',
    'too-long': 'Kept on this device: this is more than can be saved',
    refused: 'Kept on this device: the server does not take it',
    rejected: (count: number) =>
      count === 1
        ? 'Kept on this device: one field does not fit yet'
        : `Kept on this device: ${count} fields do not fit yet`,
    conflict: 'Not saved: somebody else changed it',
  },
  published: { title: 'Published', note: 'The site shows it now.' },
  scheduled: 'It will be published',
  scheduledFor: (when: string) => `By itself, ${when}.`,
  /** For a scheduled draft that was edited. */
  timeDropped: {
    title: 'It is not published by itself any more',
    note: 'You changed it. Set the time again when you are done.',
  },
  refused: 'The server did not take that: look at the marked fields.',
  unfit: {
    title: (count: number) => (count === 1 ? 'One field does not fit' : `${count} fields do not fit`),
    note: 'Each says what is wrong. What you typed is kept.',
  },
  adopted: (who: string) => `${who || 'Somebody'} changed this just now: you see the new text`,
  localCopy: 'What you typed here last time had not reached the server. It is in the form again.',
  optional: 'optional',
  shows: (where: string) => `Shows: ${where}`,
  counter: (count: number, longest: number) => `${count} of ${longest}`,
};

/** Placeholders that are filled from the agent's record. */
export const placeholderWords = (placeholder: string, value: string) =>
  `${placeholder} stands for ${value}, as “Agent” says`;

/** For a field that consists of one placeholder. */
export const followsAgent = 'As “Agent” says, and it follows when that changes';

/** Trying an answer before it is published. */
export const tryWords = {
  title: 'Try it',
  label: 'Ask as a visitor would',
  ask: 'Try it',
  asking: 'Asking',
  fromDraft: 'From this answer',
  fromBoth: 'From this answer, and from ',
  fromElsewhere: 'Not from this answer',
  fromOther: 'Not from this answer, but from ',
  unfit: 'Fill in the question in short, the answer and the source first.',
  failed: 'The server cannot be reached.',
  conflicts: 'Another answer has these questions',
  taken: (question: string) => `“${question}” does not find this answer, but `,
  shared: (question: string) => `“${question}” finds this answer, and is also asked of `,
};

/** The names of parts of a record. */
export const nameWords = {
  label: 'Name',
  taken: 'Another one has this name.',
  number: 'A name needs a word, not a number alone.',
  reserved: 'This word alone cannot be a name: add another.',
};

/** Lists inside a record. */
export const listWords = {
  add: (label: string) => `Add to “${label}”`,
  item: (label: string, place: number) => `${label}, ${place}`,
  remove: (label: string, place: number) => `Remove ${place} from ${label}`,
  move: (label: string, place: number) => `Move ${place} in ${label}: arrow keys or drag`,
  moveUp: (label: string, place: number) => `Move up ${place} in ${label}`,
  moved: (place: number, count: number) => `Now ${place} of ${count}`,
  none: 'None',
};

/** Labels of a schema's options. */
export const optionWords: Record<string, string> = {
  home: 'Home page',
  reviews: 'Reviews page',
  up: 'Up',
  down: 'Down',
  google: 'Google',
};

/** Phrases that the Fair Housing Act may forbid. */
export const markWords = {
  quote: (phrase: string) => `“${phrase}”`,
  leaveOut: 'leave it out',
  ifTrue: 'where it is true here',
  use: 'Use this wording',
  keep: 'Keep mine',
  kept: (count: number) =>
    count === 1
      ? 'One phrase is kept as it is. Publishing asks why.'
      : `${count} phrases are kept as they are. Publishing asks why.`,
};

export const publishWords = {
  title: 'Publish with this wording?',
  note: (count: number) =>
    `The Fair Housing Act covers words that say who should live somewhere. ${count === 1 ? 'This one is' : `These ${inWords(count)} are`} still there:`,
  marks: 'Marked words',
  reason: 'Reason',
  reasonHint: 'kept in the history',
  missing: 'Say in a sentence why the wording may stand.',
  go: 'Publish',
  cancel: 'Go back',
  later: {
    title: 'Publish later',
    when: 'Publish at',
    hint: 'Charlotte time',
    past: 'Choose a time to come.',
    go: 'Set the time',
  },
};

/** Actions on a published record. */
export const siteWords = {
  title: 'On the site',
  later: 'Publish later',
  unschedule: 'Do not publish it by itself',
  unscheduled: 'It stays a draft until you publish it',
  unpublish: 'Unpublish',
  unpublishNote: 'Takes it off the site. Its text and history stay here.',
  unpublished: 'It is off the site',
  back: 'It is on the site again',
  discard: 'Discard the draft',
  discarded: 'The draft is gone',
  /** Confirmation before discarding the draft of a record never published. */
  losing: {
    title: 'Discard this draft?',
    note: 'It was never on the site, so nothing of it is kept.',
    cancel: 'Keep it',
    goOn: 'Discard it',
  },
  follow: 'Follow the shipped text again',
  followNote: 'Your changes leave the site, and later versions of the site may change this text.',
  followed: 'It follows the shipped text again',
  sure: 'Yes, do it',
  cancel: 'Cancel',
  shipped: {
    title: 'The shipped text has changed',
    note: 'A newer version of the site brought another text for this. Yours stays until you choose.',
    difference: 'What is different',
    texts: { before: 'Shipped', after: 'On the site' },
  },
};

export const historyWords = {
  title: 'History',
  note: 'every version is kept',
  draft: 'Draft',
  open: 'Open now',
  onSite: 'On the site',
  actions: {
    kept: 'First text',
    published: 'Published',
    unpublished: 'Taken off the site',
    followed: 'Shipped text',
  },
  by: (when: string, who: string) => (who ? `${when}, by ${who}` : when),
  reason: (reason: string) => `Reason given: ${reason}`,
  restore: 'Restore',
  restoreVersion: (version: number, when: string) => `version ${version}, ${when}`,
  restored: { title: 'The older text is your draft now', note: 'Publish to show it.' },
  timeGone: 'Your draft is back, without the time at which it was to be published',
  more: 'Show older versions',
  changes: (count: number) => (count === 1 ? 'One change' : `${count} changes`),
  texts: { before: 'Before', after: 'After' },
  draftTexts: { before: 'On the site', after: 'Draft' },
  empty: 'Nothing has been published yet.',
  /** For built-in and imported versions. */
  unchanged: 'Nobody has published a change here yet.',
};

export const previewWords = {
  title: 'Preview',
  note: 'Preview, as a visitor will see it',
  width: 'Width',
  wide: 'Wide',
  phone: 'Phone',
  frame: 'The page with your draft',
  none: { title: 'No page shows this by itself.', note: 'Publish to see it where it stands on the site.' },
  unsaved: { title: 'Nothing to show yet.', note: 'The preview appears when the draft is saved.' },
  stale: 'Shows the last saved text',
  over: {
    title: 'The preview has ended.',
    note: 'A draft can be seen for an hour. What you wrote is safe.',
    again: 'Show it again',
  },
};

export const contentConflictWords = {
  title: (who: string) => `${who || 'Somebody'} changed this while you were writing.`,
  note: 'Nothing is lost: here are both texts.',
  legend: 'What differs is underlined or framed. Long passages that are the same are left out.',
  yours: 'Yours',
  theirs: (who: string) => who || 'The other one',
  mine: 'Save mine over it',
  take: 'Take the other text',
  same: 'Both texts say the same.',
};

/** The rich text editor. */
export const articleWords = {
  tools: 'Formatting',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  list: 'List',
  numbers: 'Numbers',
  link: 'Link',
  quote: 'Quote',
  callout: 'Callout',
  picture: 'Picture',
  table: 'Table',
  undo: 'Undo',
  redo: 'Redo',
  tableTools: 'Table',
  addRow: 'Add row',
  addColumn: 'Add column',
  columnHeaders: 'Column headers',
  rowHeaders: 'Row headers',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
  linkDialog: {
    title: 'Link',
    label: 'Address',
    hint: 'https://…, or a page of this site such as /sell',
    bad: 'Use an address that begins with https://, mailto:, tel: or /.',
    set: 'Set the link',
    remove: 'Remove the link',
  },
};

/** Pictures of records. */
export const pictureWords = {
  shows: 'What the picture shows',
  showsHint: 'For people who cannot see it: “A brick bungalow behind a willow oak”.',
  showsMissing: 'Say in a few words what the picture shows.',
  drop: 'Drop a picture here, paste one, or choose a file',
  dropSeveral: 'Drop photos here, paste them, or choose files',
  formats:
    'JPEG, PNG, WebP or AVIF, up to 30 MB; no HEIC, but an iPhone sends its photos as JPEG. Where and when it was taken is removed.',
  camera: 'Take a photo',
  choose: 'Choose one of the site’s pictures',
  use: 'Use this picture',
  chooser: {
    title: 'Pictures of the site',
    uploaded: 'Uploaded',
    shipped: 'Of the site',
    upload: 'A new picture',
  },
  unnamed: 'Uploaded picture',
  progress: (name: string) => `Uploading ${name}`,
  waiting: 'Working on it…',
  queued: 'Waiting for the others…',
  pasted: 'Pasted picture',
  arrived: (name: string) => `${name} is there`,
  notTaken: (name: string) => `${name} is not there`,
  again: 'Try again',
  forget: 'Leave it',
  failed: {
    offline: 'It did not reach the server.',
    size: 'It is larger than 30 MB.',
    unknown: 'The server could not take it.',
  },
  focal: 'What matters in it',
  focalHint:
    'Press the spot that must stay in sight when the picture is cropped, or move it with the arrow keys.',
  place: (x: number, y: number) => `${x} % from the left, ${y} % from the top`,
  photo: (place: number, count: number) => `Photo ${place} of ${count}`,
  first: 'On the card',
};
