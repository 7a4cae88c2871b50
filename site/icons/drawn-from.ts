// Written by make-icons.ts: run `npm run icons`, do not edit.
export const drawnFrom = 'bf7247ac8a7f6300';
