import type { Entry } from '#domain/chat/knowledge.ts';

/** Payments, rates, credit and the road to a loan. */
export const loans: Entry[] = [
  {
    id: 'monthly-payment',
    title: { en: 'What would the monthly payment be?', es: '¿Cuánto sería el pago mensual?' },
    answer: {
      en: "Principal and interest on each $100,000 over 30 years is $599.55 a month at 6%; $320,000 at 6.5% is $2,022.62. Property tax, insurance, dues and mortgage insurance come on top. Give me the loan, or the price and down payment, a rate and the years, and I show the sum. I quote no rate: the real payment comes from a lender's Loan Estimate.",
      es: 'Capital e interés por cada $100,000 a 30 años son $599.55 al mes al 6%; $320,000 al 6.5% son $2,022.62. Predial, seguro, cuotas y seguro hipotecario van aparte. Dígame el monto, o el precio y el enganche, la tasa y los años, y le muestro la cuenta. Yo no doy tasas: el pago real está en el Loan Estimate de un prestamista.',
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
      en: '$2,000 a month of principal and interest at 6.5% over 30 years carries a loan of $316,422; your down payment comes on top. Tax, insurance and dues come out of the monthly budget first. Around 6-7%, each extra point of rate cuts the loan by roughly 10%. Give me your monthly sum, a rate and the years for yours; a lender confirms it.',
      es: '$2,000 al mes de capital e interés al 6.5% a 30 años sostienen un préstamo de $316,422; su enganche se suma. Impuesto, seguro y cuotas se restan antes del presupuesto mensual. Alrededor de 6-7%, cada punto más de tasa reduce el préstamo cerca de 10%. Dígame su suma mensual, la tasa y los años; un prestamista lo confirma.',
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
      en: 'A 15-year loan costs more a month but far less in interest: $320,000 at 6.5% is $2,787.54 over 15 years, $2,022.62 over 30. Extra payments help too: $200 more a month on the 30-year loan saves about $105,400 of some $408,100 interest. Mark it “principal”; paying every two weeks makes 13 payments a year. Prepay or invest is for a financial planner.',
      es: 'A 15 años paga más al mes y mucho menos interés: $320,000 al 6.5% son $2,787.54 a 15 años y $2,022.62 a 30. Los pagos extra también sirven: $200 más al mes en el de 30 ahorran unos $105,400 de $408,100 de interés. Indique “principal”; pagar cada dos semanas hace 13 pagos al año. Si conviene más invertir lo ve un planificador financiero.',
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
      en: 'I quote no rates: Freddie Mac publishes the national average each Thursday, and yours depends on credit, down payment, loan, points and the day. The APR is normally above the rate because it spreads points, lender fees and mortgage insurance over the loan. Compare Loan Estimates of two or three licensed lenders from the same day; several credit checks within a short shopping window count as one.',
      es: 'Yo no doy tasas: Freddie Mac publica el promedio nacional cada jueves, y la suya depende de crédito, enganche, préstamo, puntos y el día. El APR suele ser mayor que la tasa porque reparte puntos, gastos del banco y seguro hipotecario. Compare los Loan Estimates de dos o tres prestamistas con licencia del mismo día; varias consultas de crédito en poco tiempo cuentan como una.',
    },
    links: ['guideBuying'],
    source: 'Freddie Mac PMMS; CFPB; RESPA s. 8',
    topics: ['money/today-s-rates-apr-and-comparing-lenders', 'loans'],
  },
  {
    id: 'down-payment',
    title: { en: 'Do I need 20% down?', es: '¿Necesito 20% de enganche?' },
    answer: {
      en: "Less than 20% is fine: FHA asks 3.5% with a score of 580 or more, conventional loans 3% or 5%, VA and, where the map allows it, USDA nothing. On $400,000 that is $14,000, $12,000 or $20,000. More down lowers payment and mortgage insurance. A second home usually takes 10%, a one-unit rental 15%. Which program fits is a lender's call.",
      es: 'Se puede con menos de 20%: FHA pide 3.5% con puntaje de 580 o más; los convencionales 3% o 5%; VA y, donde el mapa lo permite, USDA nada. En $400,000 son $14,000, $12,000 o $20,000. Más enganche baja el pago y el seguro hipotecario. Una segunda casa suele pedir 10%, y una renta de una unidad 15%. Qué programa le sirve lo dice un prestamista.',
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
      en: 'PMI protects the lender, not you, on a conventional loan above 80% of the value, and typically costs 0.2-1.5% of the loan a year. To drop it, ask your servicer in writing at 80% of the original value with a good record; at 78% it ends by itself. On a risen value it usually takes two years at 75%, or five at 80%, and an appraisal. The servicer decides.',
      es: 'El PMI protege al banco, no a usted, en un préstamo convencional mayor al 80% del valor, y suele costar 0.2-1.5% del préstamo al año. Para quitarlo, pídalo por escrito a su servicer al 80% del valor original con buen historial; al 78% termina solo. Si la casa subió, suele pedirse dos años al 75%, o cinco al 80%, y un avalúo. Decide el servicer.',
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
      en: "FHA insurance costs 1.75% of the loan up front, usually financed, plus a yearly premium paid by the month: 0.55% on most 30-year loans by HUD's rates of March 2023. On $400,000 with 3.5% down the first is $6,755, the second about $177 a month. With less than 10% down it lasts as long as the loan, otherwise 11 years; refinancing ends it. A lender compares loans.",
      es: 'El seguro FHA cuesta 1.75% del préstamo al inicio, casi siempre financiado, más una prima anual que se paga por mes: 0.55% en la mayoría a 30 años según HUD, marzo de 2023. En $400,000 con 3.5% de enganche son $6,755 y unos $177 al mes. Con menos de 10% de enganche dura todo el préstamo; si no, 11 años; refinanciar lo termina. Compare con un prestamista.',
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1; HUD Mortgagee Letter 2023-05',
    year: 2026,
    topics: ['money/fha-mortgage-insurance-mip'],
  },
  {
    id: 'va-loan',
    title: { en: 'How do VA loans work?', es: '¿Cómo funcionan los préstamos VA?' },
    answer: {
      en: 'No money down and no monthly mortgage insurance for eligible veterans, service members and some surviving spouses who will live there. It can be used again, even with one VA loan open if enough entitlement is left. A funding fee of 2.15%, later 3.3%, is usually financed. The home must be safe and sound, and the buyer may leave if the value is low. A VA lender knows more.',
      es: 'Sin enganche ni seguro hipotecario mensual para veteranos, militares y algunos cónyuges sobrevivientes que cumplen, en la casa donde vivirán. Puede usarse otra vez, incluso con otro préstamo VA abierto si queda derecho suficiente. La cuota de 2.15%, después 3.3%, suele financiarse. La casa debe estar segura y sana, y se puede salir si el valor es bajo. Un prestamista VA lee su certificado.',
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
    topics: ['money/va-loan-mechanics-and-what-it-means-for-sellers'],
  },
  {
    id: 'usda-loan',
    title: { en: 'Can I get a USDA loan near Charlotte?', es: '¿Puedo usar un préstamo USDA aquí?' },
    answer: {
      en: "Inside Charlotte almost nothing qualifies; outer parts of Union, Cabarrus, Iredell, Lincoln, Gaston and Stanly counties may. The program lends up to the full price on a main home in an eligible area to households within 115% of the area's median income, for 1% up front and 0.35% a year, reset each fall. Look the address up on USDA's eligibility map; that and a lender decide.",
      es: 'Dentro de Charlotte casi nada califica; las partes externas de los condados de Union, Cabarrus, Iredell, Lincoln, Gaston y Stanly, quizá. El programa presta hasta el precio completo de la vivienda principal en zona elegible, a hogares hasta 115% del ingreso medio, por 1% al inicio y 0.35% al año, que cambian cada otoño. Busque la dirección en el mapa de elegibilidad de USDA; deciden el mapa y un prestamista.',
    },
    links: ['guideBuying'],
    source: 'USDA Rural Development, Single Family Housing Guaranteed Loan Program',
    year: 2026,
    topics: ['money/usda-loans'],
  },
  {
    id: 'credit-score',
    title: { en: 'What credit score do I need?', es: '¿Qué puntaje de crédito necesito?' },
    answer: {
      en: 'Often 620 for a conventional loan and 580 for FHA with 3.5% down (500 with 10% down), where many lenders want 600 or more; VA and USDA set no minimum, lenders often 580-640; jumbo often 700. Of three scores the middle one counts. For a couple the lower middle score usually sets price and FHA; Fannie Mae averages the two to qualify. A lender or HUD-approved counselor makes a plan.',
      es: 'A menudo 620 para un convencional y 580 para FHA con 3.5% de enganche (500 con 10%), donde muchos bancos piden 600 o más; VA y USDA no fijan mínimo, los bancos 580-640; jumbo, a menudo 700. De tres puntajes cuenta el del medio. En pareja, el menor suele fijar el costo y la FHA; Fannie Mae promedia ambos. Un prestamista o consejero de HUD planea con usted.',
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1; Fannie Mae B3-5.1-02',
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
      en: "After a wait you can buy. Chapter 7 discharge: usually two years for FHA and VA, three for USDA, four for conventional. Chapter 13: FHA and VA often after 12 on-time plan payments with the court's leave; conventional two years from discharge, four from dismissal. Foreclosure: two VA, three FHA and USDA, seven conventional. Short sale or deed in lieu: usually three FHA, four conventional. A lender counts your dates.",
      es: 'Tras una espera puede comprar. Capítulo 7: normalmente dos años para FHA y VA, tres USDA, cuatro convencional. Capítulo 13: FHA y VA, a menudo tras 12 pagos puntuales del plan con permiso del juez; convencional, dos años desde el descargo o cuatro desde la desestimación. Ejecución: dos VA, tres FHA y USDA, siete convencional. Venta corta o entrega de escritura: tres FHA, cuatro convencional. Un prestamista cuenta sus fechas.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae; HUD 4000.1; VA; USDA',
    topics: ['money/past-bankruptcy-foreclosure-short-sale'],
  },
  {
    id: 'debt-ratio',
    title: { en: 'How do my debts count (DTI)?', es: '¿Cómo cuentan mis deudas (DTI)?' },
    answer: {
      en: 'DTI is your monthly debts plus the new housing payment, divided by income before tax: about 36% is the old rule, and automated approval can go to 50% conventional or about 56.9% FHA. Card minimums, car, student and personal loans and support count; utilities, phone and groceries do not. Ten or fewer payments left may drop out, a lease never. Ask your lender before paying anything off.',
      es: 'El DTI son sus deudas mensuales más el nuevo pago de vivienda, entre el ingreso bruto: 36% es la regla vieja; la aprobación automática puede llegar a 50% convencional o cerca de 56.9% FHA. Cuentan mínimos de tarjetas, auto, estudios, préstamos y manutención; no luz, teléfono ni comida. Diez pagos o menos pueden salir; un leasing, nunca. Pregunte antes de liquidar deudas.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae; HUD 4000.1',
    year: 2026,
    topics: ['money/debt-and-dti'],
  },
  {
    id: 'student-loans',
    title: { en: 'How do student loans count?', es: '¿Cómo cuentan los préstamos de estudios?' },
    answer: {
      en: 'You can buy with student loans: what counts is the monthly payment, not the balance. A payment of zero often becomes a share of the balance, such as 0.5% a month for FHA ($200 on $40,000). A co-signed loan counts unless the other has paid it alone for 12 documented months. A federal loan in default usually blocks FHA, VA and USDA until settled. The lender decides.',
      es: 'Se puede comprar con préstamos estudiantiles: cuenta el pago mensual, no el saldo. Un pago de cero suele tomarse como parte del saldo, por ejemplo 0.5% al mes en FHA ($200 por $40,000). Uno que usted avaló cuenta, salvo que el otro lo haya pagado solo 12 meses con pruebas. Un préstamo federal en mora suele impedir FHA, VA y USDA hasta resolverlo. Decide el prestamista.',
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
      en: 'What counts is income on paper: for the self-employed and 1099 workers lenders usually average two years of tax returns after expenses, so write-offs and undeclared cash lower what you can borrow, while a new salaried job in the same line can count at once with an offer letter. Bonus, tips and commission want a history. Loans on bank statements exist at higher rates and more down. Ask a lender.',
      es: 'Cuenta el ingreso en papel: a quien trabaja por su cuenta o con 1099 suelen promediarle dos años de declaraciones después de gastos, así que deducir mucho o cobrar sin declarar baja el préstamo; un empleo nuevo asalariado en lo mismo puede contar ya con carta de oferta. Bonos, propinas y comisiones piden historial. Hay préstamos con estados de cuenta, más caros. Pregunte a un prestamista.',
    },
    links: ['guideBuying'],
    source: 'Fannie Mae',
    topics: ['money/self-employed-commission-gig-and-new-job-income'],
  },
  {
    id: 'co-signer',
    title: { en: 'Can a parent co-sign my loan?', es: '¿Puede mi familiar ser codeudor?' },
    answer: {
      en: "A relative can co-sign without living there: FHA allows it with 3.5% down on one home, and conventional loans may count a helper's income. Whoever signs owes the whole debt and shows it on their credit; getting off later usually takes a refinance or a sale. Who stands on the deed is another matter. The lender has the rules, an attorney the agreement.",
      es: 'Un pariente puede firmar sin vivir ahí: FHA lo permite con 3.5% de enganche en una vivienda, y los convencionales pueden contar su ingreso. Quien firma debe todo y aparece en su crédito; salir después suele exigir refinanciar o vender. Quién figura en la escritura es otra cosa. Las reglas, el prestamista; el acuerdo, un abogado.',
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
      en: 'Application, Loan Estimate within three business days, appraisal, underwriting, conditional approval, your papers for its conditions, clear to close, the Closing Disclosure three business days before signing, and funding. Conditional is not final, and even after clear to close employment and credit are checked again, so a loan can still fail. Where yours stands only your lender can say: ask for dates.',
      es: 'Solicitud, Loan Estimate en tres días hábiles, avalúo, análisis, aprobación con condiciones, sus papeles para cumplirlas, clear to close, el Closing Disclosure tres días hábiles antes de firmar, y el desembolso. Con condiciones no es definitiva, y aun tras clear to close se revisan otra vez empleo y crédito, así que puede fallar. En qué punto va el suyo solo lo sabe su prestamista: pida fechas.',
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
      en: "Cash is simpler: without a lender there is no appraisal, loan fee or loan delay, a sale can close in about one to three weeks, and sellers like its certainty. The reasons for an inspection, a survey and owner's title insurance remain. Show a recent statement or bank letter with account numbers hidden. Money moves by wire, confirmed by phone. Buying through an LLC or trust: an attorney.",
      es: 'Al contado es más sencillo: sin banco no hay avalúo, costos ni demora del préstamo, puede cerrarse en una a tres semanas y a quien vende le gusta la certeza. Siguen en pie las razones para inspección, levantamiento y seguro de título. Muestre un estado o carta bancaria reciente con los números tapados. El dinero va por transferencia confirmada por teléfono. Con LLC o trust, un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'FinCEN; NCREC',
    topics: ['money/paying-cash-and-proof-of-funds'],
  },
];
