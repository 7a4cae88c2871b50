import type { AddedParts, SumWords } from '#domain/chat/answer/sum-words.ts';

export const sumWordsEs: SumWords = {
  payment: ({ loan, rate, years, sum, payment, from, note, added }) =>
    `Unos ${payment} al mes de capital e intereses${added ? `, ${added.total} con ${onTop(added)}` : ''}, con un préstamo de ${loan} al ${rate} a ${inYears(years)}${note ? ' (no dijo el plazo; tomé el usual)' : ''}. ${from ? `Préstamo: ${from}. ` : ''}La cuenta: ${sum}. ${added?.tax ? `Impuesto: ${added.taxFrom}, con ${added.isOutsideCity ? `la tasa del condado de ${added.year}, a la que cada pueblo suma la suya` : `las tasas de ${added.year} en la ciudad`}; el valor catastral lo fija el condado y no es el precio. ` : ''}No incluye: ${lacking(added)}. La tasa es la que usted dio; la real está en el Loan Estimate de un prestamista.`,
  needsRate: (amount, from) =>
    `${from ? `El préstamo sería ${from}. ` : ''}Para el pago de ${amount} necesito que me dé una tasa de interés; nunca la supongo. Dígame la tasa y los años y le muestro la cuenta. Su tasa se la da un prestamista.`,
  duesUnknown:
    'Las cuotas de una casa no están en mis registros: las indica la divulgación del vendedor, y el equipo puede preguntar. Dígame la cifra y la sumo.',
  needs: {
    payment:
      'Deme el monto del préstamo, la tasa y los años, y le muestro el pago mensual de capital e intereses.',
    interest:
      'Deme el monto del préstamo, la tasa y los años, y le muestro los intereses de todo el préstamo.',
    'price-from-payment':
      'Deme también la tasa de interés y los años; nunca supongo una tasa. Así le muestro el préstamo que corresponde a ese pago.',
    'income-for-price':
      'Diga el precio, el enganche, una tasa y los años, y le muestro el ingreso que pide ese pago.',
    'excise-tax':
      'El impuesto de transferencia (excise tax) en Carolina del Norte es de $1 por cada $500 del precio (G.S. 105-228.30) y suele pagarlo el vendedor. Diga un precio y hago la cuenta.',
    'property-tax':
      'Diga el valor catastral y le muestro la cuenta con las tasas del condado y de la ciudad.',
    equity: 'Diga cuánto puede valer la casa y cuánto debe, y le muestro la diferencia.',
    gain: 'Diga cuánto pagó, en cuánto vende y cuánto invirtió en mejoras, y le muestro la ganancia.',
    net: 'Diga el precio de venta y lo que aún debe, y le muestro la cuenta a grandes rasgos.',
    'cash-flow':
      'Diga la renta y cada gasto al mes, pago, impuestos, seguro y cuotas, y le muestro lo que queda.',
    'rent-to-cover': 'Diga cuánto cuesta la casa al mes, pago, impuestos, seguro y cuotas, y lo sumo.',
    'per-foot': 'Diga una casa, o un precio y un tamaño, y le muestro el precio por pie cuadrado.',
    'percent-of': 'Diga el monto y le muestro la cuenta.',
    'down-payment':
      'Diga una casa o un precio y cuánto da de enganche, y le muestro el enganche y el préstamo.',
    loan: 'Diga una casa o un precio y cuánto da de enganche, y le muestro cuánto queda por pedir prestado.',
    offer: 'Diga una casa o un precio, y cuánto ofrecería o rebajaría, y le muestro la cuenta.',
    yield: 'Diga una casa o un precio y la renta al mes, y le muestro el rendimiento bruto.',
    'rent-for-yield':
      'Diga una casa o un precio y un rendimiento en porcentaje, y le muestro la renta que lo da.',
    'money-left': 'Diga cuánto tiene, y una casa o un precio, y le muestro cuánto queda.',
  },
  priceFromPayment: ({ loan, rate, years, sum, payment, from, price, note, added }) =>
    `Con ${payment} al mes de capital e intereses se paga un préstamo de unos ${loan} al ${rate} a ${inYears(years)}${note ? ' (no dijo el plazo; tomé el usual)' : ''}${from ? `; con el enganche, un precio de ${price} (${from})` : ''}. La cuenta: ${sum}. No incluye: ${lacking(added)}, que salen del mismo presupuesto. Cuánto le prestan lo decide un prestamista.`,
  incomeForPrice: ({ loan, rate, years, payment, year, sum, from, note, isWithDebts }) =>
    `Unos ${year} al año antes de impuestos, con la regla usual del ${isWithDebts ? '36% del ingreso bruto para vivienda y deudas' : '28% del ingreso bruto para vivienda'}: con el pago de ${loan} al ${rate} a ${inYears(years)}${note ? ' (no dijo el plazo; tomé el usual)' : ''} la casa cuesta ${payment} al mes, y ${sum} al mes.${from && ` Préstamo: ${from}.`} Los impuestos, el seguro y las cuotas que no nombró lo suben. Para cuánto califica lo decide un prestamista.`,
  ofIncome: (sum, lessDebts) =>
    `Con la regla usual del 28% del ingreso bruto para vivienda, que también debe cubrir impuestos y seguro: ${sum} al mes${lessDebts && `; con sus otras deudas el límite es el 36%: ${lessDebts}`}.`,
  priceWithoutBudget: (sum) => `Alcanza para un precio de ${sum}. Los gastos de cierre van aparte.`,
  lessCosts: (sum) => `Menos los gastos que nombró, quedan para el préstamo ${sum} al mes.`,
  debtsTakeAll:
    'Así no queda nada para un pago junto a esas deudas y gastos; con menos, o con más ingreso, sí. Para cuánto califica lo decide un prestamista.',
  interest: ({ years, note, payment, interest, sum }) =>
    `a ${inYears(years)}${note ? ' (no dijo el plazo; tomé el usual)' : ''}, ${payment} al mes y ${interest} de intereses (${sum})`,
  totalInterest: ({ loan, rate, from, terms }) =>
    `Con ${loan} al ${rate}: ${terms.join('; ')}. ${from ? `Préstamo: ${from}. ` : ''}Es así si cada pago se hace como se pactó; abonar a capital lo reduce. La tasa es la que usted dio; la real está en el Loan Estimate de un prestamista.`,
  twoTerms: ({ loan, rate, from, terms }) =>
    `Con ${loan} al ${rate}: ${terms.join('; ')}. ${from ? `Préstamo: ${from}. ` : ''}Los plazos cortos suelen tener otra tasa: pida a un prestamista los dos Loan Estimate. Impuestos, seguro y cuotas van aparte.`,
  atRate: (rate, costs) => `al ${rate} ${costs}`,
  twoRates: ({ loan, from, years, offers, apart, evenAfter }) =>
    `Con ${loan}${years && ` a ${inYears(years)}`} los pagos difieren en ${apart} al mes${evenAfter && `, y el costo se recupera tras ${evenAfter} meses`}: ${offers.join('; ')}. ${from ? `Préstamo: ${from}. ` : ''}${evenAfter ? 'Conserve el préstamo más tiempo que eso; si no, compare' : 'Compare'} lo que paga en los años que se quede. Las tasas son las que usted dio; pida los dos Loan Estimate del mismo día. Impuestos, seguro y cuotas van aparte.`,
  withExtra: ({ extra, years, months, interest, before }) =>
    `Con ${extra} más cada mes se pagaría en ${span(years, months)} aproximadamente, con ${interest} de intereses en vez de ${before}; márquelo “principal”.`,
  exciseTax: (price, tax) =>
    `El impuesto de transferencia (excise tax) sobre ${price} es ${tax}: $1 por cada $500 del precio o fracción (${price} / $500 = ${tax}). Suele pagarlo el vendedor al cerrar. Fuente: G.S. 105-228.30.`,
  propertyTax: (value, county, city, total, rates, isAsking) =>
    `Unos ${total} al año ${isAsking ? 'si el valor catastral fuera su precio de' : 'sobre un valor catastral de'} ${value} dentro de la ciudad de Charlotte: condado ${value} / 100 × $${rates.county / 100} = ${county}, ciudad × $${rates.city / 100} = ${city}. Tasas: ${rates.source}, año fiscal ${rates.year}; se fijan de nuevo cada julio. No incluye cargos por basura ni de distrito. El valor catastral lo fija el condado; no es el precio.`,
  countyTax: (value, county, rates, isAsking) =>
    `Unos ${county} al año al condado de Mecklenburg${isAsking ? ', si el valor catastral fuera su precio' : ''}: ${value} / 100 × $${rates.county / 100} = ${county}. La ciudad no cobra allí; un pueblo como Huntersville, Cornelius o Davidson suma su propia tasa, y los otros condados del lago tienen las suyas. Tasa del año fiscal ${rates.year}; se fija de nuevo cada julio. Hay cargos aparte, y el valor catastral lo fija el condado; no es el precio. La oficina de impuestos lo tiene todo por dirección.`,
  net: ({ sum, isWithFees, isWithCredit, isShort }) =>
    `A grandes rasgos: ${sum}. ${isShort ? 'Esa suma tendría que ponerla usted al cerrar, o el banco tendría que aceptar una venta corta (short sale). ' : ''}Falta restar: ${isWithFees ? '' : 'comisiones, '}la escritura, su parte del impuesto y las cuotas del año, ${isWithCredit ? 'reparaciones pactadas' : 'créditos y reparaciones pactados'}. El equipo le prepara la hoja de su casa; la definitiva es la del abogado de cierre.`,
  equity: (sum) =>
    `Su patrimonio en la casa es de unos ${sum}, si la casa vale eso. Una venta resta comisiones y gastos, y un banco suele prestar hasta 80-90% del valor contando el primer préstamo. La deuda exacta es el payoff de su administrador.`,
  noEquity: (sum) =>
    `Con ese valor no hay patrimonio en la casa: ${sum}. Para vender, usted pondría al cerrar lo que falta y los gastos de la venta, o el banco tendría que aceptar una venta corta (short sale). La deuda exacta es el payoff de su administrador.`,
  needsAmount: (rate) =>
    `Desde ahora tomo su ${rate} para las cuentas; yo no doy tasas. Diga un precio y cuánto da de enganche, y le muestro el pago.`,
  needsRateFor: (payment, own) =>
    `El precio que alcanza con ${payment} al mes${own && `, con ${own} de enganche,`} depende de la tasa de interés: diga una y los años, y le muestro la cuenta; nunca supongo una tasa.`,
  needsSale: (owed) =>
    `Diga un precio de venta, y le resto los ${owed} que debe y el impuesto de transferencia.`,
  rates: ['Al 6% a 30 años', 'Al 6.5% a 30 años', 'Al 7% a 30 años'],
  atMedian: (area, price) => `No dijo un precio, así que tomo el precio mediano de ${area}, ${price}.`,
  rentToCover: (sum) =>
    `Para pagar lo que nombró, la renta tiene que dar ${sum} al mes. Aparte, guarde algo para meses vacíos, reparaciones y administración; los impuestos los ve un CPA.`,
  needsRent: (costs) =>
    `Los gastos que nombró suman ${costs} al mes. Diga la renta que espera y le muestro cuánto queda.`,
  needsCosts: (rent) =>
    `De una renta de ${rent}, diga cada gasto del mes, pago, impuestos, seguro y cuotas, y le muestro cuánto queda.`,
  cashFlow: (month, year, isInsured) =>
    `Con sus cifras: ${month} al mes, ${year} al año. No incluye los gastos que no nombró${isInsured ? '' : ', como el seguro,'} ni lo que conviene apartar para meses vacíos, reparaciones y administración. Puede quedar menos; los impuestos sobre la renta los ve un CPA.`,
  noGain: (sum) =>
    `A grandes rasgos no hay ganancia: ${sum}. Así que nada paga impuesto; la pérdida en la casa donde vive no se deduce, y la de una renta quizá sí. Los gastos de compra y venta aumentan la pérdida, y la depreciación de una renta la reduce. Un CPA calcula la suya.`,
  gain: ({ sum, excluded, over }) =>
    `A grandes rasgos la ganancia es ${sum}. ${
      excluded
        ? `Si vivió como dueño en la casa dos de los últimos cinco años, se excluyen ${excluded} de ganancia${over ? `, y lo que pasa de eso paga impuesto: ${over}.` : ', así que nada paga impuesto.'}`
        : 'En una casa donde vivió como dueño dos de los últimos cinco años se excluyen hasta $250,000 de ganancia, $500,000 para casi todos los matrimonios; solo lo que pasa de eso paga impuesto.'
    } Los gastos de compra y venta la bajan, y la depreciación de una renta la sube. Un CPA calcula la suya.`,
  nothingToBorrow:
    'Con ese enganche no queda nada que pedir prestado, así que no hay préstamo ni pago mensual.',
  owed: 'de deuda',
  excise: 'de impuesto de transferencia',
  expenses: 'de gastos',
  credit: 'de crédito a quien compra',
  fees: (percent) => `de comisiones (${percent})`,
  percentOf: (sum) => `${sum}.`,
  shared: (sum) => `En partes iguales: ${sum} cada quien.`,
  downPayments: (price, shares) =>
    `De ${price}: ${shares}. Desde el 20% un préstamo convencional no lleva seguro hipotecario; se puede dar menos, y el prestamista dice qué pide el suyo.`,
  downPayment: (down, loan) => `Enganche: ${down}.${loan && ` Quedan por pedir prestado: ${loan}.`}`,
  loan: (loan, down) => `Quedan por pedir prestado: ${loan}.${down && ` El enganche: ${down}.`}`,
  offer: (sum, share, inDollars) =>
    `Queda en ${sum}${share && ` (${share})`}.${inDollars && ` Lo tomé como porcentaje; en miles de dólares: ${inDollars}.`}`,
  offerApart: (offer, sum, percent, isAbove) =>
    `${offer} está un ${percent} ${isAbove ? 'por encima' : 'por debajo'} del precio: ${sum}.`,
  yield: (sum, isGross) =>
    isGross
      ? `Rendimiento bruto: ${sum}. De ahí salen impuestos, seguro, cuotas, reparaciones y meses vacíos.`
      : `Rendimiento después de los gastos que nombró: ${sum}. De ahí salen otros gastos y los meses vacíos.`,
  rentForYield: (sum) => `La renta para ese rendimiento bruto: ${sum} al mes.`,
  moneyLeft: (sum, down, isShort) =>
    `${isShort ? 'No alcanza' : 'Le quedan'}: ${sum}.${down && ` El enganche: ${down}.`} Aparte van los gastos de cierre.`,
  taxAtRate: (year, month) => `Con su tasa: ${year} al año, ${month} al mes.`,
  apart: (sum, per, of) =>
    `${of ? `${of[0]} contra ${of[1]}: ` : ''}${sum}${per ? { month: ' al mes', year: ' al año' }[per] : ''}.`,
  calculated: (sum, per) => `${sum}${per ? { month: ' al mes', year: ' al año' }[per] : ''}.`,
  shares: (what, amount, shares) => `${what} con ${amount}: ${shares}.`,
  incomeShares: (year, month, shares, lessDebts) =>
    `${year} al año son ${month} al mes antes de impuestos; de eso, ${shares}${lessDebts && `; menos sus otras deudas, ${lessDebts}`}. Diga una tasa y los años, y le muestro el precio que alcanza.`,
};

/** "cuotas de $210 y unos $288 de impuesto predial" */
function onTop({ dues, tax, namedTax, insurance }: AddedParts): string {
  const parts = [
    dues && `cuotas de ${dues}`,
    tax && `unos ${tax} de impuesto predial`,
    namedTax && `impuesto predial de ${namedTax}`,
    insurance && `seguro de ${insurance}`,
  ];
  return new Intl.ListFormat('es').format(parts.filter(Boolean));
}

/** "1 año", "30 años" */
function inYears(count: string): string {
  return `${count} ${count === '1' ? 'año' : 'años'}`;
}

/** "23 años y 1 mes" */
function span(years: number, months: number): string {
  const parts = [
    years > 0 && inYears(String(years)),
    months > 0 && `${months} ${months === 1 ? 'mes' : 'meses'}`,
  ];
  return parts.filter(Boolean).join(' y ');
}

function lacking(added: Partial<AddedParts> | null): string {
  const parts = [
    !added?.tax && !added?.namedTax && 'impuesto predial',
    !added?.insurance && 'seguro de la casa',
    'seguro hipotecario',
    !added?.dues && 'cuotas de la asociación',
  ].flatMap((part) => part || []);
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' ni ');
}
