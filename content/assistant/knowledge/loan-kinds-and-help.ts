import type { Entry } from '#domain/chat/knowledge.ts';

/** Programs that help, kinds of loans, and loans on a home already owned. */
export const loanKindsAndHelp: Entry[] = [
  {
    id: 'nchfa',
    title: { en: 'What is NC Home Advantage?', es: '¿Qué es NC Home Advantage?' },
    answer: {
      en: "It is the state's loan with down payment help: up to 3% of the loan for first-time and move-up buyers, or $15,000 for first-time buyers and veterans within lower income and price limits. You usually need a 640 score. The help is a second loan at 0%, forgiven 20% a year in years 11-15, and due if you sell, refinance or move sooner. A participating lender confirms.",
      es: 'Es el préstamo del estado con ayuda de enganche: hasta 3% del préstamo, sea o no su primera casa, o $15,000 para primera compra y veteranos con límites menores de ingreso y precio. Suele pedir 640 puntos. La ayuda es un segundo préstamo al 0% que se perdona 20% al año entre los años 11 y 15; si antes vende, refinancia o se muda, la paga. Confirma un prestamista participante.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCHFA',
    year: 2026,
    topics: ['money/nc-home-advantage-and-nc-1st-home-advantage-nchf'],
  },
  {
    id: 'house-charlotte',
    title: { en: 'What is HouseCharlotte?', es: '¿Qué es HouseCharlotte?' },
    answer: {
      en: "It is the city's help for buying a main home inside Charlotte: a deferred loan without interest, forgiven over the years, for down payment, closing costs or a lower rate. Income, price and an education class decide, the amounts change, and funds can run out. Ask the City of Charlotte's program or an approved lender for this year's terms.",
      es: 'Es la ayuda de la ciudad para comprar vivienda principal dentro de Charlotte: un préstamo diferido sin interés, que se perdona con los años, para enganche, cierre o bajar la tasa. Cuentan ingreso, precio y un curso; los montos cambian y los fondos se agotan. Pida las condiciones del año a la ciudad o a un banco aprobado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'City of Charlotte',
    topics: ['money/housecharlotte-city-of-charlotte'],
  },
  {
    id: 'down-payment-help',
    title: { en: 'Is there other help with a down payment?', es: '¿Hay otra ayuda para el enganche?' },
    answer: {
      en: "Besides the state agency's loans and HouseCharlotte there are a state loan pool through local partners, bank grants for certain areas or incomes, Habitat and land trusts, and some employers. A HUD-approved counselor is free or cheap and neutral. No true program asks a fee up front to release a grant. Each lender says what can be combined.",
      es: 'Además de la agencia estatal y HouseCharlotte hay un fondo estatal con socios locales, ayudas de bancos para ciertas zonas o ingresos, Habitat y land trusts, y algunos empleadores. Un consejero aprobado por HUD es neutral y gratis o barato. Ningún programa real cobra por adelantado. Qué se combina lo dice cada prestamista.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCHFA; HUD',
    topics: ['money/other-down-payment-help', 'buyer-help'],
  },
  {
    id: 'fha-loan',
    title: { en: 'How do FHA loans work?', es: '¿Cómo funcionan los préstamos FHA?' },
    answer: {
      en: 'FHA lends on a home you live in, with 3.5% down from a score of 580; the 2026 limit for one home in Mecklenburg is $541,287. The appraiser looks for safety: peeling old paint, a worn roof, missing utilities. If the value is low you may leave with the earnest money. A seller must have owned over 90 days. Ask an FHA lender.',
      es: 'FHA presta para su vivienda con 3.5% de enganche desde 580 puntos; el límite de 2026 para una casa en Mecklenburg es $541,287. El valuador mira seguridad: pintura vieja descascarada, techo gastado, servicios. Si el valor es bajo puede salir con su depósito. Quien vende debe tener la casa más de 90 días. Pregunte a un prestamista FHA.',
    },
    bySide: {
      seller: {
        en: "An FHA offer is not trouble by itself: compare price, fees and dates. The appraiser asks for safe, sound repairs, such as peeling paint on an older house; the buyer may leave if the value is low; and you may help with up to 6%. You must have owned the home over 90 days. The buyer's lender answers the rest.",
        es: 'Una oferta FHA no es problema en sí: compare precio, cuotas y fechas. El valuador pide arreglos de seguridad, como pintura descascarada en casa vieja; el comprador puede salir si el valor es bajo, y usted puede ayudar hasta 6%. Debe tener la casa más de 90 días. Lo demás, el prestamista del comprador.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD 4000.1',
    year: 2026,
    topics: ['money/fha-loan-mechanics-limits-and-sellers'],
  },
  {
    id: 'loan-limits',
    title: { en: 'When is a loan jumbo?', es: '¿Cuándo es jumbo un préstamo?' },
    answer: {
      en: 'When the loan, not the price, is above the conforming limit: in Mecklenburg for 2026 $832,750 on one home, $1,066,250 on two units, $1,288,800 on three, $1,601,750 on four. Conventional means without FHA, VA or USDA backing, conforming or jumbo. Jumbo lenders usually want more down, higher scores and reserves, each by its own rules. The next limit comes in late November; ask two lenders.',
      es: 'Cuando el préstamo, no el precio, supera el límite: en Mecklenburg para 2026, $832,750 por una vivienda, $1,066,250 por dos unidades, $1,288,800 por tres y $1,601,750 por cuatro. Convencional es el que no respaldan FHA, VA ni USDA, conforme o jumbo. Los jumbo suelen pedir más enganche, mejor puntaje y reservas, cada banco a su modo. El próximo límite sale a fines de noviembre; pregunte a dos.',
    },
    links: ['guideBuying'],
    source: 'FHFA',
    year: 2026,
    topics: ['money/conventional-conforming-jumbo-and-loan-limits'],
  },
  {
    id: 'arm',
    title: { en: 'How does an adjustable rate (ARM) work?', es: '¿Cómo funciona la tasa ajustable (ARM)?' },
    answer: {
      en: 'The rate is fixed for 5, 7 or 10 years and then changes, usually every six months: an index plus a margin, within caps. A loan that starts at 5.75% with a lifetime cap of five points could reach 10.75%. Whether it fits depends on how long you stay; the lender must show the worst case. Nobody can predict rates.',
      es: 'La tasa es fija 5, 7 o 10 años y luego cambia, casi siempre cada seis meses: un índice más un margen, con topes. Una que empieza en 5.75% con tope de cinco puntos podría llegar a 10.75%. Si conviene depende de cuánto se quede; el banco debe mostrar el peor caso. Nadie puede predecir tasas.',
    },
    links: ['guideBuying'],
    source: 'CFPB',
    year: 2026,
    topics: ['money/adjustable-rates-arms'],
  },
  {
    id: 'points',
    title: { en: 'Should I pay points for a lower rate?', es: '¿Pago puntos para bajar la tasa?' },
    answer: {
      en: 'Only if you keep the loan longer than the points take to pay off: cost divided by monthly saving gives the months. A point costs 1% of the loan ($4,000 on $400,000) and often lowers the rate by an eighth to a quarter of a point. A lender credit is the reverse: less cash now, a higher rate. Get both quotes on one day; a CPA answers on deducting.',
      es: 'Solo si conserva el préstamo más de lo que tarda en recuperarlos: costo entre ahorro mensual da los meses. Un punto cuesta 1% del préstamo ($4,000 en $400,000) y suele bajar la tasa de un octavo a un cuarto de punto. Un crédito del banco es lo contrario: menos efectivo hoy, tasa más alta. Pida ambas cotizaciones el mismo día; sobre deducirlos, un CPA.',
    },
    links: ['guideBuying'],
    source: 'IRS Pub. 936; CFPB',
    year: 2026,
    topics: ['money/discount-points-and-lender-credits'],
  },
  {
    id: 'buydown',
    title: { en: 'What is a 2-1 buydown?', es: '¿Qué es un buydown 2-1?' },
    answer: {
      en: 'Somebody, often the seller or builder, pays so that your payment is figured two points lower the first year and one lower the second; from the third year it is full. $380,000 at 6.5%: $1,925.40, then $2,157.60, then $2,401.86, for about $8,649. You qualify at the full rate. Do not count on refinancing; ask the lender.',
      es: 'Alguien, a menudo el vendedor o la constructora, paga para que su pago se calcule dos puntos menos el primer año y uno el segundo; desde el tercero es completo. $380,000 al 6.5%: $1,925.40, $2,157.60 y $2,401.86, por unos $8,649. Califica con la tasa completa. No cuente con refinanciar; pregunte al banco.',
    },
    bySide: {
      seller: {
        en: "It can help a buyer with the first payments, and costs you about what an equal price cut would: you pay a sum at closing that lowers the buyer's payment in the first two years. On a $380,000 loan at 6.5% it is about $8,649. It counts toward the loan's limit on seller help. Ask the buyer's lender whether it is allowed, and compare both on a net sheet.",
        es: 'Puede ayudar al comprador con los primeros pagos y le cuesta a usted casi lo mismo que una rebaja igual: paga en el cierre una suma que baja sus pagos los dos primeros años. En un préstamo de $380,000 al 6.5% son unos $8,649. Cuenta en el límite de ayuda del vendedor. Pregunte al banco del comprador y compare ambas en una hoja de neto.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'CFPB',
    year: 2026,
    topics: ['money/temporary-buydown-2-1-1-0-3-2-1'],
  },
  {
    id: 'rate-lock',
    title: { en: 'When should I lock my rate?', es: '¿Cuándo bloqueo la tasa?' },
    answer: {
      en: "Most buyers lock once they have a property and a closing date; nobody can forecast, so it is between you and the lender. A lock holds rate and points whether rates rise or fall, commonly for 30, 45 or 60 days; only a float-down option lets you have a lower one. Let it outlast your closing date, since extensions cost. The Loan Estimate's first page shows it.",
      es: 'Casi todos bloquean cuando ya tienen casa y fecha de cierre; nadie puede pronosticar, así que lo deciden usted y el prestamista. El bloqueo fija tasa y puntos, suban o bajen, normalmente por 30, 45 o 60 días; solo con opción float-down le dan una menor. Que dure más que su fecha de cierre, porque extenderlo cuesta. Está en la primera página del Loan Estimate.',
    },
    links: ['guideBuying'],
    source: 'CFPB',
    topics: ['money/rate-locks'],
  },
  {
    id: 'assumable-loan',
    title: { en: "Can I take over a seller's low-rate loan?", es: '¿Puedo asumir el préstamo del vendedor?' },
    answer: {
      en: "Yes for most FHA, VA and USDA loans if the servicer approves you; no for most conventional ones, which fall due on sale. You pay or borrow the difference up to the price, and it often takes 60-120 days. A VA seller's entitlement stays tied unless another veteran steps in, and every seller should get a release. Servicer first, an attorney for the contract.",
      es: 'Sí en la mayoría de los FHA, VA y USDA, si el servicer lo aprueba; no en la mayoría de los convencionales, que vencen al vender. Usted paga o pide prestada la diferencia hasta el precio y suele tardar 60-120 días. El derecho VA del vendedor queda ocupado salvo que entre otro veterano, y todo vendedor debe pedir liberación. Primero el servicer; para el contrato, un abogado.',
    },
    bySide: {
      seller: {
        en: 'A buyer can take over your FHA, VA or USDA loan if the servicer approves; a conventional loan normally falls due on sale. Get a written release of liability, or you may stay bound. With VA your entitlement stays tied until payoff unless another veteran steps in. The buyer pays or borrows your equity, and it often takes 60-120 days. Servicer first, then an attorney.',
        es: 'Quien compra puede asumir su préstamo FHA, VA o USDA si el servicer lo aprueba; uno convencional normalmente vence al vender. Consiga una liberación escrita o puede seguir obligado. Con VA su derecho queda ocupado hasta que se pague, salvo que entre otro veterano. El comprador paga o pide prestado su capital y suele tardar 60-120 días. Servicer y luego abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'VA; HUD; Garn-St Germain Act',
    topics: ['money/assumable-loans'],
  },
  {
    id: 'renovation-loan',
    title: { en: 'Is there a loan to buy and renovate?', es: '¿Hay préstamo para comprar y renovar?' },
    answer: {
      en: 'Yes: FHA 203(k), HomeStyle and CHOICERenovation lend on the value after the work, and a construction loan pays out in stages. For a designated landmark in North Carolina half of the property tax can be deferred, and state credits exist for some historic houses. Ask a lender, and the State Historic Preservation Office before work begins.',
      es: 'Sí: FHA 203(k), HomeStyle y CHOICERenovation prestan sobre el valor tras la obra, y un préstamo de construcción paga por etapas. En un monumento designado puede aplazarse la mitad del predial, y hay créditos estatales para algunas casas históricas. Pregunte a un prestamista y, antes de empezar, a la oficina estatal de preservación.',
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD; Fannie Mae; G.S. 105-278',
    topics: ['money/renovation-construction-and-historic-home-money'],
  },
  {
    id: 'refinance',
    title: { en: 'Does refinancing make sense?', es: '¿Conviene refinanciar?' },
    answer: {
      en: "It does if you stay past the break-even: the whole cost, about 2-4% of the loan, divided by the monthly saving is the number of months. “No-cost” means a higher rate or balance, and starting 30 years anew can raise total interest. Cash-out on a main home usually stops at 80% of value. You have three business days to cancel. A lender's figures decide.",
      es: 'Conviene si se queda más allá del punto de equilibrio: el costo total, cerca de 2-4% del préstamo, entre el ahorro mensual da los meses. “Sin costo” es más tasa o más saldo, y empezar otros 30 años puede subir el interés total. Sacar efectivo suele llegar al 80% del valor. Tiene tres días hábiles para cancelar. Decida con cifras de un prestamista.',
    },
    links: ['contact'],
    source: 'CFPB; Fannie Mae; HUD; VA',
    year: 2026,
    topics: ['money/refinancing'],
  },
  {
    id: 'heloc',
    title: { en: "Can I borrow on my home's equity?", es: '¿Puedo pedir prestado sobre mi casa?' },
    answer: {
      en: 'Yes, by a line of credit with a variable rate or a fixed loan, usually up to 80-90% of the value with the first loan: at 85% of $500,000 less $300,000 owed, $125,000. Lenders seldom open one on a listed home, and it is paid at sale. Interest is deductible only for work on the home; ask a CPA.',
      es: 'Sí, con una línea de tasa variable o un préstamo fijo, normalmente hasta 80-90% del valor junto con el primero: 85% de $500,000 menos $300,000, son $125,000. Casi no se abre en una casa publicada y se paga al vender. El interés se deduce solo por obras en la casa; pregunte a un CPA.',
    },
    links: ['contact', 'sell'],
    source: 'IRS Pub. 936',
    year: 2026,
    topics: ['money/home-equity-line-or-loan-heloc'],
  },
  {
    id: 'reverse-mortgage',
    title: { en: 'How does a reverse mortgage work?', es: '¿Cómo funciona una hipoteca inversa?' },
    answer: {
      en: 'An owner of 62 or more borrows on the home without monthly payments, after HUD counseling, but still pays taxes, insurance, dues and upkeep. It falls due at death, sale or 12 months away. Heirs may sell, or keep the home for the balance or 95% of its value, whichever is less. Talk to a HUD counselor and an elder-law attorney.',
      es: 'Un dueño de 62 o más pide prestado sobre la casa sin pagos mensuales, tras consejería de HUD, pero sigue pagando impuestos, seguro, cuotas y arreglos. Vence al morir, vender o pasar 12 meses fuera. Los herederos venden o la conservan por el saldo o el 95% del valor, lo que sea menor. Consejero de HUD y abogado.',
    },
    links: ['contact'],
    source: 'HUD HECM',
    year: 2026,
    topics: ['money/reverse-mortgage'],
  },
];
