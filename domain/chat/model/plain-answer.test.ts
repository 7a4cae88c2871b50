import { expect, test } from 'vitest';
import { MAX_ANSWER_LENGTH, plainAnswer } from './plain-answer.ts';

const own = { origin: 'https://stone.example', host: 'stone.example', email: 'hello@averystone.example' };

test.each([
  ['**NoDa** is *lively*.', 'NoDa is lively.'],
  ['## NoDa\n\n* porches\n* music\n\n\n\n1. one', 'NoDa\n\n- porches\n- music\n\n- one'],
  ['<think>The user wants…</think>\nHello.', 'Hello.'],
  ['See [the area page](/neighborhoods/noda).', 'See the area page.'],
  ['Write to hello@averystone.example.', 'Write to hello@averystone.example.'],
  [
    'It is on https://stone.example/sell, or stone.example.',
    'It is on https://stone.example/sell, or stone.example.',
  ],
  ['a\u202eb\u0007c', 'abc'],
  ['3 < 5 and a.m. or p.m., e.g. St. John', '3 < 5 and a.m. or p.m., e.g. St. John'],
])('%j becomes plain text', (written, text) => {
  expect(plainAnswer(written, own)).toEqual({ text });
});

test.each([
  ['empty', ' \n\u200b'],
  ['too-long', 'a '.repeat(MAX_ANSWER_LENGTH)],
  ['markup', 'Hi <b>there</b>'],
  ['markup', 'Hi <script>alert(1)</script>'],
  ['markup', '&lt;img src=x onerror=alert(1)&gt;'],
  ['markup', '| Area | Price |\n|---|---|'],
  ['placeholder', 'Hello [name], thank you.'],
  ['link', 'See https://evil.example/x'],
  ['link', 'See [this](https://evil.example)'],
  ['link', 'See [this](javascript:alert(1))'],
  ['link', 'See [this](//evil.example)'],
  ['link', 'Look at zillow.com for more'],
  ['link', 'Look at _zillow.com for more'],
  ['link', 'Ask smith.lawyer about it'],
  ['link', 'Look at www.zillow dot com'],
  ['link', 'https://stone.example.evil.com/'],
  ['link', 'https://stone.example@evil.com/'],
  ['link', 'Write to other@averystone.example'],
  ['link', 'mailto:hello'],
])('%s: %j is rejected', (unfit, written) => {
  expect(plainAnswer(written, own)).toEqual({ unfit });
});
