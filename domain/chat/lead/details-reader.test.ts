import { expect, test } from 'vitest';
import { createConsentReader } from './consent-reader.ts';
import { createDetailsReader } from './details-reader.ts';

const agent = {
  firstName: 'Avery',
  lastName: 'Lantern',
  email: 'Avery@example.com',
  phone: '+1 704 555 0142',
};
const reader = createDetailsReader({ agent, namesTrait: () => false }, createConsentReader(agent));

test.each(['avery@example.com', 'AVERY@EXAMPLE.COM', '(704) 555-0142', '1-704-555-0142'])(
  "%j is recognized as the agent's own, however the agent wrote it",
  (raw) => {
    expect(reader.givesAgentsDetails(raw)).toBe(true);
  },
);

test.each(['ava@example.com', '(704) 555-0143'])("%j is not the agent's", (raw) => {
  expect(reader.givesAgentsDetails(raw)).toBe(false);
});
