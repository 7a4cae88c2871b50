import type { Entry } from '#domain/chat/knowledge.ts';

/** Before a buyer looks at homes: the order of things, money in hand, time. */
export const buyingStart: Entry[] = [
  {
    id: 'where-to-start',
    title: { en: 'Where do I start when I want to buy?', es: '¿Por dónde empiezo para comprar?' },
    answer: {
      en: "Start with a budget and a lender's preapproval; then come an agent, tours, the offer, the due diligence period, and closing with an attorney. Two things differ in North Carolina: a fee paid straight to the seller for time to investigate, and an attorney at the closing. A lender helps choose the loan.",
      es: 'Empiece con un presupuesto y una preaprobación del prestamista; después vienen el agente, las visitas, la oferta, el periodo de due diligence y el cierre con un abogado. Carolina del Norte tiene dos diferencias: una cuota que se paga directamente al vendedor por tiempo para investigar, y el cierre con abogado. El préstamo lo aconseja un prestamista.',
    },
    aspects: {
      'lender-or-agent': {
        en: 'The lender comes first, or in the same week: a preapproval tells you the price range and what to fix, and sellers expect it with an offer. Then choose an agent and sign an agreement before the first tour. Talking with an agent earlier commits you to nothing and can help you find lenders to compare.',
        es: 'Primero el prestamista, o en la misma semana: la preaprobación le dice el rango de precio y qué arreglar, y los vendedores la esperan con la oferta. Luego elija agente y firme un acuerdo antes de la primera visita. Hablar antes con un agente no le compromete y puede ayudarle a hallar prestamistas para comparar.',
      },
      'what-is-different-here': {
        en: 'Two things surprise newcomers in North Carolina: the due diligence fee, paid straight to the seller for time in which you may leave for any reason, and an attorney who runs the closing instead of a title company. The standard contract has no separate loan or inspection contingency; that time takes their place.',
        es: 'Dos cosas sorprenden en Carolina del Norte: la cuota de due diligence, que se paga directo al vendedor por un tiempo en que puede salirse por cualquier razón, y un abogado que lleva el cierre en vez de una compañía de título. El contrato estándar no trae contingencia aparte de préstamo o inspección; ese tiempo la sustituye.',
      },
      'how-to-prepare': {
        en: 'If you have months, prepare three things: check your credit reports and pay down cards, save for the down payment and about 2-5% of the price for closing costs, and keep job and accounts steady, with papers for every large deposit. Then have one lender look early; it shows what still needs time.',
        es: 'Si tiene meses, prepare tres cosas: revise sus reportes de crédito y baje tarjetas, ahorre para el enganche y alrededor del 2-5% del precio para gastos de cierre, y mantenga estables empleo y cuentas, con papeles de cada depósito grande. Luego que un prestamista lo vea temprano; muestra qué falta.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    year: 2026,
    topics: ['buying/where-do-i-start', 'buying-steps'],
  },
  {
    id: 'how-long-buying',
    title: { en: 'How long does buying a home take?', es: '¿Cuánto se tarda en comprar una casa?' },
    answer: {
      en: 'From contract to keys, 30 to 45 days is common with a loan and about two weeks is possible with cash; the search before it has no clock. Buying a home does not end a North Carolina lease, so plan some overlap, because a closing can slip. For your lease, ask an attorney.',
      es: 'Del contrato a las llaves, lo común son 30 a 45 días con préstamo y unas dos semanas al contado; la búsqueda no tiene plazo. Comprar casa no termina un contrato de renta en Carolina del Norte, así que deje unas semanas de margen, porque un cierre puede atrasarse. Sobre su contrato de renta, pregunte a un abogado.',
    },
    aspects: {
      lease: {
        en: 'Start looking about three to four months before the lease ends, and plan some overlap: buying does not end a North Carolina lease, and a closing can slip. Read your notice date, ask about month to month or a fee to leave early, and give notice only when the loan is nearly clear. An attorney reads the lease.',
        es: 'Empiece a buscar unos tres a cuatro meses antes de que acabe la renta y prevea algo de doble pago: comprar no termina un contrato de renta en Carolina del Norte, y un cierre puede atrasarse. Vea la fecha de aviso, pregunte por mes a mes o salida anticipada, y avise cuando el préstamo esté casi listo. El contrato lo lee un abogado.',
      },
      'why-so-long': {
        en: "What takes the weeks is the lender's part: appraisal, underwriting and conditions, besides title search, insurance, HOA papers and inspections; the Closing Disclosure must reach you three business days before signing. FHA and VA follow the same steps, with a stricter appraisal. Quick answers from you save the most days.",
        es: 'Lo que toma semanas es la parte del prestamista: avalúo, análisis y condiciones, además de título, seguro, papeles de la HOA e inspecciones; el Closing Disclosure debe llegarle tres días hábiles antes de firmar. FHA y VA siguen los mismos pasos, con avalúo más estricto. Contestar rápido es lo que más ahorra días.',
      },
      'with-cash': {
        en: "With cash about two weeks from contract to keys is possible, if the title search, survey and HOA papers come in time and you have your inspections done at once. The attorney's calendar and the seller's move set the pace. The money must be in reach: transfers from investments or abroad take days of their own.",
        es: 'Al contado son posibles unas dos semanas del contrato a las llaves, si título, plano y papeles de la HOA llegan a tiempo y hace ya sus inspecciones. El ritmo lo marcan la agenda del abogado y la mudanza del vendedor. El dinero debe estar disponible: transferir inversiones o desde el extranjero toma días.',
      },
      'my-date': {
        en: 'Count back from your date: 30 to 45 days for contract to keys with a loan, some days before that for the offer, and two or three weeks at least to find the home, with the preapproval in hand. So three months is comfortable, two is tight, and a month works only with cash or luck. Keep a plan for a slipped closing.',
        es: 'Cuente hacia atrás: 30 a 45 días del contrato a las llaves con préstamo, unos días antes para la oferta, y al menos dos o tres semanas para hallar la casa, ya preaprobado. Tres meses es cómodo, dos es justo, y un mes solo con efectivo o suerte. Tenga un plan por si el cierre se atrasa.',
      },
      'search-part': {
        en: 'The search has no clock: some find a home in a weekend, others take a year, depending on how narrow the wish list, how tight the market and how ready the loan. To plan, write down a month or two for tours and offers and 30 to 45 days for the closing; begin with the preapproval, which takes days.',
        es: 'La búsqueda no tiene reloj: unos hallan casa en un fin de semana, otros tardan un año, según lo estrecho de la lista, lo apretado del mercado y lo listo del préstamo. Para planear, anote uno o dos meses de visitas y ofertas y 30 a 45 días de cierre; empiece por la preaprobación, que tarda días.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; G.S. 42-45, 42-45.1; SCRA',
    topics: ['buying/how-long-it-takes-ending-a-lease', 'closing-time'],
  },
  {
    id: 'rent-or-buy',
    title: { en: 'Should I buy now, wait, or keep renting?', es: '¿Compro ahora, espero o sigo rentando?' },
    answer: {
      en: 'It depends mostly on how long you stay: under about three to five years renting often comes out ahead, because buying and selling costs need time to spread. Compare the full monthly cost of owning, plus those costs over your years, with your rent; nobody can promise where prices or rates go. The team shows dated local figures; a financial adviser weighs the rest.',
      es: 'Depende sobre todo de cuánto se quede: con menos de unos tres a cinco años suele convenir rentar, porque los gastos de comprar y vender necesitan tiempo para repartirse. Compare el costo mensual completo de ser dueño, más esos gastos entre sus años, con su renta; nadie puede prometer precios ni tasas. El equipo le muestra cifras locales; lo demás, un asesor financiero.',
    },
    aspects: {
      'short-stay': {
        en: 'For a stay under about three to five years renting often comes out ahead, since buying and later selling cost a good part of what you would gain. There is no one line: a job that may move you argues for renting, a low price or a plan to keep the home as a rental for buying. Compare both over your own years.',
        es: 'Para una estancia menor a unos tres a cinco años, rentar suele salir mejor, porque comprar y luego vender cuesta buena parte de lo que ganaría. No hay una sola línea: un empleo que puede moverle inclina a rentar; un buen precio o planear conservarla como renta, a comprar. Compare sus propios años.',
      },
      'wait-for-prices-or-rates': {
        en: 'Nobody can promise where prices or rates go, so do not build on a forecast either way. Buy when the monthly cost fits, the job is steady and you mean to stay; a later refinance may be possible but costs money and is not sure. Waiting can save or cost you. The team shows dated local figures.',
        es: 'Nadie puede asegurar hacia dónde van precios o tasas, así que no se base en pronósticos. Compre cuando el costo mensual le quede, el empleo sea estable y piense quedarse; refinanciar luego quizá se pueda, pero cuesta y no es seguro. Esperar puede ahorrar o costar. El equipo muestra cifras locales con fecha.',
      },
      'is-rent-wasted': {
        en: 'Rent is not wasted: it buys a roof, repairs and the freedom to leave. An owner also pays what never comes back, interest, tax, insurance, upkeep, dues and selling costs, and builds equity only with the rest. Owning tends to win with years and a steady price, not by itself. Compare both sums for your own case.',
        es: 'La renta no es dinero tirado: compra techo, reparaciones y libertad de irse. El dueño también paga lo que no vuelve, intereses, impuesto, seguro, mantenimiento, cuotas y gastos de venta, y forma capital solo con el resto. Ser dueño suele ganar con los años, no por sí mismo. Compare ambas sumas en su caso.',
      },
      'my-numbers': {
        en: 'Set your rent against the full cost of owning: principal and interest, tax, insurance, mortgage insurance, dues and roughly a reserve for repairs, less what pays down the loan. A payment above your rent can still make sense over many years, and not over two. Give me price, down payment and a rate, and I work out the payment.',
        es: 'Compare su renta con el costo completo de ser dueño: capital e intereses, impuesto, seguro, seguro hipotecario, cuotas y una reserva para reparaciones, menos lo que baja la deuda. Pagar más que su renta puede convenir en muchos años, no en dos. Deme precio, enganche y tasa, y calculo el pago.',
      },
      'lease-renewal': {
        en: 'If the landlord wants an answer now, ask for a shorter term or month to month, even at a higher rent: it buys time to look without haste. Sign for a year if you have no preapproval yet or may move; ask what leaving early costs and have it in writing. A purchase takes 30 to 45 days after contract alone.',
        es: 'Si el arrendador quiere respuesta ya, pida un plazo más corto o mes a mes, aunque suba la renta: compra tiempo para buscar sin prisa. Firme un año si aún no tiene preaprobación o quizá se mude; pregunte cuánto cuesta salir antes, por escrito. Solo el cierre toma de 30 a 45 días tras el contrato.',
      },
    },
    links: ['guideBuying', 'market'],
    source: 'CFPB; G.S. 93A-6',
    topics: ['buying/buy-now-or-wait-rent-or-buy', 'money/rent-or-buy'],
  },
  {
    id: 'cash-needed',
    title: { en: 'How much cash do I need to buy?', es: '¿Cuánto efectivo necesito para comprar?' },
    answer: {
      en: 'The down payment plus, as often quoted, 2-5% of the price for closing costs and prepaid items: $8,000 to $20,000 on $400,000. The due diligence fee and earnest money come first, and both are credited at closing; inspections and appraisal follow, then moving and a reserve. A gift, a first-home IRA withdrawal or a 401(k) loan may count. Your Loan Estimate has the real figures.',
      es: 'El enganche más, según se suele estimar, 2-5% del precio en gastos de cierre y pagos por adelantado: $8,000 a $20,000 en $400,000. Primero van la cuota de due diligence y el depósito, que se acreditan al cerrar; luego inspecciones y avalúo, mudanza y una reserva. Un regalo, un retiro de IRA o un préstamo 401(k) pueden contar. Las cifras reales están en su Loan Estimate.',
    },
    aspects: {
      'crypto-coins': {
        en: 'Only once it is dollars: Fannie Mae accepts crypto for down payment, closing costs and reserves after you have exchanged it, with proof of the exchange, and the money stands verified in a U.S. bank or other regulated institution before closing. Earnest money cannot be paid in coins. Other loans have their own rules; ask the lender first, and a CPA what the exchange costs in tax.',
        es: 'Solo cuando ya son dólares: Fannie Mae acepta cripto para enganche, cierre y reservas después de cambiarla, con prueba del cambio y el dinero verificado en un banco de EE. UU. u otra institución regulada antes del cierre. El depósito no se paga en monedas. Otros préstamos tienen sus reglas; pregunte antes al prestamista, y a un CPA por el impuesto.',
      },
      'is-it-enough': {
        en: "Check it like this: down payment plus 2-5% of the price, and something left over. On $400,000 with 3% down that is $12,000 plus $8,000 to $20,000, so about $20,000 to $32,000; on $300,000, $15,000 to $24,000. Help programs or a seller's credit can lower it. A lender says what your program needs.",
        es: 'Calcule así: enganche más 2-5% del precio, y algo de reserva. En $400,000 con 3% de enganche son $12,000 más $8,000 a $20,000, o sea unos $20,000 a $32,000; en $300,000, $15,000 a $24,000. Programas de ayuda o un crédito del vendedor pueden bajarlo. Un prestamista dice qué pide su programa.',
      },
      'by-price': {
        en: 'With 5% down, count about 7% to 10% of the price in all: on $350,000 that is $17,500 plus $7,000 to $17,500, so $24,500 to $35,000; on $500,000, $35,000 to $50,000. With 20% down it is 22% to 25%. Moving and a reserve come on top; the Loan Estimate has your own figures.',
        es: 'Con 5% de enganche, cuente del 7% al 10% del precio en total: en $350,000 son $17,500 más $7,000 a $17,500, o sea $24,500 a $35,000; en $500,000, $35,000 a $50,000. Con 20% de enganche es del 22% al 25%. Mudanza y reserva van aparte; el Loan Estimate trae sus cifras.',
      },
      'when-due': {
        en: 'It comes in steps: the due diligence fee and earnest money within days of the contract, inspections in the first two weeks, the appraisal when the lender orders it, insurance shortly before, and the rest by wire for closing, usually a day ahead. The two deposits are credited then. Moving and utilities follow.',
        es: 'Va por pasos: la cuota de due diligence y el earnest money a los días del contrato, inspecciones en las primeras dos semanas, el avalúo cuando lo pide el prestamista, el seguro poco antes, y el resto por transferencia para el cierre, normalmente un día antes. Los dos depósitos se acreditan entonces. Luego, la mudanza.',
      },
      'besides-down-payment': {
        en: "Besides the down payment expect lender and appraisal charges, the attorney, title insurance, recording, inspections, perhaps a survey, the first year's insurance, some months of tax and insurance in escrow, prepaid interest, and association fees: together often 2-5% of the price. Then movers, utilities, locks and a first repair.",
        es: 'Además del enganche cuente cargos del prestamista y avalúo, abogado, seguro de título, registro, inspecciones, quizá plano, el primer año de seguro, meses de impuesto y seguro en reserva, intereses prepagados y cargos de la asociación: juntos suelen ser 2-5% del precio. Luego mudanza, servicios, cerraduras y alguna reparación.',
      },
      'no-money-down': {
        en: 'Even with no down payment, as with a VA or USDA loan for those who qualify, you need cash for the deposits, inspections, appraisal and closing costs, unless the seller or a program pays part. State and city programs can lend part of the down payment within income and price limits. Ask a participating lender.',
        es: 'Aun sin enganche, como con VA o USDA si califica, necesita efectivo para depósitos, inspecciones, avalúo y gastos de cierre, salvo que el vendedor o un programa pague parte. Programas estatales y de la ciudad pueden prestar parte del enganche con límites de ingreso y precio. Pregunte a un prestamista participante.',
      },
      reserves: {
        en: 'Keep something back: many lenders like to see a few months of payments left after closing, and for rentals or jumbo loans require it. Beyond that, some months of your expenses and a sum for the first repairs keep you out of trouble. The lender states its number; the rest is your own comfort.',
        es: 'Guarde algo: a muchos prestamistas les gusta ver unos meses de pagos disponibles después del cierre, y para rentas o préstamos jumbo lo exigen. Aparte, unos meses de gastos y algo para las primeras reparaciones evitan apuros. El prestamista dice su cifra; lo demás es su tranquilidad.',
      },
    },
    links: ['guideBuying'],
    source: 'CFPB; Form 2-T; Fannie Mae, virtual currency (2022)',
    year: 2026,
    topics: [
      'buying/how-much-cash-is-needed-and-from-where',
      'money/cash-to-close-beyond-the-down-payment',
      'buyer-cash',
    ],
  },
  {
    id: 'what-can-i-afford',
    title: { en: 'What price of home can I afford?', es: '¿Qué precio de casa puedo pagar?' },
    answer: {
      en: 'A common rule of thumb: housing up to about 28% of gross monthly income and all debts together up to about 36%; on $9,000 a month that is $2,520 and $3,240. Programs often allow more. Tax, association dues and insurance differ a lot between homes of one price, so look at the month, not the price. A lender decides what you qualify for; you, what feels comfortable.',
      es: 'Una regla común: vivienda hasta cerca del 28% del ingreso mensual bruto y todas las deudas hasta cerca del 36%; con $9,000 al mes son $2,520 y $3,240. Muchos programas permiten más. Predial, cuotas y seguro cambian mucho entre casas del mismo precio: mire el mes, no el precio. Cuánto le prestan lo decide el prestamista; cuánto es cómodo, usted.',
    },
    aspects: {
      'salary-for-a-price': {
        en: 'Work back from the full monthly payment: divide it by 0.28 for the gross income that the rule of thumb asks. A payment of $2,500 means about $8,900 a month, or $107,000 a year; $3,000 about $10,700, or $129,000. What a certain price costs a month depends on down payment, rate, tax and dues; give me those.',
        es: 'Parta del pago mensual completo: divídalo entre 0.28 y tiene el ingreso bruto de la regla. Un pago de $2,500 pide unos $8,900 al mes, o $107,000 al año; $3,000, unos $10,700, o $129,000. Lo que cuesta al mes cierto precio depende de enganche, tasa, impuesto y cuotas; démelos.',
      },
      'price-for-an-income': {
        en: 'Take 28% of the gross month as a first limit for the whole payment: $65,000 a year gives about $1,500, $80,000 about $1,870, $100,000 about $2,330, $120,000 $2,800, $140,000 about $3,270. Car and card debts can lower it. The price follows from down payment, rate, tax and dues: tell me those and I work it out.',
        es: 'Tome 28% del ingreso bruto mensual como primer límite del pago completo: $65,000 al año dan unos $1,500, $80,000 unos $1,870, $100,000 unos $2,330, $120,000 $2,800, $140,000 unos $3,270. Deudas de carro o tarjetas lo bajan. El precio sale de enganche, tasa, impuesto y cuotas: dígamelos y lo calculo.',
      },
      'bank-limit-or-comfort': {
        en: 'What a lender allows is a ceiling, not advice: it does not see child care, travel, savings or how you sleep. Add up your real month, try living on the new payment for three months by saving the difference, and shop below the top if that pinches. Nobody has to spend what is approved.',
        es: 'Lo que permite el prestamista es un techo, no un consejo: no ve guardería, viajes, ahorro ni cómo duerme usted. Sume su mes real, viva tres meses con el nuevo pago ahorrando la diferencia, y busque por debajo del máximo si aprieta. Nadie tiene que gastar lo aprobado.',
      },
      'share-of-pay': {
        en: 'A common rule is up to about 28% of gross pay for housing and 36% with all debts; on $9,000 a month that is $2,520 and $3,240. A third or 35% is above it, yet many programs allow more. Housing means loan, tax, insurance and dues. Judge 33% of gross by what is left after taxes and your other bills.',
        es: 'La regla común es hasta 28% del ingreso bruto para vivienda y 36% con todas las deudas; con $9,000 al mes son $2,520 y $3,240. Un tercio o 35% la pasa, aunque muchos programas permiten más. Vivienda es préstamo, impuesto, seguro y cuotas. Juzgue un 33% por lo que queda tras impuestos y demás gastos.',
      },
      'with-debts': {
        en: 'Debts count against the second limit: 36% of gross for everything. With $10,500 a month and a $600 truck, housing alone could be $2,940 and with debts $3,780, less $600, so $3,180; the lower, $2,940, is the guide. Paying off a car can raise it. Tax, insurance and dues are part of the housing figure.',
        es: 'Las deudas cuentan contra el segundo límite: 36% del bruto para todo. Con $10,500 al mes y $600 de la camioneta, la vivienda sola sería $2,940, y con deudas $3,780 menos $600, o sea $3,180; guía el menor, $2,940. Pagar un carro puede subirlo. Impuesto, seguro y cuotas van dentro de la vivienda.',
      },
      'three-times-income': {
        en: "“Three times your income” is an old shortcut and ignores the rate, tax, dues and your debts: at one income the price that fits can be well below or above it. Use the monthly test instead, about 28% of gross for the whole payment, then see which price that carries at your lender's rate and your down payment.",
        es: '“Tres veces su ingreso” es un atajo viejo que ignora tasa, impuesto, cuotas y deudas: con un mismo ingreso el precio adecuado puede ser mucho menor o mayor. Use la prueba mensual, cerca del 28% del bruto para todo el pago, y vea qué precio soporta con la tasa de su prestamista y su enganche.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB; Fannie Mae; HUD 4000.1',
    year: 2026,
    topics: ['buying/what-can-i-afford', 'money/affording-a-home-price-ceiling'],
  },
  {
    id: 'preapproval',
    title: {
      en: 'Do I need a preapproval before looking?',
      es: '¿Necesito preaprobación antes de ver casas?',
    },
    answer: {
      en: 'You can look without a preapproval, since no law asks for one, but offers usually carry it, and many sellers and agents want it first. Preapproved means that a lender has checked papers and credit; prequalified, only that you told your numbers. Neither is a promise to lend. Start with a lender before you tour in earnest: it shows your price range, and sellers take the offer seriously.',
      es: 'Puede ver casas sin preaprobación, pues ninguna ley la exige, pero las ofertas suelen llevarla y muchos vendedores y agentes la quieren antes. Preaprobado es que un prestamista revisó papeles y crédito; precalificado, solo lo que usted declaró. Ninguna promete el préstamo. Empiece con un prestamista antes de visitar en serio: sabrá su rango de precio y tomarán en serio su oferta.',
    },
    aspects: {
      'prequalified-or-preapproved': {
        en: 'Preapproved weighs more than prequalified: a lender has seen papers and credit, while a prequalification rests on numbers you told somebody. An approval already underwritten is firmer still. For an offer, sellers usually want the preapproval; a quick online certificate may not be enough. Ask the lender which of the three your letter is.',
        es: 'La preaprobación pesa más que la precalificación: el banco ya vio papeles y crédito, mientras que la precalificación se basa en lo que usted dijo. Un crédito ya revisado por el analista (underwritten) es todavía más firme. Con una oferta, el vendedor suele pedir la preaprobación. Pregunte al prestamista cuál de las tres es su carta.',
      },
      'not-a-guarantee': {
        en: 'A preapproval is no promise of the loan: final approval comes only after the appraisal, the title work, insurance and a fresh look at your income and credit. New debt, a job change or a low value can still stop it. Tell the lender about any change; in North Carolina your due diligence date decides what you risk.',
        es: 'La preaprobación no garantiza el préstamo: la aprobación final llega después del avalúo, el título, el seguro y otra revisión de ingresos y crédito. Una deuda nueva, otro trabajo o un valor bajo todavía pueden frenarlo. Avise al prestamista de cualquier cambio; en Carolina del Norte la fecha de due diligence decide cuánto arriesga.',
      },
      'letter-with-the-offer': {
        en: "An offer with a loan normally carries a lender's letter, and a cash offer a proof of funds such as a bank letter; no law demands either, but sellers here seldom take an offer seriously without one. The letter can be written for the amount you offer, so that it does not show your top. Your agent sends it along.",
        es: 'Con una oferta a crédito normalmente va la carta del banco, y con una de contado, un comprobante de fondos; ninguna ley lo exige, pero aquí pocos vendedores toman en serio una oferta sin eso. La carta puede hacerse por la cantidad que ofrece, para no mostrar su máximo. Su agente la manda con la oferta.',
      },
      'how-to-get-one': {
        en: 'Call or apply online with one or two lenders: with pay stubs, W-2s, bank statements and ID at hand, a preapproval often takes a day to a few days and usually costs nothing, though some lenders charge for the credit report. Choose the lender yourself. Papers go to the lender, never into this chat.',
        es: 'Llame o solicite en línea con uno o dos prestamistas: con talones de pago, W-2, estados de cuenta e identificación, la preaprobación suele tardar de uno a pocos días y normalmente no cuesta, aunque algunos cobran el reporte de crédito. Usted elige al prestamista. Los papeles van al prestamista, nunca a este chat.',
      },
      'agent-wants-it-first': {
        en: 'An agent may ask for a letter before showing homes: no law requires it and none forbids asking, as long as the agent asks everybody alike. It saves both sides tours of homes out of reach, and some sellers want it. If you are only starting to look, say so, or begin with open houses, where no letter is needed.',
        es: 'Un agente puede pedir la carta antes de mostrar casas: ninguna ley lo exige ni lo prohíbe, mientras se lo pida a todos por igual. Evita visitas a casas fuera de alcance, y algunos vendedores la piden. Si apenas empieza a mirar, dígalo, o empiece por casas abiertas (open houses), donde no hace falta carta.',
      },
      'which-lender': {
        en: "Use any licensed lender you like, and more than one if you wish: one letter is enough to look and to offer, while two or three lenders let you compare costs. Nobody may force an agent's lender on you. Ask them within the same couple of weeks, so that scoring models count the credit checks as one.",
        es: 'Use el prestamista con licencia que quiera, y más de uno si desea: una carta basta para ver casas y ofertar; dos o tres prestamistas le permiten comparar costos. Nadie puede obligarle a usar el del agente. Consúltelos dentro de las mismas dos semanas, para que las revisiones de crédito cuenten como una.',
      },
    },
    bySide: {
      seller: {
        en: 'Ask for one with every financed offer, and look at what it rests on: prequalified means the buyer told a lender some numbers, preapproved usually means documents and a credit check, underwritten is firmer still. None is a promise to lend. Letters commonly last 60-90 days; for cash, ask for proof of funds. Your broker may call the lender if the buyer allows it.',
        es: 'Pídala con cada oferta con préstamo y vea en qué se basa: precalificado es que el comprador dio cifras a un banco; preaprobado, normalmente documentos y crédito; aprobado por un analista es más firme. Ninguna es promesa de préstamo. Suelen durar 60-90 días; si es al contado, pida prueba de fondos. Su broker puede llamar al banco si el comprador lo permite.',
      },
    },
    links: ['guideBuying'],
    source: 'CFPB',
    topics: ['buying/preapproval-first-or-look-first', 'money/pre-qualification-pre-approval-underwriting'],
  },
  {
    id: 'first-time-buyer',
    title: {
      en: 'Am I a first-time buyer, and what helps me?',
      es: '¿Soy comprador por primera vez? ¿Qué ayuda hay?',
    },
    answer: {
      en: 'Most programs count you as a first-time buyer if you have not owned a home you lived in during the past three years; some make exceptions, for veterans for example. In Charlotte, help comes from the state housing agency and HouseCharlotte, with limits that change each year. A lender or a HUD-approved counselor can say whether you qualify.',
      es: 'La mayoría de los programas lo considera comprador por primera vez si no ha tenido vivienda propia en los últimos tres años; hay excepciones, por ejemplo para veteranos. En Charlotte ayudan la agencia estatal de vivienda y HouseCharlotte, con límites que cambian cada año. Si califica lo dice un prestamista o un consejero aprobado por HUD.',
    },
    aspects: {
      'share-or-rental-never-lived-in': {
        en: "Most programs ask about a home you owned and lived in: a share you inherited, a name on a parent's deed or a rental you never lived in often does not end first-time status. The wording differs, though, and some programs count any ownership. Tell the lender or a HUD-approved counselor exactly what you owned and when.",
        es: 'La mayoría de los programas preguntan por una casa propia en la que vivió: una parte heredada, su nombre en la escritura de sus padres o una renta donde nunca vivió muchas veces no le quita ser primerizo. Pero el texto varía y algunos cuentan cualquier propiedad. Dígale al prestamista o a un consejero de HUD qué tuvo y cuándo.',
      },
      'spouse-or-ex-owned': {
        en: "Whether a spouse's or former spouse's home counts depends on the program: some want every buyer to be a first-timer, others accept one, and many make room for people who owned only with a former spouse. Tell the lender who owned what, who lived there and until when; a HUD-approved counselor can check it free or cheaply.",
        es: 'Si la casa de su cónyuge o excónyuge cuenta depende del programa: unos piden que todos los compradores sean primerizos, otros aceptan a uno, y muchos dan lugar a quien solo tuvo casa con su ex. Dígale al prestamista quién fue dueño, quién vivió ahí y hasta cuándo; un consejero aprobado por HUD lo revisa gratis o por poco.',
      },
      'mobile-home-owned': {
        en: "A mobile home that was never fixed to a permanent foundation often does not count as having owned: HUD's definition leaves it out, while one set on its own land as real estate usually counts. Each program has its own wording, so tell the lender how the home was titled and whether you owned the land.",
        es: 'Una casa móvil que nunca se fijó a un cimiento permanente muchas veces no cuenta como haber tenido casa: la definición de HUD la deja fuera; la que está fija en terreno propio por lo general sí cuenta. Cada programa tiene su texto: dígale al prestamista cómo estaba titulada y si el terreno era suyo.',
      },
      'which-help': {
        en: "Look at three places: the state's NC Home Advantage loans with down-payment help, the city's HouseCharlotte inside Charlotte, and low-down loans such as FHA or 3% conventional; some banks add grants. Amounts, income and price limits change each year and money can run out. A participating lender or a HUD-approved counselor tells you which fit.",
        es: 'Mire en tres lugares: los préstamos NC Home Advantage del estado con ayuda para el enganche, HouseCharlotte de la ciudad dentro de Charlotte, y préstamos de poco enganche como FHA o convencional de 3%; algunos bancos dan subsidios. Montos y límites cambian cada año y el dinero se acaba. Un prestamista participante o un consejero de HUD le dice cuál le toca.',
      },
      'income-limits': {
        en: "Limits depend on the program, your household size and the county, and change every year: state and city help caps income and often the price, while FHA and most ordinary loans have no income cap. A low income alone does not shut you out. A participating lender or HUD-approved counselor checks this year's figures against yours.",
        es: 'Los límites dependen del programa, del tamaño de su hogar y del condado, y cambian cada año: la ayuda estatal y municipal limita ingresos y muchas veces el precio; FHA y la mayoría de los préstamos comunes no. Ganar poco no lo excluye por sí solo. Un prestamista participante o un consejero de HUD compara con las cifras de este año.',
      },
      'homebuyer-class': {
        en: 'Homebuyer classes and counseling come from HUD-approved agencies, free or for a small fee, online or in person; hud.gov lists those near Charlotte. State and city help for first-time buyers asks for such a class before closing. Ask the lender which certificate the program accepts before you sign up.',
        es: 'Las clases y la consejería para compradores las dan agencias aprobadas por HUD, gratis o por poco, en línea o en persona; hud.gov muestra las cercanas a Charlotte. La ayuda estatal y municipal para primera compra pide esa clase antes del cierre. Pregunte al prestamista qué certificado acepta el programa antes de inscribirse.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD; NCHFA',
    year: 2026,
    topics: ['buying/first-time-buyer', 'money/what-first-time-buyer-means'],
  },
  {
    id: 'other-areas-and-south-carolina',
    title: {
      en: 'Do you help outside these areas or in SC?',
      es: '¿Ayudan en otras zonas o en Carolina del Sur?',
    },
    answer: {
      en: "The license shown here is for North Carolina, so for a home in South Carolina, Fort Mill or Indian Land too, the team points you to a broker licensed there. In North Carolina it helps within about 31 miles on request. South Carolina uses other contracts and taxes an owner's home at a lower ratio only after the owner applies; for taxes across the line, see a CPA.",
      es: 'La licencia que aquí figura es de Carolina del Norte: en Carolina del Sur, también Fort Mill o Indian Land, el equipo le recomienda a un broker con licencia allí. En Carolina del Norte ayuda a unas 31 millas a la redonda si lo pide. Carolina del Sur usa otros contratos y baja el impuesto de la vivienda solo si el dueño lo solicita; consulte a un CPA.',
    },
    aspects: {
      'nc-towns-nearby': {
        en: 'In North Carolina the team helps within about 31 miles of its areas on request: that takes in towns such as Gastonia, Concord, Matthews, Waxhaw or Monroe. A town missing from this site is no obstacle; name it, with your price and what you need. Farther out, the team may refer you to somebody local.',
        es: 'En Carolina del Norte el equipo ayuda, a solicitud, hasta unas 31 millas de sus zonas: eso incluye pueblos como Gastonia, Concord, Matthews, Waxhaw o Monroe. Que su ciudad no salga en la página no es obstáculo; dígala, con precio y lo que necesita. Más lejos, el equipo puede referirle a alguien de ahí.',
      },
      'far-away-referral': {
        en: 'For a place far from Charlotte, in this state or another, ask the team for a referral: it may name a broker licensed and working there and explains any referral fee. You stay free to choose somebody else. Say where the home is, whether you sell or buy, and when.',
        es: 'Para un lugar lejos de Charlotte, en este estado u otro, pida una referencia al equipo: puede darle el nombre de un corredor con licencia allá y le explica si hay cuota de referencia. Usted es libre de elegir a otro. Diga dónde está la casa, si vende o compra, y cuándo.',
      },
      'sc-taxes': {
        en: "Compare the whole bill rather than one tax: South Carolina taxes an owner's main home at a 4% ratio, other property at 6%, and only after the owner applies for legal residence; income tax, car tax and insurance differ too, and working across the line touches both states. The county figures a home's tax, and a CPA your own case.",
        es: 'Compare la cuenta completa y no un solo impuesto: Carolina del Sur grava la vivienda principal con una proporción de 4% y lo demás con 6%, y solo después de que el dueño lo solicita; también cambian el impuesto sobre ingresos, el del carro y el seguro, y trabajar al otro lado toca a los dos estados. El condado calcula el de la casa y un CPA su caso.',
      },
      'contracts-in-sc': {
        en: "South Carolina deals run on that state's own contract and disclosure forms and its own deed tax; the North Carolina due diligence fee paid to the seller is not its standard arrangement. So do not carry over what you read here about deadlines and deposits. A broker and an attorney licensed there explain their forms.",
        es: 'En Carolina del Sur se usan contratos y formularios propios de ese estado y su propio impuesto de escritura; el due diligence fee que aquí se paga al vendedor no es lo normal allá. No traslade lo que lea aquí sobre plazos y depósitos. Un corredor y un abogado con licencia allá le explican sus formularios.',
      },
      'sell-here-buy-there': {
        en: 'A move across the line takes two licenses: the team can handle the North Carolina side, and for the South Carolina home points you to a broker licensed there. The two can line up dates, so that one closing follows the other. Tell the team both places and your timing early.',
        es: 'Para cruzar la línea hacen falta dos licencias: el equipo puede llevar la parte de Carolina del Norte, y para la casa en Carolina del Sur le indica un corredor con licencia allá. Los dos pueden coordinar fechas para que un cierre siga al otro. Diga pronto los dos lugares y sus tiempos.',
      },
    },
    links: ['areas', 'contact', 'call'],
    source: 'NCREC; SC Code 12-43-220',
    year: 2026,
    topics: [
      'buying/where-in-the-area-north-or-south-carolina',
      'people/places-not-covered-and-south-carolina',
    ],
  },
  {
    id: 'people-of-a-place',
    title: { en: 'Who lives in an area, and is it a good one?', es: '¿Quién vive en una zona y es buena?' },
    answer: {
      en: 'I do not describe or choose areas by the people in them, by safety or by how good schools are; fair housing law asks that of everyone here, and everybody gets the same answer. Public sources are the Census, police crime maps and state school report cards. Give me price, size, commute or features, and I will search.',
      es: 'No describo ni elijo zonas por su gente, su seguridad o la calidad de sus escuelas; la ley de vivienda justa lo pide y todas las personas reciben la misma respuesta. Hay fuentes públicas: el Censo, los mapas de la policía y los informes escolares del estado. Dígame precio, tamaño, trayecto o características, y busco.',
    },
    aspects: {
      'neighbors-like-us': {
        en: 'Where people of a certain background, faith or age live is a choice I leave wholly to you: fair housing law keeps me from pointing anybody toward or away from an area for that, whoever asks. The Census shows published figures, and I can find homes near a place you name, such as a house of worship, a shop or family.',
        es: 'Dónde vive gente de cierto origen, fe o edad es una decisión que dejo por completo a usted: la ley de vivienda justa no permite que yo dirija a nadie hacia una zona o fuera de ella por eso, pregunte quien pregunte. El Censo publica cifras, y puedo buscar casas cerca de un lugar que usted diga, como un templo, una tienda o su familia.',
      },
      'makeup-figures': {
        en: 'Figures on who lives where come from the Census: data.census.gov gives them for any neighborhood or tract, free. I do not recite or rank areas by race, origin, religion, age or children, since fair housing law asks that of everybody who sells homes. Name price, size, commute or features, and I search by those.',
        es: 'Las cifras de quién vive dónde vienen del Censo: data.census.gov las da gratis por vecindario o sector. Yo no describo ni ordeno zonas por raza, origen, religión, edad o niños; la ley de vivienda justa lo pide a todos los que venden casas. Dígame precio, tamaño, trayecto o características y busco con eso.',
      },
      'good-or-bad-area': {
        en: 'I call no area good or bad and name none to avoid, for anybody: such labels easily stand for the people who live there. Look at the police crime maps yourself, walk or drive there at different hours and talk with neighbors. Tell me what matters to you in price, noise, commute or walking, and I compare areas by that.',
        es: 'No llamo buena ni mala a ninguna zona ni digo cuáles evitar, a nadie: esas etiquetas fácilmente hablan de la gente que vive ahí. Mire los mapas de delitos de la policía, visite a distintas horas y hable con vecinos. Dígame qué le importa en precio, ruido, trayecto o caminar, y comparo las zonas por eso.',
      },
      'best-for-families': {
        en: "I rank no area as best or right for families: fair housing law protects households with and without children, so everybody gets the same answer. What I can compare is price, bedrooms, yards, parks, walking and the way to work; for schools, the state's report cards hold the figures. Name your wishes, and I show which areas fit.",
        es: 'No pongo ninguna zona como la mejor para familias: la ley de vivienda justa protege a hogares con y sin niños, y todos reciben la misma respuesta. Sí puedo comparar precio, recámaras, patio, parques, caminar y trayecto al trabajo; de escuelas, las cifras están en los reportes del estado. Dígame qué busca y le muestro qué zonas encajan.',
      },
    },
    links: ['areas', 'contact'],
    source: 'Fair Housing Act; G.S. 41A',
    topics: ['buying/safe-area-good-schools-people-like-me', 'people/who-lives-there'],
  },
  {
    id: 'school-assignment',
    title: { en: 'Which school is a home assigned to?', es: '¿Qué escuela le toca a una casa?' },
    answer: {
      en: "The district assigns schools by address and can change the lines, so check the address with Charlotte-Mecklenburg Schools before the due diligence period ends; around Lake Norman other districts may apply. Listing fields can be old, and magnets and charters use lotteries. The state's School Report Cards hold the official figures; I do not rank schools.",
      es: 'El distrito asigna la escuela por domicilio y puede cambiar los límites: verifique la dirección con Charlotte-Mecklenburg Schools antes de que termine el periodo de due diligence; cerca de Lake Norman puede ser otro distrito. Las escuelas magnet y charter usan sorteo. Las cifras oficiales están en los NC School Report Cards; yo no clasifico escuelas.',
    },
    aspects: {
      'private-schools': {
        en: 'I keep no list of private schools and no fees, and I recommend none: each sets its own tuition, admission and dates, and your address does not decide. Private schools register with the state’s Division of Non-Public Education, which knows those of a county. Ask each school for the full yearly cost, aid and buses, and visit. I can look for homes by area, price and commute.',
        es: 'No tengo lista de escuelas privadas ni colegiaturas, y no recomiendo ninguna: cada una fija su costo, admisión y fechas, y su dirección no decide. Están registradas en la División de Educación No Pública del estado, que conoce las de cada condado. Pida a cada escuela el costo anual completo, becas y autobuses, y visítela. Puedo buscar casas por zona, precio y trayecto.',
      },
      'staying-after-a-move': {
        en: 'Not automatically: the new address can bring another assigned school, and whether a child may finish the year or stay goes by a request to the district, often without a bus. Ask the student assignment office before you move, with both addresses and the grade. A move to another county changes the district, and then its rules decide.',
        es: 'No automáticamente: la dirección nueva puede traer otra escuela asignada, y terminar el año o quedarse se pide al distrito, a menudo sin autobús. Pregunte a la oficina de asignación antes de mudarse, con las dos direcciones y el grado. Si cambia de condado, cambia el distrito y deciden sus reglas.',
      },
      'enrolling-a-child': {
        en: 'You enroll with the district of the new address, in Mecklenburg Charlotte-Mecklenburg Schools: bring a birth certificate, immunization records and proof of residence, for which CMS accepts a deed, lease or closing statement with a second paper such as a utility bill. If you close shortly before school starts, ask student placement at CMS, 980-343-5335, what it takes until then.',
        es: 'La inscripción es en el distrito de la dirección nueva, en Mecklenburg Charlotte-Mecklenburg Schools: lleve acta de nacimiento, vacunas y prueba de domicilio; CMS acepta escritura, contrato de renta o estado de cierre con otro papel, como un recibo de servicios. Si cierra poco antes de clases, pregunte a CMS, 980-343-5335, qué acepta mientras tanto.',
      },
      'can-it-change': {
        en: 'School lines can be redrawn, before or after you buy: the district sets them and changes them when schools open or fill up, so no agent, seller or listing can guarantee an assignment. Ask Charlotte-Mecklenburg Schools, or the district around Lake Norman, whether a change is under way for the address before due diligence ends.',
        es: 'Las zonas escolares pueden cambiar, antes o después de comprar: el distrito las fija y las modifica cuando abre o se llena una escuela, así que ningún agente, vendedor ni anuncio puede garantizar una. Pregunte a Charlotte-Mecklenburg Schools, o al distrito del lago, si hay un cambio en marcha para esa dirección antes de que termine el due diligence.',
      },
      'listing-says-a-school': {
        en: "Do not rely on the school named in a listing, an ad or by a neighbor: such fields can be old or wrong, and nobody can guarantee an assignment. Type the exact street number into the district's own lookup or call its assignment office, and keep the answer in writing, before the due diligence period ends.",
        es: 'No se confíe de la escuela que aparece en el anuncio o que dice un vecino: esos datos pueden ser viejos o equivocados y nadie puede garantizar la asignación. Ponga la dirección exacta en el buscador del distrito o llame a su oficina, y guarde la respuesta por escrito, antes de que termine el due diligence.',
      },
      'report-cards': {
        en: "Official figures stand on the state's School Report Cards from the NC Department of Public Instruction, with test results, growth and grades for every public school. I do not rank or recommend schools, and neither does the team. Read several years, and visit: how well a school suits your child is for you to judge.",
        es: 'Las cifras oficiales están en los School Report Cards del estado (NC Department of Public Instruction), con resultados de pruebas, avance y calificaciones de cada escuela pública. Ni yo ni el equipo clasificamos ni recomendamos escuelas. Lea varios años y visite: si una escuela conviene a su hijo lo decide usted.',
      },
      'magnets-charters-choice': {
        en: "Another school than the assigned one is possible but not sure: magnets in Charlotte-Mecklenburg Schools use a lottery with application windows, charters hold their own, and staying at or moving to a school goes by district request. An address alone does not assure a place. The district's student assignment office gives this year's dates and rules.",
        es: 'Otra escuela que no sea la asignada es posible pero no segura: las magnet de Charlotte-Mecklenburg Schools se sortean con fechas de solicitud, las charter hacen su propio sorteo, y quedarse en una escuela o cambiar se pide al distrito. La dirección sola no asegura lugar. La oficina de asignación del distrito da fechas y reglas de este año.',
      },
      'which-district': {
        en: 'The county decides the district: in Mecklenburg, Charlotte and the towns of Cornelius, Davidson and Huntersville included, it is Charlotte-Mecklenburg Schools. Across the line around Lake Norman, Iredell-Statesville or Mooresville Graded, Lincoln and Catawba have their own. A lake address can mislead, so check the county and then the exact address with that district.',
        es: 'El condado decide el distrito: en Mecklenburg, con Charlotte, Cornelius, Davidson y Huntersville, es Charlotte-Mecklenburg Schools. Al cruzar la línea en el lago Norman, Iredell-Statesville o Mooresville Graded, Lincoln y Catawba tienen el suyo. Una dirección del lago puede engañar: revise el condado y luego la dirección exacta con ese distrito.',
      },
      'where-to-look-it-up': {
        en: "For Mecklenburg addresses the lookup is on the district's own site, cmsk12.org (Charlotte-Mecklenburg Schools, CMS): type the exact street number there, or call Student Placement at 980-343-5335. Around Lake Norman use the site of that county's district, such as Iredell-Statesville. The names on listing sites come from others and can be old. I rank no schools; the address decides.",
        es: 'Para direcciones de Mecklenburg el buscador está en el sitio del propio distrito, cmsk12.org (Charlotte-Mecklenburg Schools, CMS): escriba ahí el número exacto, o llame a Student Placement, 980-343-5335. Por Lake Norman use el sitio del distrito de ese condado. Los nombres en portales vienen de otros y pueden ser viejos. No califico escuelas; decide la dirección.',
      },
    },
    links: ['areas'],
    source: 'CMS; NC School Report Cards; NC Division of Non-Public Education',
    topics: ['buying/which-school-is-this-house-assigned-to', 'people/schools', 'school-sources'],
  },
  {
    id: 'moving-here',
    title: { en: 'I am moving here from another state', es: 'Me mudo aquí desde otro estado' },
    answer: {
      en: 'Welcome. Start with the way to work: name it with a price, bedrooms and house or condo; I show which areas fit. Then spend a weekend in two or three, at rush hour too; the team plans tours or shows homes by video. Buying here takes a lender’s preapproval, a written agreement with an agent and an attorney at closing. Driver license: within 60 days.',
      es: 'Bienvenido. Empiece por el camino al trabajo: dígamelo con precio, habitaciones y casa o condominio, y le muestro qué zonas encajan. Luego pase un fin de semana en dos o tres, también en hora pico; el equipo planea visitas o muestra casas por video. Para comprar hacen falta preaprobación, acuerdo escrito con un agente y un abogado al cierre. La licencia de manejar, en 60 días.',
    },
    aspects: {
      'car-tax-and-tags': {
        en: "North Carolina taxes cars every year: the county's vehicle tax is collected with the registration renewal, and the amount follows the car's value and the local rate. When you bring a car in, you title and register it at a license plate agency and pay a highway use tax once. NCDMV tells you the papers; get NC insurance first.",
        es: 'En Carolina del Norte se paga impuesto por el carro cada año: se cobra junto con la renovación de placas, según el valor del carro y la tasa local. Al traer un carro, se titula y registra en una agencia de placas y se paga una vez el highway use tax. NCDMV le dice los papeles; primero saque seguro de Carolina del Norte.',
      },
      'house-hunting-trip': {
        en: "Plan a weekend for two or three areas rather than all: one by day, one at rush hour, one in the evening, and drive the way to work itself. Pick the areas beforehand with me by commute and price, have the lender's letter ready, and tell the team your dates; it plans tours, or video for what you miss.",
        es: 'Dedique un fin de semana a dos o tres zonas y no a todas: una de día, otra en hora pico, otra de noche, y maneje el trayecto al trabajo. Escojamos antes las zonas por trayecto y precio, tenga lista la carta del banco y diga sus fechas al equipo: organiza visitas, o video de lo que no alcance a ver.',
      },
      'buying-differs-here': {
        en: 'Two things differ from most states: you pay the seller a due diligence fee for the right to walk away until a set date, and that period replaces the usual contingencies; and an attorney, not a title company, closes. Written agency comes before tours. Ask the team how it compares with your state, and an attorney about contract terms.',
        es: 'Dos cosas son distintas: se paga al vendedor un due diligence fee por el derecho de retirarse hasta cierta fecha, y ese plazo reemplaza las contingencias usuales; y cierra un abogado, no una compañía de títulos. El acuerdo escrito con el agente va antes de las visitas. Pregunte al equipo cómo se compara con su estado, y al abogado por el contrato.',
      },
      'papers-after-arriving': {
        en: 'Do these in the first weeks: a North Carolina driver license, due within 60 days, and title and plates for each car with North Carolina insurance, which can be due sooner, voter registration, and the new address with bank, employer and post office. Open power, water and gas before the move. NCDMV lists the papers; for residency and taxes, ask a CPA.',
        es: 'Haga esto en las primeras semanas: licencia de manejar de Carolina del Norte, en 60 días a más tardar, y título y placas de cada carro con seguro del estado, que puede tocar antes, registro para votar y cambio de dirección con banco, empleo y correo. Pida luz, agua y gas antes de mudarse. NCDMV da la lista de papeles; sobre residencia e impuestos, un CPA.',
      },
      'how-early': {
        en: "Start about three to six months ahead: the first weeks for areas by map and video, then the lender's preapproval, a visit two or three months before, and an offer with at least 30 to 45 days to closing on a loan. With less time, a short rental bridges it. Tell the team your date, and it works backward.",
        es: 'Empiece de tres a seis meses antes: primero zonas por mapa y video, luego la preaprobación del banco, una visita dos o tres meses antes y una oferta con al menos 30 a 45 días hasta el cierre con préstamo. Con menos tiempo, una renta corta ayuda. Diga su fecha al equipo y se calcula hacia atrás.',
      },
    },
    links: ['areas', 'guideBuying', 'guideRail'],
    source: 'NCDMV, Moving to N.C.; NC Real Estate Commission',
    topics: ['people/moving-from-another-state'],
  },
  {
    id: 'buying-remotely',
    title: {
      en: 'Can I buy a home I have only seen on video?',
      es: '¿Puedo comprar una casa viéndola por video?',
    },
    answer: {
      en: 'Yes: people do, and you can too; ask for a live video visit that shows the flaws and the street too, use a local inspector, and plan to see the home within the due diligence period or to make that period longer. A live tour needs a written buyer agreement first. For income from a new job, ask the lender.',
      es: 'Sí: se hace así; pida una visita por video en vivo que muestre también los defectos y la calle, use un inspector local y procure ver la casa dentro del periodo de due diligence, o pida un periodo más largo. Antes se firma un acuerdo escrito de comprador. Sobre ingresos de un trabajo nuevo, pregunte al prestamista.',
    },
    aspects: {
      'see-it-during-due-diligence': {
        en: "Make the visit part of the contract's timing: ask for a due diligence period long enough to fly in, and if you dislike what you see, end in writing before 5:00 p.m. on that date. The earnest money then comes back; the due diligence fee and inspection money do not. A seller need not agree to a longer period.",
        es: 'Ponga la visita en los tiempos del contrato: pida un período de due diligence que alcance para venir, y si no le gusta, termine por escrito antes de las 5:00 p.m. de esa fecha. El depósito (earnest money) regresa; el due diligence fee y la inspección no. El vendedor no está obligado a aceptar más días.',
      },
      'what-video-hides': {
        en: "Video hides smell, noise, slope, damp and the neighbors' houses: ask for live video, not a cut one, with the street, the yard edges, ceilings, crawl space, under sinks, and a quiet minute to listen. Have the person say what is bad. Then let an inspector look; the camera is good enough to choose, not to judge condition.",
        es: 'El video no muestra olor, ruido, desniveles, humedad ni las casas de al lado: pida video en vivo, no editado, con la calle, los límites del patio, techos, espacio bajo el piso, bajo los fregaderos, y un minuto de silencio para oír. Pida que le digan lo malo. Después, un inspector: la cámara sirve para escoger, no para juzgar el estado.',
      },
      'ask-for-a-video-tour': {
        en: 'Live video visits can be asked of the team for any home you name: give the address or listing, a day and hour with your time zone, and whether you use FaceTime, Zoom or WhatsApp. Ask to be taken through the house and the street, and to see any corner. A written buyer agreement comes first.',
        es: 'Puede pedir al equipo una visita por video en vivo de cualquier casa: dé la dirección, día y hora con su zona horaria, y si usa FaceTime, Zoom o WhatsApp. Pida que recorran la casa y la calle, y ver cualquier rincón. Antes va un acuerdo escrito de comprador.',
      },
      'agreement-for-video': {
        en: 'A live video tour counts like a visit in person: agents in the MLS need a written buyer agreement before it, with a stated fee and an end date. It can be short or cover one home, and you sign it electronically. A recorded video, photos or a call to talk need none.',
        es: 'Una visita en vivo por video cuenta como una en persona: los agentes del MLS necesitan antes un acuerdo escrito de comprador, con honorario y fecha de término. Puede ser corto o para una sola casa, y se firma electrónicamente. Para un video grabado, fotos o una llamada no hace falta.',
      },
      'is-it-risky': {
        en: 'Buying unseen is common with people who relocate, and sellers take such offers; what you risk is the part a camera misses. Cut that risk: a live video with flaws, an independent inspector, a walk by somebody you trust, and a visit inside due diligence. What you can lose by leaving in time is the due diligence fee and inspections.',
        es: 'Comprar sin visitar es común entre quienes se mudan y los vendedores aceptan esas ofertas; el riesgo es lo que la cámara no muestra. Redúzcalo: video en vivo con defectos, inspector independiente, alguien de confianza que la vea y una visita dentro del due diligence. Si se retira a tiempo pierde el due diligence fee y las inspecciones.',
      },
      'nobody-can-come': {
        en: 'Your inspector can stand in for you: the agent opens the house, the inspector sends photos and a report and goes through it with you by phone or video. It shows condition, not feel, smell or street, so ask your agent for a live video on the same day and somebody you trust to walk the block.',
        es: 'Su inspector puede ir por usted: el agente abre la casa, el inspector manda fotos y un reporte y lo repasa con usted por teléfono o video. Eso muestra el estado, no el ambiente, el olor ni la calle; pida a su agente un video en vivo ese día y que alguien de confianza recorra la cuadra.',
      },
    },
    links: ['call', 'contact', 'compare'],
    source: 'NCREC; NAR practice',
    topics: ['buying/buying-sight-unseen-or-relocating', 'remote-tours'],
  },
  {
    id: 'noncitizen-buyer',
    title: { en: 'Can I buy if I am not a U.S. citizen?', es: '¿Puedo comprar si no soy ciudadano?' },
    answer: {
      en: 'You need no citizenship to own a home in North Carolina, and the steps are the same for everyone. The loan is what differs. Conventional lenders look at documented status; FHA loans have since May 2025 required citizenship or permanent residence; ITIN loans are private. Ask two lenders, and an immigration attorney about status. Send no document numbers here.',
      es: 'Para ser dueño en Carolina del Norte no se necesita ciudadanía y los pasos son iguales para todos. Lo que cambia es el préstamo: los convencionales miran el estatus documentado; FHA exige desde mayo de 2025 ciudadanía o residencia permanente; los préstamos con ITIN son privados. Pregunte a dos prestamistas y, sobre estatus, a un abogado de inmigración.',
    },
    aspects: {
      'spouse-without-social-security': {
        en: 'You can own it together: both may stand on the deed whatever their status or papers. For the loan there are two ways: the one with a Social Security number and enough income applies alone, or both go to a private lender that takes an ITIN, with more down and a higher rate. Ask two lenders which works, and send no numbers or papers in this chat.',
        es: 'Pueden ser dueños los dos: ambos pueden estar en la escritura, sin importar su estatus o papeles. Para el préstamo hay dos caminos: lo pide solo quien tiene Seguro Social y suficiente ingreso, o van los dos con un prestamista privado que acepte ITIN, con más enganche y tasa más alta. Pregunte a dos, y no mande números ni papeles por este chat.',
      },
      'itin-loan': {
        en: 'Private lenders make ITIN loans, without a Social Security number: expect a larger down payment, a higher rate, and two years of tax returns filed with the ITIN. FHA and ordinary conventional loans do not fit. Terms differ a lot, so ask two lenders or credit unions. Never send the number or papers in this chat.',
        es: 'Hay prestamistas privados que dan préstamos con ITIN, sin Seguro Social: cuente con más enganche, una tasa más alta y por lo general dos años de declaraciones con su ITIN. FHA y los convencionales comunes no aplican. Las condiciones varían mucho; consulte dos prestamistas o cooperativas. No mande el número ni papeles por este chat.',
      },
      'visa-or-work-permit': {
        en: 'A visa or work permit does not stop a purchase, and conventional lenders do lend to people with documented status: they look at the status, how long it has run and may go on, two years of income and credit. Since May 2025 FHA no longer takes non-permanent residents. Two lenders can say where you stand; an immigration attorney, about status.',
        es: 'La visa o el permiso de trabajo no impide comprar, y los prestamistas convencionales sí prestan a quien tiene estatus documentado: miran el estatus, su vigencia, dos años de ingresos y el crédito. Desde mayo de 2025 FHA ya no acepta residentes no permanentes. Consulte dos prestamistas, y a un abogado de inmigración sobre su estatus.',
      },
      'fha-and-daca': {
        en: 'FHA loans have since May 25, 2025 gone only to citizens and permanent residents, so people on visas, work permits or DACA cannot use them. Conventional loans are still open to documented status, each lender by its own reading, and private ones lend at other terms. Ask two lenders what they take today; rules change.',
        es: 'Desde el 25 de mayo de 2025 los préstamos FHA son solo para ciudadanos y residentes permanentes; con visa, permiso de trabajo o DACA no se pueden usar. El convencional sigue abierto a quien tiene estatus documentado, según cada prestamista, y hay privados con otras condiciones. Pregunte a dos qué aceptan hoy; las reglas cambian.',
      },
      'abroad-or-cash': {
        en: 'Foreigners may own a home here, with no citizenship, visa or residence needed, and cash buyers need no lender. Bring the funds early, since banks check money from abroad. Recent state bills concern certain foreign governments near bases or farmland, so ask the attorney. A foreign owner faces federal withholding on a later sale: see a CPA.',
        es: 'Un extranjero puede ser dueño de una casa aquí, sin ciudadanía, visa ni residencia, y quien paga de contado no necesita banco. Traiga los fondos con tiempo, porque los bancos revisan el dinero del exterior. Hay proyectos sobre ciertos gobiernos extranjeros cerca de bases o tierras agrícolas: pregunte al abogado. Al vender hay retención federal: vea a un CPA.',
      },
      'effect-on-immigration': {
        en: "Owning a home by itself neither gives nor takes status: it brings no green card, and if a visa ends you generally still own the house, to keep, rent out or sell from anywhere. The loan must still be paid, and tax and a lender's rules on living there may change. Talk to an immigration attorney before you sign, and to a CPA.",
        es: 'Tener casa por sí solo no da ni quita estatus: no lleva a la residencia, y si se vence la visa en general la casa sigue siendo suya, para conservarla, rentarla o venderla desde cualquier lugar. El préstamo se sigue pagando y pueden cambiar impuestos y reglas del prestamista. Hable con un abogado de inmigración antes de firmar, y con un CPA.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 64-1; HUD ML 2025-09; Fannie Mae',
    year: 2026,
    topics: [
      'buying/foreign-buyer-or-visa-holder',
      'money/citizenship-visa-itin-foreign-buyers',
      'foreign-buyers',
    ],
  },
  {
    id: 'buying-together',
    title: {
      en: 'Can I buy with a partner, friend or parent?',
      es: '¿Puedo comprar con pareja, amigo o padres?',
    },
    answer: {
      en: 'Yes: everyone on the loan owes all of it, and the deed says who owns what: shares that pass by will, or survivorship if the deed says so. Friends and unmarried couples do well to write down shares, costs and a way out, because otherwise a court can divide or sell. An attorney drafts that paper.',
      es: 'Sí: todos los que firman el préstamo deben el total, y la escritura dice de quién es qué: partes que se heredan por testamento, o supervivencia si la escritura lo dice. Entre amigos o parejas sin casarse conviene escribir las partes, los gastos y la salida; si no, un tribunal puede dividir o vender. Lo redacta un abogado.',
    },
    aspects: {
      'one-stops-paying': {
        en: 'The lender can ask each borrower for the whole payment: if one stops, the other must cover it or the loan goes late on both credit reports and can end in foreclosure. Between yourselves, a written agreement can say that the one who pays is made whole, or may buy the other out. An attorney drafts it before you close.',
        es: 'El banco puede exigirle a cada deudor el pago completo: si uno deja de pagar, el otro cubre todo o el préstamo se atrasa en el crédito de los dos y puede acabar en ejecución. Entre ustedes, un acuerdo escrito puede decir que a quien paga se le compensa o puede comprar la otra parte. Lo redacta un abogado antes del cierre.',
      },
      'split-or-wants-out': {
        en: 'Without an agreement each owner still owns and owes what the papers say, and one who wants out can ask the court to divide or sell the home. So settle beforehand who may buy whom out, at what value and how fast, and that the one leaving comes off the loan by refinance. No divorce court helps unmarried couples; see an attorney.',
        es: 'Sin acuerdo, cada dueño sigue siendo dueño y deudor según los papeles, y quien quiera salir puede pedir al juez dividir o vender la casa. Por eso acuerden antes quién puede comprar a quién, a qué valor y en qué plazo, y que quien sale quede fuera del préstamo al refinanciar. Sin matrimonio no hay juicio de divorcio para esto; vean a un abogado.',
      },
      'written-agreement': {
        en: 'Put it in writing before you close: who pays what for down payment, mortgage, tax and repairs, who owns which share, who lives there, what happens if one stops paying, dies or wants out, and how a buyout is valued. It is a co-ownership agreement, separate from deed and loan. An attorney drafts it; each of you may want your own.',
        es: 'Déjenlo por escrito antes del cierre: quién paga qué de enganche, hipoteca, impuestos y reparaciones, qué parte es de cada uno, quién vive ahí, qué pasa si uno deja de pagar, muere o quiere salir, y cómo se valúa la compra de su parte. Es un acuerdo de copropiedad, aparte de escritura y préstamo. Lo redacta un abogado.',
      },
      'unequal-shares': {
        en: "Unequal shares work: the deed can name them, such as 60 and 40 percent as tenants in common, and each share passes by its owner's will. Without wording, equal shares are usually presumed, and paying more does not by itself change that. Who put in how much belongs in a written agreement too. Tell the attorney before the deed is drawn.",
        es: 'Las partes desiguales son posibles: la escritura puede decirlas, por ejemplo 60 y 40 por ciento como tenants in common, y cada parte pasa por testamento. Si no dice nada, por lo general se presumen iguales, y pagar más no lo cambia por sí solo. Quién puso cuánto va también en un acuerdo. Dígalo al abogado antes de que haga la escritura.',
      },
      'loan-and-credit': {
        en: "Lenders take unmarried buyers on one loan: both incomes, debts and credit are looked at, and the weaker score can set the price or block it. Somebody may be on the deed without being on the loan, yet then only the borrower's income counts and only the borrower owes. Ask a lender to run it with one and with both.",
        es: 'Los bancos aceptan en un préstamo a compradores no casados: revisan ingresos, deudas y crédito de los dos, y el puntaje más bajo puede encarecerlo o frenarlo. Alguien puede estar en la escritura sin estar en el préstamo, pero entonces solo cuenta el ingreso de quien firma y solo esa persona debe. Pida al prestamista que lo calcule de las dos formas.',
      },
      'one-dies': {
        en: "The deed decides: with survivorship written in it, the other owner has the whole house at once; without it, the share goes by will or by law to that person's family, and an unmarried partner inherits nothing without a will. The loan goes on either way. Have the attorney write the deed, and a will, as you both intend.",
        es: 'Lo decide la escritura: si dice survivorship (supervivencia), el otro dueño se queda con toda la casa de inmediato; si no, la parte pasa por testamento o por ley a la familia del fallecido, y una pareja sin casarse no hereda nada sin testamento. El préstamo sigue. Pidan al abogado la escritura, y un testamento, como los dos quieren.',
      },
      'not-married': {
        en: "Living together makes no marriage in North Carolina, however long, so the deed decides: who is not on it owns nothing by law, and a share without survivorship goes by will or to that person's family. Put both names and “right of survivorship” on the deed if you want the other to keep the house, write down who pays what, and each make a will. An attorney prepares it.",
        es: 'Vivir juntos no es matrimonio en Carolina del Norte, por más años que sean: decide la escritura. Quien no está en ella no es dueño por ley, y una parte sin supervivencia va por testamento o a la familia de esa persona. Pongan ambos nombres con “right of survivorship” si quieren que el otro se quede la casa, escriban quién paga qué y hagan testamento. Lo prepara un abogado.',
      },
      'deed-before-or-after-wedding': {
        en: 'What counts is whether you are married on the day the deed is made: a deed to a couple then makes you owners as one, with survivorship. Before the wedding you own shares, unless the deed states survivorship, and the wedding alone does not change that: a new deed from both of you to both does. The loan needs no wedding. Ask the closing attorney to draw it the way you want.',
        es: 'Cuenta si están casados el día en que se hace la escritura: a nombre de un matrimonio, son dueños como uno solo y el que sobrevive queda con todo. Antes de la boda tienen partes, salvo que la escritura diga supervivencia, y casarse no lo cambia: lo cambia una escritura nueva de ambos a ambos. El préstamo no pide boda. Dígaselo al abogado de cierre.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 41; G.S. 46A; G.S. 41-56',
    year: 2026,
    topics: ['buying/buying-with-partner-friend-parents'],
  },
  {
    id: 'married-buying-alone',
    title: {
      en: 'Can I buy alone if married or separated?',
      es: '¿Puedo comprar sin mi cónyuge?',
    },
    answer: {
      en: "A married or separated buyer may buy and take title alone, but the spouse keeps marital rights and usually signs when the home is later sold. North Carolina law lets you sign the purchase loan's deed of trust by yourself, though lenders have their own rules. If a separation or divorce is under way, see a family-law attorney before you sign: the date of separation and an agreement matter.",
      es: 'Una persona casada o separada puede comprar a su solo nombre, pero el cónyuge conserva derechos y suele firmar cuando se vende. La ley estatal le permite firmar sola la garantía del préstamo de compra, aunque cada banco tiene sus reglas. Si hay una separación o divorcio en curso, vea antes a un abogado de familia: importan la fecha de separación y lo acordado.',
    },
    aspects: {
      'who-signs-now': {
        en: "To buy, only you need to sign: North Carolina does not require both spouses on the deed, and a purchase loan's deed of trust can be signed by the buyer alone. Some lenders still ask a spouse to sign one paper, so ask yours early. A later sale or refinance is different: then the spouse usually signs.",
        es: 'Para comprar basta su firma: Carolina del Norte no exige que los dos cónyuges estén en la escritura, y el deed of trust del préstamo de compra lo puede firmar solo quien compra. Algunos bancos piden de todos modos una firma del cónyuge; pregunte pronto. Al vender o refinanciar es distinto: ahí el cónyuge suele firmar.',
      },
      'spouse-claim-later': {
        en: "A house in your name alone is not simply out of a spouse's reach: marital rights in it last until a divorce or an agreement ends them, and in a divorce what counts is when it was bought, with whose money, and the date of separation. North Carolina is not a community-property state, so no automatic half. Ask a family-law attorney.",
        es: 'Una casa solo a su nombre no queda sin más fuera del alcance del cónyuge: los derechos matrimoniales duran hasta un divorcio o un acuerdo, y en el divorcio cuenta cuándo se compró, con qué dinero y la fecha de separación. Aquí no rige la sociedad conyugal (community property), así que no hay mitad automática. Un abogado de familia le dice su caso.',
      },
      'signs-when-sold': {
        side: 'seller',
        en: 'When you sell, your spouse usually has to sign the deed, even if only your name is on it, because marital rights go with the house until a divorce or a written release. A separation agreement with free-trader wording, recorded, can make that signature unnecessary. Clear it up before you list; a family-law attorney can prepare it.',
        es: 'Cuando venda, por lo general su cónyuge tiene que firmar la escritura aunque solo esté su nombre, porque los derechos matrimoniales siguen con la casa hasta un divorcio o una renuncia escrita. Un acuerdo de separación con cláusula free trader, registrado, puede hacer innecesaria esa firma. Arréglelo antes de listar, con un abogado de familia.',
      },
      'before-the-divorce': {
        en: 'You may buy after separating and before the divorce, but the date of separation, the money you use and any agreement decide what a spouse may later claim. Lenders want to see support payments and the old mortgage counted. See a family-law attorney before you sign an offer; the due diligence fee is at risk from the first day.',
        es: 'Puede comprar ya separado y antes del divorcio, pero la fecha de separación, el dinero que use y el acuerdo que haya deciden qué puede reclamar después su cónyuge. El banco cuenta la manutención y la hipoteca anterior. Vea a un abogado de familia antes de firmar una oferta; el due diligence fee se arriesga desde el primer día.',
      },
      'separation-agreement': {
        en: "You need no separation agreement to make an offer, yet it helps: with free-trader wording, recorded, each spouse can buy and later sell without the other's signature, and it settles who owns what. Some lenders ask for it to see support and debts. A family-law attorney writes it; allow time before the due diligence money is paid.",
        es: 'Para ofertar no hace falta un acuerdo de separación, pero ayuda: con cláusula free trader, registrado, cada cónyuge puede comprar y luego vender sin la firma del otro, y deja claro de quién es qué. Algunos bancos lo piden para ver manutención y deudas. Lo hace un abogado de familia; dele tiempo antes de pagar el due diligence.',
      },
      'spouse-off-the-loan': {
        en: "A loan in your name alone rests on your own income, debts and credit: a spouse's low score then does not count, and in North Carolina, not being a community-property state, neither do debts that are only theirs. But their income does not help either. They can still be on the deed. Ask a lender which way approves more.",
        es: 'Un préstamo solo a su nombre se basa en su ingreso, sus deudas y su crédito: el mal puntaje del cónyuge no cuenta, y en Carolina del Norte, donde no rige la sociedad conyugal, tampoco las deudas que son solo de él o ella. Pero su ingreso tampoco ayuda. Igual puede estar en la escritura. Pregunte a un prestamista con qué opción le aprueban más.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 39-13; G.S. 29-30',
    topics: ['buying/married-buying-alone-separated-or-divorcing'],
  },
  {
    id: 'gift-money',
    title: { en: 'Can family give me money to buy?', es: '¿Mi familia puede regalarme dinero para comprar?' },
    answer: {
      en: 'A family gift can pay the down payment on most loans and is not repaid: the giver signs a letter that says so, and the lender sees the transfer. A relative may also sell below value, a gift of equity. In 2026 a giver reports gifts above $19,000 per person to the IRS, usually without owing tax. Ask the lender for the wording and a CPA about tax.',
      es: 'Un regalo familiar puede pagar todo o parte del enganche en casi todos los préstamos, y no se devuelve: quien lo da firma una carta que lo dice y el banco ve la transferencia; un pariente también puede vender por debajo del valor. En 2026 quien regala más de $19,000 por persona lo informa al IRS, normalmente sin pagar impuesto. El texto lo da el prestamista; los impuestos, un CPA.',
    },
    aspects: {
      'gift-letter': {
        en: 'A gift letter names the giver and how you are related, the amount and date, the home or buyer it is for, and says that no repayment is expected; giver and buyer sign. The lender hands you its own form, so use that rather than a template. It goes to the lender together with proof of the transfer.',
        es: 'La carta de regalo dice quién da y qué parentesco tienen, la cantidad y la fecha, para qué comprador o casa es, y que no se espera devolución; firman quien da y quien compra. El prestamista le da su propio formato: use ese y no una plantilla. Se entrega con el comprobante de la transferencia.',
      },
      'paper-trail': {
        en: "Lenders want to see the money move: usually the giver's statement or canceled check, the transfer, and your account after it, or a wire straight to the closing attorney. Cash and undocumented deposits are the hard case; money that has sat in your account for a couple of statements needs less. From abroad, start early. Ask your lender before moving anything.",
        es: 'El banco quiere ver el recorrido del dinero: por lo general el estado de cuenta o cheque de quien da, la transferencia y su cuenta después, o un envío directo al abogado de cierre. Lo difícil es el efectivo y los depósitos sin papel; lo que lleva un par de estados en su cuenta pide menos. Del extranjero, empiece temprano. Pregunte al prestamista antes de mover nada.',
      },
      'gift-tax': {
        en: 'There is no ceiling on the amount, and tax seldom follows: whoever receives owes none, and in 2026 each person may give another $19,000 without reporting, so two parents can give a couple $76,000. Above that the giver files Form 709, mostly without tax to pay. A CPA advises the giver.',
        es: 'No hay tope para la cantidad y casi nunca hay impuesto: quien recibe no paga, y en 2026 cada persona puede dar a otra $19,000 sin reportar, así que dos padres pueden dar $76,000 a una pareja. Más que eso lo reporta quien regala en el Form 709, casi siempre sin pagar. Un CPA orienta a quien regala.',
      },
      'gift-of-equity': {
        en: 'A gift of equity means a relative sells below value and the difference counts as your down payment: at $400,000 value and a $340,000 price, $60,000. It needs a contract, an appraisal, a signed gift letter, and stands on the settlement statement. For the seller it is a gift reported above $19,000 per person. Ask lender, CPA and attorney.',
        es: 'Un regalo de capital (gift of equity) es cuando un familiar vende bajo el valor y la diferencia cuenta como su enganche: con valor de $400,000 y precio de $340,000, $60,000. Hace falta contrato, avalúo y carta firmada, y aparece en el estado de cierre. Quien vende lo reporta si pasa de $19,000 por persona. Consulte prestamista, CPA y abogado.',
      },
      'loan-not-gift': {
        en: 'Money that must be paid back is a loan, not a gift: signing a gift letter for it is false information to the lender and can be fraud. A family loan can be allowed if the lender knows, counts its payment among your debts and accepts its terms; interest has its own tax rules. Ask lender and CPA first.',
        es: 'Dinero que hay que devolver es préstamo, no regalo: firmar una carta de regalo por él es darle información falsa al banco y puede ser fraude. Un préstamo familiar puede permitirse si el prestamista lo sabe, cuenta su pago entre las deudas y acepta las condiciones; el interés tiene reglas de impuestos. Consulte antes al prestamista y a un CPA.',
      },
      'who-may-give': {
        en: 'Relatives may give on nearly every loan, in-laws, uncles, siblings and grandparents included; conventional loans also take a fiancé, partner or somebody with long family-like ties, FHA a close friend or employer too. A gift may pay closing costs as well as the down payment. For rentals gifts do not count. The lender confirms your giver.',
        es: 'Los familiares pueden regalar en casi todos los préstamos, también suegros, tíos, hermanos y abuelos; los convencionales aceptan además prometido, pareja o alguien con lazos como de familia; FHA, también un amigo cercano o el empleador. El regalo puede cubrir gastos de cierre además del enganche. Para rentas no cuenta. El prestamista confirma.',
      },
    },
    links: ['guideBuying'],
    source: 'Fannie Mae; HUD 4000.1; IRS',
    year: 2026,
    topics: ['buying/family-gift-gift-of-equity-parents-loan', 'money/gift-money-and-gift-of-equity'],
  },
  {
    id: 'how-to-hold-title',
    title: {
      en: 'How should our names stand on the deed?',
      es: '¿Cómo ponemos los nombres en la escritura?',
    },
    answer: {
      en: "Married couples normally own as one, which shields the home from one spouse's creditors; others own shares unless the deed states survivorship. A trust or LLC can change the loan, tax relief and insurance. Spouses usually sign a later sale, even when only one is named. Which form fits you is a question for an attorney.",
      es: 'Los matrimonios normalmente son dueños como una unidad, lo que protege la casa de los acreedores de uno; los demás tienen partes, salvo que la escritura diga supervivencia. Un fideicomiso o una LLC puede cambiar el préstamo, los descuentos y el seguro. El cónyuge suele firmar al vender. Qué forma le conviene lo dice un abogado.',
    },
    aspects: {
      'married-and-creditors': {
        en: 'A married couple normally takes title as tenants by the entirety: both own the whole, neither can sell or borrow on it alone, the survivor has it all, and a creditor of only one spouse generally cannot take it. Debts both signed, and federal taxes, are another matter, and divorce ends it. An attorney says whether it fits a business at risk.',
        es: 'Un matrimonio normalmente compra como tenants by the entirety: los dos son dueños del total, ninguno puede vender ni hipotecar solo, el que sobrevive se queda con todo, y un acreedor de uno solo por lo general no puede quitarla. Las deudas firmadas por los dos y los impuestos federales son otra cosa, y el divorcio la termina. Consulte a un abogado.',
      },
      'survivorship-or-shares': {
        en: 'With survivorship the last owner living takes the whole house, whatever a will says; as tenants in common each owns a share that goes by will or to family. Unmarried owners are tenants in common unless the deed states survivorship, so those who want their own children to inherit choose shares. Tell the attorney before the deed is written.',
        es: 'Con survivorship (supervivencia) el último dueño vivo se queda con toda la casa, diga lo que diga un testamento; como tenants in common cada uno tiene una parte que pasa por testamento o a su familia. Sin matrimonio son tenants in common si la escritura no dice survivorship; quien quiere dejarla a sus hijos elige partes. Dígalo al abogado antes.',
      },
      'passes-to-spouse': {
        en: 'A home held by a married couple passes to the survivor at once, outside the will and without probate; the recorded death certificate shows it. That is so only when both names were on the deed while married. If just one spouse is named, the house goes through the estate, and a spouse does not always take everything. An attorney checks yours.',
        es: 'La casa que un matrimonio tiene junto pasa de inmediato a quien sobrevive, fuera del testamento y sin juicio de sucesión; basta registrar el acta de defunción. Eso solo si los dos nombres estaban en la escritura estando casados. Si está uno solo, la casa pasa por la sucesión y el cónyuge no siempre recibe todo. Un abogado revisa la suya.',
      },
      'transfer-on-death': {
        en: 'Do not count on a transfer-on-death or beneficiary deed: North Carolina has none for homes. What keeps one out of probate here is owning as a married couple, a deed that states survivorship, a living trust, or a life-estate deed; the “lady bird” kind has no statute here and needs careful drafting. Each affects tax, loan and control: ask an estate attorney.',
        es: 'No cuente con una escritura de transferencia por muerte (TOD) ni con beneficiario: en Carolina del Norte no existe para casas. Evitan la sucesión ser dueños como matrimonio, una escritura con survivorship, un fideicomiso en vida o un usufructo vitalicio; la «lady bird» no tiene ley propia aquí y pide cuidado. Cada una afecta impuestos, préstamo y control: vea a un abogado de sucesiones.',
      },
      'unmarried-on-the-deed': {
        en: 'Deeds and deeds of trust here mostly say “unmarried” or “married”, so that later anyone can see whether a spouse must sign; it changes neither the price nor the loan. Tell the closing attorney how you stand, and of a separation, before the papers are drawn. If you marry later, your spouse will normally sign when you sell.',
        es: 'Aquí las escrituras suelen decir “soltero” o “casado”, para que después se vea si un cónyuge debe firmar; no cambia el precio ni el préstamo. Diga al abogado de cierre su estado, y si hay una separación, antes de que haga los papeles. Si se casa después, por lo común su cónyuge firmará cuando venda.',
      },
    },
    links: ['contact', 'call'],
    source: 'G.S. 41-56; North Carolina estate attorneys on TOD deeds, 2024 (no statute)',
    topics: ['buying/how-to-hold-title', 'title-and-signatures'],
  },
  {
    id: 'buy-and-sell-at-once',
    title: { en: 'How do I sell and buy at the same time?', es: '¿Cómo vendo y compro al mismo tiempo?' },
    answer: {
      en: 'There are three ways: sell first and stay on briefly, buy first with savings, an equity line or a bridge loan, or make your offer depend on your sale, which sellers may like less. An equity line is opened before the home is listed. Without that condition in the contract, a failed sale does not excuse you; ask a lender early.',
      es: 'Hay tres caminos: vender primero y quedarse unos días, comprar primero con ahorros, una línea de crédito o un préstamo puente, u ofrecer con la condición de vender la suya, que gusta menos. La línea se abre antes de publicar. Sin esa condición en el contrato, no vender no lo libera; hable pronto con un prestamista.',
    },
    aspects: {
      'use-my-equity': {
        en: 'An equity line is the usual way to use the money before you sell: opened before the home is listed, since most lenders will not open one on a listed house, it can pay the next down payment and is paid off when the old home sells. Its payment counts in your new loan. Ask a lender what the line would give.',
        es: 'Una línea de crédito (HELOC) es lo usual para usar ese dinero antes de vender: se abre antes de listar, porque casi ningún banco la abre en una casa ya a la venta; puede pagar el enganche de la nueva y se liquida al vender. Su pago cuenta en el préstamo nuevo. Pregunte al prestamista cuánto daría.',
      },
      'bridge-loan': {
        en: 'A bridge loan lends on the home you still own so that you can buy the next one: usually six to twelve months, at a higher rate and with fees, paid off when the old home sells. You carry both homes meanwhile, and few lenders offer it. Compare it with an equity line opened early. A lender quotes the cost.',
        es: 'Un préstamo puente presta sobre la casa que aún tiene para comprar la siguiente: por lo general de seis a doce meses, con tasa más alta y cargos, y se paga al vender la anterior. Mientras tanto carga con las dos casas y pocos bancos lo ofrecen. Compárelo con una línea de crédito abierta a tiempo. El prestamista le da el costo.',
      },
      'contingent-offer': {
        en: 'An offer can be made to depend on the sale of your home, with the standard Form 2A2-T; sellers may take it, more readily when your home is already listed or under contract, and less when other offers are on the table. Without that form a failed sale does not excuse you. Strengthen it with a fair price and a ready loan.',
        es: 'La oferta puede depender de la venta de su casa, con el formulario 2A2-T; hay vendedores que la aceptan, más si su casa ya está listada o bajo contrato, y menos si hay otras ofertas. Sin ese formulario, que su venta falle no lo libera. Refuércela con buen precio y préstamo listo.',
      },
      'same-day-closings': {
        en: "Both closings on one day can work, but leave a buffer: money from your sale can be used only once that deed is recorded and the funds are paid out, so sell in the morning and buy in the afternoon, or better a day or two later. Use one attorney's office if possible, and tell both lenders the plan.",
        es: 'Los dos cierres el mismo día son posibles, pero deje margen: el dinero de su venta se puede usar solo cuando se registra esa escritura y se paga, así que venda en la mañana y compre en la tarde, o mejor uno o dos días después. Si puede, use una sola oficina de abogado y avise a los dos bancos.',
      },
      'between-homes': {
        en: 'If you sell and have not found the next one, you need a bridge: stay on after closing if the buyer agrees (Form 2A8-T gives some days or weeks for a daily fee, anything longer is a lease), take a long settlement date, or rent month to month with storage. Ask for the stay in the counteroffer, before you sign. Not finding a home does not let you cancel your sale.',
        es: 'Si vende y no ha encontrado la próxima, necesita un puente: quedarse tras el cierre si el comprador acepta (la Form 2A8-T da días o semanas por una cuota diaria; más largo es un arriendo), una fecha de cierre lejana, o rentar mes a mes con bodega. Pídalo en la contraoferta, antes de firmar. No encontrar casa no le deja cancelar su venta.',
      },
      'carrying-both-homes': {
        en: 'Until the old home is sold, its payment normally counts beside the new one, so ask the lender whether you qualify for both; a sale under contract or a signed lease may change that. If your home does not sell, or the sale falls through, you still owe both, and your purchase goes on unless the contract depended on it.',
        es: 'Hasta que la casa anterior se venda, su pago normalmente cuenta junto al nuevo; pregunte al banco si califica para los dos; una venta bajo contrato o una renta firmada puede cambiarlo. Si la suya no se vende o se cae la venta, debe las dos, y su compra sigue en pie salvo que el contrato dependiera de ella.',
      },
      'which-first': {
        en: 'If you need the money from your sale, sell first, or at least be under contract before you offer: then price and cash are certain, and a long settlement date, a short stay after closing or a rental covers the gap. Buying first fits only if a lender approves you with both homes, through savings, an equity line or a bridge loan. Ask a lender which you qualify for.',
        es: 'Si necesita el dinero de su venta, venda primero, o al menos esté bajo contrato antes de ofrecer: así precio y efectivo son seguros, y una fecha de cierre larga, una estancia corta tras el cierre o una renta cubre el hueco. Comprar primero solo va si el banco lo aprueba con las dos casas, con ahorros, línea de crédito o préstamo puente. Pregunte al banco.',
      },
      'trade-in': {
        en: "Trading one house for another is rare between private owners, since both must want the other's home; it is written as two sales, with a difference in cash, and both loans are paid off. Trade-in companies and some builders buy or guarantee your old home so that you can close first, at a lower price or for a fee. Compare that cost with a bridge loan before you sign, and have an attorney read it.",
        es: 'Cambiar una casa por otra es raro entre dueños, pues cada uno debe querer la del otro; se escribe como dos ventas, con la diferencia en efectivo, y se pagan ambos préstamos. Hay empresas de trade-in y algunos constructores que compran o garantizan su casa para que cierre primero, a menor precio o por una tarifa. Compare con un préstamo puente y que un abogado lo lea.',
      },
    },
    links: ['sell', 'contact'],
    source: 'Form 2A2-T; Form 2A8-T',
    topics: [
      'buying/buy-and-sell-at-once',
      'selling/selling-and-buying-at-once-bridge-money',
      'money/buying-before-selling-bridge-loans-carrying-two',
      'sell-and-buy',
    ],
  },
  {
    id: 'buying-from-an-estate',
    title: {
      en: 'Can I buy from an estate or divorcing owners?',
      es: '¿Puedo comprar de una herencia o un divorcio?',
    },
    answer: {
      en: "Yes: leave extra time, because heirs who sell within two years of a death generally need notice to creditors and the estate's representative to join, and a spouse usually must sign away marital rights. The deed may promise less, and there may be no disclosure form. The closing attorney says who must sign.",
      es: 'Sí: deje más tiempo, porque si venden los herederos dentro de dos años de la muerte, en general hace falta avisar a los acreedores y que firme el representante de la sucesión; el cónyuge casi siempre firma. La escritura puede garantizar menos y quizá no haya declaración. Quién debe firmar lo dice el abogado de cierre.',
    },
    aspects: {
      'which-heirs-sign': {
        en: "Everyone who inherited a share signs the deed, and normally their spouses; within two years of the death the estate's representative usually joins so that creditors cannot undo the sale. An executor with power of sale in the will may sign alone. A court order is needed only in some cases. The closing attorney lists the signers after the title search.",
        es: 'Firman la escritura todos los que heredaron una parte y normalmente sus cónyuges; en los dos años tras la muerte suele firmar también el representante de la sucesión, para que los acreedores no deshagan la venta. Un albacea con poder de venta en el testamento puede firmar solo. Orden de la corte, solo a veces. El abogado de cierre dice quiénes firman.',
      },
      'divorcing-sellers': {
        en: 'Get both signatures: a home that a couple owns together cannot be sold by one, and a spouse who is not on the deed usually must sign too, moved out or not, until a divorce or a recorded free-trader agreement. So have both sign the contract itself, not only the deed, before you spend on inspections. Sometimes a court order takes the place of a signature; the closing attorney knows.',
        es: 'Consiga las dos firmas: la casa de un matrimonio no la puede vender uno solo, y el cónyuge que no está en la escritura por lo general también firma, aunque se haya ido, hasta el divorcio o un acuerdo free trader registrado. Que los dos firmen el contrato mismo, no solo la escritura, antes de gastar en inspecciones. A veces una orden judicial sustituye una firma; lo sabe el abogado de cierre.',
      },
      'takes-longer': {
        en: 'Allow weeks more than for an ordinary sale, sometimes months: an estate must be opened, letters issued and notice to creditors published, and every heir must sign. Ask in the first days whether that is done, and set settlement date, rate lock and movers accordingly, with an extension in writing. The attorney can tell you what is still missing.',
        es: 'Cuente con semanas más que en una venta común, a veces meses: hay que abrir la sucesión, recibir las cartas de la corte, publicar el aviso a acreedores y que firmen todos los herederos. Pregunte en los primeros días si ya está hecho, y fije cierre, tasa y mudanza según eso, con prórroga por escrito. El abogado le dice qué falta.',
      },
      'less-disclosure-lesser-deed': {
        en: "A missing disclosure form and a lesser deed are normal from an estate: the fiduciary who settles it is exempt from the seller's disclosure form and usually gives a deed that vouches only for the estate's own time. Known facts may still not be misstated. So rely on your own inspections, insurance claim history and an owner's title policy, all within due diligence.",
        es: 'Que falte el formulario y la escritura garantice menos es normal en una herencia: quien administra la sucesión está exento del formulario de divulgación y suele dar una escritura que solo responde por el tiempo de la sucesión. Aun así no puede falsear lo que sabe. Apóyese en sus propias inspecciones, el historial de reclamos de seguro y una póliza de título del dueño, todo dentro del due diligence.',
      },
      'claims-after-i-buy': {
        en: "A lost heir or a creditor can surface later, and two things guard you: sales within two years of the death done with notice to creditors and the representative's signature, and an owner's title policy, paid once, that covers missing heirs. Have the attorney search and insure the title before due diligence ends. Heirs who rush past that are the warning sign.",
        es: 'Un heredero perdido o un acreedor puede aparecer después, y lo protegen dos cosas: que la venta en los dos años tras la muerte lleve aviso a acreedores y firma del representante, y una póliza de título del dueño, de pago único, que cubre herederos omitidos. Pida al abogado revisar y asegurar el título antes de que termine el due diligence.',
      },
      'executor-trust-or-poa': {
        en: "Ask for the paper that gives the signer authority: letters from the clerk for an executor or administrator, the trust or its certificate for a trustee, a recorded power of attorney for an agent, a court order for a guardian. A power of attorney ends at the owner's death. The closing attorney and title insurer must accept it before you close.",
        es: 'Pida el papel que da autoridad a quien firma: cartas de la corte para un albacea o administrador, el fideicomiso o su certificado para un fiduciario, un poder registrado para un apoderado, una orden judicial para un tutor. El poder termina con la muerte del dueño. El abogado de cierre y la aseguradora de título deben aceptarlo antes del cierre.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 28A-17-12; G.S. 39-7',
    topics: ['buying/seller-is-an-estate-heirs-divorcing-or-guardian'],
  },
];
