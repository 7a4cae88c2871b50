import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Homes that are let or bought to be let, and frauds to know. */
export const investorsAndLandlords: Entry[] = [
  {
    id: 'investment-numbers',
    title: { en: 'What are cap rate and cash on cash?', es: '¿Qué son cap rate y cash on cash?' },
    answer: {
      en: "Cap rate is a rental's yearly rent less vacancy and running costs, before the loan, divided by the price: $39,600 rent, 5% vacancy and $13,500 costs on $450,000 is 5.36%. Cash on cash is what is left after the loan payments, divided by the cash you put in. Returns here vary and I promise none. Put in your own numbers; a CPA checks them.",
      es: 'El cap rate es la renta anual menos vacantes y gastos de operación, antes del préstamo, dividida entre el precio: $39,600 de renta, 5% de vacantes y $13,500 de gastos sobre $450,000 da 5.36%. El cash on cash es lo que queda tras los pagos del préstamo, dividido entre el efectivo que puso. Los rendimientos varían y no prometo ninguno. Ponga sus propios números; un CPA los revisa.',
    },
    aspects: {
      'good-return': {
        en: 'No single number is good or bad: a cap rate around here has to be held against the risk, the repairs ahead, the loan and what else your money could do, and returns vary from house to house. Be careful with rules such as “under 8 is junk” and with averages. Figure it with real rent and all costs; a CPA checks it.',
        es: 'Ningún número es bueno o malo por sí solo: el cap rate se compara con el riesgo, las reparaciones que vienen, el préstamo y lo que su dinero rendiría en otra cosa, y los rendimientos varían de casa en casa. Cuidado con reglas como “menos de 8 no sirve” y con los promedios. Calcúlelo con la renta real y todos los gastos; un CPA lo revisa.',
      },
      'one-percent-rule': {
        en: "The 1% rule, a month's rent of one hundredth of the price, is rarely met in Charlotte now, so by itself it rules out nearly everything. The 50% rule, half the rent going to costs without the loan, is only a first guess. Use them to sort, then count the home's own tax, insurance, dues, repairs and vacancy.",
        es: 'La regla del 1%, una renta mensual de la centésima parte del precio, hoy rara vez se cumple en Charlotte, así que por sí sola descarta casi todo. La del 50%, que la mitad de la renta se va en gastos sin el préstamo, es solo un primer cálculo. Úselas para filtrar y luego cuente impuestos, seguro, cuotas, reparaciones y vacantes.',
      },
      'what-counts': {
        en: "Cap rate leaves the mortgage out and counts the running costs: property tax, insurance, dues, repairs, management, and a share for vacancy; depreciation stays out too. Rent less all of that is the net operating income, or NOI. A flyer's rate without repairs, management or vacancy is too high. Cash on cash is where the loan payments come in.",
        es: 'El cap rate deja fuera la hipoteca y cuenta los gastos de operación: impuesto predial, seguro, cuotas, reparaciones, administración y una parte por vacantes; la depreciación tampoco entra. La renta menos todo eso es el NOI, el ingreso neto operativo. Un anuncio sin reparaciones ni vacantes exagera. Los pagos del préstamo entran en el cash on cash.',
      },
      'cash-on-cash': {
        en: 'Divide what is left in a year after all costs and loan payments by the cash you put in, with down payment, closing costs and repairs: $500 a month left is $6,000, and on $90,000 that is 6.7%. It moves with your loan, so two buyers of one house get different figures. No rate is promised; a CPA checks yours.',
        es: 'Divida lo que queda al año después de gastos y pagos del préstamo entre el dinero que puso, con enganche, cierre y reparaciones: $500 al mes son $6,000, y sobre $90,000 da 6.7%. Cambia con su préstamo, así que dos compradores de la misma casa obtienen cifras distintas. No se promete ninguna; un CPA revisa la suya.',
      },
      'cash-flow': {
        en: 'Rent above the mortgage payment is not yet profit: take off tax, insurance and dues if they are not in the payment, then set money aside for repairs, vacancy and management. $2,100 of rent against a $1,950 payment leaves $150 before any of that, so it could easily run short. Give me your figures; nothing is promised.',
        es: 'Que la renta supere la hipoteca todavía no es ganancia: reste impuestos, seguro y cuotas si no van en el pago, y aparte dinero para reparaciones, vacantes y administración. Una renta de $2,100 con pago de $1,950 deja $150 antes de todo eso, así que fácilmente puede faltar. Deme sus cifras; no se promete nada.',
      },
    },
    links: ['market', 'compare', 'contact'],
    source: 'Standard definitions',
    year: 2026,
    topics: ['money/cap-rate-gross-rent-multiplier-cash-on-cash', 'investors'],
  },
  {
    id: 'house-hack',
    title: {
      en: 'Can I live in half of a duplex I buy?',
      es: '¿Puedo comprar un dúplex y vivir en la mitad?',
    },
    answer: {
      en: "Yes: for two to four units where you live, FHA asks 3.5% down, conventional 5%, VA none, and about 75% of the other units' rent can count as income. FHA tests three and four units further, and reserves may be asked. You must move in within 60 days and mean to stay a year. The lender decides.",
      es: 'Sí: en dos a cuatro unidades donde usted vive, FHA pide 3.5% de enganche, convencional 5%, VA nada, y cerca del 75% de la renta de las otras puede contar como ingreso. FHA añade una prueba en tres y cuatro, y pueden pedir reservas. Debe mudarse en 60 días con intención de quedarse un año. Decide el prestamista.',
    },
    aspects: {
      'move-in': {
        en: "Move in within 60 days after closing and mean to stay a year: that is what owner loans ask for two to four units. A tenant's lease binds you as the new owner, so a unit let well past the 60 days is a problem to raise with the lender before you offer. After the year it may become a rental.",
        es: 'Múdese dentro de los 60 días después del cierre y con la intención de quedarse un año: eso piden los préstamos de vivienda propia para dos a cuatro unidades. El contrato del inquilino lo obliga como nuevo dueño, así que una unidad rentada más allá de esos 60 días debe hablarse con el prestamista antes de ofertar. Después del año puede rentarse toda.',
      },
      'rent-counts': {
        en: "About 75% of the other units' market or lease rent can count as income with most owner loans, so $1,400 next door may help by about $1,050. The lender takes the figure from the appraiser or the leases, not from your guess. Whether it covers most of the payment depends on the home; ask a lender before you offer.",
        es: 'Cerca del 75% de la renta de mercado o de contrato de las otras unidades puede contar como ingreso en la mayoría de estos préstamos: $1,400 al lado ayudan con unos $1,050. El prestamista toma la cifra del avalúo o de los contratos, no de un cálculo suyo. Si cubre casi todo el pago depende de la casa; pregunte antes de ofertar.',
      },
      va: {
        en: "VA allows two to four units with nothing down if the veteran lives in one and has enough entitlement; the other units' rent may help, and the lender may ask for reserves. The appraisal checks that every unit is safe and sound. Get the Certificate of Eligibility and a VA lender's word before you offer.",
        es: 'VA permite de dos a cuatro unidades sin enganche si el veterano vive en una y tiene suficiente derecho disponible; la renta de las otras puede ayudar y el prestamista puede pedir reservas. El avalúo revisa que cada unidad sea segura y habitable. Consiga su Certificado de Elegibilidad y consulte a un prestamista VA antes de ofertar.',
      },
      'three-or-four': {
        en: 'FHA covers three and four units with 3.5% down when you live in one, but adds a test: 75% of the market rent of all units, yours too, must cover the whole payment. It also asks three months of reserves. Whether a building passes depends on its price, so have the lender run the test before you offer.',
        es: 'FHA cubre tres y cuatro unidades con 3.5% de enganche si usted vive en una, pero añade una prueba: el 75% de la renta de mercado de todas las unidades, incluida la suya, debe cubrir el pago completo. También pide tres meses de reservas. Que pase depende del precio y las rentas, así que pida al prestamista el cálculo antes de ofertar.',
      },
      conventional: {
        en: 'Conventional owner loans ask 5% down on two to four units when you live in one; the 20 or 25% you may have heard belongs to buyers who will not live there. Expect questions on reserves, often six months of payments, and mortgage insurance under 20%. Loan limits apply; the lender decides.',
        es: 'Los préstamos convencionales piden 5% de enganche para dos a cuatro unidades si usted vive en una; el 20 o 25% que quizá oyó es para quien no va a vivir ahí. Pueden pedir reservas, a menudo seis meses de pagos, y seguro hipotecario si da menos del 20%. Hay límites de préstamo; el prestamista decide.',
      },
      rooms: {
        en: "Renting rooms or a basement in an ordinary house is generally possible after you move in, but most lenders will not count that rent like a second unit's. Check first what forbids it: association rules, zoning and occupancy limits, your insurance. A basement counts as a separate unit only if it is legal as one. A CPA answers on the tax.",
        es: 'Rentar cuartos o el sótano de una casa normal por lo general se puede después de mudarse, pero la mayoría de los prestamistas no cuentan esa renta como la de otra unidad. Revise antes qué lo prohíbe: reglas de la asociación, zonificación, límites de ocupación, su seguro. Un sótano es unidad aparte solo si es legal como tal. Un CPA ve el impuesto.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD 4000.1; Fannie Mae; VA',
    year: 2026,
    topics: ['money/duplex-or-house-hack-loans-owner-occupied-2-4-un'],
  },
  {
    id: 'investor-loans',
    title: { en: 'How are rental properties financed?', es: '¿Cómo se financia una propiedad de renta?' },
    answer: {
      en: "A conventional rental loan asks 15% down on one unit and 25% on two to four, with reserves; a DSCR loan looks at rent against the payment instead of your income ($2,400 over $2,100 is 1.14), often allows an LLC and charges more, with a prepayment fee. Terms are each lender's own; an attorney answers on the LLC.",
      es: 'Un préstamo convencional de renta pide 15% de enganche en una unidad y 25% en dos a cuatro, con reservas; uno DSCR mira la renta frente al pago y no su ingreso ($2,400 entre $2,100 es 1.14), suele aceptar una LLC y cobra más, con penalidad por pago anticipado. Cada banco fija lo suyo; sobre la LLC, un abogado.',
    },
    aspects: {
      dscr: {
        en: 'A DSCR loan goes by the rent instead of your pay or tax returns: the lender divides the rent by the whole payment, so $2,400 over $2,100 is 1.14, and sets its own lowest ratio and score. In return it usually asks more down, a higher rate and a fee for early payoff than a conventional rental loan. Each lender sets its own terms.',
        es: 'Un préstamo DSCR mira la renta en vez de su sueldo o sus declaraciones: el prestamista divide la renta entre el pago completo, así que $2,400 entre $2,100 da 1.14, y fija su propia relación y puntaje mínimos. A cambio suele pedir más enganche, tasa más alta y un cargo por pago anticipado que un préstamo convencional de renta. Cada prestamista fija sus términos.',
      },
      llc: {
        en: 'An ordinary conventional loan is made to you as a person, not to a company; DSCR and commercial lenders often lend to an LLC, usually with your personal guarantee. Moving a house into an LLC after closing can touch a due-on-sale clause and insurance, so ask an attorney before you sign or transfer anything, and the lender about its terms.',
        es: 'Un préstamo convencional normal se da a usted como persona, no a una empresa; los prestamistas DSCR y comerciales muchas veces prestan a una LLC, por lo general con su garantía personal. Pasar la casa a una LLC después del cierre puede activar la cláusula de vencimiento por venta (due-on-sale) y afectar el seguro; consulte antes a un abogado y al prestamista.',
      },
      'down-payment': {
        en: 'Plan on 15% down for a one-unit rental and 25% for two to four units with a conventional loan; DSCR lenders usually ask more; the low down payments are for buyers who live there. Gift money is not allowed on a conventional rental. Rate, score and reserves change the picture, so let a lender figure your case.',
        es: 'Cuente con 15% de enganche para una casa de renta de una unidad y 25% para dos a cuatro unidades con préstamo convencional; los DSCR suelen pedir más; los enganches bajos son para quien vive ahí. El dinero regalado no se acepta en un préstamo convencional de renta. La tasa, el puntaje y las reservas cuentan; que lo calcule un prestamista.',
      },
      rates: {
        en: 'Expect the rate on a rental to be higher than on a home you live in, because lenders price more risk into it; points, score, down payment and number of units move it too, and DSCR loans usually cost more again. I quote no rates: ask two or three lenders for written offers on the same day and compare the whole cost.',
        es: 'Espere una tasa más alta para una casa de renta que para la que habita, porque los prestamistas ven más riesgo; también influyen los puntos, el puntaje, el enganche y el número de unidades, y un DSCR suele costar todavía más. No cotizo tasas: pida a dos o tres prestamistas ofertas escritas el mismo día y compare el costo total.',
      },
      'reserves-and-count': {
        en: 'Conventional lenders finance up to ten homes per person, counting yours, and ask for money left in the bank after closing, often six months of payments on the new rental and more as the number grows. Rent from the others may count as income with leases or tax returns. Beyond ten, portfolio or DSCR lenders set their own rules.',
        es: 'Los préstamos convencionales cubren hasta diez casas por persona, contando la suya, y piden dinero en el banco después del cierre, a menudo seis meses de pagos de la nueva casa de renta y más conforme crece el número. La renta de las otras puede contar con contratos o declaraciones. Más allá de diez, cada prestamista de cartera o DSCR fija sus reglas.',
      },
      'fha-or-va': {
        en: 'FHA, VA and USDA loans are for a home you live in, so they do not finance a pure rental; the way in is to live in one unit of two to four, or to rent the home out later after you have truly lived there, usually a year. Saying you will move in when you will not is fraud. A lender sorts it out.',
        es: 'Los préstamos FHA, VA y USDA son para la casa donde vive, así que no financian una casa solo para rentar; la vía es vivir en una unidad de dos a cuatro, o rentar la casa más tarde, después de haber vivido de verdad en ella, por lo general un año. Decir que va a vivir ahí sin hacerlo es fraude. Consulte a un prestamista.',
      },
    },
    links: ['contact'],
    source: 'Fannie Mae; DSCR lenders’ terms (faasfunding.com, moneymatcher.io, 2026)',
    year: 2026,
    topics: ['money/investor-loans-and-dscr'],
  },
  {
    id: 'short-term-rental',
    title: { en: 'Can I do Airbnb in Charlotte?', es: '¿Puedo hacer Airbnb en Charlotte?' },
    answer: {
      en: "Often yes: the city runs no permit or registration for short stays that I know of, and state law bars one, but zoning rules hold: ask its zoning office about the address. First read the association's papers, covenants and any lease, which often forbid short stays or set a minimum such as 30 days. Stays under 90 days owe sales tax and 8% county room tax. I estimate no income.",
      es: 'Muchas veces sí: que yo sepa, la ciudad no exige permiso ni registro de estancias cortas, y la ley estatal se lo impide, pero rige la zonificación: pregunte por la dirección. Antes lea los papeles de la asociación y el contrato de renta, que a menudo las prohíben o fijan un mínimo, como 30 días. Menos de 90 días paga impuesto sobre ventas y 8% de hospedaje. No estimo ingresos.',
    },
    aspects: {
      taxes: {
        en: 'Stays under 90 days owe North Carolina and local sales tax plus 8% Mecklenburg room occupancy tax; booking platforms may collect part or all, and the host answers for the rest. Stays of 90 days or more are outside them. A home let fewer than 15 days a year is generally outside too, with exceptions. Ask NCDOR, the county or a CPA.',
        es: 'Las estancias de menos de 90 días pagan el impuesto sobre ventas estatal y local más 8% de hospedaje a Mecklenburg; las plataformas pueden cobrarlos en parte o del todo, y el anfitrión responde del resto. Las de 90 días o más quedan fuera. También, en general, la casa rentada menos de 15 días al año, con excepciones. Consulte al NCDOR, al condado o a un CPA.',
      },
      association: {
        en: 'An association can forbid nightly guests, or set a minimum stay such as 30 days, if its declaration or covenants say so, even where the city allows them and even though you own the home outright. Read the declaration, amendments and rules before you buy or furnish, ask the association in writing, and take doubtful wording to an attorney.',
        es: 'Una asociación puede prohibir huéspedes por noche o fijar una estancia mínima, como 30 días, si lo dice su declaración o sus restricciones, aunque la ciudad los permita y la casa esté pagada. Lea declaración, enmiendas y reglas antes de comprar o amueblar, pregunte por escrito a la asociación y lleve lo dudoso a un abogado.',
      },
      'lake-towns': {
        en: "At the lake the town or county decides: Cornelius, Davidson, Huntersville, Mooresville and the counties each have zoning rules of their own, so ask the planning office of the real jurisdiction, which may differ from the mailing address. Then read covenants and dock or slip rules. Room tax differs by county too; Mecklenburg's is 8%.",
        es: 'En el lago decide el pueblo o el condado: Cornelius, Davidson, Huntersville, Mooresville y los condados tienen cada uno sus reglas de zonificación, así que pregunte a la oficina de planeación de la jurisdicción real, que puede no ser la de la dirección postal. Luego lea restricciones y reglas del muelle. El impuesto de hospedaje también varía; en Mecklenburg es 8%.',
      },
      'tenant-hosting': {
        side: 'tenant',
        en: "A tenant may host paying guests only as far as the lease and the association allow; most leases forbid subletting without the landlord's consent. A landlord starts with the lease, a dated notice and the listing as proof; a tenant asks for permission in writing first. Only a court can end a tenancy, so a landlord-tenant attorney guides the next step.",
        es: 'Un inquilino puede recibir huéspedes de pago solo si el contrato y la asociación lo permiten; la mayoría de los contratos prohíbe subarrendar sin permiso del dueño. El dueño empieza por el contrato, un aviso con fecha y el anuncio como prueba; el inquilino pide permiso por escrito. Solo un tribunal termina el arriendo; un abogado orienta el siguiente paso.',
      },
      income: {
        en: 'I estimate no income from nightly stays: it swings with season, events, reviews, rules and costs, and past figures promise nothing. Before you buy, compare bookings of similar homes from an independent data service, take off cleaning, platform fees, taxes, insurance, furniture and empty nights, and ask whether it still works as an ordinary rental.',
        es: 'No calculo ingresos por noches: varían con la temporada, los eventos, las reseñas, las reglas y los gastos, y las cifras pasadas no prometen nada. Antes de comprar compare reservas de casas parecidas en un servicio de datos independiente, reste limpieza, comisiones, impuestos, seguro, muebles y noches vacías, y vea si funcionaría como renta normal.',
      },
      'cottage-or-room': {
        en: "A cottage, garage apartment or basement must first be a lawful unit: ask the city's zoning office whether its permit and use allow guests there, since the main house being fine does not settle it. Then check covenants, insurance and your lender's terms. In the listing or the contract, do not take “income suite” for proof of a permit.",
        es: 'Una casita, un departamento sobre el garaje o un sótano debe ser primero una unidad legal: pregunte a la oficina de zonificación de la ciudad si su permiso y su uso admiten huéspedes, porque que la casa principal esté en regla no lo resuelve. Luego revise restricciones, seguro y préstamo. Que un anuncio diga “suite de ingresos” no prueba un permiso.',
      },
      'selling-with-bookings': {
        side: 'seller',
        en: 'A buyer must honor vacation rentals that end within 180 days after the deed is recorded; for later ones the guest has only a refund unless the buyer agrees in writing. Tell the buyer the booked dates before the contract, hand over names and agreements within ten days after closing, and pass on the prepaid rent. Furniture goes by a bill of sale, and reviews stay with your account.',
        es: 'El comprador debe respetar las rentas vacacionales que terminan dentro de 180 días desde que se registra la escritura; para las posteriores el huésped solo tiene reembolso, salvo que el comprador acepte por escrito. Diga las fechas reservadas antes del contrato, entregue nombres y acuerdos dentro de diez días del cierre y traspásele la renta adelantada. Los muebles, con recibo de venta.',
      },
    },
    links: ['contact'],
    source:
      'G.S. 160D-1207; Schroeder v. Wilmington (2022); G.S. 42A; G.S. 105-164.4F; NCDOR; Mecklenburg County; G.S. 42A-19',
    year: 2026,
    topics: ['money/short-term-rentals-in-charlotte'],
  },
  {
    id: 'security-deposit',
    title: {
      en: 'What are the rules on security deposits?',
      es: '¿Qué reglas hay para el depósito de renta?',
    },
    answer: {
      en: "At most two months' rent for a lease longer than month to month, one and a half for monthly, two weeks for weekly; the landlord keeps it in a trust account or bond, and returns or itemizes it within 30 days of the end, never charging ordinary wear. On a sale it passes on within 30 days. An attorney settles disputes.",
      es: 'Como máximo dos meses de renta si el contrato es más largo que mes a mes, mes y medio si es mensual, dos semanas si es semanal; se guarda en cuenta fiduciaria o se cubre con una fianza, y se devuelve o detalla en 30 días desde el fin, sin cobrar desgaste normal. Al vender se traspasa en 30 días. Una disputa, un abogado.',
    },
    aspects: {
      'return-time': {
        en: 'The landlord has 30 days after the tenancy ends to return it or send an itemized list; if damage is not yet known, a first list at 30 days and the final one by 60. If that time has passed, write with your forwarding address and ask for the list and the money. Legal Aid or an attorney helps with the next step, such as small claims court.',
        es: 'El dueño tiene 30 días desde que termina la renta para devolverlo o mandar una lista detallada; si aún no se conoce el daño, una lista a los 30 días y la final a los 60. Si ya pasó ese plazo, escriba con su nueva dirección y pida la lista y el dinero. Legal Aid o un abogado ayuda con lo que sigue, como la corte de reclamos menores.',
      },
      deductions: {
        en: 'Only real losses may come off, such as unpaid rent, rent lost after a broken lease, and damage beyond ordinary wear: scuffs, faded paint, small nail holes and carpet worn by normal living are never charged, while burns, chewed blinds or holes may be, at what the repair costs. The landlord must list each item. In a dispute keep photos and dates; Legal Aid or an attorney helps.',
        es: 'Solo se descuentan pérdidas reales, como renta impaga, renta perdida por romper el contrato y daños más allá del uso normal: rayones leves, pintura desteñida, hoyitos de clavos y alfombra gastada por el uso nunca se cobran; quemaduras, persianas mordidas u hoyos pueden cobrarse, por lo que cueste reparar. El dueño debe detallar cada cosa. Si hay disputa, guarde fotos y fechas; ayuda Legal Aid o un abogado.',
      },
      'home-sold': {
        en: 'On a sale the deposit goes to the new owner, or back to the tenant, within 30 days, and the tenant is told where it is. A tenant asks the new owner first, with proof of what was paid. A seller settles it on the closing statement and hands over the records; a buyer should see it there. An attorney helps if nobody has it.',
        es: 'Al vender, el depósito pasa al nuevo dueño, o vuelve al inquilino, dentro de 30 días, y se le avisa al inquilino dónde está. El inquilino pregunta primero al nuevo dueño, con comprobante. El vendedor lo liquida en la hoja de cierre y entrega los registros; el comprador debe verlo ahí. Si nadie lo tiene, ayuda un abogado.',
      },
      'where-held': {
        en: 'The landlord keeps it apart from his own money, in a trust account at an insured bank or covered by a bond, and must tell the tenant which bank or bond company within 30 days. That holds for an owner with one house too. If it was mixed or never disclosed, ask in writing; an attorney knows what follows, the interest included.',
        es: 'El dueño debe guardarlo aparte de su dinero, en una cuenta fiduciaria de un banco asegurado o cubierto por una fianza, y decirle al inquilino qué banco o afianzadora en un plazo de 30 días. Vale también para quien tiene una sola casa. Si lo mezcló o nunca lo dijo, pídalo por escrito; un abogado sabe qué sigue, incluso sobre intereses.',
      },
      'pet-fee': {
        en: 'A reasonable pet fee may be charged and may be nonrefundable, if the lease says so; a pet deposit is different and generally counts within the deposit limit. A trained service animal is no pet, so no pet fee applies, though damage may be charged; for emotional-support animals that is unsettled since a HUD memo of May 22, 2026. Read the lease for which one was agreed; an attorney settles disputes.',
        es: 'Se puede cobrar una cuota razonable por mascota y puede no ser reembolsable, si el contrato lo dice; un depósito por mascota es otra cosa y por lo general cuenta dentro del máximo. Un animal de servicio entrenado no lleva cuota, aunque sus daños pueden cobrarse; con los de apoyo emocional no está claro desde un memo de HUD del 22 de mayo de 2026. Vea el contrato; en disputas, un abogado.',
      },
      'last-month': {
        en: "Count on paying the last month's rent: the deposit stays put until the tenancy ends, and a tenant cannot simply count it as rent unless the landlord agrees in writing. Unpaid rent would come off it, and damage is owed besides. A landlord who wants last month's rent up front should ask an attorney, since it may count toward the cap.",
        es: 'Cuente con pagar el último mes: el depósito se queda donde está hasta que termina la renta, y el inquilino no puede tomarlo como renta si el dueño no lo acepta por escrito. La renta impaga se descontaría de él, y los daños se deben aparte. Si un dueño quiere el último mes por adelantado, pregunte a un abogado, porque puede contar para el máximo.',
      },
      'paid-in-cash': {
        en: "Do not hand over cash for a rental you have not seen inside or to someone you cannot identify; that is how rental scams work. Check in the county's records that this person owns the home or manages it with a license, sign the lease first, pay by check or another way that leaves proof, and get a receipt; ask which bank will hold it.",
        es: 'No entregue efectivo por una vivienda que no ha visto por dentro ni a alguien que no puede identificar; así operan las estafas. Revise en los registros del condado que esa persona sea dueña o administre con licencia, firme primero el contrato, pague con cheque o de otra forma que deje prueba y pida un recibo; pregunte qué banco lo guardará.',
      },
      'pet-damage': {
        en: 'Pet damage beyond ordinary wear, such as chewed trim, scratched doors, urine in carpet or subfloor, or fleas, may come off the deposit at what the repair really costs, itemized within 30 days with bills and photographs; the rest may be claimed from the tenant. Old carpet is charged at its worn value, and a nonrefundable pet fee is not a reason to charge twice. An attorney or small claims settles a quarrel.',
        es: 'El daño de mascotas más allá del uso normal, como molduras mordidas, puertas rayadas, orina en alfombra o contrapiso, o pulgas, puede descontarse del depósito por el costo real, detallado en 30 días con facturas y fotos; lo que falte puede reclamarse al inquilino. La alfombra vieja se cobra por su valor depreciado, y una cuota de mascota no reembolsable no permite cobrar dos veces. Un pleito, un abogado o la corte de reclamos menores.',
      },
      'one-roommate-leaves': {
        en: 'The deposit belongs to the lease, so when one roommate leaves early the landlord normally keeps all of it until the tenancy ends and need not pay out a share. Usual ways: the new roommate pays the old one the share, and the landlord signs a change to the lease that names who holds it now. Take photographs on that day. Without a signed change the one who left may still owe rent and damage.',
        es: 'El depósito va con el contrato de renta: si un compañero se va antes, el casero normalmente lo guarda entero hasta el final y no tiene que pagar una parte. Lo usual: el nuevo compañero le paga su parte al que sale, y el casero firma un cambio al contrato que diga de quién es ahora. Tome fotos ese día. Sin cambio firmado, el que se fue quizá aún deba renta y daños.',
      },
    },
    bySide: {
      tenant: {
        en: 'Your landlord has 30 days after you move out to return it or send an itemized list; if damage is not yet known, a first list at 30 and the final one by 60. Ordinary wear is never charged. If the house is sold, the money goes to the new owner or to you within 30 days. Leave a forwarding address; in a dispute, Legal Aid or an attorney.',
        es: 'Su arrendador tiene 30 días desde que se muda para devolverlo o enviarle una lista detallada; si aún no se conoce el daño, una primera a los 30 y la final a los 60. El desgaste normal no se cobra. Si venden la casa, pasa al nuevo dueño o a usted en 30 días. Deje su nueva dirección; en una disputa, Legal Aid o un abogado.',
      },
    },
    links: ['contact'],
    source: 'G.S. 42-50 to 42-56; HUD memo of May 22, 2026',
    year: 2026,
    topics: ['money/security-deposits-in-nc'],
  },
  {
    id: 'rent-rules',
    title: { en: 'What rules hold for rent and notice?', es: '¿Qué reglas hay sobre renta y avisos?' },
    answer: {
      en: 'North Carolina allows no rent control: a raise follows the lease and its notice. A late fee comes after five days, at most $15 or 5% of the rent, whichever is more. Without a term, notice is one month for yearly and seven days for monthly leases. Lockouts are illegal; only a court evicts. I have no rentals; ask a landlord-tenant attorney.',
      es: 'Carolina del Norte no permite control de rentas: un aumento sigue el contrato y su aviso. El recargo llega tras cinco días, máximo $15 o 5% de la renta, lo que sea mayor. Sin plazo, el aviso es un mes si es anual y siete días si es mensual. Cambiar cerraduras es ilegal; solo un tribunal desaloja. No tengo casas en renta; consulte a un abogado.',
    },
    aspects: {
      'application-fee': {
        en: 'An application fee may be asked, and state law sets no ceiling on it that I know of; once your credit and references have been checked it is usually not returned. Ask in writing what it pays for and what happens if the home goes to somebody else. It is not the deposit, which is capped. Never pay before you have seen the home and who rents it.',
        es: 'Se puede cobrar por la solicitud, y la ley estatal no fija un tope que yo conozca; una vez revisados crédito y referencias, normalmente no se devuelve. Pida por escrito qué cubre y qué pasa si la casa se renta a otro. No es el depósito, que sí tiene tope. Nunca pague sin haber visto la casa y a quien la renta.',
      },
      'late-fee': {
        en: 'A late fee may come only after the rent is five days late, and at most $15 or 5% of the monthly rent, whichever is more, once for each late payment: on $1,500 that is $75. It must stand in the lease. A charge on day one or two does not fit that rule, nor does one above the cap; ask Legal Aid or a landlord-tenant attorney.',
        es: 'El recargo por mora solo procede cuando la renta lleva cinco días de atraso, y es como máximo $15 o 5% de la renta mensual, lo que sea mayor, una vez por pago atrasado: con $1,500 son $75. Debe estar en el contrato. Un cobro el primer o segundo día, o por encima del tope, no cabe en esa regla; consulte a Legal Aid o a un abogado.',
      },
      notice: {
        en: 'The lease decides first, often 30 or 60 days; without a term, the law asks one month for a yearly tenancy, seven days for a monthly one and two for a weekly one, from either side. Give it in writing, dated, and keep a copy. Notice alone removes nobody: if someone stays, only the court decides. An attorney helps with a doubtful lease.',
        es: 'Primero decide el contrato, a menudo 30 o 60 días; sin plazo, la ley pide un mes en la renta anual, siete días en la mensual y dos en la semanal, de cualquiera de las partes. Delo por escrito, con fecha, y guarde copia. El aviso no saca a nadie: si la persona se queda, solo decide el tribunal. Un abogado ayuda si el contrato no es claro.',
      },
      lockout: {
        en: "Only a court can put a tenant out: a landlord may not change the locks, shut off power or water or remove belongings, however late the rent is. The lawful way is a court case, with ten days to appeal, and then the sheriff. Locked out, call Legal Aid of North Carolina now; a landlord asks an attorney or the clerk's office how to file.",
        es: 'Solo un tribunal puede sacar a un inquilino: el dueño no puede cambiar la chapa, cortar la luz o el agua ni sacar las cosas, por más atrasada que esté la renta. El camino legal es un caso en la corte, con diez días para apelar, y luego el sheriff. Si lo dejaron fuera, llame ya a Legal Aid of North Carolina; el dueño pregunta a un abogado.',
      },
      'find-a-rental': {
        en: "I have no rentals: the homes here are for sale, so for a house or apartment to rent, use a rental site or ask the building's own office, and never pay a deposit before you have been inside. If you are renting only until you buy, tell me the area and budget, and I can show what is for sale.",
        es: 'No tengo casas en renta: las de aquí están a la venta, así que para rentar una casa o un apartamento use un sitio de rentas o pregunte en la oficina del edificio, y nunca pague un depósito antes de haber entrado. Si renta solo mientras compra, dígame zona y presupuesto y le muestro lo que hay a la venta.',
      },
      'landlord-died': {
        en: "Your lease goes on and rent is still owed, but learn in writing to whom before you pay anyone new: until then keep each rent apart, with proof. Ask for the executor's or administrator's letters from the clerk of court, or the heirs' names and a receipt; a manager who collected before usually goes on. The deposit stays owed to you. In doubt, ask Legal Aid or an attorney.",
        es: 'Su contrato sigue y la renta se debe, pero sepa por escrito a quién antes de pagar a alguien nuevo: mientras tanto aparte cada renta, con prueba. Pida el nombramiento (letters) del albacea o administrador que da la corte, o los nombres de los herederos y un recibo; quien administraba suele seguir cobrando. Le siguen debiendo el depósito. En duda, Legal Aid o un abogado.',
      },
    },
    bySide: {
      landlord: {
        en: 'You may raise the rent as the lease and its notice allow; there is no rent control. A late fee comes after five days, at most $15 or 5%, once per late payment. Without a term, notice is one month for yearly and seven days for monthly leases. If a tenant will not leave, only the court evicts, with a 10-day appeal; lockouts are illegal. Ask a landlord-tenant attorney.',
        es: 'Puede subir la renta según el contrato y su aviso; no hay control de rentas. El recargo llega tras cinco días, máximo $15 o 5%, una vez por pago atrasado. Sin plazo, el aviso es un mes si es anual y siete días si es mensual. Si el inquilino no se va, solo desaloja el tribunal, con apelación de 10 días; cambiar cerraduras es ilegal. Consulte a un abogado.',
      },
      tenant: {
        en: 'Your lease sets rent and notice, and it goes on if the home is sold; North Carolina has no rent control. Late fees come only after five days, at most $15 or 5%. Only a court can evict, lockouts are illegal, and the home must be kept fit to live in. With a court paper in hand, call Legal Aid of North Carolina now, and 211 for rent help.',
        es: 'Su contrato fija renta y aviso, y sigue si venden la casa; aquí no hay control de rentas. El recargo llega solo tras cinco días, máximo $15 o 5%. Solo un tribunal desaloja, cambiarle la cerradura es ilegal y la vivienda debe ser habitable. Con un papel del tribunal, llame ya a Legal Aid of North Carolina, y al 211 por ayuda con la renta.',
      },
    },
    links: ['contact', 'call'],
    source: 'G.S. 42-14, 42-42, 42-46',
    year: 2026,
    topics: ['money/rent-amounts-late-fees-notice-eviction-money', 'renting'],
  },
  {
    id: 'rental-taxes',
    title: { en: 'How is rental income taxed?', es: '¿Cómo tributa el ingreso por renta?' },
    answer: {
      en: 'You pay tax on the rent less its costs, not on all of it: interest, tax, insurance, dues, repairs, management and depreciation over 27.5 years come off; improvements are spread out. Active owners may use up to $25,000 of losses, fading from $100,000 to $150,000 of income; the state taxes net rent too. Managing for others needs a license. Tell insurer and lender; a CPA figures it.',
      es: 'Paga impuesto por la renta menos sus gastos, no por toda: se restan intereses, predial, seguro, cuotas, arreglos, administración y depreciación en 27.5 años; las mejoras se reparten. Un dueño activo puede usar hasta $25,000 de pérdidas, tope que baja a cero entre $100,000 y $150,000 de ingreso; el estado también grava. Administrar para otros exige licencia. Avise a seguro y banco; calcula un CPA.',
    },
    aspects: {
      deductions: {
        en: "What the rental costs you generally comes off: mortgage interest, property tax, insurance, dues, repairs, management, advertising, utilities you pay, travel for it and depreciation. The loan's principal is not a cost, and improvements are spread over years. Keep receipts by house; tax is owed on what remains. A CPA sorts doubtful items and a home used partly by you.",
        es: 'Por lo general se descuenta lo que le cuesta la casa rentada: intereses de la hipoteca, impuesto predial, seguro, cuotas, reparaciones, administración, anuncios, servicios que usted paga, viajes por ella y la depreciación. El capital del préstamo no es gasto y las mejoras se reparten en años. Guarde recibos por casa; se paga sobre lo que queda. Un CPA resuelve lo dudoso.',
      },
      depreciation: {
        en: "Depreciation takes the building's cost off the rent over 27.5 years, land excluded: a $275,000 building gives $10,000 a year, though you pay nobody. A home you lived in first starts from the lower of its cost and its value then. When you sell, what was or could have been taken is taxed, whether you took it or not; a CPA sets it up.",
        es: 'La depreciación descuenta de la renta el costo del edificio en 27.5 años, sin el terreno: un edificio de $275,000 da $10,000 al año, aunque no le pague a nadie. La casa donde vivió antes parte del menor entre su costo y su valor de ese momento. Al vender se grava lo que tomó o pudo tomar, la haya usado o no; un CPA la calcula.',
      },
      losses: {
        en: 'A loss may help on your return if you take an active part in the rental: up to $25,000 can come off other income such as wages, shrinking from $100,000 of income and gone at $150,000; at $120,000 about $15,000 remains. What you cannot use now carries forward. A new roof is spread over years, not a loss at once. A CPA figures yours.',
        es: 'Una pérdida puede servirle si participa activamente en la renta: hasta $25,000 pueden restarse de otros ingresos como su sueldo, bajando desde $100,000 de ingreso y desapareciendo a los $150,000; con $120,000 quedan unos $15,000. Lo que no use pasa a años siguientes. Un techo nuevo se reparte en años. Un CPA calcula lo suyo.',
      },
      'state-tax': {
        en: 'North Carolina taxes the net rent too, at its flat income tax rate, on what is left after costs; a home here owes it even if you live in another state, on a nonresident return. If nothing is left after costs and depreciation, there may be little or nothing to tax. A CPA prepares both returns.',
        es: 'Carolina del Norte también grava la renta neta, con su tasa única de impuesto sobre ingresos, sobre lo que queda después de gastos; una casa aquí la paga aunque usted viva en otro estado, con declaración de no residente. Si no queda nada tras gastos y depreciación, puede haber poco o nada que gravar. Un CPA prepara ambas declaraciones.',
      },
      'room-or-roommate': {
        en: 'Rent from a room, basement or roommate is income like any rent, also in cash, and belongs on the return; in exchange the matching share of interest, tax, insurance, utilities and depreciation can come off. Friends who merely split the bills may be a different case, and a home let fewer than 15 days a year has its own rule. Ask a CPA.',
        es: 'Lo que cobra por un cuarto, un sótano o a un compañero es ingreso como toda renta, también en efectivo, y va en la declaración; a cambio puede descontar su parte de intereses, impuestos, seguro, servicios y depreciación. Si solo dividen gastos puede ser otro caso, y rentar menos de 15 días al año tiene su regla. Pregunte a un CPA.',
      },
      'repairs-or-improvements': {
        en: 'A repair that keeps the home as it is comes off in the year you pay it; an improvement that adds, replaces a whole system or makes it better is spread over years: fixing a leak against a new roof. A water heater or appliances sit in between, and small-item rules may help. Keep the invoices apart and let a CPA decide.',
        es: 'Una reparación que mantiene la casa como está se descuenta en el año que la paga; una mejora que agrega, cambia un sistema entero o la hace mejor se reparte en años: arreglar una gotera frente a un techo nuevo. Un calentador o los aparatos quedan en medio, y hay reglas para montos pequeños. Guarde las facturas aparte; un CPA decide.',
      },
    },
    links: ['contact'],
    source: 'IRS Pub. 527 and 925; G.S. 93A; NCDOR',
    year: 2026,
    topics: ['money/rental-income-taxes-and-costs'],
  },
  {
    id: 'scams',
    title: { en: 'I think this is a scam', es: 'Creo que es una estafa' },
    answer: {
      en: `Pay and sign nothing until you have checked by a phone number you already know. If money has moved, call your bank now and ask for a recall, then the closing attorney, then report to the FBI's IC3 and the state Attorney General. Typical signs: a rental nobody can show, a land seller in a hurry, a fee to get a grant, changed bank details. Our number: ${agent.phone}.`,
      es: `No pague ni firme nada hasta comprobarlo por un teléfono que ya conozca. Si ya salió dinero, llame ahora a su banco y pida revertirlo, luego al abogado de cierre, y denuncie al IC3 del FBI y al Fiscal General del estado. Señales: una casa en renta que nadie muestra, un terreno vendido con prisa, pagar por recibir una ayuda, cuentas de banco cambiadas. Nuestro número: ${agent.phone}.`,
    },
    aspects: {
      'already-paid': {
        en: 'Call your bank or the payment app now, on the number on your card or statement, and ask for a recall and a fraud report; the first 24 to 72 hours matter most. Then tell the closing attorney if it was a closing, and report to the FBI at ic3.gov, the police and the state Attorney General. Keep every message and receipt.',
        es: 'Llame ya a su banco o a la app de pago, al número de su tarjeta o estado de cuenta, y pida la devolución y un reporte de fraude; cuentan sobre todo las primeras 24 a 72 horas. Luego avise al abogado de cierre si era un cierre, y reporte al FBI en ic3.gov, a la policía y al Fiscal General. Guarde mensajes y recibos.',
      },
      'fake-rental': {
        en: 'Treat it as fake until somebody opens the door: an owner abroad, keys by mail, a price far below others, a deposit by Zelle, gift card or crypto before you have been inside are the usual signs. Pay nothing, look up the owner in county records, and call the firm on its own published number. The homes on this site are for sale, not for rent.',
        es: 'Tómelo por falso hasta que alguien le abra la puerta: dueño en el extranjero, llaves por correo, precio muy bajo y depósito por Zelle, tarjeta de regalo o cripto antes de entrar son las señales de siempre. No pague, busque al dueño en los registros del condado y llame a la empresa a su número publicado. Las casas de este sitio se venden, no se rentan.',
      },
      'upfront-fee': {
        en: "A real grant or loan relief never needs a fee first: a call that your “buyer money” is approved for a processing charge is a scam, and charging up front for mortgage relief is barred by federal rules. Do not give card, bank or Social Security numbers. True help goes through a lender, the program's own office or a HUD-approved counselor.",
        es: 'Una ayuda verdadera o un alivio de hipoteca nunca pide un pago primero: si le dicen que su “dinero de comprador” está aprobado a cambio de un cargo, es estafa, y cobrar por adelantado para aliviar una hipoteca lo prohíben reglas federales. No dé números de tarjeta, banco ni Seguro Social. La ayuda real pasa por un prestamista, el programa o un consejero aprobado por HUD.',
      },
      'land-or-title': {
        en: 'Someone else may be trying to sell land or a house that is not theirs: a hurried seller, only by email, low price, own notary. Have the closing attorney verify the owner by a known mail address or phone before any money moves. If it is your land, tell the listing firm, the police and the Register of Deeds, which offers alerts on your name.',
        es: 'Puede que alguien quiera vender un terreno o una casa que no es suya: vendedor con prisa, solo por correo electrónico, precio bajo, notario propio. Que el abogado de cierre verifique al dueño por una dirección postal o un teléfono conocidos antes de mover dinero. Si es su terreno, avise a la firma que lo anuncia, a la policía y al Register of Deeds, que da alertas por nombre.',
      },
      'was-it-you': {
        en: "Check it by calling our published number, {agent.phone}, not the one in the message: the team never asks for gift cards, a Social Security number or a payment by text, and sends no wiring instructions by chat. Do not click the link or reply. Changed bank details in an email are the classic sign of fraud; call your attorney's office.",
        es: 'Verifíquelo llamando a nuestro número publicado, {agent.phone}, no al del mensaje: el equipo nunca pide tarjetas de regalo, Seguro Social ni pagos por mensaje de texto, ni manda instrucciones de transferencia por chat. No abra el enlace ni responda. Un cambio de cuenta bancaria por correo electrónico es la señal clásica de fraude; llame a la oficina de su abogado.',
      },
      report: {
        en: 'Report it to the FBI at ic3.gov, the N.C. Attorney General, the FTC and the local police; a real broker or someone posing as one to the N.C. Real Estate Commission too. A copied listing also goes to the website it runs on and to the broker whose photos it used. Keep screenshots, numbers and receipts; they are what investigators need.',
        es: 'Repórtelo al FBI en ic3.gov, al Fiscal General de Carolina del Norte, a la FTC y a la policía local; si es un agente real o alguien que se hace pasar por uno, también a la N.C. Real Estate Commission. Un anuncio copiado se reporta al sitio donde aparece y al agente dueño de las fotos. Guarde capturas, números y recibos.',
      },
    },
    links: ['call', 'privacy'],
    source: 'FBI IC3; N.C. Attorney General; FTC',
    topics: ['money/property-and-money-scams', 'people/scams'],
  },
];
