import type { Entry } from '#domain/chat/knowledge.ts';

/** Taxes and fees told one by one, and a landlord's rights and duties. */
export const saleTaxesAndRentals: Entry[] = [
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
    id: 'evicting',
    title: { en: 'How does an eviction work?', es: '¿Cómo funciona un desalojo?' },
    answer: {
      en: 'Only through the court: for unpaid rent the landlord demands it and waits ten days unless the lease says otherwise, then files summary ejectment in small claims. A magistrate hears it, often within two weeks; either side has ten days to appeal, and then only the sheriff removes anyone. Changing locks or cutting utilities is illegal. Paying all rent and costs before judgment can stop it. Ask a landlord-tenant attorney.',
      es: 'Solo por el tribunal: si no se paga, el arrendador exige la renta y espera diez días, salvo que el contrato diga otra cosa, y presenta summary ejectment. Lo ve un magistrado, a menudo en 14 días; hay diez días para apelar y después solo desaloja el sheriff. Cambiar cerraduras o cortar servicios es ilegal. Pagar renta y costas antes del fallo puede detenerlo. Vea a un abogado.',
    },
    bySide: {
      tenant: {
        en: 'Nobody may put you out but the sheriff after a court ruling: for unpaid rent the landlord must normally demand it, wait ten days and sue, and you get a hearing and ten days to appeal. Go to the hearing; paying all rent and costs before judgment can end it. Locking you out or cutting utilities is illegal. Call Legal Aid of North Carolina today, and 211 for rent help.',
        es: 'Nadie puede sacarle salvo el sheriff tras un fallo: si debe renta, normalmente deben exigirla, esperar diez días y demandar, y usted tiene audiencia y diez días para apelar. Vaya a la audiencia; pagar renta y costas antes del fallo puede terminarlo. Cambiarle la cerradura o cortar servicios es ilegal. Llame hoy a Legal Aid of North Carolina, y al 211 por ayuda con la renta.',
      },
    },
    links: ['contact', 'call'],
    source: 'G.S. 42-3, 42-25.6, 42-26 to 42-36; Legal Aid of North Carolina',
    topics: ['asked/evicting'],
  },
  {
    id: 'raising-rent',
    title: { en: 'How much may the rent go up?', es: '¿Cuánto puede subir la renta?' },
    answer: {
      en: 'By any amount: North Carolina has no rent control, and Charlotte may not make one. During a fixed lease the rent stays as signed unless the lease says otherwise; it can change at renewal, and month to month with the notice the lease sets, where the law itself asks seven days. It may not punish a tenant for asking for repairs. A landlord-tenant attorney reads the lease.',
      es: 'Cualquier cantidad: Carolina del Norte no tiene control de rentas y Charlotte no puede crearlo. Durante un contrato fijo la renta sigue como se firmó, salvo que el contrato diga otra cosa; cambia al renovar, y mes a mes con el aviso del contrato, donde la ley pide siete días. No puede castigar a quien pide reparaciones. El contrato lo lee un abogado.',
    },
    links: ['contact'],
    source: 'G.S. 42-14, 42-14.1, 42-37.1',
    topics: ['asked/raising-rent'],
  },
  {
    id: 'rental-license',
    title: { en: 'Do I need a license to rent out my house?', es: '¿Necesito licencia para rentar mi casa?' },
    answer: {
      en: 'Not for a home you own: the state asks no license of an owner who rents out property, and Charlotte keeps no general register of rentals. Whoever finds tenants or collects rent for you for pay needs a broker license, friends and relatives too. Before you start, ask the association about rental limits, tell insurer and lender, and put the deposit in a trust account.',
      es: 'No para una casa suya: el estado no pide licencia al dueño que renta su propiedad, y Charlotte no lleva un registro general de rentas. Quien busca inquilinos o cobra rentas por usted a cambio de pago sí necesita licencia de broker, también amigos y parientes. Antes pregunte a la asociación por límites, avise a seguro y banco, y guarde el depósito en cuenta fiduciaria.',
    },
    links: ['contact'],
    source: 'G.S. 93A-2; G.S. 160D-1207; G.S. 42-50',
    topics: ['asked/rental-license'],
  },
  {
    id: 'worth-investing',
    title: { en: 'Is a rental house worth buying here?', es: '¿Conviene comprar una casa para rentar?' },
    answer: {
      en: 'Only that house’s own numbers tell, and I promise no return: take the rent of like homes, less empty months, tax, insurance, dues, repairs and management, and see whether the rest pays the loan. Around Charlotte rent seldom reaches 1% of the price a month, so many rentals bring little cash at first. Check the association’s rental rules before you offer; a CPA figures the tax.',
      es: 'Solo lo dicen los números de esa casa, y no prometo rendimientos: tome la renta de casas parecidas, menos meses vacíos, predial, seguro, cuotas, arreglos y administración, y vea si lo demás paga el préstamo. En Charlotte la renta rara vez llega al 1% del precio al mes, así que muchas dejan poco efectivo al inicio. Antes de ofertar revise las reglas de renta; el impuesto, un CPA.',
    },
    links: ['market', 'compare', 'contact'],
    source: 'Standard definitions; IRS Publication 527',
    year: 2026,
    topics: ['asked/worth-investing'],
  },
];
