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
    aspects: {
      'whole-payment': {
        en: "On top of principal and interest come property tax and homeowners insurance, each a twelfth of the year's bill, mortgage insurance where the loan has it (FHA, or a conventional loan with less than 20% down), and association dues. Take the tax from the listing or county record, the insurance from an agent's quote, and add them up; a lender's Loan Estimate shows the whole sum for that home.",
        es: 'Además de capital e intereses van el impuesto predial y el seguro de casa, cada uno una doceava parte del recibo anual, el seguro hipotecario si el préstamo lo lleva (FHA, o convencional con menos del 20% de enganche), y las cuotas de la asociación. Tome el impuesto del anuncio o del condado, el seguro de una cotización, y súmelos; el Loan Estimate del prestamista muestra el total de esa casa.',
      },
      'rate-change': {
        en: 'One point of rate moves the payment by about 11% at these levels: on $400,000 over 30 years it is $2,398 at 6% and $2,661 at 7%, so $263 a month more. A quarter point on that loan is roughly $65. Give me your loan and two rates and I work out both; the real rate comes from a lender.',
        es: 'Un punto de tasa mueve el pago cerca de 11% a estos niveles: con $400,000 a 30 años son $2,398 al 6% y $2,661 al 7%, o sea $263 más al mes. Un cuarto de punto en ese préstamo es más o menos $65. Deme su préstamo y dos tasas y calculo ambas; la tasa real viene del prestamista.',
      },
      'more-or-less-borrowed': {
        en: 'Each $10,000 more on the loan costs about $63 a month at 6.5% over 30 years, and each $1,000 about $6.30; the same sum more in down payment saves as much. So a price of $352,000 in place of $350,000 changes little. Below 20% down, mortgage insurance may shift it a bit further. Give me your figures for the exact sum.',
        es: 'Cada $10,000 más de préstamo cuestan unos $63 al mes al 6.5% a 30 años, y cada $1,000 unos $6.30; lo mismo de más en enganche ahorra igual. Así que un precio de $352,000 en vez de $350,000 cambia poco. Con menos de 20% de enganche el seguro hipotecario puede moverlo algo más. Deme sus cifras para el monto exacto.',
      },
      'rent-against-owning': {
        en: 'Compare the whole cost, not the rent with the loan payment alone: owning adds tax, insurance, dues and upkeep, while part of each payment pays down your debt. For $340,000 with 10% down, $306,000 at 6.5% is $1,934 before those. Give me price, down payment and a rate, and I work out the payment; how long you stay matters most.',
        es: 'Compare el costo completo, no la renta con el puro pago del préstamo: ser dueño suma impuesto, seguro, cuotas y mantenimiento, y parte de cada pago baja su deuda. Para $340,000 con 10% de enganche, $306,000 al 6.5% son $1,934 antes de eso. Deme precio, enganche y tasa, y calculo el pago; lo que más pesa es cuánto tiempo se queda.',
      },
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
      es: '$2,000 al mes de capital e interés al 6.5% a 30 años sostienen un préstamo de $316,422; su enganche se suma. Impuesto, seguro y cuotas se restan primero del presupuesto mensual. Alrededor de 6-7%, cada punto más de tasa reduce el préstamo cerca de 10%. Dígame su monto mensual, la tasa y los años; un prestamista lo confirma.',
    },
    aspects: {
      'match-rent': {
        en: 'Rent and a house payment are not like for like: from the same sum, tax, insurance and any dues come off first, perhaps a quarter or more, and upkeep is yours too. If $1,450 of $1,950 is left for principal and interest, it carries a loan of about $229,000 at 6.5% over 30 years, plus your down payment. Give me your rent and savings for yours.',
        es: 'La renta y el pago de una casa no son lo mismo: de la misma suma salen primero impuesto, seguro y cuotas, quizá una cuarta parte o más, y el mantenimiento también es suyo. Si de $1,950 quedan $1,450 para capital e intereses, alcanzan para un préstamo de unos $229,000 al 6.5% a 30 años, más su enganche. Deme su renta y sus ahorros y calculo su caso.',
      },
      'all-in': {
        en: "Take tax, insurance and dues off first, then turn the rest into a loan: of $2,800 all in, with $50 dues and 5% down at 6.5%, the price comes to about $365,000 by usual local figures; $2,000 left for principal and interest carries $316,422. The home's own tax and an insurance quote make it exact. Give me yours.",
        es: 'Reste primero impuesto, seguro y cuotas, y convierta lo demás en préstamo: de $2,800 todo incluido, con $50 de cuotas y 5% de enganche al 6.5%, el precio sale en unos $365,000 con cifras usuales de aquí; $2,000 para capital e intereses alcanzan para $316,422. El impuesto de la casa y una cotización de seguro lo hacen exacto. Deme sus cifras.',
      },
      'rate-and-price': {
        en: 'Around 6 to 7%, each point of rate changes the loan a fixed payment carries by roughly 10%: $2,000 a month is $333,583 at 6%, $316,422 at 6.5% and $300,615 at 7%. So the rule you heard holds. It works both ways, and nobody can say where rates go. Give me your payment and two rates for your own figures.',
        es: 'Entre 6 y 7%, cada punto de tasa cambia cerca de 10% el préstamo que permite un pago fijo: $2,000 al mes son $333,583 al 6%, $316,422 al 6.5% y $300,615 al 7%. Así que la regla que oyó es cierta. Funciona en ambos sentidos y nadie sabe adónde va la tasa. Deme su pago y dos tasas para sus cifras.',
      },
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
    aspects: {
      'taxes-and-insurance-inside': {
        en: 'With most loans yes: each month you send the lender a twelfth of the property tax and insurance along with the loan payment, it goes into an escrow account, and the lender pays both bills. Some loans with a larger down payment let you pay them yourself. Flood and mortgage insurance usually go the same way. Your Loan Estimate says which it is.',
        es: 'En la mayoría de los préstamos sí: cada mes manda al banco una doceava parte del impuesto y del seguro junto con el pago, entra a una cuenta de escrow y el banco paga ambos. Algunos préstamos con más enganche le dejan pagarlos aparte. El seguro de inundación y el hipotecario suelen ir igual. Su Loan Estimate lo dice.',
      },
      'can-it-rise': {
        en: "On a fixed rate principal and interest never change, but the rest can: property tax after a revaluation or a new rate, insurance at renewal, association dues, and an escrow shortage spread over a year. That is why a fixed payment still goes up. It can also fall, when mortgage insurance ends. The servicer's yearly escrow statement shows which part moved.",
        es: 'Con tasa fija, capital e intereses no cambian, pero lo demás sí: el impuesto tras una revaluación o nueva tasa, el seguro al renovar, las cuotas, y un faltante de escrow repartido en el año. Por eso sube un pago fijo. También puede bajar, cuando termina el seguro hipotecario. El estado anual de escrow muestra qué parte se movió.',
      },
      'higher-than-calculator': {
        en: "The calculator shows only principal and interest; the bank's sheet adds property tax, insurance, and mortgage insurance or dues if any, which can be several hundred dollars a month. Compare the same line: principal and interest should agree for the same loan, rate and years. The lender explains each extra line on page 1 of the Loan Estimate.",
        es: 'La calculadora muestra solo capital e intereses; la hoja del banco suma impuesto predial, seguro y, si aplica, seguro hipotecario o cuotas, que pueden ser varios cientos de dólares al mes. Compare la misma línea: capital e intereses deben coincidir con igual préstamo, tasa y años. El prestamista explica cada línea extra de la página 1 del Loan Estimate.',
      },
      dues: {
        en: "Association dues are usually paid apart, straight to the association, and are not in the lender's payment; but the lender counts them in your housing cost when it approves you, so high dues lower what you can borrow. Add them to your own budget, ask what they cover, and whether they are due monthly, quarterly or yearly.",
        es: 'Las cuotas de la asociación por lo común se pagan aparte, directo a la asociación, y no van en el pago al banco; pero el prestamista las cuenta en su costo de vivienda al aprobarlo, así que cuotas altas bajan lo que puede pedir. Súmelas a su presupuesto, pregunte qué cubren y si son mensuales, trimestrales o anuales.',
      },
      'besides-the-payment': {
        en: "Utilities, repairs, upkeep and any dues are yours on top: power, gas, water, trash, internet, lawn and pests, and the day the furnace dies. Many people set aside about 1% of the home's value a year for upkeep, $3,500 on $350,000, and more for an old house; it is in no payment. The seller's last bills show the utilities.",
        es: 'Servicios, reparaciones, mantenimiento y cuotas van aparte y son suyos: luz, gas, agua, basura, internet, jardín, plagas y el día que muere la calefacción. Mucha gente aparta cerca de 1% del valor al año para mantenimiento, $3,500 con $350,000, y más si la casa es vieja; no está en ningún pago. Los últimos recibos del vendedor muestran los servicios.',
      },
      'principal-and-interest': {
        en: 'Principal pays back what you borrowed; interest is the price of borrowing it. At first most of a payment is interest and the share turns slowly: on $320,000 at 6.5% the first payment of $2,022.62 holds $1,733 of interest and $289 of principal. That turning is called amortization; the lender can give you the whole table.',
        es: 'Con el capital devuelve lo prestado; el interés es el precio de pedirlo. Al principio casi todo el pago es interés y la proporción cambia despacio: con $320,000 al 6.5%, el primer pago de $2,022.62 lleva $1,733 de interés y $289 de capital. Ese cambio se llama amortización; el prestamista puede darle la tabla completa.',
      },
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
    aspects: {
      'extra-payments': {
        en: 'Extra money sent toward principal shortens the loan and saves interest: $200 more a month on $320,000 at 6.5% ends a 30-year loan in about 281 months and saves about $105,400. One extra payment a year works alike. Write “principal” on it, and check the next statement. Give me your loan and the sum for your own figure.',
        es: 'El dinero extra a capital acorta el préstamo y ahorra interés: $200 más al mes en $320,000 al 6.5% termina un préstamo de 30 años en unos 281 meses y ahorra cerca de $105,400. Un pago extra al año funciona parecido. Escriba “principal” y revise el siguiente estado de cuenta. Deme su préstamo y el monto extra y calculo su cifra.',
      },
      'every-two-weeks': {
        en: 'Paying half every two weeks makes 26 halves, 13 full payments a year, so it works like one extra payment: a 30-year loan at 6.5% ends nearly six years sooner. Ask the servicer whether it accepts and credits halves, without a fee; if not, add a twelfth to each monthly payment, marked “principal”, for the same effect.',
        es: 'Pagar la mitad cada dos semanas da 26 mitades, 13 pagos completos al año, así que equivale a un pago extra: un préstamo de 30 años al 6.5% termina casi seis años antes. Pregunte si el servicer acepta y acredita mitades sin cargo; si no, sume una doceava parte a cada pago, marcada “principal”, con igual efecto.',
      },
      penalty: {
        en: 'Most home loans today may be paid early without a penalty: FHA, VA and USDA never have one, and an ordinary conventional loan seldom does; where one exists it is limited to the first three years. Investor loans often do charge. Look for “prepayment penalty” on page 1 of your Loan Estimate or in the note, and ask the servicer.',
        es: 'La mayoría de los préstamos de vivienda de hoy se pueden pagar antes sin multa: FHA, VA y USDA nunca la tienen, y uno convencional normal rara vez; donde existe se limita a los tres primeros años. Los de inversión sí suelen cobrar. Busque “prepayment penalty” en la página 1 del Loan Estimate o en el pagaré y pregunte al servicer.',
      },
      'or-invest': {
        en: "Prepaying is a sure saving equal to your rate, while investing may earn more or less and stays within reach; planners usually look first at an emergency fund, dearer debts and an employer's match. Money put into a house comes out only by a sale or a loan. What suits you, near retirement above all, is a financial planner's question.",
        es: 'Pagar antes es un ahorro seguro igual a su tasa; invertir puede rendir más o menos y queda a la mano. Los planificadores suelen mirar primero el fondo de emergencia, las deudas más caras y lo que aporta su empleador. El dinero metido en la casa solo sale con una venta o un préstamo. Qué le conviene, sobre todo cerca del retiro, lo ve un planificador financiero.',
      },
      'long-paid-like-short': {
        en: 'You can take the 30-year loan and pay it like a 15: it leaves you free to stop in a bad month, at the price of a usually higher rate. On $320,000 at 6.5% that means sending $2,787.54 where $2,022.62 is due, marked “principal”. It saves only if you truly do it. A lender quotes both terms on one day so you see the rate gap.',
        es: 'Puede tomar el de 30 años y pagarlo como uno de 15: puede dejar el extra en un mes malo, a cambio de una tasa por lo común más alta. Con $320,000 al 6.5% es mandar $2,787.54 donde se deben $2,022.62, marcado “principal”. Solo ahorra si de verdad lo hace. Un prestamista cotiza ambos plazos el mismo día para ver la diferencia de tasa.',
      },
      'other-lengths': {
        en: 'Other lengths exist: 10, 20 and 25 years are common, and some lenders let you choose any number, such as 22. Beyond 30 years it is a special loan outside the usual rules, with a higher rate and little paid off for decades. If you want to be done by a certain age, ask for that many years and compare the payment.',
        es: 'Hay otros plazos: 10, 20 y 25 años son comunes, y algunos prestamistas dejan elegir cualquiera, como 22. Más de 30 años es un préstamo especial fuera de las reglas usuales, con tasa más alta y poco capital pagado por décadas. Si quiere terminar a cierta edad, pida esos años y compare el pago.',
      },
    },
    links: ['guideBuying'],
    source: 'CFPB Reg Z; payment formula',
    year: 2026,
    topics: ['money/15-against-30-years-extra-payments-biweekly'],
  },
  {
    id: 'rates-and-lenders',
    title: { en: "What are today's rates, and how do I compare?", es: '¿Qué tasas hay hoy y cómo comparo?' },
    answer: {
      en: 'I quote no rates: Freddie Mac publishes the national average each Thursday, and yours depends on credit, down payment, loan, points and the day. The APR is normally above the rate because it spreads points, lender fees and mortgage insurance over the loan. Compare Loan Estimates of two or three licensed lenders from the same day; several credit checks within a short shopping window count as one.',
      es: 'Yo no doy tasas: Freddie Mac publica el promedio nacional cada jueves, y la suya depende de crédito, enganche, préstamo, puntos y el día. El APR suele ser mayor que la tasa porque reparte en el plazo puntos, gastos del banco y seguro hipotecario. Compare los Loan Estimates de dos o tres prestamistas con licencia del mismo día; varias consultas de crédito en poco tiempo cuentan como una.',
    },
    aspects: {
      apr: {
        en: 'The rate sets your payment; the APR adds points, lender fees and mortgage insurance, spread over the whole loan, so it is normally the higher number. Use it to compare loans of the same kind and length: 6.5% with an APR of 6.58 carries fewer fees than 6.4% with 6.71. If you will keep the loan only some years, compare fees and payment instead.',
        es: 'La tasa fija su pago; el APR suma puntos, cargos y seguro hipotecario repartidos en todo el préstamo, así que normalmente es el número mayor. Úselo para comparar préstamos del mismo tipo y plazo: 6.5% con APR de 6.58 lleva menos cargos que 6.4% con 6.71. Si lo tendrá solo unos años, compare cargos y pago.',
      },
      'credit-pulls': {
        en: 'Shopping barely hurts: mortgage checks inside one shopping window, 14 to 45 days depending on the scoring model, count as one, usually a few points that come back. So let two to four lenders pull within two weeks. Cards and car loans count apart, so open none meanwhile. Ask lenders first for a quote without a pull if you are only looking.',
        es: 'Comparar casi no daña: las consultas hipotecarias dentro de una misma ventana, de 14 a 45 días según el modelo, cuentan como una, por lo común unos pocos puntos que regresan. Deje que de dos a cuatro prestamistas consulten en un lapso de dos semanas. Tarjetas y préstamos de auto cuentan aparte; no abra nada. Si solo mira, pida una cotización sin consulta.',
      },
      'why-mine-differs': {
        en: "Yours differs because the published average is for a model borrower on past days: score, down payment, kind of loan and home, points, lock length and the lender's own price that morning all move it. A rate without points beside one with points is no comparison. Ask your lender what each of those costs you, and get a second quote the same day.",
        es: 'La suya es distinta porque el promedio publicado es de un prestatario modelo y de días pasados: la mueven puntaje, enganche, tipo de préstamo y casa, puntos, plazo del bloqueo y el precio de ese prestamista esa mañana. Una tasa sin puntos no se compara con una con puntos. Pregunte cuánto le cuesta cada cosa y pida otra cotización el mismo día.',
      },
      forecast: {
        en: "Nobody can say where rates go, and I do not guess: forecasts by experts have often been wrong. What you can weigh is your own side: whether the payment fits now, whether the home fits, and that a later refinance is possible but costs money and is not sure. Freddie Mac's weekly chart shows the history, with highs and lows far from today's.",
        es: 'Nadie puede decir adónde van las tasas, y yo no adivino: los pronósticos de expertos han fallado muchas veces. Lo que sí puede valorar es su situación: si el pago cabe hoy, si la casa le sirve, y que refinanciar después es posible pero cuesta y no es seguro. La gráfica semanal de Freddie Mac muestra la historia, con niveles muy por encima y por debajo del de hoy.',
      },
      comparing: {
        en: "Put two or three Loan Estimates of the same day, loan and points side by side: page 1 for rate and payment, page 2 section A for the lender's own fees, page 3 for APR and what it costs in five years. Leave out taxes and insurance, which are the same everywhere. Then ask each to match the other, and check licenses by NMLS number.",
        es: 'Ponga lado a lado dos o tres Loan Estimates del mismo día, préstamo y puntos: página 1 para tasa y pago, página 2 sección A para los cargos del prestamista, página 3 para APR y costo en cinco años. No cuente impuestos y seguro, que son iguales en todos. Luego pida a cada uno igualar al otro y verifique la licencia por NMLS.',
      },
    },
    links: ['guideBuying'],
    source: 'Freddie Mac PMMS; CFPB; RESPA s. 8',
    year: 2026,
    topics: ['money/today-s-rates-apr-and-comparing-lenders', 'loans'],
  },
  {
    id: 'down-payment',
    title: { en: 'Do I need 20% down?', es: '¿Necesito 20% de enganche?' },
    answer: {
      en: "Less than 20% is fine: FHA asks 3.5% with a score of 580 or more, conventional loans 3% or 5%, VA and, where the map allows it, USDA nothing. On $400,000 that is $14,000, $12,000 or $20,000. More down lowers payment and mortgage insurance. A second home usually takes 10%, a one-unit rental 15%. Which program fits is a lender's call.",
      es: 'Se puede con menos de 20%: FHA pide 3.5% con puntaje de 580 o más; los convencionales 3% o 5%; VA y, donde el mapa lo permite, USDA nada. En $400,000 son $14,000, $12,000 o $20,000. Más enganche baja el pago y el seguro hipotecario. Una segunda casa suele pedir 10%, y una propiedad para rentar de una unidad, 15%. Qué programa le sirve lo dice un prestamista.',
    },
    aspects: {
      'nothing-down': {
        en: "Nothing down is possible with VA, for eligible veterans, service members and some surviving spouses, and with USDA in rural areas outside Charlotte within income limits. Others come close by adding help: 3% or 3.5% down paid by a state, city or bank program or a family gift. Closing costs and deposits still need cash, unless a seller's credit covers part.",
        es: 'Sin enganche se puede con VA, para veteranos y militares elegibles y algunos cónyuges sobrevivientes, y con USDA en zonas rurales fuera de Charlotte y dentro de límites de ingreso. Otros se acercan sumando ayuda: 3% o 3.5% pagado por un programa del estado, ciudad o banco, o un regalo familiar. El cierre y los depósitos aún piden efectivo, salvo que un crédito del vendedor cubra parte.',
      },
      'second-home-or-rental': {
        en: 'A second home usually takes 10% down on a conventional loan, and a rental 15% for one unit, 25% for two to four; FHA, VA and USDA are only for where you live. The lender looks at whether you will truly use a lake or weekend place yourself, and at reserves. Rates run somewhat higher. It decides by purpose, not by the address.',
        es: 'Una segunda casa suele pedir 10% de enganche en convencional, y una propiedad para rentar, 15% si es de una unidad y 25% de dos a cuatro; FHA, VA y USDA son solo para la casa donde vive. El prestamista mira si de verdad usará la casa del lago o de fin de semana, y las reservas. La tasa es algo mayor. Decide por el uso, no por la dirección.',
      },
      'wait-or-go': {
        en: 'You need not wait for 20%: with 5 to 12% you can buy now and pay mortgage insurance, which on a conventional loan ends later, while waiting costs rent and prices may move either way. Waiting can fit better if the payment would be tight or no savings would remain, and many people keep a reserve rather than put every dollar down. A lender shows 5, 10 and 20% side by side.',
        es: 'No tiene que esperar al 20%: con 5 a 12% puede comprar ya y pagar seguro hipotecario, que en convencional termina con el tiempo; esperar cuesta renta y los precios pueden moverse para cualquier lado. Esperar puede convenir si el pago quedara justo o usted sin ahorros, y muchos guardan una reserva en vez de darlo todo. Un prestamista muestra 5, 10 y 20% lado a lado.',
      },
      'three-percent': {
        en: "3% down is possible on a conventional loan if at least one buyer is a first-time buyer, or if income is within the program's limit: $9,000 on $300,000. A score of about 620 or more and mortgage insurance go with it; below that FHA's 3.5% from 580 is the usual way. You also need closing costs and deposits. A lender compares both.",
        es: 'Se puede con 3% en un préstamo convencional si al menos uno compra por primera vez, o si el ingreso está dentro del límite del programa: $9,000 sobre $300,000. Va con puntaje de unos 620 o más y seguro hipotecario; abajo de eso lo usual es FHA con 3.5% desde 580. También hacen falta gastos de cierre y depósitos. Un prestamista compara ambos.',
      },
      'sellers-view': {
        side: 'seller',
        en: 'Sellers care less about the percentage than about a sure closing: a 3 or 5% buyer with an underwritten approval, a due diligence fee and workable dates can beat a shaky 20% one. Against cash or a large down payment, though, it can lose on the risk of a low appraisal. Have your lender call the listing agent; the team shapes the offer.',
        es: 'A los vendedores les importa menos el porcentaje que un cierre seguro: quien da 3 o 5% con aprobación revisada, cuota de due diligence y buenas fechas puede ganarle a un 20% dudoso. Frente a contado o mucho enganche, puede perder por el riesgo de un avalúo bajo. Que su prestamista llame al agente del vendedor; el equipo arma la oferta.',
      },
      'how-far-savings-go': {
        en: "Plan on more than the down payment: closing costs and prepaids come on top, a few percent of the price, and the due diligence fee and earnest money are due within days, though they count toward what you bring. So $25,000 on $450,000 is tight but may work at 3%, with help or a seller's credit. The down payment is paid to the closing attorney at closing.",
        es: 'Cuente con más que el enganche: además hay gastos de cierre y prepagos, unos cuantos puntos del precio, y la cuota de due diligence y el depósito se pagan en pocos días, aunque cuentan para lo que debe llevar al cierre. Así que $25,000 sobre $450,000 es justo pero puede servir con 3%, ayuda o un crédito del vendedor. El enganche se paga al abogado en el cierre.',
      },
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
    aspects: {
      'risen-value': {
        en: "A risen value can end it, on the servicer's terms: usually after two years if you owe 75% or less of today's value, after five at 80%, with a good payment record and an appraisal the servicer orders and you pay for. Improvements may shorten the wait. An online estimate does not count. Call the servicer before you pay an appraiser of your own.",
        es: 'Un valor más alto puede quitarlo, con las reglas del servicer: por lo común tras dos años si debe 75% o menos del valor de hoy, tras cinco al 80%, con buen historial y un avalúo que pide el servicer y paga usted. Las mejoras pueden acortar la espera. Un estimado en línea no cuenta. Llame antes de pagar un avalúo por su cuenta.',
      },
      'by-itself': {
        en: 'It ends by itself when the balance is scheduled to reach 78% of the original value, if you are current, and at the latest halfway through the loan; extra payments do not move that date, but they let you ask earlier, at 80%. If it is still charged past that point, write to the servicer, then complain to the CFPB. Once ended, it does not come back for a missed payment.',
        es: 'Termina solo cuando el saldo, según el calendario original, llega al 78% del valor original, si está al corriente, y a más tardar a la mitad del préstamo; los pagos extra no mueven esa fecha, pero permiten pedirlo antes, al 80%. Si lo siguen cobrando, escriba al servicer y luego quéjese ante el CFPB. Una vez terminado, no vuelve por un pago atrasado.',
      },
      cost: {
        en: "Typically 0.2% to 1.5% of the loan a year by score, down payment and loan kind: on $340,000 that is about $57 to $425 a month, less with a higher score and 10 or 15% down than with 5%. The lender's quote counts; a few points of score can change it. Some lenders offer it as one payment up front instead.",
        es: 'Por lo común 0.2% a 1.5% del préstamo al año según puntaje, enganche y tipo: con $340,000 son unos $57 a $425 al mes, menos con buen puntaje y 10 o 15% de enganche que con 5%. Cuenta la cotización del prestamista; unos puntos de crédito pueden cambiarla. Algunos lo ofrecen como un solo pago inicial.',
      },
      avoiding: {
        en: 'To have none, put 20% down, or split the purchase: a first loan of 80% and a second one for part of the rest, the “piggyback”, at a higher rate. Lender-paid insurance hides the cost in your rate and never drops off; single-premium pays it once at closing. VA has none. With 15% down the plain monthly kind is often cheap; compare all.',
        es: 'Para no tenerlo, dé 20% de enganche o divida la compra: un primer préstamo del 80% y un segundo por parte del resto, el “piggyback”, con tasa mayor. El que paga el prestamista se esconde en la tasa y nunca se quita; el de prima única se paga una vez al cierre. VA no tiene. Con 15% de enganche el mensual suele ser barato; compare todo.',
      },
      'how-to-ask': {
        en: 'Write to your servicer once the balance is 80% of the original value: ask in writing to cancel, give your loan number, and offer a good payment record and no second loan; it may want proof that the value has not fallen. It must answer and tell you why if it refuses. Extra payments toward principal get you there sooner. Keep copies.',
        es: 'Escriba a su servicer cuando el saldo sea el 80% del valor original: pida por escrito cancelarlo, dé el número de préstamo y muestre buen historial y ningún segundo préstamo; puede pedir prueba de que el valor no bajó. Debe contestar y decir por qué si se niega. Los pagos extra a capital acercan el momento. Guarde copias.',
      },
    },
    links: ['guideBuying'],
    source: 'Homeowners Protection Act; Fannie Mae; CFPB',
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
    aspects: {
      'when-it-ends': {
        en: 'With less than 10% down on a loan since June 2013 it lasts as long as the loan, whatever your equity; asking or an appraisal does not end it. The way out is to refinance into a conventional loan, with 20% equity and a fair rate, or to sell. Older FHA loans followed other rules, so ask your servicer about one from before.',
        es: 'Con menos de 10% de enganche en un préstamo desde junio de 2013 dura lo que dura el préstamo, por mucho valor acumulado (equity) que tenga; pedirlo o un avalúo no lo quita. La salida es refinanciar a convencional, con 20% de valor acumulado y una tasa razonable, o vender. Los FHA más viejos seguían otras reglas; pregunte a su servicer.',
      },
      'ten-percent-down': {
        en: 'With 10% or more down it ends after 11 years; the monthly rate is also a little lower, 0.50% in place of 0.55% on most 30-year loans at 95% of value or less. So exactly 10% both shortens and cheapens it. Below 10% it stays for the whole loan. At that down payment compare a conventional loan, whose insurance can end sooner.',
        es: 'Con 10% o más de enganche termina a los 11 años; la tasa mensual también es algo menor, 0.50% en vez de 0.55% en la mayoría de los préstamos a 30 años con 95% del valor o menos. Así que 10% exacto lo acorta y abarata. Con menos, se queda todo el préstamo. Con ese enganche compare uno convencional, cuyo seguro puede terminar antes.',
      },
      refund: {
        en: "The up-front premium comes back only in one case: if you refinance into another FHA loan within three years, part of it is credited to the new one. Selling the house or going to a conventional loan returns nothing. The monthly premium simply stops at payoff. HUD's website has a search for old refunds owed on earlier loans; nobody needs to be paid for that.",
        es: 'La prima inicial regresa en un solo caso: si refinancia a otro préstamo FHA antes de cumplir tres años, una parte se acredita al nuevo. Vender la casa o pasar a convencional no devuelve nada. La prima mensual simplemente para al liquidar. El sitio de HUD tiene una búsqueda de reembolsos viejos; no hay que pagarle a nadie por eso.',
      },
      upfront: {
        en: "The 1.75% is charged once at closing and usually added to the loan, so you need no cash for it: $6,125 on a base loan of $350,000, $4,900 on $280,000. Financed, you pay interest on it; you may pay it in cash instead, or a seller's credit can cover it. It is not your down payment and buys no equity. The Loan Estimate shows it.",
        es: 'El 1.75% se cobra una vez al cierre y casi siempre se suma al préstamo, así que no necesita efectivo: $6,125 sobre un préstamo base de $350,000, $4,900 sobre $280,000. Financiado, paga interés por él; puede pagarlo en efectivo o con un crédito del vendedor. No es su enganche ni le da valor en la casa. El Loan Estimate lo muestra.',
      },
      monthly: {
        en: 'Take the base loan times 0.55%, divided by twelve, on most 30-year loans with less than 5% down: about $138 a month on $300,000, $126 on a $285,000 home with 3.5% down. It falls slowly as the balance falls. Larger loans, shorter terms and more down have other rates. The old 0.85% ended in March 2023; ask the lender for the right sheet.',
        es: 'Multiplique el préstamo base por 0.55% y divida entre doce, en la mayoría de los préstamos a 30 años con menos de 5% de enganche: unos $138 al mes con $300,000, $126 en una casa de $285,000 con 3.5%. Baja poco a poco con el saldo. Préstamos mayores, plazos cortos y más enganche tienen otras tasas. El 0.85% terminó en marzo de 2023; pida la hoja correcta al prestamista.',
      },
      'or-conventional': {
        en: 'FHA insurance costs about the same for every score, while conventional PMI gets cheap with a good one and ends later; so with a good score and 5% down conventional often costs less, and with a low score FHA often does. FHA has no version without insurance. Have one lender lay out both for you: payment, cash needed, and cost over five years.',
        es: 'El seguro FHA cuesta casi igual con cualquier puntaje, mientras que el PMI convencional es barato con buen crédito y termina con el tiempo; con buen puntaje y 5% de enganche suele costar menos el convencional, y con puntaje bajo, FHA. No hay FHA sin seguro. Que un prestamista le muestre ambos: pago, efectivo y costo a cinco años.',
      },
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1; HUD Mortgagee Letters 2013-04 and 2023-05',
    year: 2026,
    topics: ['money/fha-mortgage-insurance-mip'],
  },
  {
    id: 'va-loan',
    title: { en: 'How do VA loans work?', es: '¿Cómo funcionan los préstamos VA?' },
    answer: {
      en: 'No money down and no monthly mortgage insurance for eligible veterans, service members and some surviving spouses who will live there. It can be used again, even with one VA loan open if enough entitlement is left. A funding fee of 2.15%, later 3.3%, is usually financed. The home must be safe and sound, and the buyer may leave if the value is low. A VA lender knows more.',
      es: 'Sin enganche ni seguro hipotecario mensual para veteranos, militares y algunos cónyuges sobrevivientes que cumplen, en la casa donde vivirán. Puede usarse otra vez, incluso con otro préstamo VA abierto si queda derecho suficiente. La cuota (funding fee) de 2.15%, después 3.3%, suele financiarse. La casa debe ser segura y firme, y el comprador puede salir si el valor es bajo. Un prestamista VA lee su certificado.',
    },
    aspects: {
      'who-qualifies': {
        en: 'Service decides: veterans with a discharge other than dishonorable, active-duty members, Guard and Reserve after enough service, usually six years or a call-up, and some surviving spouses, such as of one who died of a service cause. The Certificate of Eligibility settles it; a VA lender can often pull it in minutes, or you ask VA with your DD-214.',
        es: 'Decide el servicio: veteranos con baja que no sea deshonrosa, militares en activo, Guardia y Reserva con tiempo suficiente, por lo común seis años o un llamado a servicio activo, y algunos cónyuges sobrevivientes, como los de quien murió por causa del servicio. Lo aclara el Certificado de Elegibilidad; un prestamista VA suele sacarlo en minutos, o lo pide a VA con su DD-214.',
      },
      'using-again': {
        en: 'You can use it again: the full benefit comes back once the earlier VA loan is paid off and the home sold, and with enough entitlement left you may have two VA loans at once, for example after a transfer. Once in a lifetime it can be restored while you keep a paid-off home. The funding fee is higher on later use. A VA lender reads your certificate.',
        es: 'Puede usarlo otra vez: el beneficio completo regresa cuando el préstamo VA anterior se paga y la casa se vende, y con derecho suficiente puede tener dos a la vez, por ejemplo tras un traslado. Una vez en la vida se restaura conservando una casa ya pagada. La cuota de financiamiento es mayor en usos posteriores. Un prestamista VA lee su certificado.',
      },
      condition: {
        en: "The home must be safe, sound and sanitary: a working roof, heat, water and wiring, no peeling old paint, no bad damp or termite damage; worn kitchens do not matter. The VA appraiser looks for that but is no inspector, so order your own, and a termite report is required here. What is flagged must be fixed, by anyone, before closing. Condos need VA's approval.",
        es: 'La casa debe ser segura, firme y salubre: techo, calefacción, agua y cables que sirvan, sin pintura vieja pelada ni humedad grave o termitas; una cocina gastada no importa. El valuador VA mira eso pero no es inspector, así que pida su propia inspección; aquí se exige reporte de termitas. Lo señalado debe arreglarlo alguien antes del cierre. Los condominios requieren aprobación de VA.',
      },
      'sellers-view': {
        side: 'seller',
        en: "A VA offer is no weaker by itself: the seller need not pay the buyer's costs, concessions stop at 4%, and it closes on about the same calendar as other loans. What sellers weigh is price, due diligence fee, dates and the lender's letter. A strong VA buyer has the lender call the listing agent. The buyer may leave if the value is low, as on FHA.",
        es: 'Una oferta VA no es más débil en sí: el vendedor no tiene que pagar los gastos del comprador, las concesiones paran en 4% y cierra más o menos en el mismo tiempo que otras. Lo que se pesa es precio, cuota de due diligence, fechas y la carta del prestamista. Que este llame al agente del vendedor. Si el valor es bajo, el comprador puede salir, como en FHA.',
      },
      'living-there': {
        en: 'You must live in it: move in within about 60 days and mean to make it your home; a spouse can fill that while you are deployed. So no pure rental or holiday place, but two to four units are fine if one is yours, and you may rent the home out later after truly living there. A partner who is no spouse complicates the loan; ask a VA lender.',
        es: 'Tiene que vivir ahí: mudarse en unos 60 días con intención de que sea su hogar; el cónyuge puede cumplirlo durante un despliegue. No sirve para pura renta ni vacaciones, pero sí de dos a cuatro unidades si una es suya, y después puede rentarla tras vivir de verdad ahí. Una pareja no casada complica el préstamo; pregunte a un prestamista VA.',
      },
      'low-value': {
        en: 'If the VA value is below the price you are not stuck: the VA clause lets you leave with the earnest money, even after due diligence, or pay the gap in cash, or the seller may cut the price. Ask the lender about a reconsideration with better sales; the appraiser often asks for them beforehand. What becomes of the due diligence fee, ask an attorney.',
        es: 'Si el valor VA queda por debajo del precio no está atrapado: la cláusula VA le permite irse con el earnest money, incluso después del due diligence, o pagar la diferencia, o el vendedor puede bajar el precio. Pida al prestamista reconsiderar el avalúo con mejores ventas comparables; el valuador suele pedirlas antes. Sobre la cuota de due diligence pregunte a un abogado.',
      },
      'seller-says-no': {
        side: 'buyer',
        en: 'A seller may refuse an offer for its loan, VA included, as for price or dates; the kind of loan is no protected trait, though a refusal because of who you are would be unlawful. Often it rests on old fears: have your lender call the listing agent about the calendar, the appraisal and the costs. You can offer again with another loan if you qualify, or go on to a seller who takes VA.',
        es: 'El vendedor puede rechazar una oferta por su préstamo, también VA, como por precio o fechas; el tipo de préstamo no es un rasgo protegido, aunque rechazarlo por quién es usted sería ilegal. A menudo son temores viejos: que su banco llame al agente del vendedor y hable de plazos, avalúo y costos. Puede ofrecer otra vez con otro préstamo si califica, o ir con un vendedor que acepte VA.',
      },
    },
    bySide: {
      seller: {
        en: "A VA offer is no weaker by itself: compare its price, fees and dates like any other. The appraisal checks that the home is safe and sound, a termite report is needed here, you need not pay the buyer's costs, and concessions stop at 4%. The buyer may leave if the value is low. Questions go to the buyer's lender.",
        es: 'Una oferta VA no es más débil por sí misma: compare precio, cuotas y fechas como cualquier otra. El avalúo revisa que la casa sea segura, aquí se pide informe de termitas, usted no está obligado a pagar gastos del comprador y las concesiones llegan a 4%. El comprador puede salir si el valor es bajo. Dudas, al prestamista.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'VA, home loan eligibility and funding fees; VA Pamphlet 26-7',
    year: 2026,
    topics: ['money/va-loan-mechanics-and-what-it-means-for-sellers'],
  },
  {
    id: 'usda-loan',
    title: { en: 'Can I get a USDA loan near Charlotte?', es: '¿Puedo usar un préstamo USDA aquí?' },
    answer: {
      en: "Inside Charlotte almost nothing qualifies; outer parts of Union, Cabarrus, Iredell, Lincoln, Gaston and Stanly counties may. The program lends up to the full price on a main home in an eligible area to households within 115% of the area's median income, for 1% up front and 0.35% a year, reset each fall. Look the address up on USDA's eligibility map; that and a lender decide.",
      es: 'Dentro de Charlotte casi nada califica; las partes externas de los condados de Union, Cabarrus, Iredell, Lincoln, Gaston y Stanly, quizá. El programa presta hasta el precio completo de la vivienda principal en zona elegible, a hogares con hasta 115% del ingreso mediano local, por 1% al inicio y 0.35% al año, que cambian cada otoño. Busque la dirección en el mapa de USDA; deciden el mapa y un prestamista.',
    },
    aspects: {
      income: {
        en: "Your whole household must be within 115% of the area's median income, and everyone living there with income counts, a grown son too, whether or not he is on the loan; deductions for children and care can lower the figure. A second test is what you can repay. The limit goes by county and household size, and USDA's website has a calculator. A lender figures it.",
        es: 'Todo el hogar debe estar dentro del 115% del ingreso mediano del área, y cuenta quien viva ahí con ingreso, también un hijo adulto, esté o no en el préstamo; hay deducciones por niños y cuidado. Otra prueba es lo que puede pagar. El límite va por condado y tamaño del hogar, y el sitio de USDA tiene calculadora. Lo calcula un prestamista.',
      },
      fees: {
        en: "Expect 1% of the loan up front, usually added to it, and 0.35% a year paid monthly: on $250,000 that is $2,500 once and about $73 a month at first. It lasts as long as the loan, but is lower than FHA's. The figures are reset each fall. Ordinary closing costs come besides; a seller may help with up to 6%.",
        es: 'Calcule 1% del préstamo al inicio, casi siempre sumado a él, y 0.35% al año pagado por mes: con $250,000 son $2,500 una vez y unos $73 al mes al principio. Dura todo el préstamo, pero es menor que el de FHA. Las cifras se fijan cada otoño. Aparte van los gastos de cierre normales; el vendedor puede ayudar hasta 6%.',
      },
      'main-home-only': {
        en: 'Only a main home counts: no weekend cabin, second home, rental or working farm, and you may not own another suitable home nearby. You need not be a farmer or a first-time buyer. The house must be modest, safe and sound, and land is fine if it is typical for the area and earns no income. A USDA lender checks the home.',
        es: 'Solo vale la vivienda principal: no cabaña de fin de semana, segunda casa, renta ni rancho productivo, y no puede tener otra casa adecuada cerca. No hace falta ser agricultor ni comprar por primera vez. La casa debe ser modesta, segura y firme, y el terreno está bien si es normal en la zona y no da ingreso. Lo revisa un prestamista USDA.',
      },
      'checking-an-address': {
        en: "Type the address into USDA's eligibility map online: it answers at once, and the map, not the town's name or the cows next door, decides. Nearly all of Mecklenburg is out; parts of Union, Cabarrus, Iredell, Lincoln, Gaston and Stanly may be in, and lines can change. A lender who says no may simply not offer it, so ask one who does.",
        es: 'Escriba la dirección en el mapa de elegibilidad de USDA en línea: contesta enseguida, y decide el mapa, no el nombre del pueblo ni las vacas de al lado. Casi todo Mecklenburg queda fuera; partes de Union, Cabarrus, Iredell, Lincoln, Gaston y Stanly pueden entrar, y las líneas cambian. Si un prestamista dice no, quizá no lo ofrece; pregunte a otro.',
      },
      'or-fha': {
        en: "USDA needs no down payment and its insurance is cheaper; FHA needs 3.5% but works anywhere, with any income and lower scores, and closes a little faster. USDA's file goes to the agency after the lender, which adds days to weeks, and many lenders want about 640. If the address is on the map and the income fits, compare both on one sheet.",
        es: 'USDA no pide enganche y su seguro es más barato; FHA pide 3.5% pero sirve en cualquier lugar, con cualquier ingreso y puntajes menores, y cierra algo más rápido. El expediente USDA va además a la agencia, lo que suma días o semanas, y muchos piden cerca de 640. Si la dirección y el ingreso entran, compare ambos en una hoja.',
      },
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
      es: 'A menudo 620 para un convencional y 580 para FHA con 3.5% de enganche (500 con 10%), donde muchos bancos piden 600 o más; VA y USDA no fijan mínimo, los bancos 580-640; jumbo, a menudo 700. De tres puntajes cuenta el del medio. En pareja, el menor suele fijar el costo y contar para FHA; Fannie Mae promedia ambos. Un prestamista o consejero aprobado por HUD planea con usted.',
    },
    aspects: {
      'two-borrowers': {
        en: "For two people the lender takes each one's middle score of three, and usually the lower of the two sets the price and FHA's rule; Fannie Mae averages both to qualify. If one score is weak, one person may apply alone, if that income is enough; the other can still be on the deed. Ask a lender to run it both ways.",
        es: 'Con dos personas el prestamista toma el puntaje de en medio de cada una, y por lo común el más bajo de los dos fija el precio y la regla de FHA; Fannie Mae promedia ambos para calificar. Si uno es débil, puede solicitar solo una persona, si su ingreso alcanza; la otra puede estar en la escritura. Pida que lo calculen de ambas formas.',
      },
      'low-score': {
        en: 'A low score need not stop you: at 580 to 619 FHA with 3.5% down is the usual door, though some lenders want 600; from 500 FHA still allows 10% down, but few lenders go there. Under 500 there is hardly any ordinary loan. A no today can be a yes in months, so ask two or three lenders and a free HUD-approved counselor what would move it; “no credit check” offers are a trap.',
        es: 'Un puntaje bajo no siempre lo impide: de 580 a 619 lo usual es FHA con 3.5% de enganche, aunque algunos piden 600; desde 500 FHA aún lo permite con 10%, pero pocos prestamistas lo hacen. Bajo 500 casi no hay préstamo normal. Un no de hoy puede ser sí en meses: pregunte a dos o tres prestamistas y a un consejero gratuito aprobado por HUD; lo de “sin checar crédito” es trampa.',
      },
      'best-rate': {
        en: 'Pricing improves in steps, commonly at 20-point marks, and the best conventional prices usually start around 760 to 780; 720 is good and 700 fine. Below, the gap is larger with little down, since mortgage insurance follows the score too. FHA prices differ less. Ask the lender what your next step up would save before you wait for it.',
        es: 'El precio mejora por escalones, comúnmente cada 20 puntos, y los mejores precios convencionales suelen empezar entre 760 y 780; 720 es bueno y 700 está bien. Abajo la diferencia pesa más con poco enganche, porque el seguro hipotecario también sigue el puntaje. En FHA varía menos. Pregunte al prestamista cuánto ahorraría el siguiente escalón antes de esperar.',
      },
      'app-differs': {
        en: "Lenders use older mortgage scores from all three bureaus and take the middle one, while an app or a car dealer shows another model, often higher; so the two seldom match. Only a lender's pull tells what counts. Your reports, which you can read free every week at annualcreditreport.com, show the facts behind it.",
        es: 'Los prestamistas usan puntajes hipotecarios más viejos de los tres burós y toman el de en medio; una app o una agencia de carros muestra otro modelo, a menudo más alto, así que rara vez coinciden. Solo la consulta del prestamista dice cuál vale. Sus reportes, gratis cada semana en annualcreditreport.com, muestran los datos.',
      },
      'collections-and-lates': {
        en: 'One late payment or an old collection does not shut you out: age and pattern matter, and a year without lates helps most. Medical collections weigh little or nothing. Let a lender look before you pay off an old collection, since it may not help and can even lower the score for a while; some loans ask for certain ones to be paid or explained. A lender or counselor tells the order.',
        es: 'Un pago tardío o una cuenta vieja en cobranza (collection) no lo deja fuera: importan la antigüedad y el patrón, y un año sin atrasos es lo que más ayuda. Las médicas pesan poco o nada. Que la vea un prestamista antes de pagar una cuenta así, porque quizá no ayude y hasta puede bajar el puntaje un tiempo; algunos préstamos piden pagar o explicar ciertas. Un consejero dice el orden.',
      },
    },
    links: ['guideBuying'],
    source: 'HUD 4000.1; Fannie Mae B3-5.1-02 and loan-level price adjustment matrix',
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
      es: 'Tras una espera puede comprar. Capítulo 7: dos años para FHA y VA, tres USDA, cuatro convencional. Capítulo 13: FHA y VA, a menudo tras 12 pagos puntuales del plan con permiso del juez; convencional, dos años desde el descargo o cuatro desde la desestimación. Ejecución hipotecaria: dos VA, tres FHA y USDA, siete convencional. Venta corta o entrega de escritura: tres FHA, cuatro convencional. Un prestamista cuenta sus fechas.',
    },
    aspects: {
      'chapter-7': {
        en: 'Count from the discharge date: two years for FHA and VA, three for USDA, four for a conventional loan, so a 2023 discharge is usually past the FHA and VA wait now. You also need rebuilt credit, steady income and a clean record since. A lender sometimes adds its own time, so ask more than one, with the discharge papers.',
        es: 'Cuente desde la fecha de descargo: dos años para FHA y VA, tres para USDA, cuatro para convencional; con descargo en 2023 normalmente ya pasó la espera de FHA y VA. También hace falta crédito reconstruido, ingreso estable e historial limpio desde entonces. Algunos prestamistas suman tiempo propio; pregunte a varios con los papeles.',
      },
      'which-date': {
        en: 'For Chapter 7 it counts from the discharge, not the filing; for a conventional loan after Chapter 13, two years from discharge or four from dismissal. A foreclosure counts from the recorded end of it, often later than you moved out, and a short sale or deed in lieu from the transfer. Court and county records show the date; a lender counts to the day.',
        es: 'En Capítulo 7 se cuenta desde el descargo, no desde la solicitud; en convencional tras Capítulo 13, dos años desde el descargo o cuatro desde la desestimación. Una ejecución cuenta desde su fin registrado, a menudo después de que salió, y una venta corta o entrega, desde la transferencia. La corte y el condado muestran la fecha; el prestamista cuenta los días.',
      },
      'chapter-13': {
        en: "You may buy while still in a Chapter 13 plan: FHA and VA usually ask twelve months of on-time plan payments and the court's leave, which your bankruptcy attorney requests through the trustee. Conventional loans wait two years from discharge, or four from dismissal. Expect extra papers and fewer lenders; start with the attorney.",
        es: 'Puede comprar aún dentro de un plan de Capítulo 13: FHA y VA suelen pedir doce meses de pagos puntuales y permiso de la corte, que su abogado de bancarrota pide por medio del síndico. Convencional espera dos años desde el descargo, o cuatro desde la desestimación. Habrá más papeles y menos prestamistas; empiece con el abogado.',
      },
      'lost-a-home': {
        en: 'After a foreclosure the usual wait is two years for VA, three for FHA and USDA, seven for conventional; after a short sale or deed in lieu, usually three for FHA and four for conventional. So a home lost in 2020 is past most of them except conventional. A government loan you defaulted on must be settled first. A lender counts your dates.',
        es: 'Tras una ejecución hipotecaria la espera usual es dos años en VA, tres en FHA y USDA, siete en convencional; tras una venta corta o entrega de escritura, por lo común tres en FHA y cuatro en convencional. Una casa perdida en 2020 ya pasó casi todas, menos convencional. Un préstamo del gobierno impago debe resolverse antes. El prestamista cuenta sus fechas.',
      },
      spouse: {
        en: "One spouse's bankruptcy does not lock out the other: the one with the clean record may apply alone, on that person's income and credit, and both can usually be on the deed. On a joint loan the waits apply to whoever filed. If both names were on a lost home, both carry it. A lender runs it alone and together; North Carolina is no community property state.",
        es: 'La bancarrota de un cónyuge no cierra la puerta al otro: quien tiene limpio su historial puede solicitar solo, con su ingreso y crédito, y ambos pueden por lo común estar en la escritura. En un préstamo conjunto la espera vale para quien se declaró. Si ambos perdieron una casa, pesa en los dos. Un prestamista lo calcula solo y juntos.',
      },
      shortening: {
        en: 'A wait can sometimes be shortened for a single event outside your control, such as serious illness, a job loss by closure, or a death, if you prove it with papers and show recovery since; conventional, FHA and VA each have rules for it, and the lender judges. Divorce alone usually is not enough. Some other lenders ask less time at a higher price.',
        es: 'La espera a veces se acorta por un hecho único fuera de su control, como enfermedad grave, perder el empleo por un cierre o una muerte, si lo prueba con papeles y muestra recuperación; convencional, FHA y VA tienen reglas para eso, y juzga el prestamista. El divorcio por sí solo no suele bastar. Algunos otros prestamistas piden menos tiempo, a mayor precio.',
      },
      'selling-now': {
        side: 'seller',
        en: 'You can sell while in bankruptcy, but not on your own signature alone: the house belongs to the case, so the trustee or the court must allow it, and the money above loans and any exemption may go to creditors. Tell your bankruptcy attorney before you list, and the closing attorney early, since the order takes weeks. After the discharge or closing of the case, ask whether the house was released.',
        es: 'Puede vender en plena bancarrota, pero no con su sola firma: la casa forma parte del caso, así que el síndico (trustee) o la corte deben permitirlo, y lo que pase de préstamos y exención puede ir a los acreedores. Avise a su abogado de bancarrota antes de publicar y pronto al de cierre, porque la orden tarda semanas. Terminado el caso, pregunte si la casa quedó liberada.',
      },
    },
    links: ['guideBuying'],
    source: 'Fannie Mae B3-5.3-07; HUD 4000.1; VA; USDA; 11 U.S.C. 363, 541',
    year: 2026,
    topics: ['money/past-bankruptcy-foreclosure-short-sale'],
  },
  {
    id: 'debt-ratio',
    title: { en: 'How do my debts count (DTI)?', es: '¿Cómo cuentan mis deudas (DTI)?' },
    answer: {
      en: 'DTI is your monthly debts plus the new housing payment, divided by income before tax: about 36% is the old rule, and automated approval can go to 50% conventional or about 56.9% FHA. Card minimums, car, student and personal loans and support count; utilities, phone and groceries do not. Ten or fewer payments left may drop out, a lease never. Ask your lender before paying anything off.',
      es: 'El DTI son sus deudas mensuales más el nuevo pago de vivienda, entre el ingreso bruto: 36% es la regla vieja; la aprobación automática puede llegar a 50% convencional o cerca de 56.9% FHA. Cuentan mínimos de tarjetas, auto, estudios, préstamos y manutención; no luz, teléfono ni comida. Si faltan diez pagos o menos, la deuda puede no contar; un leasing cuenta siempre. Pregunte al prestamista antes de liquidar deudas.',
    },
    aspects: {
      'old-mortgage-after-divorce': {
        en: 'It counts as long as you signed the note, even if your ex lives there and pays. If the decree gives the debt to your ex and the deed is out of your name, many lenders may leave it out; without a decree they want to see twelve months paid by the other alone. Bring both papers to the lender; a refinance or sale ends it.',
        es: 'Cuenta si usted firmó el pagaré, aunque su ex viva ahí y pague. Si la sentencia asigna la deuda a su ex y usted ya no está en la escritura, muchos bancos pueden dejarla fuera; sin sentencia quieren ver doce meses pagados solo por la otra persona. Lleve los papeles al prestamista; refinanciar o vender la termina.',
      },
      'pay-off-first': {
        en: 'Ask the lender before you pay anything off: clearing a card with a high minimum can help the ratio and the score, while emptying savings for a truck may take the down payment or reserves you need more. Paying a card down without closing it is often enough. Consolidating or new credit before a loan can backfire. A loan officer runs both versions.',
        es: 'Pregunte al prestamista antes de liquidar nada: pagar una tarjeta con mínimo alto puede ayudar a la relación deuda-ingreso y al puntaje, mientras que vaciar el ahorro para pagar la camioneta puede quitarle el enganche o las reservas. Bajar una tarjeta sin cerrarla suele bastar. Consolidar o abrir crédito antes puede salir mal. Un prestamista calcula ambas versiones.',
      },
      'lease-or-few-payments': {
        en: 'A lease always counts, even with three months left, because you will need another car; a loan with ten or fewer payments left may be left out on conventional loans, unless the payment is large. FHA is stricter on that. So eight payments on a boat can vanish, six on a leased car do not. The lender decides from the credit report.',
        es: 'Un arrendamiento siempre cuenta, aunque queden tres meses, porque necesitará otro carro; un préstamo con diez o menos pagos puede quedar fuera en convencional, salvo que el pago sea grande. FHA es más estricto. Así que ocho pagos de una lancha pueden desaparecer; seis de un carro arrendado no. Decide el prestamista según el reporte.',
      },
      support: {
        en: 'Child support and alimony you pay count as a debt in full, unless ten or fewer months remain; the lender reads the order or decree. What you receive can count as income if it is documented, paid regularly, and will go on for three more years. Informal payments to an ex are harder, so bring the papers to the lender.',
        es: 'La manutención y pensión que usted paga cuentan completas como deuda, salvo que falten diez meses o menos; el prestamista lee la orden o sentencia. Lo que recibe puede contar como ingreso si está documentado, llega con regularidad y seguirá tres años más. Los pagos informales a un ex son más difíciles; lleve los papeles.',
      },
      'gross-or-net': {
        en: "Lenders divide by gross income, the figure before tax and deductions, not your take-home pay: $78,000 a year is $6,500 a month. For the self-employed it is net profit after expenses, averaged, and overtime or bonuses need a history. Because tax comes off first, keep an eye on what is left for you; a lender's limit is not a budget.",
        es: 'Los prestamistas dividen entre el ingreso bruto, antes de impuestos y descuentos, no lo que recibe: $78,000 al año son $6,500 al mes. Para quien trabaja por su cuenta es la ganancia neta tras gastos, promediada, y las horas extra o bonos piden historial. Como el impuesto sale primero, mire lo que le queda; el límite del banco no es un presupuesto.',
      },
      'not-counted': {
        en: 'Utilities, phone, groceries, daycare, car and health insurance do not count in most loans; what counts are debts on the credit report, support, and the new housing payment with tax, insurance and dues. A card paid in full still shows its minimum for the month. A loan from your own 401(k) often stays out; VA looks at child care. Timeshares do count.',
        es: 'Servicios, teléfono, comida, guardería y seguros de carro o salud no cuentan en la mayoría de los préstamos; cuentan las deudas del reporte, la manutención y el nuevo pago de vivienda con impuesto, seguro y cuotas. Una tarjeta que paga completa aún muestra su mínimo. Un préstamo de su 401(k) suele quedar fuera; VA mira la guardería. El timeshare sí cuenta.',
      },
      'signed-for-someone': {
        en: 'A loan you co-signed counts as yours, unless you can show that the other person alone has paid it for twelve months, from their own account and on time; then many lenders may leave it out. Bring bank statements or canceled checks. A late payment on it hurts your score all the same. Ask the lender which proof it takes.',
        es: 'Un préstamo que firmó con otro cuenta como suyo, salvo que demuestre que la otra persona lo ha pagado sola doce meses, desde su cuenta y a tiempo; entonces muchos prestamistas pueden dejarlo fuera. Lleve estados de cuenta o cheques. Un atraso ahí también baja su puntaje. Pregunte al prestamista qué prueba acepta.',
      },
    },
    links: ['guideBuying'],
    source: 'Fannie Mae B3-6-05 and B3-3.4-02 (2026); HUD 4000.1',
    year: 2026,
    topics: ['money/debt-and-dti'],
  },
  {
    id: 'student-loans',
    title: { en: 'How do student loans count?', es: '¿Cómo cuentan los préstamos de estudios?' },
    answer: {
      en: 'You can buy with student loans: what counts is the monthly payment, not the balance. A payment of zero often becomes a share of the balance, such as 0.5% a month for FHA ($200 on $40,000). A co-signed loan counts unless the other has paid it alone for 12 documented months. A federal loan in default usually blocks FHA, VA and USDA until settled. The lender decides.',
      es: 'Se puede comprar con préstamos estudiantiles: cuenta el pago mensual, no el saldo. Un pago de cero suele tomarse como un porcentaje del saldo, por ejemplo 0.5% al mes en FHA ($200 por $40,000). Uno que usted avaló cuenta, salvo que pruebe que el otro lo pagó por sí solo 12 meses. Un préstamo federal en mora suele impedir FHA, VA y USDA hasta resolverlo. Decide el prestamista.',
    },
    aspects: {
      'zero-or-deferred': {
        en: 'A zero or paused payment is seldom taken as zero: FHA, USDA and Freddie Mac use 0.5% of the balance a month, Fannie Mae 1% when deferred, and VA 5% of the balance divided by twelve, unless the loan stays deferred more than a year past closing. So $40,000 becomes $200 with FHA. That is where an unexplained number comes from. Ask which rule your loan uses.',
        es: 'Un pago en cero o en pausa rara vez se toma como cero: FHA, USDA y Freddie Mac usan 0.5% del saldo al mes, Fannie Mae 1% si está diferido, y VA 5% del saldo entre doce, salvo que siga diferido más de un año después del cierre. Así $40,000 son $200 en FHA. De ahí sale ese número. Pregunte qué regla usa su préstamo.',
      },
      'income-driven': {
        en: 'A documented income-driven payment is usually what counts, and Fannie Mae can take even a documented $0; FHA uses a payment above zero as it stands. Proof is a current letter or account page from your servicer with the amount and date. Plans such as SAVE have been changing, so get the new bill in writing before you apply; the lender decides.',
        es: 'Un pago según ingreso documentado es por lo general lo que cuenta, y Fannie Mae acepta incluso $0 documentado; FHA usa el pago si es mayor que cero. La prueba es una carta o página actual de su servicer con monto y fecha. Planes como SAVE han estado cambiando; consiga el nuevo recibo por escrito antes de solicitar; decide el prestamista.',
      },
      'someone-elses': {
        en: "A loan you signed counts as yours, a Parent PLUS loan included, since it is in the parent's name; it may be left out if the other person has paid it alone for twelve documented months. On a joint application a spouse's loans count too; if you apply alone they usually do not. Collect the other payer's bank statements before you talk to a lender.",
        es: 'Un préstamo que usted firmó cuenta como suyo, también el Parent PLUS, que está a nombre del padre o la madre; puede quedar fuera si la otra persona lo ha pagado sola doce meses documentados. En solicitud conjunta cuentan también los del cónyuge; si solicita solo, por lo general no. Reúna los estados de cuenta de quien paga.',
      },
      'pay-off-first': {
        en: 'Paying them off is seldom the first step: the balance hardly matters, the monthly payment does, and the cash may do more as down payment or reserve. Paying one small loan to zero can help if it removes a whole payment. Do not consolidate or change plans mid-application. Let a lender run your file with and without before you send the money.',
        es: 'Liquidarlos rara vez es lo primero: el saldo casi no importa, sí el pago mensual, y el efectivo puede servir más como enganche o reserva. Pagar del todo uno chico ayuda si quita un pago entero. No consolide ni cambie de plan a media solicitud. Que un prestamista calcule su caso con y sin, antes de mandar el dinero.',
      },
      'big-balance': {
        en: 'A large balance does not bar you: $100,000 or more is fine if the monthly figure the lender uses fits your income, so doctors and lawyers with big debts buy every day. Some banks have loans for physicians and other professions that count deferred debt more kindly. Compare two or three lenders, since they treat the same debt differently.',
        es: 'Un saldo grande no lo excluye: $100,000 o más está bien si la cifra mensual que usa el prestamista cabe en su ingreso; médicos y abogados con mucha deuda compran cada día. Algunos bancos tienen préstamos para médicos y otras profesiones que cuentan mejor la deuda diferida. Compare dos o tres, porque tratan distinto la misma deuda.',
      },
      'default-or-forgiveness': {
        en: "A federal loan in default usually blocks FHA, VA and USDA until it is settled, rehabilitated or consolidated, since they check a government list; conventional lenders look at it too. Forgiveness that is pending counts only once it is granted, so until then your payment counts. Call the loan's servicer for the way out, then ask a lender when you may apply.",
        es: 'Un préstamo federal en incumplimiento suele bloquear FHA, VA y USDA hasta que se resuelva, rehabilite o consolide, porque revisan una lista del gobierno; los convencionales también lo miran. El perdón pendiente cuenta solo cuando se concede; hasta entonces cuenta su pago. Llame al servicer y luego pregunte a un prestamista cuándo puede solicitar.',
      },
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
    aspects: {
      'write-offs': {
        en: 'Lenders use what the return shows after expenses, so $70,000 earned and $18,000 declared is $18,000 to them, with depreciation and a few paper items added back. Fewer deductions in the two years before you buy would raise the figure and the tax; whether that makes sense, ask your CPA and a lender before you file, and never change what is true.',
        es: 'El prestamista usa lo que queda en la declaración después de gastos: $70,000 ganados y $18,000 declarados son $18,000 para él, sumando de vuelta la depreciación y algo más. Menos deducciones en los dos años previos subirían esa cifra y también el impuesto; si conviene, pregunte a su CPA y a un prestamista antes de declarar, y nunca cambie la verdad.',
      },
      'how-many-years': {
        en: 'Two years of returns are the rule; one may do with a business open five years or more, or with strong experience in the same line before, on some conventional loans. Fourteen months alone is usually too soon for the ordinary ones. If income fell, the lower year counts. Ask a lender now what date makes you eligible, and keep a profit and loss sheet.',
        es: 'La regla son dos años de declaraciones; uno puede bastar con un negocio de cinco años o más, o con mucha experiencia previa en lo mismo, en algunos convencionales. Catorce meses solos suelen ser pocos. Si el ingreso bajó, cuenta el año menor. Pregunte ya a un prestamista desde qué fecha califica, y lleve un estado de pérdidas y ganancias.',
      },
      'bank-statements': {
        en: 'Bank-statement loans exist: the lender averages 12 to 24 months of deposits in place of tax returns, and asks more down, a better score and a higher rate; there are 1099 and asset-based ones too. True no-paper loans are gone, as lenders must check that you can repay. Be wary of anyone who promises otherwise, and compare with waiting a year.',
        es: 'Los préstamos con estados de cuenta existen: el prestamista promedia 12 a 24 meses de depósitos en vez de declaraciones, y pide más enganche, mejor puntaje y tasa más alta; también los hay con 1099 o con activos. Los de cero papeles ya no existen, porque deben comprobar que puede pagar. Desconfíe de quien prometa otra cosa y compare con esperar un año.',
      },
      'new-job': {
        en: 'A new salaried or hourly job can count at once, best in the same line of work: an offer letter with pay and start date, then a first pay stub, and some lenders close before you start. Two years at one employer is not the rule; two years of work history is. A change to commission or your own business is different, so ask the lender before you switch.',
        es: 'Un trabajo nuevo con sueldo fijo o por hora puede contar enseguida, mejor si es del mismo ramo: carta de oferta con pago y fecha, luego el primer talón, y algunos cierran antes de que empiece. La regla no es dos años con el mismo patrón, sino dos años de historial laboral. Pasar a comisión o negocio propio es distinto; pregunte al prestamista antes de cambiar.',
      },
      'tips-bonus-commission': {
        en: 'Tips, bonuses, overtime and commission count with a history, usually two years and at least twelve months, averaged from W-2s and returns; what is not reported does not exist for a lender. Six months of overtime or a commission that began in January will mostly wait. The base pay counts now, so have the lender figure on that first.',
        es: 'Propinas, bonos, horas extra y comisiones cuentan con historial, por lo común dos años y al menos doce meses, promediados de W-2 y declaraciones; lo no declarado no existe para el banco. Seis meses de horas extra o comisiones desde enero casi siempre tendrán que esperar. El sueldo base cuenta ya; que el prestamista calcule primero con eso.',
      },
      'cash-pay': {
        en: 'Cash counts only as far as it stands on a tax return and, best, went through a bank; money under the table cannot be used, however real it is. Pay that is deposited, receipted and declared on two returns usually counts as self-employed income. A CPA can tell you about earlier years. Buyers with a tax ID number have lenders of their own.',
        es: 'El efectivo cuenta solo si está en la declaración y, mejor, pasó por un banco; lo pagado por debajo de la mesa no sirve, por real que sea. Lo que se deposita, lleva recibo y va en dos declaraciones suele contar como ingreso por cuenta propia. Un CPA le orienta sobre años anteriores. Para quien tiene ITIN hay prestamistas especiales.',
      },
      'contract-and-agency': {
        en: 'Contract work counts by how it is paid. On a 1099 you are self-employed to a lender: usually two years of returns, averaged after expenses. On a W-2 through a staffing agency you are an employee: pay stubs and mostly a two-year record of such work, with gaps explained; one contract that is about to end counts less. A longer history in the same field helps. Bring contracts, 1099s, W-2s and returns to a lender.',
        es: 'El trabajo por contrato cuenta según cómo se paga. Con 1099 usted es independiente para el banco: por lo común dos años de declaraciones, promediadas tras gastos. Con W-2 de una agencia es empleado: talones y casi siempre dos años de ese trabajo, con los huecos explicados; un contrato por terminar vale menos. Ayuda un historial más largo en lo mismo. Lleve contratos, 1099, W-2 y declaraciones.',
      },
    },
    links: ['guideBuying'],
    source: 'Fannie Mae',
    year: 2026,
    topics: ['money/self-employed-commission-gig-and-new-job-income'],
  },
  {
    id: 'co-signer',
    title: { en: 'Can a parent co-sign my loan?', es: '¿Puede mi familiar ser codeudor?' },
    answer: {
      en: "A relative can co-sign without living there: FHA allows it with 3.5% down on one home, and conventional loans may count a helper's income. Whoever signs owes the whole debt and shows it on their credit; getting off later usually takes a refinance or a sale. Who stands on the deed is another matter. The lender has the rules, an attorney the agreement.",
      es: 'Un pariente puede firmar sin vivir ahí: FHA lo permite con 3.5% de enganche en una vivienda, y los convencionales pueden contar su ingreso. Quien firma debe todo y aparece en su crédito; salir después suele exigir refinanciar o vender. Quién figura en la escritura es otra cosa. Las reglas, el prestamista; el acuerdo, un abogado.',
    },
    aspects: {
      'what-the-signer-risks': {
        en: 'Whoever signs owes the whole debt, not half: if payments stop, the lender can come to them, every late one marks their credit, and the loan counts in their own debts until they are off it, which can block a home of their own. After twelve months of proof that you pay alone, some lenders ignore it. A helper should see an attorney first.',
        es: 'Quien firma debe toda la deuda, no la mitad: si dejan de pagar, el banco puede cobrarle, cada atraso mancha su crédito y el préstamo cuenta entre sus deudas hasta salir de él, lo que puede frenar su propia casa. Con doce meses de prueba de que usted paga solo, algunos lo ignoran. El que ayuda debería ver antes a un abogado.',
      },
      'who-owns': {
        en: 'Signing the loan does not make anyone an owner: the deed decides that. A co-signer is on the loan only, a co-borrower usually on loan and deed. If the helper goes on the deed, agree on shares and on what happens at a sale, a death or a divorce, since that changes tax and inheritance too. An attorney writes the deed and the agreement.',
        es: 'Firmar el préstamo no hace dueño a nadie: eso lo decide la escritura. Un codeudor está solo en el préstamo; un coprestatario suele estar en ambos. Si quien ayuda va en la escritura, acuerden partes y qué pasa en venta, muerte o divorcio, porque cambia impuestos y herencia. Un abogado redacta la escritura y el convenio.',
      },
      'must-be-family': {
        en: "For FHA's 3.5% down the helper who will not live there must be family, which includes in-laws and some close ties; a friend can help too, but then FHA asks 25% down. Conventional loans do not require a relative. A boyfriend's mother or a friend may therefore do better there. The lender says what relation it accepts, and what proof.",
        es: 'Para el 3.5% de FHA, quien ayuda sin vivir ahí debe ser familiar, lo que incluye suegros y algunos lazos cercanos; un amigo también puede, pero FHA pide entonces 25% de enganche. Los convencionales no exigen parentesco. La mamá de un novio o un amigo quizá convengan más ahí. El prestamista dice qué relación acepta y con qué prueba.',
      },
      'getting-off': {
        en: 'Getting a helper off later usually takes a refinance in your name alone, a sale, or on FHA and VA loans an assumption the servicer approves; a letter or a new deed does not do it. Plan for it: on-time payments from your own account, better score and income. Some lenders release a co-signer after a time, so ask before signing.',
        es: 'Quitar después a quien ayudó suele requerir refinanciar solo a su nombre, vender, o en FHA y VA una asunción aprobada; una carta o nueva escritura no basta. Prepárelo: pagos puntuales desde su cuenta, mejor puntaje e ingreso. Algunos prestamistas liberan al codeudor con el tiempo, así que pregunte antes de firmar.',
      },
      'weak-credit': {
        en: 'A helper adds income, but does not hide a low score: FHA looks at the lowest borrower, so 590 stays 590 there, and for conventional pricing the weaker score usually counts, though Fannie Mae averages to qualify. If your score is the trouble, raising it helps more than a signature. If income is short, a helper is the right tool.',
        es: 'Quien ayuda suma ingreso, pero no tapa un puntaje bajo: FHA mira al prestatario con el más bajo, así que 590 sigue siendo 590, y en el precio convencional suele contar el más débil, aunque Fannie Mae promedia para calificar. Si el problema es su puntaje, subirlo sirve más que una firma. Si falta ingreso, la ayuda sí es la herramienta.',
      },
      'which-loan': {
        en: "FHA: a relative may help with 3.5% down on a one-unit home, otherwise 25%. Conventional: a helper's income can count up to about 95% of the value, relative or not. VA allows it mainly for a spouse or another eligible veteran. The helper's own debts count too, and a pension is fine as income. Ask a lender which gives the lower payment.",
        es: 'FHA: un familiar puede ayudar con 3.5% en una casa de una unidad; si no, 25%. Convencional: el ingreso de quien ayuda puede contar hasta cerca del 95% del valor, familiar o no. VA lo permite sobre todo al cónyuge u otro veterano elegible. También cuentan las deudas de quien ayuda, y una pensión vale como ingreso. Pregunte a un prestamista cuál da menor pago.',
      },
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
      es: 'Solicitud, Loan Estimate en tres días hábiles, avalúo, análisis, aprobación con condiciones, sus papeles para cumplirlas, clear to close, el Closing Disclosure tres días hábiles antes de firmar, y el desembolso. Esa aprobación no es definitiva, y aun tras clear to close se revisan otra vez empleo y crédito, así que el préstamo puede caerse. En qué punto va el suyo solo lo sabe su prestamista: pida fechas.',
    },
    aspects: {
      conditional: {
        en: 'Conditional approval means yes, if you deliver what is on the list, and a list of ten or so items is ordinary: pay stubs, letters, insurance, title, the appraisal. Send everything at once and complete; the underwriter looks again, and then comes clear to close. It is a good sign, not the end, so keep job, credit and accounts as they are.',
        es: 'La aprobación condicional significa sí, si entrega lo de la lista, y una lista de unos diez puntos es normal: talones, cartas, seguro, título, avalúo. Mande todo junto y completo; el analista lo revisa otra vez y luego viene el clear to close. Es buena señal, no el final; no mueva trabajo, crédito ni cuentas.',
      },
      'clear-to-close': {
        en: 'Clear to close means the underwriter has signed off and closing can be set, but it is not money yet: the Closing Disclosure must reach you three business days before signing, and job and credit are checked once more. Usually a few days to a week pass to the keys. The loan is final when it funds, so change nothing until then.',
        es: 'Clear to close significa que el analista dio el visto bueno y se puede fijar el cierre, pero aún no es dinero: el Closing Disclosure debe llegarle tres días hábiles antes de firmar, y se revisan otra vez empleo y crédito. Suelen pasar de unos días a una semana hasta las llaves. El préstamo es definitivo cuando se desembolsa; hasta entonces no cambie nada.',
      },
      underwriting: {
        en: 'Underwriting is a person, aided by software, who checks income, money, credit, title and the appraisal against the rules; a first look often takes some days to two weeks, longer in busy times or with missing papers. Silence is common. The processor gathers papers, the underwriter decides. Ask your loan officer for the expected date and what is missing.',
        es: 'El underwriting es una persona, ayudada por un programa, que revisa ingreso, dinero, crédito, título y avalúo según las reglas; la primera revisión suele tardar de unos días a dos semanas, más si hay mucho trabajo o faltan papeles. El silencio es común. El procesador reúne; el analista decide. Pregunte la fecha esperada y qué falta.',
      },
      'more-papers': {
        en: "Requests for more papers are normal at every stage until clear to close: a deposit you did not explain, a gap in work, an old address, a new statement as the first ones age. A letter of explanation is a few plain, true sentences with the date and proof. Answer the same day, through the lender's secure site; never send papers in this chat.",
        es: 'Que pidan más papeles es normal en toda etapa hasta el clear to close: un depósito sin explicar, un hueco de trabajo, una dirección vieja, un estado de cuenta nuevo. La carta de explicación son unas frases claras y ciertas con fecha y prueba. Conteste el mismo día por el sitio seguro del banco; nunca mande papeles por este chat.',
      },
      'where-mine-stands': {
        en: 'Only your lender can say where your loan stands: ask the loan officer for three things in writing, what is still missing, the date for clear to close, and whether the closing date holds. No news is neither good nor bad. Tell your agent about any slip at once, so that an extension of the contract dates can be asked for in time.',
        es: 'Solo su prestamista sabe cómo va su préstamo: pídale por escrito tres cosas: qué falta, la fecha del clear to close y si se mantiene el cierre. Que no haya noticias no es bueno ni malo. Avise enseguida a su agente de cualquier atraso, para pedir a tiempo una prórroga de las fechas del contrato.',
      },
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
      es: 'Un auto o tarjeta nueva, un pago atrasado, otro empleo, un depósito grande sin explicación, mover dinero o ser codeudor de alguien: la aprobación se revisa otra vez antes del cierre. También un avalúo bajo, problemas de título o un techo que nadie asegura. Pregunte antes a su prestamista, guarde papeles y espere con los muebles.',
    },
    aspects: {
      'new-credit': {
        en: 'Wait with anything on credit until the loan has funded: a sofa, a fridge card or zero-percent plan adds a payment and an inquiry, and the last check can undo an approval. If you already opened one, tell your loan officer today, with the papers; it often can be worked in. Cash purchases are safer, if you keep what you need for closing.',
        es: 'Espere con todo lo que sea a crédito hasta que el préstamo se desembolse: un sofá, una tarjeta para el refrigerador o un plan a cero por ciento suma un pago y una consulta, y la última revisión puede deshacer la aprobación. Si ya la abrió, avise hoy a su prestamista con los papeles; muchas veces se arregla. De contado es más seguro, sin tocar lo del cierre.',
      },
      car: {
        en: 'No car, truck or lease before closing, not even at zero percent: the new payment raises your debt ratio, the inquiry moves the score, and the lender sees both at the last check. The deal will come again; sign after the loan has funded and recorded. If yours just died, call the loan officer before you go to the dealer.',
        es: 'Ni carro, ni camioneta, ni leasing antes del cierre, ni al cero por ciento: el nuevo pago sube su relación deuda-ingreso, la consulta mueve el puntaje y el banco ve ambos en la última revisión. La oferta volverá; firme después de que el préstamo se desembolse y registre. Si el suyo se descompuso, llame al prestamista antes de ir a la agencia.',
      },
      job: {
        en: 'Tell your loan officer before you accept anything: a raise in the same kind of job is usually fine with papers, while a change to commission, hourly pay, self-employment or another field, or quitting, can stop the loan, since the employer is called again at the end. If you can, let the change start after funding. If you lost it, say so at once, and see an attorney.',
        es: 'Avise a su prestamista antes de aceptar nada: un aumento en el mismo tipo de trabajo suele estar bien con papeles; pasar a comisión, por hora, cuenta propia u otro ramo, o renunciar, puede frenar el préstamo, porque al final vuelven a llamar al patrón. Si puede, que el cambio empiece después del desembolso. Si lo perdió, dígalo ya y consulte a un abogado.',
      },
      'cash-deposit': {
        en: "Ask before you deposit it: a large sum without a paper trail cannot count and can hold up the loan, while the same money with a bill of sale, the title copy or a signed gift letter is fine. Gifts should go by check or wire from the giver's account, not as cash. Pay stubs explain themselves. If it is in already, give the proof now.",
        es: 'Pregunte antes de depositarlo: una suma grande sin comprobante no cuenta y puede frenar el préstamo; el mismo dinero con factura de venta, copia del título o carta de regalo firmada está bien. Los regalos deben ir por cheque o transferencia desde la cuenta de quien da, no en efectivo. Si ya lo depositó, entregue la prueba ahora.',
      },
      'moving-money': {
        en: 'Leave money where it is, if you can: every transfer between accounts, banks or a 401(k) must be traced with statements from both sides, and closing an account or a card can change the file. If the closing funds have to move, do it once, early, in one sum, and keep the proof. Paying off a card: ask first whether the lender wants it.',
        es: 'Deje el dinero donde está, si puede: cada movimiento entre cuentas, bancos o un 401(k) debe seguirse con estados de ambos lados, y cerrar una cuenta o tarjeta puede cambiar el expediente. Si los fondos del cierre deben moverse, hágalo una vez, temprano, en una sola suma, y guarde la prueba. Para liquidar una tarjeta, pregunte antes.',
      },
      'last-check': {
        en: 'Count on a second look: lenders refresh credit and call the employer within days of closing, sometimes the same day, and an approval can still be taken back for new debt, a lost job or a missed payment. If you forgot one, pay it now and call the loan officer before the report shows it. After due diligence ends a failed loan can cost your deposits.',
        es: 'Cuente con una segunda revisión: el banco vuelve a consultar el crédito y llama al patrón en los días antes del cierre, a veces el mismo día, y aún puede retirar la aprobación por deuda nueva, empleo perdido o un pago atrasado. Si olvidó uno, páguelo ya y llame antes de que salga en el reporte. Pasado el due diligence, un préstamo caído puede costar los depósitos.',
      },
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
      es: 'Al contado es más sencillo: sin banco no hay avalúo, costos ni demora del préstamo, puede cerrarse en una a tres semanas y a quien vende le gusta la certeza. Siguen en pie las razones para inspección, levantamiento topográfico y seguro de título de dueño. Muestre un estado de cuenta o carta bancaria reciente con los números tapados. La transferencia se confirma por teléfono. Con LLC o trust, un abogado.',
    },
    aspects: {
      'proof-of-funds': {
        en: 'Show a recent bank or brokerage statement, or a letter from the bank, that names you and covers the price, with account numbers blacked out; it goes with the offer and takes the place of a preapproval. The seller sees that the money exists, not your whole life. Stocks count, but may have to be sold in time. Keep such papers out of this chat.',
        es: 'Muestre un estado de cuenta o de inversión reciente, o una carta del banco, a su nombre y que cubra el precio, con los números de cuenta tachados; va con la oferta y sustituye la preaprobación. El vendedor ve que el dinero existe, no toda su vida. Las acciones cuentan, pero quizá deban venderse a tiempo. No mande esos papeles por este chat.',
      },
      'how-fast': {
        en: 'About one to three weeks is usual without a lender: the closing attorney still needs time for the title search, and you for the inspections. One week can work if the attorney is free and title is clean, but leave room rather than skip checks. Money goes by wire or certified funds, confirmed by phone. Put the date into the offer; sellers like it.',
        es: 'Sin banco lo usual es de una a tres semanas: el abogado de cierre aún necesita tiempo para el título, y usted para las inspecciones. Una semana se puede si el abogado tiene lugar y el título está limpio, pero deje margen en vez de saltarse revisiones. El dinero va por transferencia o fondos certificados, confirmado por teléfono. Ponga la fecha en la oferta.',
      },
      'what-to-keep': {
        en: "Keep the inspection, the title search with an owner's policy, a survey where lines are unclear, and homeowners insurance: no lender makes you, but the risks are the same and now all yours. An appraisal is optional and can guard you against overpaying. Skipping the inspection to look stronger is the costly saving. The team and attorney plan them into the dates.",
        es: 'Conserve la inspección, la búsqueda de título con póliza de dueño, un plano si los linderos no son claros y el seguro de casa: ningún banco lo obliga, pero los riesgos son iguales y ahora todos suyos. El avalúo es opcional y puede cuidarlo de pagar de más. Saltarse la inspección es el ahorro caro. El equipo y el abogado lo ponen en fechas.',
      },
      discount: {
        en: "There is no fixed discount for cash: some sellers take less for a quick, sure closing, others do not, and in the end both buyers' money looks the same to them. It weighs most where a home needs work, a loan could fail, or time presses. Offer the certainty first, proof, short dates, a due diligence fee, and let the team show what sold homes support.",
        es: 'No hay un descuento fijo por pagar de contado: algunos vendedores aceptan menos por un cierre rápido y seguro, otros no, y al final el dinero les llega igual. Pesa más si la casa necesita obra, si un préstamo podría fallar o si hay prisa. Ofrezca primero la certeza: prueba, fechas cortas, cuota de due diligence; el equipo muestra lo que apoyan las ventas.',
      },
      'which-costs': {
        en: "You save the lender's fees and points, the lender's title policy, the appraisal, the deed of trust's recording and the prepaid escrow, together the larger part of a buyer's costs. Left are the closing attorney, title search and owner's policy, deed recording, inspections, and your share of the year's tax and dues.",
        es: 'Se ahorra los cargos y puntos del banco, la póliza de título del banco, el avalúo, el registro de la hipoteca y el escrow prepagado, que juntos son la mayor parte de los gastos. Quedan el abogado de cierre, título y póliza de dueño, registro de la escritura, inspecciones y su parte del impuesto y cuotas.',
      },
      'loan-afterwards': {
        en: 'You can buy with cash and take a loan later: a delayed-financing refinance can often follow soon, if you document where the money came from, and an ordinary cash-out usually after some months. Rates and value are then what they are. Do not call an offer cash if you really plan a loan for closing; say so in it. A lender explains the terms.',
        es: 'Puede comprar de contado y tomar un préstamo después: un refinanciamiento “delayed financing” suele poder hacerse pronto, si documenta de dónde vino el dinero, y un “cash-out” normal, tras algunos meses. Tasa y valor serán los de entonces. No llame de contado a una oferta si piensa cerrar con préstamo; dígalo. Un prestamista explica los términos.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'FinCEN; NCREC',
    year: 2026,
    topics: ['money/paying-cash-and-proof-of-funds'],
  },
];
