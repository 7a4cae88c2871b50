import type { Entry } from '#domain/chat/knowledge.ts';

/** Taxes and fees of owning, giving and selling, told one by one. */
export const taxesAndFees: Entry[] = [
  {
    id: 'excise-tax',
    title: { en: 'How much is the excise (transfer) tax?', es: '¿Cuánto es el impuesto de transferencia?' },
    answer: {
      en: '$1 for each $500 of price or part of it, so $2 per $1,000: $800 on $400,000. The seller pays it when the deed is recorded; people also call it revenue stamps or transfer tax. Mecklenburg County adds none of its own. Gifts, inheritances and deeds of trust for a loan are exempt. Name a price and I work it out; the closing attorney’s statement shows it.',
      es: '$1 por cada $500 del precio o fracción, o sea $2 por cada $1,000: $800 en $400,000. Lo paga quien vende al registrar la escritura; también se llama revenue stamps o impuesto de transferencia. El condado de Mecklenburg no agrega otro. Regalos, herencias y garantías de préstamo están exentos. Diga un precio y lo calculo; sale en la cuenta del abogado.',
    },
    links: ['sell', 'contact'],
    source: 'G.S. 105-228.28 to 105-228.30',
    year: 2026,
    topics: ['money/excise-tax-revenue-stamps'],
  },
  {
    id: 'veterans-property-tax',
    title: { en: 'Is there a property tax break for veterans?', es: '¿Rebaja de predial para veteranos?' },
    answer: {
      en: 'The first $45,000 of the home’s value is left out for an honorably discharged veteran with a total and permanent service-connected disability, at any age and income; in Charlotte that saved about $345 at 2025 rates. Service alone or a partial rating does not count, though the relief for owners of 65 or disabled may. An unmarried surviving spouse can keep it. Apply by June 1; the County Assessor decides.',
      es: 'Se descuentan los primeros $45,000 del valor de la casa al veterano con baja honorable y discapacidad total y permanente por el servicio, a cualquier edad e ingreso; en Charlotte ahorró unos $345 con tasas de 2025. Solo servir o tener un porcentaje parcial no basta, aunque puede servir la ayuda para mayores o discapacitados. El cónyuge viudo puede conservarlo. Solicite antes del 1 de junio al Assessor.',
    },
    links: ['contact'],
    source: 'G.S. 105-277.1C; Mecklenburg County; City of Charlotte',
    year: 2025,
    topics: ['asked/veterans-property-tax'],
  },
  {
    id: 'hoa-closing-fees',
    title: { en: 'Which HOA fees come at closing?', es: '¿Qué cobra la HOA en el cierre?' },
    answer: {
      en: 'Usually the buyer pays a move-in fee or capital contribution, which does not come back, and the seller pays for the statement of dues and any special assessment confirmed before settlement; one only proposed becomes the buyer’s. Dues are split by days. The contract can change all this. I hold no amounts: ask the association or its manager in writing before due diligence ends.',
      es: 'Normalmente quien compra paga la cuota de ingreso o aportación de capital, que no se devuelve, y quien vende paga el estado de cuotas y toda derrama confirmada antes del cierre; la que solo está propuesta pasa a quien compra. Las cuotas se reparten por días. El contrato puede cambiarlo. No tengo montos: pídalos por escrito a la asociación antes de que acabe due diligence.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 47C; G.S. 47F',
    topics: ['asked/hoa-closing-fees'],
  },
  {
    id: 'foreign-seller',
    title: { en: 'What is withheld from a foreign seller?', es: '¿Qué retienen a un vendedor extranjero?' },
    answer: {
      en: '15% of the price, under FIRPTA, goes to the IRS within 20 days when the seller is not a U.S. person; 10% if the buyer will live there and the price is above $300,000 up to $1 million, none up to $300,000. It is a deposit on the tax; Form 8288-B can lower it. Green-card holders are not foreign. See a CPA and an attorney before the contract.',
      es: '15% del precio, por FIRPTA, va al IRS en 20 días cuando quien vende no es persona de EE. UU.; 10% si quien compra vivirá ahí y el precio pasa de $300,000 hasta $1 millón, y nada hasta $300,000. Es un anticipo del impuesto y puede bajarse con el formulario 8288-B. Con green card no se es extranjero. Vea a un CPA y a un abogado antes del contrato.',
    },
    links: ['contact'],
    source: 'IRC 1445; IRS Forms 8288 and 8288-B',
    year: 2026,
    topics: ['money/firpta-foreign-seller'],
  },
  {
    id: 'form-1099-s',
    title: { en: 'I got a 1099-S: do I owe tax?', es: 'Recibí un 1099-S: ¿debo impuestos?' },
    answer: {
      en: 'Not by itself: a 1099-S tells the IRS the price of the sale, not your profit. The closing attorney sends it unless you certify in writing that it was your main home and all the gain is excluded, possible up to a price of $250,000, or $500,000 for a married couple. Once you have one, the sale goes on your return even if no tax is due. Ask a CPA.',
      es: 'No por sí solo: el 1099-S informa al IRS el precio de venta, no su ganancia. Lo envía el abogado de cierre, salvo que usted certifique por escrito que era su vivienda principal y toda la ganancia queda excluida, posible hasta $250,000 de precio, o $500,000 para un matrimonio. Si lo recibe, la venta va en su declaración aunque no deba nada. Pregunte a un CPA.',
    },
    links: ['contact'],
    source: 'IRS, Instructions for Form 1099-S; Publication 523',
    year: 2026,
    topics: ['money/1099-s'],
  },
  {
    id: 'rented-former-home',
    title: { en: 'We rented our old home: tax if we sell?', es: 'Rentamos la casa: ¿impuesto al venderla?' },
    answer: {
      en: 'You keep the home exclusion, up to $250,000 or $500,000 for most couples, if you owned it and lived there two of the five years before the sale, so about three years of renting after you move out fit. Depreciation for those years is taxed at up to 25% anyway. If it was a rental first, part of the gain stays taxable. A CPA has your dates.',
      es: 'Conserva la exclusión, hasta $250,000 o $500,000 para casi todo matrimonio, si fue suya y vivió ahí dos de los cinco años antes de vender; caben unos tres años de renta después de mudarse. La depreciación de esos años paga hasta 25% de todos modos. Si primero fue renta, una parte de la ganancia se grava. Un CPA ve sus fechas.',
    },
    links: ['contact', 'sell'],
    source: 'IRS Publication 523',
    year: 2026,
    topics: ['asked/rented-former-home'],
  },
  {
    id: 'widowed-seller',
    title: { en: 'My spouse died: what tax when I sell?', es: 'Soy viuda o viudo: ¿impuesto al vender?' },
    answer: {
      en: 'You may still exclude up to $500,000 of gain if you sell within two years of the death, have not remarried, and the two of you met the tests before; later it is $250,000. Besides, the late spouse’s half normally takes its value on the day of death as its new basis, so the gain shrinks. Have the home appraised as of that day; a CPA figures it.',
      es: 'Puede excluir hasta $500,000 de ganancia si vende dentro de dos años de la muerte, no se ha vuelto a casar y ambos cumplían antes; después son $250,000. Además, la mitad de su cónyuge toma normalmente como base nueva el valor del día de la muerte, y la ganancia baja. Pida un avalúo a esa fecha; lo calcula un CPA.',
    },
    links: ['contact', 'sell'],
    source: 'IRS Publication 523; IRC 1014',
    year: 2026,
    topics: ['asked/widowed-seller'],
  },
  {
    id: 'gift-tax',
    title: {
      en: 'Is there tax on giving a house or money?',
      es: '¿Se paga impuesto por regalar casa o dinero?',
    },
    answer: {
      en: 'Whoever receives it owes none, and the giver seldom does: what exceeds $19,000 to one person in 2026 is reported on Form 709 and counts against $15 million for life; North Carolina has no gift tax. But a house given away keeps the giver’s old basis, so a child may owe more on a later sale than after inheriting it. Ask a CPA and an attorney before any deed.',
      es: 'Quien recibe no paga, y quien da casi nunca: lo que pase de $19,000 por persona en 2026 se informa en el formulario 709 y cuenta contra $15 millones de por vida; Carolina del Norte no tiene impuesto de donación. Pero una casa regalada conserva la base vieja, y un hijo puede pagar más al venderla que si la hereda. Antes de firmar, un CPA y un abogado.',
    },
    links: ['contact'],
    source: 'IRS, gift tax; IRC 1015',
    year: 2026,
    topics: ['asked/gift-tax'],
  },
  {
    id: 'buyer-tax-credit',
    title: {
      en: 'Is there a tax credit for buyers or solar?',
      es: '¿Hay crédito fiscal por comprar o por solar?',
    },
    answer: {
      en: 'There is no general federal tax credit for buying a home, first or not, and those for solar panels and energy work ended for work after December 31, 2025. What owners who itemize can deduct is interest, points and property tax, while most closing costs only add to your basis. Help for buyers is down payment money from the state or city instead. A CPA knows the exceptions.',
      es: 'No hay un crédito fiscal federal general por comprar casa, primera o no, y los de paneles solares y energía terminaron para obras después del 31 de diciembre de 2025. Quien detalla deducciones puede restar intereses, puntos y predial; casi todos los gastos de cierre solo suman a su base. La ayuda para comprar es dinero estatal o municipal para el enganche. Excepciones: un CPA.',
    },
    links: ['guideBuying', 'contact'],
    source: 'IRS, residential energy credits; IRS Publication 530',
    topics: ['asked/buyer-tax-credit'],
  },
  {
    id: 'unpaid-property-tax',
    title: { en: 'What if property tax is not paid?', es: '¿Qué pasa si no se paga el predial?' },
    answer: {
      en: 'It becomes a lien on the house: from January 6 interest of 2% is added, then 0.75% each month, and the county may take wages or bank accounts and in the end foreclose. A bill that never came is no excuse. Call the county Tax Collector early and ask about payments. At a sale it is paid from the price, so the buyer gets the house free of it.',
      es: 'Queda como gravamen sobre la casa: desde el 6 de enero se suma 2%, luego 0.75% cada mes, y el condado puede embargar sueldo o cuentas y al final ejecutar la casa. No haber recibido el recibo no excusa. Llame pronto al Tax Collector del condado y pregunte por pagos. En una venta se paga del precio, y quien compra con el contrato usual la recibe libre.',
    },
    links: ['contact'],
    source: 'G.S. 105-355, 105-360, 105-366 to 105-374; Form 2-T',
    year: 2026,
    topics: ['asked/unpaid-property-tax'],
  },
  {
    id: 'loss-on-sale',
    title: { en: 'Can I deduct a loss on my house?', es: '¿Puedo deducir la pérdida de mi casa?' },
    answer: {
      en: 'A loss on the home you live in cannot be deducted, and it does not offset other gains. A loss on a rental or other investment property normally can, though when a former home became a rental its lower value on that day counts as the start. If the price does not even cover the loan, ask about a short sale before you list. A CPA figures what is left.',
      es: 'La pérdida en la casa donde vive no se deduce ni compensa otras ganancias. La de una renta u otra inversión normalmente sí, aunque si su casa pasó a ser renta se cuenta desde el valor menor de ese día. Si el precio no cubre ni el préstamo, pregunte por una venta corta antes de publicar. Lo calcula un CPA.',
    },
    links: ['contact', 'sell'],
    source: 'IRS Publications 523 and 544',
    topics: ['asked/loss-on-sale'],
  },
  {
    id: 'basis-improvements',
    title: { en: 'What counts in my basis?', es: '¿Qué suma a mi base fiscal?' },
    answer: {
      en: 'What you paid, some buying costs such as title insurance and recording, and improvements that last: an addition, a new roof, a kitchen, heating and cooling, windows, a deck. Repairs and upkeep, such as painting or fixing a leak, do not count, and neither does your own labor; depreciation from renting comes off. Keep receipts, since a higher basis means a smaller gain. A CPA sorts the list.',
      es: 'Lo que pagó, ciertos gastos de compra como seguro de título y registro, y las mejoras que duran: ampliación, techo nuevo, cocina, calefacción y aire, ventanas, terraza. Reparaciones y mantenimiento, como pintar o arreglar una fuga, no cuentan, ni su propio trabajo; la depreciación de la renta se resta. Guarde recibos: más base, menos ganancia. La lista la ordena un CPA.',
    },
    links: ['contact'],
    source: 'IRS Publications 523 and 551',
    topics: ['asked/basis-improvements'],
  },
  {
    id: 'improvements-and-tax',
    title: { en: 'Does building or remodeling raise my tax?', es: '¿Remodelar sube mi impuesto?' },
    answer: {
      en: 'New space or value does, from the next January 1: the county adds an addition, deck, pool or finished room between revaluations, often from the building permit, and takes off what is torn down. Repairs and replacements, such as paint, a like roof or a furnace, normally wait for the next revaluation, planned for January 2027. The County Assessor tells what your record holds.',
      es: 'El espacio o valor nuevo sí, desde el 1 de enero siguiente: el condado agrega ampliación, terraza, alberca o cuarto terminado entre revaluaciones, a menudo por el permiso de obra, y quita lo demolido. Reparar o reemplazar, como pintura, techo igual o caldera, normalmente espera a la próxima revaluación, prevista para enero de 2027. Lo que dice su registro lo sabe el Assessor del condado.',
    },
    links: ['contact'],
    source: 'G.S. 105-287; Mecklenburg County Assessor’s Office',
    topics: ['asked/improvements-and-tax'],
  },
];
