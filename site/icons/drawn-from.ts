// Written by make-icons.ts: run `npm run icons`, do not edit.
export const drawnFrom = 'ce0af9ffc53c038b';
