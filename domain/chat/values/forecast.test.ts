import { expect, test } from 'vitest';
import { asksForForecast } from './forecast.ts';

test.each([
  'what will prices do next year',
  'what will the market do next year',
  'what will the median price in _ be in 2030',
  'where will prices rise most next year',
  'which neighborhood will appreciate the most',
  'will _ be worth more next year',
  'will my house be worth more in five years',
  'will my home appreciate',
  'is _ real estate going to crash',
  'are you sure home values will rise in _',
  'guarantee me the house will appreciate',
  'are prices in _ going to drop',
  'is the market going to cool',
  'is charlotte in a housing bubble',
  'van a bajar los precios',
])('%j asks for a forecast', (text) => {
  expect(asksForForecast(text)).toBe(true);
});

test.each([
  'will the seller drop the price',
  'will they go down on price',
  'will my rent go up next year',
  'will my taxes go up if i buy in _',
  'what will my house sell for',
  'have prices gone up in _',
  'what did the market do last year',
  'how much did _ rise over the last year',
  'is the price going to be negotiable',
  'what will the payment be at 6.5%',
  'can you guarantee i get the house',
  'will you lower your fee next year',
  'what will it cost to close',
  'homes where the value is high',
])('%j does not', (text) => {
  expect(asksForForecast(text)).toBe(false);
});
