import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Plain questions that visitors ask beside the subjects of the other files. */
export const oftenAsked: Entry[] = [
  {
    id: 'retirement-money',
    title: { en: 'Can I use my 401(k) or IRA to buy?', es: '¿Puedo usar mi 401(k) o IRA para comprar?' },
    answer: {
      en: 'Often yes, at a cost. Many 401(k) plans lend up to half of the vested balance, $50,000 at most. From an IRA a first-time buyer may take up to $10,000 in a lifetime without the 10% additional tax: first-time here means that neither you nor your spouse owned a main home in the last two years. Income tax may still be due. Ask the plan and a CPA first.',
      es: 'Muchas veces sí, con un costo. Muchos planes 401(k) prestan hasta la mitad del saldo adquirido, máximo $50,000. De una IRA, quien compra por primera vez puede sacar hasta $10,000 en la vida sin el 10% adicional: aquí, primera vez es que ni usted ni su cónyuge fueron dueños de su vivienda en los últimos dos años. Puede deberse impuesto. Pregunte antes al plan y a un CPA.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Internal Revenue Code 72(p) and 72(t)(2)(F), (8); IRS Publication 590-B',
    year: 2026,
    topics: ['asked/retirement-money'],
  },
  {
    id: 'income-and-age',
    title: { en: 'Do disability or retirement pay count?', es: '¿Cuentan la pensión o la discapacidad?' },
    answer: {
      en: 'A lender must count steady income from Social Security, disability, a pension or public assistance like any other, and may not refuse you for your age, at 30 or at 80, if you can sign a contract. How much you can borrow depends on income, debts and credit; two or three lenders will tell you.',
      es: 'El prestamista debe contar el ingreso estable del Seguro Social, discapacidad, pensión o ayuda pública como cualquier otro, y no puede negarle por su edad, a los 30 o a los 80, si puede firmar un contrato. Cuánto le prestan depende de ingresos, deudas y crédito; se lo dicen dos o tres prestamistas.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Equal Credit Opportunity Act, 15 U.S.C. 1691; Regulation B, 12 CFR 1002.6',
    topics: ['asked/income-and-age'],
  },
  {
    id: 'fha-or-conventional',
    title: { en: 'FHA or conventional loan?', es: '¿Préstamo FHA o convencional?' },
    answer: {
      en: 'FHA is easier on credit and debts: 3.5% down from a score of 580, but its mortgage insurance usually stays for the life of the loan. A conventional loan starts at 3% or 5% down, prices credit more sharply, and its insurance can end at 20% equity. Ask one lender for both on the same day and compare the Loan Estimates.',
      es: 'FHA es más flexible con crédito y deudas: 3.5% de enganche desde 580 puntos, pero su seguro suele quedar toda la vida del préstamo. El convencional empieza en 3% o 5%, cobra más según el crédito, y su seguro puede terminar con 20% de capital. Pida los dos a un prestamista el mismo día y compare los Loan Estimates.',
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD Handbook 4000.1; Fannie Mae; Homeowners Protection Act',
    year: 2026,
    topics: ['asked/fha-or-conventional'],
  },
  {
    id: 'inspection-cost',
    title: { en: 'How much is a home inspection?', es: '¿Cuánto cuesta la inspección?' },
    answer: {
      en: 'Most general inspections here cost about $300 to $600, and a 2,500-square-foot house around $400 to $500. Radon, the sewer camera, wood-destroying insects, well, septic, pool or chimney are priced one by one on top, so ask for the whole list. The buyer orders and pays, usually on the day. Get quotes from two or three inspectors licensed in North Carolina.',
      es: 'La mayoría de las inspecciones generales cuesta aquí entre $300 y $600, y una casa de 2,500 pies cuadrados unos $400 a $500. Radón, cámara del drenaje, insectos de la madera, pozo, séptico, alberca o chimenea se cobran aparte, uno por uno: pida la lista completa. La pide y la paga quien compra, normalmente ese día. Compare dos o tres inspectores con licencia del estado.',
    },
    links: ['guideBuying', 'contact'],
    source:
      'NC Licensed Home Inspector Association, reported by NerdWallet; NC Home Inspector Licensure Board',
    year: 2026,
    topics: ['asked/inspection-cost'],
  },
  {
    id: 'what-is-an-hoa',
    title: { en: 'What is an HOA, and what do dues cover?', es: '¿Qué es una HOA y qué cubre la cuota?' },
    answer: {
      en: 'An HOA is the owners’ association of a neighborhood or building; with the deed you become a member and owe its dues. In a condo they usually cover roof, outside walls, shared rooms and master insurance, sometimes water; with houses mostly grounds and amenities. The budget and declaration say exactly, so read them during due diligence.',
      es: 'La HOA es la asociación de dueños de un vecindario o edificio; con la escritura usted queda como miembro y debe la cuota. En un condominio suele cubrir techo, muros exteriores, áreas comunes y seguro maestro, a veces agua; en casas, sobre todo jardines y amenidades. Lo dicen el presupuesto y la declaración: léalos en due diligence.',
    },
    links: ['guideBuying', 'contact'],
    source: 'N.C.G.S. chapters 47C and 47F',
    topics: ['asked/what-is-an-hoa'],
  },
  {
    id: 'hoa-rental-rules',
    title: { en: 'Can an HOA stop me from renting it out?', es: '¿La HOA puede impedirme rentarla?' },
    answer: {
      en: 'It can, if the recorded declaration or a valid amendment says so: caps on rented units, a shortest lease or a waiting list are common in Charlotte condos. A board rule alone may not be enough. Read the declaration and ask the association in writing before due diligence ends; what binds you is a question for an attorney.',
      es: 'Sí puede, si lo dice la declaración registrada o una enmienda válida: topes de unidades rentadas, contrato mínimo o lista de espera son comunes en condominios de Charlotte. Una regla de la mesa sola quizá no baste. Lea la declaración y pregunte por escrito antes de que acabe due diligence; qué le obliga lo dice un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'N.C.G.S. 47C-3-102 and 47F-3-102',
    topics: ['asked/hoa-rental-rules'],
  },
  {
    id: 'adding-to-the-deed',
    title: { en: 'Can I add somebody to my deed?', es: '¿Puedo agregar a alguien a mi escritura?' },
    answer: {
      en: 'By a new deed that an attorney prepares, you sign before a notary and the county records. Think first: it gives away a share you cannot take back alone, the lender may have a say, and gift tax, capital gains and the other person’s creditors come in. An attorney and a CPA should look before you sign.',
      es: 'Con una escritura nueva que prepara un abogado, usted firma ante notario y el condado registra. Piénselo: regala una parte que no recupera usted solo, el banco puede opinar, y entran impuesto de donación, ganancia de capital y los acreedores de la otra persona. Que lo vean antes un abogado y un CPA.',
    },
    links: ['contact'],
    source: 'N.C.G.S. 47-18; 84-2.1',
    topics: ['asked/adding-to-the-deed'],
  },
  {
    id: 'help-by-profession',
    title: { en: 'Is there help for teachers or nurses?', es: '¿Hay ayuda para maestros o enfermeras?' },
    answer: {
      en: 'Yes, one federal program: HUD’s Good Neighbor Next Door sells a few of its own houses at half the list price to teachers, police, firefighters and medical technicians who live there three years; nurses as such are not on the list. State and city down payment help goes by income and price, whatever your job. A participating lender checks both.',
      es: 'Sí, un programa federal: Good Neighbor Next Door de HUD vende algunas casas propias a mitad de precio a maestros, policías, bomberos y técnicos médicos que vivan allí tres años; las enfermeras como tales no están en la lista. La ayuda estatal y municipal va por ingreso y precio, sea cual sea su trabajo. Un prestamista participante revisa ambas.',
    },
    links: ['guideBuying', 'contact'],
    source: 'HUD, Good Neighbor Next Door, 24 CFR 291.500; NCHFA',
    topics: ['asked/help-by-profession'],
  },
  {
    id: 'cost-of-living',
    title: { en: 'What does it cost to live in Charlotte?', es: '¿Cuánto cuesta vivir en Charlotte?' },
    answer: {
      en: 'A little below the national average: the U.S. Bureau of Economic Analysis put prices in the Charlotte metro at 94.6 for 2020, where the nation is 100; newer years are on its site. For a home count payment, property tax, insurance, utilities, association dues and upkeep; each has an answer here. North Carolina also has a state income tax and a yearly vehicle tax.',
      es: 'Algo menos que el promedio nacional: la Oficina de Análisis Económico de EE. UU. dio a los precios de la zona de Charlotte 94.6 en 2020, con el país en 100; los años más nuevos están en su sitio. Para una casa cuente pago, predial, seguro, servicios, cuotas y mantenimiento; de cada uno puedo contarle. Carolina del Norte tiene además impuesto sobre la renta e impuesto anual al vehículo.',
    },
    links: ['areas', 'market'],
    source: 'U.S. Bureau of Economic Analysis, regional price parities 2020; NC Department of Revenue',
    year: 2026,
    topics: ['asked/cost-of-living'],
  },
  {
    id: 'team-buying-homes',
    title: { en: 'Do you buy houses for cash yourselves?', es: '¿Ustedes compran casas en efectivo?' },
    answer: {
      en: `Nothing in my records says that ${agent.firm} buys homes for itself; the team sells for owners and helps buyers. If you want speed, ask what your home would bring on the market first: it costs nothing and shows what a cash offer really takes off. Call ${agent.phone}.`,
      es: `Nada en mis registros dice que ${agent.firm} compre casas para sí; el equipo vende para los dueños y ayuda a compradores. Si quiere rapidez, pregunte primero cuánto daría su casa en el mercado: no cuesta nada y muestra cuánto quita una oferta en efectivo. Llame al ${agent.phone}.`,
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['asked/team-buying-homes'],
  },
  {
    id: 'managing-rentals',
    title: { en: 'Do you manage rental property?', es: '¿Administran casas en renta?' },
    answer: {
      en: `My records name selling and buying, not management of rentals, so ask the team at ${agent.phone}. Whoever manages a rental for others for pay in North Carolina needs a broker license, keeps your tenant’s deposit in a trust account and works under a written agreement.`,
      es: `Mis registros hablan de vender y comprar, no de administrar rentas; pregunte al equipo al ${agent.phone}. Quien administra la renta de otros por pago en Carolina del Norte necesita licencia de broker, guarda el depósito en cuenta fiduciaria y trabaja con un acuerdo escrito.`,
    },
    links: ['call', 'contact'],
    source: 'N.C.G.S. 93A-2; 42-50; 21 NCAC 58A .0104',
    topics: ['asked/managing-rentals'],
  },
  {
    id: 'what-it-would-rent-for',
    title: { en: 'What would it rent for?', es: '¿En cuánto se rentaría?' },
    answer: {
      en: 'I keep no rents, so I name no figure. A property manager or the team can set it beside leases of like homes nearby; lenders use an appraiser’s rent schedule. Reckon with vacancy, upkeep, insurance, tax and any limit on rentals in the association’s declaration before you buy on it.',
      es: 'No llevo rentas, así que no doy cifra. Un administrador o el equipo la compara con contratos de casas parecidas cerca; los bancos usan el cálculo de renta de un valuador. Cuente vacancia, mantenimiento, seguro, predial y los límites de renta de la asociación antes de comprar por eso.',
    },
    links: ['contact', 'call'],
    source: 'Fannie Mae Form 1007',
    topics: ['asked/what-it-would-rent-for'],
  },
  {
    id: 'saving-homes',
    title: { en: 'How do I save a home here?', es: '¿Cómo guardo una casa aquí?' },
    answer: {
      en: 'There is no account and no list of favorites. On the Compare page tick two homes or more: the comparison gets a link that you can keep or send. Your browser’s bookmark keeps any other page. If you want new homes as they come, leave an email and the team sends them.',
      es: 'No hay cuenta ni lista de favoritas. En la página Compare marque dos casas o más: la comparación recibe un enlace para guardar o enviar. El marcador del navegador guarda cualquier otra página. Si quiere casas nuevas cuando salgan, deje un correo y el equipo se las envía.',
    },
    links: ['compare', 'contact'],
    source: 'Site records',
    topics: ['asked/saving-homes'],
  },
  {
    id: 'referral-fee',
    title: { en: 'Do you pay for a referral?', es: '¿Pagan por recomendar a alguien?' },
    answer: {
      en: 'Not to somebody without a license: in North Carolina a broker may not pay an unlicensed person for bringing a buyer or seller. Between licensed brokers a written referral fee is usual. A kind word is welcome all the same; tell your friend to say who sent them.',
      es: 'No a quien no tiene licencia: en Carolina del Norte un broker no puede pagar a una persona sin licencia por traer a quien compra o vende. Entre brokers con licencia una comisión de referencia por escrito es usual. Su recomendación se agradece igual; que su amigo diga quién lo envió.',
    },
    links: ['contact'],
    source: 'N.C.G.S. 93A-2 and 93A-6(a)(9)',
    topics: ['asked/referral-fee'],
  },
  {
    id: 'buyer-rebate',
    title: { en: 'Do you give buyers a rebate?', es: '¿Dan un reembolso a quien compra?' },
    answer: {
      en: 'North Carolina lets a broker give a client part of the fee, if everybody it concerns, the lender included, is told in writing and it appears on the closing figures. My records promise none; what the team charges, and anything it gives back, is agreed in the written buyer agreement before you look at homes.',
      es: 'Carolina del Norte permite que un broker dé a su cliente parte de su pago, si se informa por escrito a todos, también al banco, y aparece en las cifras del cierre. Mis registros no prometen ninguno; lo que el equipo cobra, y lo que devuelva, se acuerda en el contrato escrito de comprador antes de ver casas.',
    },
    links: ['contact', 'call'],
    source: 'NC Real Estate Commission; 21 NCAC 58A .0109',
    topics: ['asked/buyer-rebate'],
  },
  {
    id: 'school-bus',
    title: { en: 'Does a school bus come by?', es: '¿Pasa el autobús escolar?' },
    answer: {
      en: 'I keep no bus routes. Charlotte-Mecklenburg Schools plans stops each summer by address and school, and its transportation office answers by address; the lake’s far shore belongs to other districts. Look up the assigned school first, and ask the district before you count on a stop.',
      es: 'No llevo rutas de autobús. Las escuelas de Charlotte-Mecklenburg fijan las paradas cada verano según dirección y escuela, y su oficina de transporte responde por dirección; la otra orilla del lago es de otros distritos. Busque primero la escuela asignada y pregunte al distrito antes de contar con una parada.',
    },
    links: ['areas', 'contact'],
    source: 'Charlotte-Mecklenburg Schools, transportation',
    topics: ['asked/school-bus'],
  },
  {
    id: 'teardown',
    title: { en: 'Can I tear it down and build new?', es: '¿Puedo demoler y construir de nuevo?' },
    answer: {
      en: 'Usually, with a demolition permit from the county and plans that fit the zoning, which the city decides. In a local historic district demolition needs a certificate first, which the commission cannot refuse for good in most cases but may delay by up to 365 days, and the new design is reviewed. Check restrictions in the deed too, and ask an architect and an attorney before you buy.',
      es: 'Casi siempre, con permiso de demolición del condado y planos que cumplan la zonificación, que decide la ciudad. En un distrito histórico local la demolición exige antes un certificado, que la comisión casi nunca niega del todo pero puede demorar hasta 365 días, y se revisa el diseño nuevo. Vea también las restricciones de la escritura, y pregunte a arquitecto y abogado antes de comprar.',
    },
    links: ['contact', 'areas'],
    source: 'N.C.G.S. 160D-949; Mecklenburg County code enforcement',
    topics: ['asked/teardown'],
  },
  {
    id: 'old-or-new-home',
    title: { en: 'Old house or new one?', es: '¿Casa vieja o nueva?' },
    answer: {
      en: 'A new house asks less repair at first and comes with a builder’s warranty, often on a smaller lot and farther out. An old one in town has trees, porches and a finished street, and wants a look at wiring, pipes, roof and lead paint. Compare the yearly cost, not only the price; inspect both.',
      es: 'Una casa nueva pide menos reparación al principio y trae garantía del constructor, a menudo en lote chico y más lejos. Una vieja en la ciudad tiene árboles, porche y calle hecha, y pide revisar cables, tubería, techo y plomo. Compare el costo anual, no solo el precio; inspeccione ambas.',
    },
    links: ['guideBuying', 'contact'],
    source: 'General practice; EPA on lead paint',
    topics: ['asked/old-or-new-home'],
  },
  {
    id: 'first-step-to-sell',
    title: { en: 'I want to sell: where do I start?', es: 'Quiero vender: ¿por dónde empiezo?' },
    answer: {
      en: `Start with a visit: the team walks through, shows what like homes nearby sold for and says what is worth fixing, before you spend a dollar. Then come the date, the listing agreement and the disclosures. It costs nothing to ask; call ${agent.phone} or take the free seller’s guide.`,
      es: `Empiece con una visita: el equipo recorre la casa, muestra en cuánto se vendieron parecidas cerca y dice qué conviene arreglar, antes de gastar un dólar. Después vienen la fecha, el contrato y las divulgaciones. Preguntar no cuesta; llame al ${agent.phone} o tome la guía gratis.`,
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'Site records',
    topics: ['asked/first-step-to-sell'],
  },
];
