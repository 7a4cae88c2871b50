// Written by make-icons.ts: run `npm run icons`, do not edit.
export const drawnFrom = 'f71133541fc19338';
