import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { createConsentReader } from './consent-reader.ts';

const { textBesideAgreement, consentsToCalls } = createConsentReader({
  firstName: 'Noor',
  lastName: 'Vance',
});

test.each([
  'send',
  'Yes, send it to Noor please',
  'ok go ahead and submit',
  'looks good, thanks',
  "yep that's correct. send it over!",
  'sure, do it now',
  'yes, call me tomorrow',
  'yes but no phone calls please',
  'send it, text only',
  'send it but never call or text',
  "yes let's do it",
  'yes do this',
  'y',
  'please',
  'ok send it to Noor Vance',
  'yes, call me after 5 pm',
  'confirmed',
  'sí, por favor',
  'envíelo ya, gracias',
  'mándalo',
  'claro que sí, adelante',
  'sí, que lo envíen',
  'sí, mándelo cuando pueda',
  'ok envíaselo al agente',
  'mándenselo',
])('%j consents to sending', (message) => {
  expect(textBesideAgreement(plainText(message))).not.toBeNull();
});

test.each([
  'I would rather you never submit this',
  'nobody said send',
  'where is it submitted to',
  'ok so who gets to confirm',
  'send the floor plan of the second home',
  'send me photos',
  "I'd like to send my wife's number",
  'yes, if I can see the roof report before',
  'yeah, how long does closing take',
  'sure, show me condos',
  'yes but wait for my husband',
  'ok next question',
  'yes once my wife agrees',
  'yes, and add my phone',
  'yes i have a question about taxes',
  'yes after i sell my house',
  'yes, call me before',
  'yes but never email me',
  "yes, let's see it saturday",
  "yes, we're moving from Ohio in June",
  'send it to Avery',
  'please send photos',
  'the seller has to confirm the date',
  'thanks',
  'no lo mande todavía',
  'qué envía',
  'quién lo manda',
  'send it but not the phone',
  'sí, pero primero dígame cuánto cuesta',
  'quiero mandar otro correo',
])('%j does not consent to sending', (message) => {
  expect(textBesideAgreement(plainText(message))).toBeNull();
});

test.each([
  'send, and you may call',
  'Yes, you may call and text me',
  'you can call me too, send it please',
  'ok, send it. I agree to the calls and texts',
  'calls are fine, go ahead',
  'enviar, y pueden llamar',
  'sí, me pueden llamar',
  'envíelo y también pueden llamar',
])('%j consents to calls', (message) => {
  expect(consentsToCalls(plainText(message))).toBe(true);
  expect(textBesideAgreement(plainText(message))).not.toBeNull();
});

test.each([
  'send, you may not text me',
  "yes, but they can't call",
  'you can forget the calls, send it',
  'no one may call',
  'you may call my office about the other house',
  'I never agreed to calls',
  'who may call',
  'yes, you can call me tomorrow at 5',
  'you may call it a day',
  'yes',
  'no pueden llamar, envíelo',
  'acepto recibir correo, nada de llamadas',
])('%j does not consent to calls', (message) => {
  expect(consentsToCalls(plainText(message))).toBe(false);
});
