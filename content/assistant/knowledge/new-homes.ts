import type { Entry } from '#domain/chat/knowledge.ts';

/** Buying from a builder, question by question. */
export const newHomes: Entry[] = [
  {
    id: 'builder-agent',
    title: { en: 'Do I need my own agent with a builder?', es: '¿Necesito agente propio con constructor?' },
    answer: {
      en: 'The person in the model home works for the builder; only an agent of your own reads price, lot and contract for you, though no law says you need one. Bring or name yours on the first visit: many builders pay an agent only if registered then. If you already went alone, have your agent ask the sales office at once. Who pays is agreed in writing.',
      es: 'Quien atiende la casa modelo trabaja para el constructor, y solo el agente que usted contrate revisa por usted el precio, el lote y el contrato, aunque ninguna ley lo exige. Llévelo o nómbrelo en la primera visita: muchos constructores solo le pagan si quedó registrado. Si ya fue solo, que su agente pregunte enseguida. Quién paga se acuerda por escrito.',
    },
    aspects: {
      'went-alone': {
        en: 'It is often still possible: have your agent call the sales office at once, before you sign or pay anything, and ask whether the builder will register the agent now. Some do, some pay an agent only if named on the first visit or the online form. Even then you may hire one yourself, with the fee agreed in writing.',
        es: 'Muchas veces todavía se puede: que su agente llame ya a la oficina de ventas, antes de firmar o pagar, y pregunte si la constructora lo registra ahora. Algunas sí; otras pagan solo si se nombró en la primera visita o en el formulario en línea. Aun así puede contratar uno usted, con el pago por escrito.',
      },
      'whose-side': {
        en: 'The person in the model home works for the builder, however friendly: what you say about budget, dates and other homes may be used for the builder. You can ask facts and look, but your own limit belongs with your own agent. If the sales office offers to represent both sides, that needs written consent; think twice and read it first.',
        es: 'La persona en la casa modelo trabaja para la constructora, por amable que sea: lo que usted diga de presupuesto, fechas u otras casas puede usarse a favor de ella. Pregunte y mire, pero su límite guárdelo para su propio agente. Si ofrecen representar a ambos, hace falta consentimiento escrito; léalo antes.',
      },
      'cheaper-without': {
        en: 'Going without an agent seldom lowers the price: builders usually keep the price the same for all, because it sets the next sale, and simply save the fee. Nothing stops you from asking for a written credit instead. Weigh that against somebody who reads the price, lot, contract and extras for you alone. Any fee is agreed in writing first.',
        es: 'Ir sin agente rara vez baja el precio: la constructora suele mantenerlo igual para todos, porque fija la siguiente venta, y se ahorra el pago. Nada impide pedir un crédito por escrito. Compárelo con tener a alguien que lea precio, lote, contrato y extras solo para usted. Todo pago se acuerda antes por escrito.',
      },
      'who-pays': {
        en: 'Many builders pay a buyer’s agent who is registered on the first visit, but none has to: it is whatever the builder offers and your written agreement with the agent says. The agreement names the fee and whether you owe any difference. Ask the amount before the first visit, and see that it stands in the purchase papers.',
        es: 'Muchas constructoras pagan al agente del comprador si se registra en la primera visita, pero ninguna está obligada: vale lo que ofrezcan y lo que diga su acuerdo escrito con el agente. Ese acuerdo fija el pago y si usted debe alguna diferencia. Pregunte el monto antes de la primera visita y que conste en los papeles.',
      },
      'first-visit': {
        en: 'Bring your agent to the first visit, or at least name the agent before you sign in, on the website form too: many builders ask only once and pay only an agent registered then. Ask the team to come along or register you beforehand; a written agreement with you comes first. If you stop by spontaneously, give no details and just look.',
        es: 'Lleve a su agente a la primera visita, o al menos nómbrelo antes de registrarse, también en el formulario en línea: muchas constructoras preguntan una sola vez y pagan solo al registrado entonces. Pida al equipo que lo acompañe o lo registre antes; primero va un acuerdo escrito. Si pasa sin planear, no deje datos y solo mire.',
      },
      'what-the-agent-does': {
        en: 'Your own agent on a new home compares the price with other sales, picks at lots and phases, asks for credits or upgrades, reads dates, deposits and warranty with you, watches the build, and sees to independent inspections before drywall and at the end. The builder’s contract favors the builder, so an attorney should read it as well before you sign.',
        es: 'Su propio agente en una casa nueva compara el precio con otras ventas, mira lotes y etapas, pide créditos o mejoras, revisa con usted fechas, depósitos y garantía, sigue la obra y procura inspecciones independientes antes del drywall y al final. El contrato favorece a la constructora: que además lo lea un abogado antes de firmar.',
      },
    },
    links: ['guideBuying', 'contact', 'call'],
    source: 'NCREC Working with Real Estate Agents; 21 NCAC 58A .0104',
    topics: ['asked/builder-agent'],
  },
  {
    id: 'builder-negotiation',
    title: { en: 'Can I negotiate with a builder?', es: '¿Puedo negociar con un constructor?' },
    answer: {
      en: 'Yes: builders negotiate, though more often over extras than over the list price; they guard the price because it sets the next sale, and give closing costs, a lower rate, upgrades, blinds or a lot premium instead. A finished house, month’s or year’s end, and the last lots leave most room. Ask for it in the contract, not in a promise, and compare what each offer is worth to you.',
      es: 'Sí: el constructor negocia, aunque más por extras que por el precio de lista; lo cuida porque marca la venta siguiente, y da en cambio gastos de cierre, mejor tasa, mejoras, persianas o el recargo por lote. Hay más margen en casas terminadas, a fin de mes o de año y en los últimos lotes. Pídalo en el contrato, no de palabra, y compare cuánto vale cada cosa para usted.',
    },
    aspects: {
      'price-cut': {
        en: 'Expect little off a builder’s base price, because it sets the next sale in the neighborhood; there is more room on a finished house that has sat, or when the last lots go. Nobody can name a usual discount: compare with what nearby new and resale homes closed for, make a written offer, and have a credit ready as the second choice.',
        es: 'Espere poca rebaja en el precio base, porque fija la siguiente venta del barrio; hay más margen en una casa terminada que lleva tiempo sin venderse o en los últimos lotes. Nadie puede decir un descuento usual: compare con el precio al que cerraron casas nuevas y usadas cercanas, haga una oferta por escrito y tenga un crédito como segunda opción.',
      },
      'what-to-ask-for': {
        en: 'Ask for things that cost the builder less than a price cut: closing costs, a lower rate, design-center upgrades, appliances, blinds, a fence, or the lot premium. A lower rate helps the monthly payment, paid costs help your cash, an upgrade saves buying it later. Put a dollar value on each and get it written into the contract.',
        es: 'Pida lo que a la constructora le cuesta menos que bajar el precio: gastos de cierre, tasa más baja, mejoras del centro de diseño, electrodomésticos, persianas, cerca o el recargo por el lote. La tasa ayuda a la mensualidad, los gastos a su efectivo, una mejora evita comprarla después. Póngale valor a cada una y que conste en el contrato.',
      },
      'best-time': {
        en: 'The most room comes with a finished house, near the end of a month, quarter or year, and with the last lots of a phase, when the builder wants to close the books. Early in a popular phase there is least. A quick-move-in home with your loan ready to close makes a strong request; dates alone promise nothing.',
        es: 'Hay más margen con una casa terminada, cerca del fin de mes, trimestre o año, y con los últimos lotes de una etapa, cuando la constructora quiere cerrar cuentas. Al inicio de una etapa popular hay menos. Una casa lista y su préstamo listo para cerrar dan fuerza a lo que pida; la fecha sola no promete nada.',
      },
      'lot-and-upgrades': {
        en: 'Lot premiums and design-center prices can be asked about like anything else, and often give sooner than the base price. Upgrades are usually marked up, so take through the builder what is hard to add later, such as structure, wiring or plumbing, and price blinds, lights or a fence elsewhere. Deposits on upgrades are often not returned; read that first.',
        es: 'El recargo por el lote y los precios del centro de diseño se pueden negociar, y suelen ceder antes que el precio base. Las mejoras suelen llevar recargo: pida a la constructora lo difícil de agregar después, como estructura, cableado o plomería, y cotice aparte persianas, lámparas o cerca. El depósito por mejoras muchas veces no se devuelve; léalo antes.',
      },
      'promises-and-after-signing': {
        en: 'What counts is what stands in the signed contract: a promised fridge, blinds or fence is worth nothing until it is written in, and a price the builder lowers after you sign is not yours by itself. Ask for both in writing; an unsold, unbuilt or late home gives you some voice. Changing the contract’s clauses is harder; have an attorney read them.',
        es: 'Cuenta lo que está en el contrato firmado: un refrigerador, persianas o cerca prometidos no valen hasta escribirse, y una rebaja posterior de la constructora no le toca automáticamente. Pida ambas cosas por escrito; una casa sin vender, sin construir o atrasada le da algo de voz. Cambiar cláusulas es más difícil; que las lea un abogado.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Builders’ practice; RESPA s. 8',
    topics: ['asked/builder-negotiation'],
  },
  {
    id: 'builder-lender',
    title: { en: 'Must I use the builder’s lender?', es: '¿Debo usar el banco del constructor?' },
    answer: {
      en: 'No: a builder may not require its own lender or title company, but may tie an incentive to it, so you can lose the credit by going elsewhere. Ask both lenders for a Loan Estimate on the same day and compare rate, points and fees over the years you expect to stay; a credit can be eaten by a higher rate. An attorney reads what happens if that loan fails.',
      es: 'No: el constructor no puede exigir su banco ni su compañía de títulos, pero sí ligar un incentivo a él, que usted perdería con otro. Pida a ambos un Loan Estimate el mismo día y compare tasa, puntos y cargos por los años que piensa quedarse; una tasa mayor puede comerse el crédito. Que un abogado lea qué pasa con el depósito si falla ese préstamo.',
    },
    aspects: {
      'is-the-credit-worth-it': {
        en: 'Put both offers side by side on the same day: a Loan Estimate from the builder’s lender and one from your own, same loan, same points. Add up rate, points and fees over the years you expect to stay and subtract the credit. A slightly higher rate can eat $10,000 over time; with equal rate and fees the credit is money saved.',
        es: 'Ponga ambas ofertas lado a lado el mismo día: un Loan Estimate del prestamista de la constructora y otro del suyo, mismo préstamo y puntos. Sume tasa, puntos y cargos por los años que piensa quedarse y reste el crédito. Una tasa algo mayor puede comerse $10,000 con el tiempo; con igual tasa y cargos, el crédito es dinero ahorrado.',
      },
      'losing-the-credit': {
        en: 'The builder may tie a credit to its own lender, so going elsewhere can cost you that money; that is allowed as long as you remain free to choose. Ask what exactly is lost, by which date, and whether part of it, such as upgrades, stays. Some sales offices keep the credit if you bring a better offer: ask in writing.',
        es: 'La constructora puede ligar un crédito a su propio prestamista, así que irse con otro puede costarle ese dinero; se permite mientras usted siga libre de elegir. Pregunte qué se pierde exactamente, hasta cuándo y si una parte, como mejoras, queda. A veces lo mantienen si trae una oferta mejor: pídalo por escrito.',
      },
      'title-company-and-attorney': {
        en: 'You may choose your own closing attorney and title insurer: federal law keeps a seller from requiring a title company when your loan is federally backed, though the builder may offer to pay if you use its own. The builder’s attorney does not look after you. Ask who pays what, and have an attorney of your own read the contract before you sign.',
        es: 'Usted puede elegir su abogado de cierre y su aseguradora de título: la ley federal impide que un vendedor exija una compañía de título si su préstamo tiene respaldo federal, aunque la constructora puede ofrecer pagar si usa la suya. El abogado de ella no vela por usted. Que uno propio lea el contrato antes de firmar.',
      },
      'my-own-bank': {
        en: 'You may finance a new home with your own bank or credit union. The builder may still ask for a quick preapproval from its lender to see that you qualify; that does not bind you. Tell your loan officer the completion date is uncertain, so the rate lock is long enough. If you switch late, check the contract’s deadlines and penalties first.',
        es: 'Puede financiar una casa nueva con su banco o cooperativa. La constructora quizá pida además una preaprobación de su prestamista para ver si califica; eso no lo obliga. Avise a su asesor que la fecha de entrega es incierta, para que el bloqueo de tasa alcance. Si cambia tarde, revise antes plazos y penalidades del contrato.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'RESPA s. 8 and 9; CFPB',
    year: 2026,
    topics: ['asked/builder-lender'],
  },
  {
    id: 'builder-deposit',
    title: { en: 'Do I get my builder deposit back?', es: '¿Me devuelven el depósito de la obra?' },
    answer: {
      en: 'Often not: a builder’s own contract may keep the deposit, and money paid for upgrades, if you change your mind, lose your job or are refused a loan, and there may be no due diligence period. What the contract says counts, so look for a financing clause, an outside completion date and who holds the money. An attorney reads it, best before you sign.',
      es: 'A menudo no: el contrato del constructor puede quedarse con el depósito y lo pagado por mejoras si usted cambia de idea, pierde el trabajo o le niegan el préstamo, y quizá no hay due diligence. Cuenta lo escrito: busque cláusula de financiamiento, fecha límite de entrega y quién guarda el dinero. Que lo lea un abogado, mejor antes de firmar.',
    },
    aspects: {
      'i-cancel': {
        en: 'If you change your mind, the builder’s contract usually lets it keep the deposit, and there is often no due diligence period like the one in the standard form. Before you say anything, look for a cancellation clause, a short review window or a missed completion date. Have an attorney read it, then ask the sales office in writing what it would return.',
        es: 'Si cambia de opinión, el contrato de la constructora suele permitirle quedarse con el depósito, y muchas veces no hay periodo de due diligence como en el formulario estándar. Antes de decir nada busque una cláusula de cancelación, un plazo corto de revisión o una fecha incumplida. Que lo lea un abogado y luego pregunte por escrito.',
      },
      'loan-or-job': {
        en: 'A refused loan or a lost or moved job returns the deposit only if your contract has a financing clause that says so, and its dates and notices are kept; many builder contracts have none. Tell the lender and get the denial in writing. Ask the builder about a transfer to another house or a delay, and an attorney before you cancel.',
        es: 'Un préstamo negado o un empleo perdido o trasladado devuelve el depósito solo si su contrato tiene una cláusula de financiamiento que lo diga y se cumplen sus plazos y avisos; muchos no la tienen. Pida la negativa por escrito. Pregunte a la constructora por cambiar de casa o aplazar, y consulte a un abogado antes de cancelar.',
      },
      'upgrade-money': {
        en: 'Money paid for upgrades and design choices is usually not returned once ordered, even if the rest of the deposit is. Ask before paying when each item is ordered, whether the payment counts toward the price at closing, and what happens if you or the builder cancel. Paying less up front and more at closing lowers the risk.',
        es: 'El dinero pagado por mejoras y elecciones de diseño normalmente no se devuelve una vez encargadas, aunque el resto del depósito sí. Antes de pagar pregunte cuándo se encarga cada cosa, si el pago cuenta en el precio al cierre y qué pasa si alguien cancela. Pagar menos antes y más al cierre reduce el riesgo.',
      },
      'who-holds-it': {
        en: 'It is often the builder itself that holds the deposit and may spend it, unless the contract says an escrow or trust account. Ask where it sits, who may draw on it and what happens if the builder fails. Never pay more, or in cash, because a salesperson presses. An attorney can read that part before you pay.',
        es: 'A menudo el depósito lo tiene la propia constructora y puede gastarlo, salvo que el contrato diga cuenta de escrow o fiduciaria. Pregunte dónde queda, quién lo usa y qué pasa si la constructora quiebra. No pague de más ni en efectivo por presión. Un abogado puede leer esa parte antes de que pague.',
      },
      'builder-bankrupt': {
        en: 'If a builder fails, your contract and where your deposit sits decide: money in an escrow account is safer than money the builder could spend, and a claim in its bankruptcy may bring back only part. Pay nothing more, keep every receipt and email, tell your lender before the rate lock runs out, and see an attorney this week, since claims have deadlines.',
        es: 'Si la constructora quiebra, deciden su contrato y dónde está el depósito: en una cuenta de escrow está más seguro que donde ella podía gastarlo, y reclamar en la quiebra quizá devuelva solo una parte. No pague más, guarde recibos y correos, avise a su prestamista antes de que venza el bloqueo de tasa y vea a un abogado esta semana, porque hay plazos.',
      },
      'builder-late': {
        en: 'A late builder returns the deposit only if the contract names an outside date or a remedy; otherwise its date is an estimate and delay alone frees nobody. Write down each date you were given, ask for a new one in writing and extend your rate lock. If the house is not being built at all, take the contract to an attorney soon.',
        es: 'Una constructora atrasada devuelve el depósito solo si el contrato fija una fecha límite o un remedio; si no, su fecha es una estimación y el atraso no libera a nadie. Anote cada fecha que le dieron, pida una nueva por escrito y extienda el bloqueo de tasa. Si no están construyendo, lleve pronto el contrato a un abogado.',
      },
      'how-much': {
        en: 'No law sets the amount: each builder names its own, sometimes a flat sum, often a share of the price, and more for a home built to your choices than for a finished one. It can be asked down like anything else. What matters more is when it stops being refundable and who holds it, so read that first.',
        es: 'Ninguna ley fija el monto: cada constructora pone el suyo, a veces una suma fija, muchas veces un porcentaje del precio, y más por una casa hecha a su gusto que por una terminada. Se puede negociar. Importa más cuándo deja de ser reembolsable y quién lo guarda: léalo primero.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Builder contracts; NCREC Q&A',
    topics: ['asked/builder-deposit'],
  },
  {
    id: 'build-time',
    title: { en: 'How long does it take to build a home?', es: '¿Cuánto tarda construir una casa?' },
    answer: {
      en: 'About eight months from permit to completion for a builder’s home in the South Atlantic states, as the Census Bureau measured for 2024; a custom house on your own lot often takes a year or more. Already framed or finished homes can close in 30 to 60 days. Weather, permits and your own changes add time, and the date in a builder’s contract is mostly an estimate.',
      es: 'Unos ocho meses del permiso al final para una casa de constructora en los estados del Atlántico Sur, según el Censo para 2024; una a la medida en su propio lote suele tardar un año o más. Las ya levantadas o terminadas pueden cerrar en 30 a 60 días. Clima, permisos y sus propios cambios alargan, y la fecha del contrato suele ser solo un estimado.',
    },
    aspects: {
      'can-the-date-move': {
        en: 'Treat the builder’s date as an estimate: most contracts let it move for weather, permits, materials and your own changes, and rain or change orders do add weeks. Ask each month for a dated update in writing, keep your lease or housing flexible, and lock the rate late or long. Only an outside date in the contract gives you a way out.',
        es: 'Tome la fecha de la constructora como estimación: casi todo contrato permite moverla por clima, permisos, materiales y sus propios cambios, y la lluvia o las órdenes de cambio suman semanas. Pida cada mes una fecha por escrito, tenga vivienda flexible y bloquee la tasa tarde o por más tiempo. Solo una fecha límite en el contrato da salida.',
      },
      'ready-or-nearly-ready': {
        en: 'A finished or nearly finished home can close in about 30 to 60 days, mostly the time your loan needs. With the frame up count a few months, after drywall fewer. Ask the sales office which stage it is at and what is still open: final inspection, certificate of occupancy, utilities. Then set the rate lock and movers.',
        es: 'Una casa terminada o casi terminada puede cerrar en unos 30 a 60 días, sobre todo lo que tarda el préstamo. Con la estructura arriba cuente unos meses; tras el drywall, menos. Pregunte en qué etapa va y qué falta: inspección final, certificado de ocupación, servicios. Luego fije tasa y mudanza.',
      },
      'custom-or-own-lot': {
        en: 'A custom house on your own lot often takes a year or more, because design, survey, soil or septic tests, permits and the construction loan come before the first shovel. A builder’s ready plan on its own lot is faster, since those steps are done. Talk to builder, lender and county early; the lot’s slope, sewer and trees decide a lot.',
        es: 'Una casa a la medida en su terreno suele tardar un año o más, porque antes van diseño, levantamiento, pruebas de suelo o séptico, permisos y préstamo de construcción. Un modelo de constructora en su propio lote es más rápido. Hable pronto con constructor, prestamista y condado; pendiente, drenaje y árboles cuentan mucho.',
      },
      'by-my-date': {
        en: 'Count back from the day you must be in: about eight months from permit for a builder’s home, plus time for contract and permit before, and some weeks of reserve. If that does not fit, look at homes already framed or finished, or at resale. Sell or end the lease only when the date is in writing, or plan a short rental.',
        es: 'Cuente hacia atrás desde el día en que debe entrar: unos ocho meses desde el permiso, más contrato y permiso antes, y semanas de reserva. Si no alcanza, vea casas ya levantadas, terminadas o usadas. Venda o termine su renta solo cuando tenga la fecha por escrito, o prevea una renta corta entremedio.',
      },
      'new-or-resale-faster': {
        en: 'A resale is usually faster: under contract to keys is often 30 to 45 days, while a home started now takes most of a year. A finished builder’s house comes close to a resale, at 30 to 60 days. If time matters more than choosing finishes, look at resale and quick-move-in homes first; the team can send both.',
        es: 'Una casa usada suele ser más rápida: del contrato a las llaves van 30 a 45 días, mientras que una que empieza hoy toma casi un año. Una nueva ya terminada se acerca, con 30 a 60 días. Si el tiempo pesa más que elegir acabados, vea primero usadas y nuevas listas; el equipo puede mandarle ambas.',
      },
      'permit-and-stages': {
        en: 'The usual stages are permit, site and foundation, framing and roof, rough-in of pipes and wires, drywall, finishes, then final inspection and closing. The permit alone can take from weeks to some months, by county and lot, and each stage waits for an inspection. Ask the builder for a dated schedule and visit at framing with your own inspector.',
        es: 'Las etapas son permiso, terreno y cimientos, estructura y techo, instalaciones, drywall, acabados, inspección final y cierre. Tan solo el permiso puede tardar de semanas a algunos meses según condado y lote, y cada etapa espera una inspección. Pida un calendario con fechas y visite la obra, con su inspector, antes del drywall.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'U.S. Census Bureau, Survey of Construction 2024, analyzed by NAHB',
    year: 2026,
    topics: ['asked/build-time'],
  },
  {
    id: 'builder-warranty',
    title: { en: 'What does a builder’s warranty cover?', es: '¿Qué cubre la garantía del constructor?' },
    answer: {
      en: "Typically one year on workmanship, two on plumbing, wiring and ducts, and up to ten on the structure, but it is the builder's own paper: read what it excludes. Write each defect down, send it in writing, and have an inspector look in month eleven. North Carolina adds an implied warranty of workmanlike building unless clearly waived. Ask whether it passes to the next owner.",
      es: 'Normalmente un año en mano de obra, dos en plomería, cables y ductos, y hasta diez en la estructura, pero es papel del propio constructor: lea qué excluye y cómo reclamar. Anote cada defecto, mándelo por escrito y haga inspeccionar en el mes once. Carolina del Norte suma una garantía implícita de obra bien hecha, salvo renuncia clara. Pregunte si pasa al siguiente dueño.',
    },
    aspects: {
      'how-long': {
        en: 'Count on the usual one, two and ten years: one on workmanship, two on plumbing, wiring and ducts, up to ten on the structure, all running from closing or first occupancy as the booklet says. “2-10” names such a plan. Reports must often arrive before the year ends. Your own booklet decides, so look for its dates and address.',
        es: 'Cuente con lo usual, uno, dos y diez años: uno en mano de obra, dos en plomería, cableado y ductos, hasta diez en la estructura, desde el cierre o la primera ocupación según el folleto. “2-10” es ese tipo de plan. Los reportes suelen tener que llegar antes de que venza el año. Decide su folleto: busque fechas y dirección.',
      },
      'is-it-covered': {
        en: 'The builder’s booklet lists what counts, item by item: leaks, failed systems and cracks beyond a stated width are usually in; nail pops, small settling cracks, scratches, landscaping and grading are often limited or repaired only once. Appliances and roofing carry their makers’ own warranties. Photograph it, send it in writing, and let an inspector judge a crack that grows.',
        es: 'El folleto de la constructora dice qué cubre, punto por punto: fugas, sistemas que fallan y grietas mayores de cierto ancho suelen entrar; clavos salidos, grietas pequeñas, rayones, jardín y nivelación suelen tener límites o una sola reparación. Aparatos y techo traen garantía del fabricante. Fotografíe, envíe por escrito y que un inspector vea la grieta que crece.',
      },
      'make-a-claim': {
        en: 'Put every defect to the builder in writing, with photos and the date, to the address in the warranty booklet, and keep copies; calls do not count. If nothing happens, follow the booklet’s next step, often arbitration, complain to the licensing board for general contractors, and see an attorney before time runs out. If the builder is gone, look for a warranty insurer.',
        es: 'Reporte cada defecto por escrito, con fotos y fecha, a la dirección del folleto de garantía, y guarde copias; las llamadas no cuentan. Si nada pasa, siga el paso del folleto, muchas veces arbitraje, quéjese ante la junta de licencias de contratistas y vea a un abogado antes de que venza el plazo. Si la constructora ya no existe, busque la aseguradora de la garantía.',
      },
      'next-owner': {
        en: 'Ask the builder in writing whether the warranty passes to you as the second owner: structural plans often do, the first year’s workmanship part often does not or has ended. Get the booklet, enrollment number and repair list from the seller before due diligence ends. A three-year-old house usually has only the structural part left. Inspect it like any resale.',
        es: 'Pregunte a la constructora por escrito si la garantía pasa a usted como segundo dueño: los planes estructurales suelen pasar, la parte de mano de obra a menudo no o ya venció. Pida al vendedor folleto, número de inscripción y lista de reparaciones antes de que termine el due diligence. A los tres años suele quedar solo la estructural. Inspecciónela igual.',
      },
      'end-of-first-year': {
        en: 'Use month eleven: have an independent inspector look before the first year ends, then send the builder one dated list with the report and photos while the workmanship part still runs. You pay that inspector. Sticking doors, cracks, leaks and uneven floors belong on it. Ask for a repair date in writing, and keep proof that the list arrived in time.',
        es: 'Aproveche el mes once: que un inspector independiente revise antes de cumplir el año y mande a la constructora una sola lista fechada con informe y fotos mientras aún vale la parte de mano de obra. Ese inspector lo paga usted. Puertas que se atoran, grietas, fugas y pisos disparejos van ahí. Pida fecha de reparación por escrito y guarde prueba.',
      },
      'by-law': {
        en: 'North Carolina law implies that a new home is built in a workmanlike way, unless that is clearly waived in the contract; the one, two and ten years are only the builder’s own promise. Words such as “limited warranty only” may matter. The outer limit is six years from completion, and shorter ones run too. An attorney reads what you signed.',
        es: 'La ley de Carolina del Norte da una garantía implícita de que una casa nueva está bien construida, salvo renuncia clara en el contrato; el uno, dos y diez años son solo promesa de la constructora. Frases como “limited warranty only” pueden importar. El límite máximo es de seis años desde la terminación y corren otros menores. Un abogado lee lo que firmó.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'FTC, Warranties for New Homes; NC Licensing Board for General Contractors; G.S. 1-50(a)(5)',
    topics: ['asked/builder-warranty'],
  },
];
