import { expect, test } from 'vitest';
import { asksForOthers } from './excluded-homes.ts';

test.each(['any other 2 beds', 'anything else with a porch', 'hay otra de 3 recamaras'])(
  '%j asks for homes besides those shown',
  (text) => expect(asksForOthers({ text })).toBe(true),
);

test.each(['the other 1', 'any other area', 'other than condos', 'la otra de noda'])(
  '%j does not ask for homes besides those shown',
  (text) => expect(asksForOthers({ text })).toBe(false),
);
