import type { Shares } from '#domain/chat/answer/answer-words.ts';

const closingCosts = {
  en: 'Closing costs and prepaid items, often quoted at 2-5%,',
  es: 'Los gastos de cierre, que suelen estimarse en 2-5%,',
};

const earnestMoney = {
  en: 'Earnest money, often 0.5-2%,',
  es: 'El depósito (earnest money), que suele ser 0.5-2%,',
};

/** Percentages in entries, by entry id, which are calculated for the visitor's amount. */
export const shares: Readonly<Record<string, Shares>> = {
  'buyer-closing-costs': { of: 'price', percents: [2, 5], what: closingCosts, notFor: 'seller' },
  'cash-needed': { of: 'price', percents: [2, 5], what: closingCosts },
  concessions: {
    of: 'price',
    percents: [3, 6, 9],
    what: {
      en: 'The usual caps on a conventional loan for a home of your own,',
      es: 'Los topes de un préstamo convencional para vivienda propia,',
    },
    notFor: 'investor',
  },
  'down-payment': {
    of: 'price',
    percents: [3, 3.5, 5, 20],
    what: { en: 'Money down', es: 'El enganche' },
  },
  'earnest-money': { of: 'price', percents: [0.5, 2], what: earnestMoney },
  'fha-loan': {
    of: 'price',
    percents: [3.5],
    what: { en: 'The least money down with FHA', es: 'El enganche mínimo con FHA' },
  },
  'va-funding-fee': {
    of: 'loan',
    percents: [2.15, 3.3],
    what: { en: 'The VA funding fee, first and later,', es: 'La cuota VA, la primera vez y después,' },
  },
  pmi: {
    of: 'loan',
    percents: [0.2, 1.5],
    above: 80,
    what: {
      en: 'Mortgage insurance for a year, typically 0.2-1.5% of the loan,',
      es: 'El seguro hipotecario de un año, normalmente 0.2-1.5% del préstamo,',
    },
  },
  'two-deposits': { of: 'price', percents: [0.5, 2], what: earnestMoney },
  'what-can-i-afford': { of: 'income', percents: [28, 36], what: { en: '', es: '' } },
};
