import type { AddedParts, SumWords } from '#domain/chat/answer/sum-words.ts';

export const sumWordsEn: SumWords = {
  payment: ({ loan, rate, years, sum, payment, from, note, added }) =>
    `About ${payment} a month in principal and interest${added ? `, ${added.total} with ${onTop(added)}` : ''}, on a loan of ${loan} at ${rate} over ${inYears(years)}${note ? ' (you named no term, so I took the usual one)' : ''}. ${from ? `Loan: ${from}. ` : ''}The sum: ${sum}. ${added?.tax ? `Tax: ${added.taxFrom}, by the ${added.isOutsideCity ? `county's rate of ${added.year}, to which a town adds its own` : `rates of ${added.year} in the city`}; the assessed value is the county's, not the price. ` : ''}Not in it: ${lacking(added)}. The rate is yours; a lender's Loan Estimate has the real one.`,
  needsRate: (amount, from) =>
    `${from ? `The loan would be ${from}. ` : ''}For the payment on ${amount} I need an interest rate from you; I never assume one. Say for example “at” with a rate and a number of years, and I show the sum. A lender quotes your own rate.`,
  duesUnknown:
    'The dues of a home are not in my records: its disclosure form states them, and the team can ask. Name the figure and I add it.',
  needs: {
    payment:
      'Give me the loan amount, a rate and the years, and I show the monthly principal and interest as a sum.',
    interest:
      'Give me the loan amount, a rate and the years, and I show the interest over the whole loan as a sum.',
    'price-from-payment':
      'Give me an interest rate and the years as well; I never assume a rate. Then I show the loan that such a payment carries.',
    'income-for-price':
      'Name the price, what you pay down, a rate and the years, and I show the income that such a payment takes.',
    'excise-tax':
      'North Carolina excise tax is $1 for each $500 of the price (G.S. 105-228.30), usually paid by the seller. Name a price and I do the sum.',
    'property-tax': 'Name the assessed value, and I show the sum with the rates of the county and the city.',
    equity: 'Name what the home may be worth and what is still owed, and I show the equity.',
    gain: 'Name what you paid, what it sells for and what you put into it, and I show the gain.',
    net: 'Name the sale price and what is still owed, and I show the outline of a net sheet.',
    'cash-flow':
      'Name the rent and each cost by the month, payment, taxes, insurance and dues, and I show what is left.',
    'rent-to-cover':
      'Name what the home costs by the month, payment, taxes, insurance and dues, and I add it up.',
    'per-foot': 'Name a home, or a price and a size, and I show the price per square foot.',
    'percent-of': 'Name the amount, and I show the sum.',
    'down-payment': 'Name a home or a price and what you put down, and I show the down payment and the loan.',
    loan: 'Name a home or a price and what you put down, and I show what is left to borrow.',
    offer: 'Name a home or a price, and what you would offer or take off, and I show the sum.',
    yield: 'Name a home or a price, and the rent a month, and I show the gross yield.',
    'rent-for-yield': 'Name a home or a price, and a yield in percent, and I show the rent that brings it.',
    'money-left': 'Name what you have, and a home or a price, and I show what is left.',
  },
  priceFromPayment: ({ loan, rate, years, sum, payment, from, price, note, added }) =>
    `${payment} a month in principal and interest carries a loan of about ${loan} at ${rate} over ${inYears(years)}${note ? ' (you named no term, so I took the usual one)' : ''}${from ? `; with the money down, a price of ${price} (${from})` : ''}. The sum: ${sum}. Not in it: ${lacking(added)}, which come out of the same budget. What you qualify for is a lender's decision.`,
  incomeForPrice: ({ loan, rate, years, payment, year, sum, from, note, isWithDebts }) =>
    `About ${year} a year before taxes, by the rule of thumb of ${isWithDebts ? '36% of gross income for housing and debts' : '28% of gross income for housing'}: the payment on ${loan} at ${rate} over ${inYears(years)}${note ? ' (you named no term, so I took the usual one)' : ''} makes ${payment} a month for the home, and ${sum} a month.${from && ` Loan: ${from}.`} Property tax, insurance and dues that you did not name raise it. A lender decides what you qualify for.`,
  ofIncome: (sum, lessDebts) =>
    `By the rule of thumb of 28% of gross income for housing, which has to hold taxes and insurance too: ${sum} a month${lessDebts && `; with your other debts 36% is the limit: ${lessDebts}`}.`,
  priceWithoutBudget: (sum) => `That pays for a price of ${sum}. Closing costs come on top.`,
  lessCosts: (sum) => `Less the costs you named, the loan can take ${sum} a month.`,
  debtsTakeAll:
    'So nothing is left for a payment beside these debts and costs; with less of them, or more income, there is. A lender decides what you qualify for.',
  interest: ({ years, note, payment, interest, sum }) =>
    `over ${inYears(years)}${note ? ' (you named no term, so I took the usual one)' : ''} ${payment} a month and ${interest} in interest (${sum})`,
  totalInterest: ({ loan, rate, from, terms }) =>
    `On ${loan} at ${rate}: ${terms.join('; ')}. ${from ? `Loan: ${from}. ` : ''}That is if each payment is made as agreed; extra principal makes it less. The rate is yours; a lender's Loan Estimate has the real one.`,
  twoTerms: ({ loan, rate, from, terms }) =>
    `On ${loan} at ${rate}: ${terms.join('; ')}. ${from ? `Loan: ${from}. ` : ''}Shorter loans are often offered at another rate: ask a lender for both Loan Estimates. Taxes, insurance and dues come on top of either.`,
  atRate: (rate, costs) => `at ${rate} ${costs}`,
  twoRates: ({ loan, from, years, offers, apart, evenAfter }) =>
    `On ${loan}${years && ` over ${inYears(years)}`} the payments are ${apart} a month apart${evenAfter && `, and the cost is earned back after ${evenAfter} months`}: ${offers.join('; ')}. ${from ? `Loan: ${from}. ` : ''}${evenAfter ? 'Keep the loan longer than that; otherwise compare' : 'Compare'} what you pay over the years you stay. The rates are yours; ask for both Loan Estimates of one day. Taxes, insurance and dues come on top.`,
  withExtra: ({ extra, years, months, interest, before }) =>
    `With ${extra} more each month it would be paid off in about ${span(years, months)}, for ${interest} in interest instead of ${before}; mark it “principal”.`,
  exciseTax: (price, tax) =>
    `The excise tax on ${price} is ${tax}: $1 for each $500 of the price or part of it (${price} / $500 = ${tax}). The seller usually pays it at closing. Source: G.S. 105-228.30.`,
  propertyTax: (value, county, city, total, rates, isAsking) =>
    `About ${total} a year${isAsking ? ', if it were assessed at its asking price of' : ' on an assessed value of'} ${value} inside the city of Charlotte: county ${value} / 100 × $${rates.county / 100} = ${county}, city × $${rates.city / 100} = ${city}. Rates: ${rates.source}, tax year ${rates.year}; they are set anew each July. Not in it: solid-waste and district charges. The assessed value is the county's, not the price.`,
  countyTax: (value, county, rates, isAsking) =>
    `About ${county} a year to Mecklenburg County${isAsking ? ', if it were assessed at its asking price' : ''}: ${value} / 100 × $${rates.county / 100} = ${county}. The city takes nothing there; a town such as Huntersville, Cornelius or Davidson adds its own rate, and the lake's other counties have rates of their own. Rate of tax year ${rates.year}, set anew each July. Charges come on top, and the assessed value is the county's, not the price. The county's tax office has all of it by address.`,
  net: ({ sum, isWithFees, isWithCredit, isShort }) =>
    `In outline: ${sum}. ${isShort ? 'You would bring that to the closing, or the lender has to agree to a short sale. ' : ''}Still to come off: ${isWithFees ? '' : 'brokerage fees, '}deed preparation, the share of this year's tax and dues, ${isWithCredit ? 'agreed repairs' : 'agreed credits and repairs'}. The team makes a net sheet for your home; the closing attorney's settlement statement is final.`,
  equity: (sum) =>
    `Your equity is about ${sum}, if the home brings that value. A sale takes fees and costs out of it, and a lender usually lends up to 80-90% of the value with the first loan. The servicer's payoff is the exact debt.`,
  noEquity: (sum) =>
    `At that value there is no equity: ${sum}. To sell, you would bring what is missing, and the costs of the sale, to the closing, or the lender has to agree to a short sale. The servicer's payoff is the exact debt.`,
  needsAmount: (rate) =>
    `I take your ${rate} for the sums from here on; I quote no rates myself. Name a price and what you put down, and I show the payment.`,
  needsRateFor: (payment, own) =>
    `What price ${payment} a month carries${own && `, with ${own} down,`} depends on the interest rate: name one and the years, and I show the sum; I never assume a rate.`,
  needsSale: (owed) => `Name a sale price, and I take the ${owed} you owe and the excise tax off it.`,
  rates: ['At 6% over 30 years', 'At 6.5% over 30 years', 'At 7% over 30 years'],
  atMedian: (area, price) => `You named no price, so this takes the median price in ${area}, ${price}.`,
  rentToCover: (sum) =>
    `To pay what you named, the rent has to bring ${sum} a month. Beyond that, set some aside for empty months, repairs and a manager; a CPA weighs the taxes.`,
  needsRent: (costs) =>
    `The costs you named come to ${costs} a month. Name the rent you expect, and I show what is left of it.`,
  needsCosts: (rent) =>
    `Of a rent of ${rent}, name each cost by the month, payment, taxes, insurance and dues, and I show what is left.`,
  cashFlow: (month, year, isInsured) =>
    `By your figures: ${month} a month, ${year} a year. Not in it: any cost you did not name${isInsured ? '' : ', such as insurance,'} and money set aside for empty months, repairs and a manager. So it can come out lower; a CPA weighs the taxes on the rent.`,
  noGain: (sum) =>
    `In outline there is no gain: ${sum}. So nothing is taxed; a loss on a home you live in is not deductible, while one on a rental may be. The costs of buying and selling add to a loss, and depreciation of a rental lowers it. A CPA figures yours.`,
  gain: ({ sum, excluded, over }) =>
    `In outline the gain is ${sum}. ${
      excluded
        ? `If you owned and lived in the home two of the last five years, ${excluded} of gain is excluded${over ? `, and what is above is taxed: ${over}.` : ', so none of it is taxed.'}`
        : 'On a home you owned and lived in two of the last five years, up to $250,000 of gain, $500,000 for most married couples, is excluded; only what is above is taxed.'
    } The costs of buying and selling lower the gain, and depreciation of a rental raises it. A CPA figures yours.`,
  nothingToBorrow: 'With that much down there is nothing left to borrow, so no loan and no monthly payment.',
  owed: 'owed',
  excise: 'excise tax',
  expenses: 'of costs',
  credit: 'credit to the buyer',
  fees: (percent) => `fees (${percent})`,
  percentOf: (sum) => `${sum}.`,
  shared: (sum) => `Shared equally: ${sum} each.`,
  downPayments: (price, shares) =>
    `Of ${price}: ${shares}. From 20% on a conventional loan has no mortgage insurance; less is possible, and the lender says what your loan asks.`,
  downPayment: (down, loan) => `Down payment: ${down}.${loan && ` Left to borrow: ${loan}.`}`,
  loan: (loan, down) => `Left to borrow: ${loan}.${down && ` The down payment: ${down}.`}`,
  offer: (sum, share, inDollars) =>
    `That comes to ${sum}${share && ` (${share})`}.${inDollars && ` I took it as percent; in thousands of dollars: ${inDollars}.`}`,
  offerApart: (offer, sum, percent, isAbove) =>
    `${offer} is ${percent} ${isAbove ? 'over' : 'under'} asking: ${sum}.`,
  yield: (sum, isGross) =>
    isGross
      ? `Gross yield: ${sum}. Taxes, insurance, dues, repairs and empty months come off it.`
      : `Yield after the costs you named: ${sum}. Other costs and empty months come off it.`,
  rentForYield: (sum) => `The rent for that gross yield: ${sum} a month.`,
  moneyLeft: (sum, down, isShort) =>
    `${isShort ? 'That falls short' : 'Left over'}: ${sum}.${down && ` The down payment: ${down}.`} Closing costs come on top.`,
  taxAtRate: (year, month) => `At your rate: ${year} a year, ${month} a month.`,
  apart: (sum, per, of) => `${of ? `${of[0]} against ${of[1]}: ` : ''}${sum}${per ? ` a ${per}` : ''}.`,
  calculated: (sum, per) => `${sum}${per ? ` a ${per}` : ''}.`,
  shares: (what, amount, shares) => `${what} on ${amount}: ${shares}.`,
  incomeShares: (year, month, shares, lessDebts) =>
    `${year} a year is ${month} a month before taxes; of that ${shares}${lessDebts && `; less your other debts, ${lessDebts}`}. Name a rate and the years, and I show the price it carries.`,
};

/** "dues of $210 and about $288 of property tax" */
function onTop({ dues, tax, namedTax, insurance }: AddedParts): string {
  const parts = [
    dues && `dues of ${dues}`,
    tax && `about ${tax} of property tax`,
    namedTax && `property tax of ${namedTax}`,
    insurance && `insurance of ${insurance}`,
  ];
  return inList(parts);
}

/** "1 year", "30 years" */
function inYears(count: string): string {
  return `${count} ${count === '1' ? 'year' : 'years'}`;
}

/** "23 years and 1 month" */
function span(years: number, months: number): string {
  return inList([
    years > 0 && inYears(String(years)),
    months > 0 && `${months} ${months === 1 ? 'month' : 'months'}`,
  ]);
}

function lacking(added: Partial<AddedParts> | null): string {
  return inList([
    !added?.tax && !added?.namedTax && 'property tax',
    !added?.insurance && 'homeowners insurance',
    'any mortgage insurance',
    !added?.dues && 'association dues',
  ]);
}

function inList(parts: (string | false)[]): string {
  return new Intl.ListFormat('en-US').format(parts.flatMap((part) => part || []));
}
