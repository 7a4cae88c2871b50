import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';

const { answer, records } = await shippedAssistant();
const reply = async (message: string) => await answer({ message, dialogue: newDialogue, records });

test.each(['can i see the cheapest one you have sat morning', 'quiero ver la casa más barata el sábado'])(
  '%j gets the home and then the offer of a tour',
  async (message) => {
    const { text, dialogue } = await reply(message);
    expect(text).toMatch(/^(?:Price, lowest|Precio, el menor): 88 Garden Gate Walk/);
    expect(dialogue.lead).toMatchObject({
      status: 'offered',
      wish: 'tour',
      about: ['88 Garden Gate Walk, No. 4'],
    });
  },
);

test('a lead with contact details is about the home that was looked up', async () => {
  const { text, dialogue } = await reply('can I tour the cheapest one on sunday, Bo Li 704-555-0111');
  expect(text).toMatch(/88 Garden Gate Walk[\s\S]*I have: Bo Li, 704-555-0111/);
  expect(dialogue.lead.about).toEqual(['88 Garden Gate Walk, No. 4']);
});

test.each([
  'is this a real person',
  'do I get to chat with an actual human or is this a robot',
  'am I talking to a bot?',
  '¿es usted una persona?',
])('%j gets the answer that a program replies, and then the offer of a person', async (message) => {
  const { text, dialogue } = await reply(message);
  expect(text).toMatch(/^(?:I'm an automated assistant|Soy un asistente automático)/);
  expect(text).toMatch(/A person answers at|Una persona contesta en/);
  expect(dialogue.lead).toMatchObject({ status: 'offered', wish: 'contact' });
});

test.each([
  'my boyfriend and me bought a house together and we broke up and he wont answer me. can i sell it w/o him',
  'my lender never answers me, do I lose my deposit',
])('%j is a complaint about somebody else and gets an answer', async (message) => {
  const { sources, dialogue } = await reply(message);
  expect(dialogue.lead.wish).not.toBe('complaint');
  expect(sources).toEqual([expect.stringMatching(/^entry:/)]);
});

test.each(['they never called me back', "I've left three messages and nobody calls"])(
  '%j is a complaint about the team',
  async (message) => {
    expect((await reply(message)).dialogue.lead).toMatchObject({ status: 'offered', wish: 'complaint' });
  },
);
