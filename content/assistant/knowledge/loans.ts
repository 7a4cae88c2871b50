import type { Entry } from '#domain/chat/knowledge.ts';

/** Payments, rates, credit and the road to a loan. */
export const loans: Entry[] = [
  {
    id: 'monthly-payment',
    title: { en: 'What would the monthly payment be?', es: '¿Cuánto sería el pago mensual?' },
    answer: {
      en: "Give me the loan amount or price and down payment, a rate and the years, and I can show principal and interest as a sum; I quote no rate of my own. For example, $320,000 at 6.5% over 30 years is $2,022.62 a month, without tax, insurance, dues or mortgage insurance. The real payment comes from a lender's Loan Estimate.",
      es: 'Dígame el monto o el precio y el enganche, la tasa y los años, y le muestro capital e interés como cuenta; yo no doy tasas. Por ejemplo, $320,000 al 6.5% a 30 años son $2,022.62 al mes, sin impuesto, seguro, cuotas ni seguro hipotecario. El pago real está en el Loan Estimate de un prestamista.',
    },
    links: ['compare', 'guideBuying'],
    source: 'Payment formula; CFPB',
    year: 2026,
    topics: ['money/payment-formula-p-i-from-amount-rate-term', 'people/monthly-payment-for-a-home'],
  },
  {
    id: 'price-from-payment',
    title: { en: 'What price fits a monthly payment?', es: '¿Qué precio cabe en un pago mensual?' },
    answer: {
      en: 'Turn the formula around: give me the monthly sum, a rate and the years. $2,000 of principal and interest at 6.5% over 30 years carries a loan of $316,422; tax, insurance and dues come out of the budget first. Around 6-7%, each extra point of rate cuts the loan by roughly 10%. A lender confirms your numbers.',
      es: 'Se invierte la fórmula: dígame la suma mensual, una tasa y los años. $2,000 de capital e interés al 6.5% a 30 años sostienen un préstamo de $316,422; impuesto, seguro y cuotas se restan antes. Alrededor de 6-7%, cada punto más de tasa reduce el préstamo cerca de 10%. Un prestamista confirma sus números.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Payment formula',
    year: 2026,
    topics: ['money/price-from-a-payment-working-backward'],
  },
  {
    id: 'payment-parts',
    title: { en: 'What is in a mortgage payment (PITI)?', es: '¿Qué incluye el pago de la hipoteca?' },
    answer: {
      en: "Principal, interest, property tax and homeowners insurance, plus mortgage or flood insurance where required; association dues are usually paid apart but lenders count them. On a fixed rate the first two stay, the rest can rise. Utilities and repairs come on top; many people set aside about 1% of the home's value a year, more for an old house.",
      es: 'Capital, interés, impuesto predial y seguro, más seguro hipotecario o de inundación si se exige; las cuotas suelen pagarse aparte, pero el banco las cuenta. Con tasa fija los dos primeros no cambian, lo demás puede subir. Servicios y arreglos van aparte; muchos guardan cerca del 1% del valor al año, más en una casa vieja.',
    },
    links: ['guideBuying'],
    source: 'CFPB',
    year: 2026,
    topics: ['money/what-a-payment-is-made-of'],
  },
  {
    id: 'loan-term',
    title: {
      en: '15 or 30 years, and do extra payments help?',
      es: '¿15 o 30 años? ¿Sirven los pagos extra?',
    },
    answer: {
      en: 'Shorter loans cost more a month and far less in interest: $320,000 at 6.5% over 30 years brings about $408,100 of interest, and $200 extra a month saves about $105,400 of it. Mark extra money “principal”; paying every two weeks makes 13 payments a year. Whether saving elsewhere is better is for a financial planner.',
      es: 'El plazo corto cuesta más al mes y mucho menos en interés: $320,000 al 6.5% a 30 años dan unos $408,100 de interés, y $200 extra al mes ahorran unos $105,400. Indique “principal” en el pago extra; pagar cada dos semanas hace 13 pagos al año. Si conviene más ahorrar aparte lo ve un planificador financiero.',
    },
    links: ['guideBuying'],
    source: 'CFPB Reg Z',
    year: 2026,
    topics: ['money/15-against-30-years-extra-payments-biweekly'],
  },
  {
    id: 'rates-and-lenders',
    title: { en: "What are today's rates, and how do I compare?", es: '¿Qué tasas hay hoy y cómo comparo?' },
    answer: {
      en: 'I quote no rates: Freddie Mac publishes the national average each Thursday, and yours depends on credit, down payment, loan kind, points and the day. Ask two or three licensed lenders on the same day and lay their Loan Estimates side by side: rate, section A costs, APR. Several credit checks within a short shopping window count as one.',
      es: 'Yo no doy tasas: Freddie Mac publica el promedio nacional cada jueves, y la suya depende de crédito, enganche, tipo de préstamo, puntos y el día. Pida a dos o tres prestamistas con licencia, el mismo día, su Loan Estimate y compare tasa, costos de la sección A y APR. Varias consultas de crédito en poco tiempo cuentan como una.',
    },
    links: ['guideBuying'],
    source: 'Freddie Mac PMMS; CFPB; RESPA s. 8',
    topics: ['money/today-s-rates-apr-and-comparing-lenders', 'loans'],
  },
  {
    id: 'down-payment',
    title: { en: 'Do I need 20% down?', es: '¿Necesito 20% de enganche?' },
    answer: {
      en: "No: 20% is not required. FHA asks 3.5% with a score of 580 or more, conventional loans 3% or 5%, VA and, where the map allows it, USDA nothing. On $400,000 that is $14,000, $12,000 or $20,000. More down lowers payment and mortgage insurance. A second home or rental needs more. Which program fits is a lender's call.",
      es: 'No: 20% no es obligatorio. FHA pide 3.5% con puntaje de 580 o más; los convencionales 3% o 5%; VA y, donde el mapa lo permite, USDA nada. En $400,000 son $14,000, $12,000 o $20,000. Más enganche baja el pago y el seguro hipotecario. Segunda casa o renta exige más. Qué programa le sirve lo dice un prestamista.',
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1; Fannie Mae; VA; USDA',
    year: 2026,
    topics: ['money/how-much-down-is-20-needed'],
  },
  {
    id: 'pmi',
    title: { en: 'What is PMI and how do I drop it?', es: '¿Qué es el PMI y cómo lo quito?' },
    answer: {
      en: 'It is insurance for the lender on a conventional loan above 80% of the value. You may ask in writing to end it at 80% of the original value with a good record; it ends by itself at 78%. Dropping it because the home has risen usually takes two years or more and an appraisal. The servicer decides.',
      es: 'Es un seguro para el banco en un préstamo convencional mayor al 80% del valor. Puede pedir por escrito quitarlo al 80% del valor original con buen historial; termina solo al 78%. Quitarlo porque la casa subió suele requerir dos años o más y un avalúo. Decide quien administra su préstamo.',
    },
    links: ['guideBuying'],
    source: 'Homeowners Protection Act; Fannie Mae',
    year: 2026,
    topics: ['money/conventional-mortgage-insurance-pmi'],
  },
  {
    id: 'fha-insurance',
    title: { en: 'What does FHA mortgage insurance cost?', es: '¿Cuánto cuesta el seguro de FHA (MIP)?' },
    answer: {
      en: 'An FHA loan adds 1.75% of the loan up front, usually financed, and a yearly premium paid by the month. With less than 10% down it lasts as long as the loan, otherwise 11 years; people end it sooner by refinancing or paying off. A lender sets it beside a conventional loan for you.',
      es: 'Un préstamo FHA añade 1.75% del préstamo al inicio, normalmente financiado, y una prima anual que se paga por mes. Con menos de 10% de enganche dura todo el préstamo; si no, 11 años; se termina antes refinanciando o pagando. Un prestamista lo compara con un convencional para usted.',
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1',
    year: 2026,
    topics: ['money/fha-mortgage-insurance-mip'],
  },
  {
    id: 'va-loan',
    title: { en: 'How do VA loans work?', es: '¿Cómo funcionan los préstamos VA?' },
    answer: {
      en: 'Eligible veterans and service members buy a home to live in with no down payment and no monthly mortgage insurance; a funding fee of 2.15% on first use without money down can be financed, and some are exempt. The home must be safe and sound, and a buyer may leave if the value is low. VA and a lender confirm eligibility.',
      es: 'Veteranos y militares elegibles compran su vivienda sin enganche ni seguro hipotecario mensual; la cuota de 2.15%, en el primer uso sin enganche, se puede financiar y algunos están exentos. La casa debe estar segura y sana, y se puede salir si el valor es bajo. VA y un prestamista confirman la elegibilidad.',
    },
    bySide: {
      seller: {
        en: "A VA offer is no weaker by itself: compare its price, fees and dates like any other. The appraisal checks that the home is safe and sound, a termite report is needed here, you need not pay the buyer's costs, and concessions stop at 4%. The buyer may leave if the value is low. Questions go to the buyer's lender.",
        es: 'Una oferta VA no es más débil por sí misma: compare precio, cuotas y fechas como cualquier otra. El avalúo revisa que la casa esté segura, aquí se pide informe de termitas, no está obligado a pagar gastos del comprador y las concesiones llegan a 4%. Puede salir si el valor es bajo. Dudas, al prestamista.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'VA',
    year: 2026,
    topics: ['money/va-loan-mechanics-and-what-it-means-for-sellers', 'money/va-funding-fee'],
  },
  {
    id: 'usda-loan',
    title: { en: 'Can I get a USDA loan near Charlotte?', es: '¿Puedo usar un préstamo USDA aquí?' },
    answer: {
      en: "Inside Charlotte almost nothing qualifies; outer parts of the counties around may. The program lends up to the full price on a main home in an eligible area to households within 115% of the area's median income, with an upfront fee and a yearly one. The USDA map and a lender decide on the address and on you.",
      es: 'Dentro de Charlotte casi nada califica; las partes externas de los condados vecinos, quizá. El programa presta hasta el precio completo de la vivienda principal en zona elegible, a hogares hasta 115% del ingreso medio, con un cargo inicial y otro anual. El mapa de USDA y un prestamista deciden.',
    },
    links: ['guideBuying'],
    source: 'USDA',
    year: 2026,
    topics: ['money/usda-loans'],
  },
  {
    id: 'credit-score',
    title: { en: 'What credit score do I need?', es: '¿Qué puntaje de crédito necesito?' },
    answer: {
      en: 'It depends on loan and lender: FHA allows 3.5% down from 580 and 10% down from 500, though many lenders want 600 or more; conventional lenders often 620, jumbo loans more, VA and USDA set no floor of their own. Pay on time, keep balances low, open nothing new. A lender or HUD-approved counselor makes a plan.',
      es: 'Depende del préstamo y del banco: FHA permite 3.5% de enganche desde 580 y 10% desde 500, aunque muchos piden 600 o más; los convencionales suelen pedir 620, jumbo más, y VA y USDA no fijan mínimo. Pague a tiempo, saldos bajos y nada nuevo. Un prestamista o consejero aprobado por HUD le hace un plan.',
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1; Fannie Mae',
    year: 2026,
    topics: ['money/credit-scores-by-loan-kind'],
  },
  {
    id: 'after-bankruptcy',
    title: {
      en: 'Can I buy after bankruptcy or foreclosure?',
      es: '¿Puedo comprar tras bancarrota o ejecución?',
    },
    answer: {
      en: 'Yes, after a wait: from a Chapter 7 discharge usually two years for FHA and VA, three for USDA, four for conventional; from a foreclosure two for VA, three for FHA and USDA, seven for conventional. Proven hardship may shorten it. A lender counts your dates, and your bankruptcy attorney knows the case.',
      es: 'Sí, tras una espera: desde el Capítulo 7, normalmente dos años para FHA y VA, tres para USDA, cuatro para convencional; desde una ejecución, dos para VA, tres para FHA y USDA, siete para convencional. Una causa grave probada puede acortarla. Un prestamista cuenta sus fechas; el caso lo conoce su abogado.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae; HUD 4000.1; VA; USDA',
    topics: ['money/past-bankruptcy-foreclosure-short-sale'],
  },
  {
    id: 'debt-ratio',
    title: { en: 'How do my debts count (DTI)?', es: '¿Cómo cuentan mis deudas (DTI)?' },
    answer: {
      en: 'Lenders add the minimum payments on your credit report, car, student and personal loans, support you pay and the new housing cost, and divide by gross income; utilities, phone and groceries stay out. A loan with ten or fewer payments left may drop out, a lease never does. Ask the lender before you pay off or consolidate anything.',
      es: 'Se suman los pagos mínimos del informe de crédito, auto, estudios, préstamos, manutención y el nuevo costo de vivienda, y se divide entre el ingreso bruto; luz, teléfono y comida no cuentan. Un préstamo con diez pagos o menos puede quedar fuera; un leasing, nunca. Pregunte al prestamista antes de liquidar o juntar deudas.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae; HUD 4000.1',
    topics: ['money/debt-and-dti'],
  },
  {
    id: 'student-loans',
    title: { en: 'How do student loans count?', es: '¿Cómo cuentan los préstamos de estudios?' },
    answer: {
      en: "By loan program: an actual payment counts as it stands, and a payment of zero often becomes a share of the balance, such as 0.5% a month for FHA ($200 on $40,000), while Fannie Mae may accept a documented $0 income-driven plan. The rules are changing, so bring your servicer's letter to the lender, who decides.",
      es: 'Según el programa: un pago real cuenta tal cual, y un pago de cero suele tomarse como parte del saldo, por ejemplo 0.5% al mes en FHA ($200 por $40,000); Fannie Mae puede aceptar un plan por ingresos documentado de $0. Las reglas cambian: lleve la carta de su servicer al prestamista, que decide.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae; Freddie Mac; HUD; VA; USDA',
    year: 2026,
    topics: ['money/student-loans'],
  },
  {
    id: 'self-employed',
    title: {
      en: 'Can I buy if self-employed or in a new job?',
      es: '¿Puedo comprar si trabajo por mi cuenta?',
    },
    answer: {
      en: 'Yes: lenders usually average two years of tax returns after expenses, so write-offs lower what counts; bonus, tips and commission also want a history. A new salaried job with an offer letter can count at once. Loans on bank statements exist at higher rates and more down. Ask a lender, and a CPA before you change deductions.',
      es: 'Sí: los bancos suelen promediar dos años de declaraciones después de gastos, así que deducir mucho baja lo que cuenta; bonos, propinas y comisiones piden historial. Un empleo nuevo con carta de oferta puede contar ya. Hay préstamos con estados de cuenta, más caros. Pregunte a un prestamista, y a un CPA antes de cambiar deducciones.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae',
    topics: ['money/self-employed-commission-gig-and-new-job-income'],
  },
  {
    id: 'co-signer',
    title: { en: 'Can a parent co-sign my loan?', es: '¿Puede mi familiar ser codeudor?' },
    answer: {
      en: "Yes: on FHA a relative may help with 3.5% down on one home, and conventional loans may count a helper's income. Whoever signs owes the whole debt and shows it on their credit; getting off later usually takes a refinance or a sale. Who stands on the deed is another matter. The lender has the rules, an attorney the agreement.",
      es: 'Sí: en FHA un pariente puede ayudar con 3.5% de enganche en una vivienda, y los convencionales pueden contar su ingreso. Quien firma debe todo y aparece en su crédito; salir después suele exigir refinanciar o vender. Quién figura en la escritura es otra cosa. Las reglas, el prestamista; el acuerdo, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD 4000.1; Fannie Mae',
    year: 2026,
    topics: ['money/co-signer-or-co-borrower-who-will-not-live-there'],
  },
  {
    id: 'loan-steps',
    title: { en: 'What are the steps to clear to close?', es: '¿Qué pasos hay hasta clear to close?' },
    answer: {
      en: 'Application, Loan Estimate within three business days, appraisal, underwriting, a conditional approval, your papers for its conditions, clear to close, then the Closing Disclosure three business days before signing, and funding. Employment and credit are checked again near the end. Where yours stands only your lender can say, so ask for dates.',
      es: 'Solicitud, Loan Estimate en tres días hábiles, avalúo, análisis, aprobación con condiciones, sus papeles para cumplirlas, clear to close, el Closing Disclosure tres días hábiles antes de firmar, y el desembolso. Empleo y crédito se revisan otra vez al final. En qué punto va el suyo solo lo sabe su prestamista: pida fechas.',
    },
    links: ['guideBuying'],
    source: 'CFPB TRID',
    topics: ['buying/steps-from-application-to-clear-to-close'],
  },
  {
    id: 'before-closing-donts',
    title: { en: 'What can kill my loan before closing?', es: '¿Qué puede arruinar mi préstamo?' },
    answer: {
      en: 'A new car or card, a missed payment, another job, a large deposit nobody can explain, moving money about, or co-signing for someone: approvals are checked again just before closing. A low value, title trouble or a roof nobody insures can do it too. Ask your loan officer first, keep every paper, and wait with the furniture.',
      es: 'Un auto o tarjeta nueva, un pago atrasado, otro empleo, un depósito grande sin explicación, mover dinero o firmar por alguien: la aprobación se revisa otra vez antes del cierre. También un avalúo bajo, problemas de título o un techo sin seguro. Pregunte antes a su prestamista, guarde papeles y espere con los muebles.',
    },
    links: ['guideBuying'],
    source: "CFPB; lenders' practice",
    topics: ['buying/what-not-to-do-before-closing', 'money/what-kills-a-loan-before-closing'],
  },
  {
    id: 'paying-cash',
    title: { en: 'Is paying cash better?', es: '¿Es mejor pagar al contado?' },
    answer: {
      en: "It removes the lender's appraisal, fees and delay, and can close in about one to three weeks; it does not remove the reasons for an inspection, a survey and owner's title insurance. Show a recent statement or bank letter with account numbers hidden. Money moves by wire, confirmed by phone. Buying through an LLC or trust, ask an attorney.",
      es: 'Quita el avalúo, los costos y la demora del banco y puede cerrar en una a tres semanas; no quita las razones para inspección, levantamiento y seguro de título. Muestre un estado o carta bancaria reciente con los números tapados. El dinero va por transferencia confirmada por teléfono. Si compra con LLC o trust, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'FinCEN; NCREC',
    topics: ['money/paying-cash-and-proof-of-funds'],
  },
];
