import { expect, test } from 'vitest';
import { plainText } from '../text/plain-text.ts';
import { agreesToSend, allowsCalls } from './consent-given.ts';

test.each([
  'send',
  'Yes, send it to Avery please',
  'ok go ahead and submit',
  'looks good, thanks',
  "yep that's correct. send it over!",
  'sure, do it now',
  'yes, call me tomorrow',
  'yes but no phone calls please',
  'send it, text only',
  'send it but never call or text',
  "yes, we're moving from Ohio in June",
  'confirmed',
  'sí, por favor',
  'envíelo ya, gracias',
  'mándalo',
  'claro que sí, adelante',
])('%j agrees that it is sent', (message) => {
  expect(agreesToSend(plainText(message))).toBe(true);
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
  'the seller has to confirm the date',
  'thanks',
  'no lo mande todavía',
  'send it but not the phone',
  'sí, pero primero dígame cuánto cuesta',
  'quiero mandar otro correo',
])('%j does not', (message) => {
  expect(agreesToSend(plainText(message))).toBe(false);
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
])('%j allows calls', (message) => {
  expect(allowsCalls(plainText(message))).toBe(true);
  expect(agreesToSend(plainText(message))).toBe(true);
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
])('%j does not allow calls', (message) => {
  expect(allowsCalls(plainText(message))).toBe(false);
});
