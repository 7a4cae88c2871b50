import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

const talk = shippedAssistantTalk();

test.each([
  ['medain price nooda', 'median price in NoDa is $489K'],
  ['wlak score of uptwn', 'Uptown has a walk score of 92'],
  ['prvate mortgage insurnace, what is it', 'PMI protects the lender'],
  ['what is the offfice addess', '1500 East Boulevard'],
  ['any mexcans near plaza midwood', "I can't"],
])('“%s” is understood as if it were spelled right', async (message, answer) => {
  expect(await talk(message)).toContain(answer);
});

test('what declines a message as it was typed declines it whatever a correction makes of it', async () => {
  expect(await talk('is SouthEnd blacker than NoDa')).toContain("I can't");
});

test('a name and an address are kept as they were typed', async () => {
  const answer = await talk('please call me || Dana Closng, dana@pricce.example');
  expect(answer).toContain('Dana Closng, dana@pricce.example');
});
