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
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; NCREC Q&A',
    topics: ['buying/where-do-i-start', 'buying-steps'],
  },
  {
    id: 'how-long-buying',
    title: { en: 'How long does buying a home take?', es: '¿Cuánto se tarda en comprar una casa?' },
    answer: {
      en: 'From contract to keys, 30 to 45 days is common with a loan and about two weeks is possible with cash; the search before it has no clock. Buying a home does not end a North Carolina lease, so plan some overlap, because a closing can slip. For your lease, ask an attorney.',
      es: 'Del contrato a las llaves, lo común son 30 a 45 días con préstamo y unas dos semanas al contado; la búsqueda no tiene plazo. Comprar casa no termina un contrato de renta en Carolina del Norte, así que deje unas semanas de margen, porque un cierre puede atrasarse. Sobre su contrato de renta, pregunte a un abogado.',
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
    links: ['guideBuying'],
    source: 'CFPB; Form 2-T',
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
    links: ['guideBuying', 'contact'],
    source: 'HUD; NCHFA',
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
    links: ['areas', 'contact', 'call'],
    source: 'NCREC; SC Code 12-43-220',
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
    links: ['areas'],
    source: 'CMS; NC School Report Cards',
    topics: ['buying/which-school-is-this-house-assigned-to', 'people/schools', 'school-sources'],
  },
  {
    id: 'moving-here',
    title: { en: 'I am moving here from another state', es: 'Me mudo aquí desde otro estado' },
    answer: {
      en: 'Welcome. Start with the way to work: name it with a price, bedrooms and house or condo; I show which of the eight areas fit. Then spend a weekend in two or three, at rush hour too; the team plans tours or shows homes by video. Buying here takes a lender’s preapproval, a written agreement with an agent and an attorney at closing. Driver license: within 60 days.',
      es: 'Bienvenido. Empiece por el camino al trabajo: dígamelo con precio, habitaciones y casa o condominio, y le muestro cuáles de las ocho zonas encajan. Luego pase un fin de semana en dos o tres, también en hora pico; el equipo planea visitas o muestra casas por video. Para comprar hacen falta preaprobación, acuerdo con un agente y un abogado al cierre. La licencia de manejar, en 60 días.',
    },
    links: ['areas', 'guideBuying', 'guideRail'],
    source: 'NCDMV, Moving to N.C.; NC Real Estate Commission',
    topics: ['people/moving-from-another-state', 'moving-here'],
  },
  {
    id: 'buying-remotely',
    title: {
      en: 'Can I buy a home I have only seen on video?',
      es: '¿Puedo comprar una casa viéndola por video?',
    },
    answer: {
      en: 'Yes, people do: ask for a live video visit that shows the flaws and the street too, use a local inspector, and plan to see the home within the due diligence period or to make that period longer. A live tour needs a written buyer agreement first. For income from a new job, ask the lender.',
      es: 'Sí, se hace: pida una visita por video en vivo que muestre también los defectos y la calle, use un inspector local y procure ver la casa dentro del periodo de due diligence, o pida un periodo más largo. Antes se firma un acuerdo de comprador. Sobre ingresos de un trabajo nuevo, pregunte al prestamista.',
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
    links: ['guideBuying', 'contact'],
    source: 'G.S. 64-1; HUD ML 2025-09; Fannie Mae',
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
      en: 'Yes. Everyone on the loan owes all of it, and the deed says who owns what: shares that pass by will, or survivorship if the deed says so. Friends and unmarried couples do well to write down shares, costs and a way out, because otherwise a court can divide or sell. An attorney drafts that paper.',
      es: 'Sí. Todos los que firman el préstamo deben el total, y la escritura dice de quién es qué: partes que se heredan por testamento, o supervivencia si la escritura lo dice. Entre amigos o parejas sin casarse conviene escribir las partes, los gastos y la salida; si no, un tribunal puede dividir o vender. Lo redacta un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 41; G.S. 46A',
    topics: ['buying/buying-with-partner-friend-parents'],
  },
  {
    id: 'married-buying-alone',
    title: {
      en: 'Can I buy alone if married or separated?',
      es: '¿Puedo comprar sola si estoy casada o separada?',
    },
    answer: {
      en: "A married or separated buyer may buy and take title alone, but the spouse keeps marital rights and usually signs when the home is later sold. North Carolina law lets you sign the purchase loan's deed of trust by yourself, though lenders have their own rules. If a separation or divorce is under way, see a family-law attorney before you sign: the date of separation and an agreement matter.",
      es: 'Una persona casada o separada puede comprar a su solo nombre, pero el cónyuge conserva derechos y suele firmar cuando se vende. La ley estatal le permite firmar sola la garantía del préstamo de compra, aunque cada banco tiene sus reglas. Si hay una separación o divorcio en curso, vea antes a un abogado de familia: importan la fecha de separación y lo acordado.',
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
    links: ['contact', 'call'],
    source: 'G.S. 41-56',
    topics: ['buying/how-to-hold-title', 'title-and-signatures'],
  },
  {
    id: 'buy-and-sell-at-once',
    title: { en: 'How do I sell and buy at the same time?', es: '¿Cómo vendo y compro al mismo tiempo?' },
    answer: {
      en: 'There are three ways: sell first and stay on briefly, buy first with savings, an equity line or a bridge loan, or make your offer depend on your sale, which sellers may like less. An equity line is opened before the home is listed. Without that condition in the contract, a failed sale does not excuse you; ask a lender early.',
      es: 'Hay tres caminos: vender primero y quedarse unos días, comprar primero con ahorros, una línea de crédito o un préstamo puente, u ofrecer con la condición de vender la suya, que gusta menos. La línea se abre antes de publicar. Sin esa condición en el contrato, no vender no lo libera; hable pronto con un prestamista.',
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
      en: "Yes, but leave extra time: heirs who sell within two years of a death generally need notice to creditors and the estate's representative to join, and a spouse usually must sign away marital rights. The deed may promise less, and there may be no disclosure form. The closing attorney says who must sign.",
      es: 'Sí, pero deje más tiempo: si venden los herederos dentro de dos años de la muerte, en general hace falta avisar a los acreedores y que firme el representante de la sucesión; el cónyuge casi siempre firma. La escritura puede garantizar menos y quizá no haya declaración. Quién debe firmar lo dice el abogado de cierre.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 28A-17-12; G.S. 39-7',
    topics: ['buying/seller-is-an-estate-heirs-divorcing-or-guardian'],
  },
];
