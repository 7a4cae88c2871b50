import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';

// Which addresses and numbers begin a request, with the shipped assistant.

const { answer, records } = await shippedAssistant();

async function talk(...messages: string[]) {
  let reply = await answer({ message: messages[0] ?? '', dialogue: newDialogue, records });
  for (const [at, message] of messages.slice(1).entries())
    reply = await answer({ message, before: messages[at] ?? '', dialogue: reply.dialogue, records });
  return reply;
}

test.each([
  'Is 12 Porchlight Lane still available? 704-555-0122, Ann Smith',
  'Is the NoDa town house still for sale? My number is 704-555-0122',
  'Did the price drop on 12 Porchlight Lane? 704-555-0122',
  'What does it cost to sell? Ann Smith 704-555-0122',
  'Does your team help with relocation? Ann Smith 704-555-0122',
  'does the seller accept FHA at 12 Porchlight Lane? 704-555-0122',
  'all your clients sell fast. 704-555-0122, Ann Smith',
  "Is Avery available Saturday? I'm Ann Smith, 704-555-0122",
  'my number is 704-555-0122, please do not sell it to anyone',
  '¿Es verdad que bajó el precio? Mi número es 704-555-0122',
  'I want to stop renting and buy, call me 704-555-0122',
  'You can call me at 704-555-0122, Ann Smith',
  'I need an agent 704-555-0122',
  'I am the seller: 704-555-0122',
  'my wife is the owner 704-555-0122',
  'have your agent call me 704-555-0122',
  'call me back on the number I called from 704-555-0122',
  'soy el dueño 704-555-0122',
])('the number in %j is kept for a reply', async (message) => {
  const { dialogue } = await talk(message);
  expect(dialogue.lead).toMatchObject({ status: 'asking', details: { phone: '704-555-0122' } });
});

test.each([
  'please remove 704-555-0122 from your list',
  'STOP 704-555-0122',
  'opt out 704-555-0122',
  'take 704-555-0122 off your call list',
  'you keep calling 704-555-0122 please stop',
  'I keep getting calls at 704-555-0122',
  'I never gave you my number 704-555-0122',
  'stop texting me at 704-555-0122, Ann Smith',
  'unsubscribe ann@example.com',
  'no quiero más llamadas al 704-555-0122',
  'quite mi número 704-555-0122 de su lista',
  'dejen de llamar al 704-555-0122',
])('%j begins no request and says how to be removed for good', async (message) => {
  const { text, dialogue } = await talk(message);
  expect(text).toMatch(/nothing was sent[\s\S]*removed|no se envió nada[\s\S]*salir de toda lista/);
  expect(dialogue.lead).toMatchObject({
    status: 'declined',
    details: { firstName: '', email: '', phone: '' },
  });
});

test.each(['704-555-0122', 'ann@example.com'])(
  '%j after a request to stop calls begins no request either',
  async (message) => {
    const { text, dialogue } = await talk('stop calling me', message);
    expect(text).toMatch(/nothing was sent/);
    expect(dialogue.lead.status).toBe('declined');
  },
);

test.each([
  'whose number is 704-555-0199?',
  'is 704-555-0199 your number?',
  'what do you know about 704-555-0199',
  'did jane@example.com contact you',
  'I got an email from offers@zillow.com, is it a scam?',
  'wire instructions came from closing@lawfirm.com, is that safe?',
  "The seller's email is joe.seller@example.com. Is it legal to contact him?",
  "my landlord Kim Park (704-555-0199) won't return my deposit",
  "don't call me at 704 555 0188",
  'My agent is Bob Lee at 704-555-0199 and he never answers',
  'the listing agent is 704-555-0199',
  'Can I call 311 or 704-336-7600 for the city?',
  'someone from your team called me from 704-555-0122, was it you?',
  'MLS 4098765432',
  'parcel 1234567890 taxes',
  'loan number 5551234567',
  'my confirmation number is 5551234567',
  'what is the tax on parcel number 081-113-0456',
  'el agente de mi vecina es 704-555-0199',
])('in %j no address or number is taken as the visitor’s', async (message) => {
  const { dialogue } = await talk(message);
  expect(dialogue.lead.status).not.toBe('asking');
  expect(dialogue.lead.details).toEqual({ firstName: '', lastName: '', email: '', phone: '' });
});

test("the number of somebody's agent is not taken for a reply, even after an offer", async () => {
  const { dialogue } = await talk('please call me', 'my agent is Bob Lee at 704-555-0199');
  expect(dialogue.lead.details).toMatchObject({ phone: '' });
});

test('a second number is noted and sent, and an extension is kept', async () => {
  const first = 'Ann Smith, 704.555.0122 ext. 45 or my work number 980-555-0133';
  const { lead } = await talk('please call me', 'yes', first, 'send');
  expect(lead?.details.phone).toBe('704.555.0122 ext. 45');
  expect(lead?.question).toContain('my work number 980-555-0133');
  const { dialogue } = await talk('please call me', 'Ann Smith', '704.555.0122 ext. 45');
  expect(dialogue.lead).toMatchObject({ want: 'consent', details: { phone: '704.555.0122 ext. 45' } });
});

test.each(['no tengo correo', "I don't have email", "I don't use email", "I don't have a phone"])(
  '%j leaves the other way to answer',
  async (message) => {
    const { dialogue } = await talk('please call me', 'Ann Smith', message);
    expect(dialogue.lead).toMatchObject({ status: 'asking', want: 'reach' });
  },
);

test.each(['no hablo inglés', "I don't speak Spanish"])('%j declines nothing', async (message) => {
  for (const said of [['please call me'], ['please call me', 'yes']]) {
    const { dialogue } = await talk(...said, message);
    expect(dialogue.lead).toMatchObject({ wish: 'contact' });
    expect(dialogue.lead.status).not.toBe('declined');
  }
});

test('a call about the home just shown is a call about it, and no complaint', async () => {
  const { dialogue } = await talk('tell me about 12 Porchlight Lane', 'have someone call me about it');
  expect(dialogue.lead).toMatchObject({ wish: 'contact', about: ['12 Porchlight Lane'] });
});

test.each(['Thanks', 'Tomorrow', 'after five', 'change email to ann2@example.com'])(
  '%j is no last name',
  async (message) => {
    const { dialogue } = await talk('please call me at ann@example.com', 'Ann', message);
    expect(dialogue.lead).toMatchObject({ want: 'lastName', details: { firstName: 'Ann', lastName: '' } });
  },
);

test.each([
  ['Hi Avery, call me, 704-555-0122. Thanks, Jo', 'Jo'],
  ['Hello Avery! My number is 704-555-0122', ''],
  ['Avery, please call me at 704-555-0122', ''],
  ["Dear Avery, I'd like to sell my house. 704-555-0122", ''],
  ["I'm Avery Cole, 704-555-0122", 'Avery'],
])('%j is from %j, not from the agent it addresses', async (message, firstName) => {
  expect((await talk(message)).dialogue.lead.details).toMatchObject({ firstName, phone: '704-555-0122' });
});

test('a first name put right when the last name was requested is still the first name', async () => {
  const { dialogue } = await talk('please call me at 704-555-0122', 'Ann', "Sorry, it's Anna");
  expect(dialogue.lead).toMatchObject({ want: 'lastName', details: { firstName: 'Anna', lastName: '' } });
});
