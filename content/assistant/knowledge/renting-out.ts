import type { Entry } from '#domain/chat/knowledge.ts';

/** What landlords and tenants owe each other, and what letting a home takes. */
export const rentingOut: Entry[] = [
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
  {
    id: 'ending-a-lease',
    title: { en: 'How do I end or break a lease?', es: '¿Cómo termino un contrato de renta?' },
    answer: {
      en: 'A month-to-month lease ends with seven days’ notice before the month is out, a yearly one with a month’s, unless yours asks more; a fixed term ends on its date. Leaving early you owe rent until somebody new pays, though the landlord must try to rent it again, or the fee your lease names. Buying a home is no ground; military orders and domestic violence are.',
      es: 'El de mes a mes termina con siete días de aviso antes de fin de mes, el anual con un mes, salvo que el suyo pida más; el de plazo fijo, en su fecha. Si sale antes debe renta hasta que otro pague, aunque el dueño debe tratar de rentarla, o la multa del contrato. Comprar casa no es motivo; órdenes militares y violencia doméstica sí. Léalo y pregunte.',
    },
    links: ['contact'],
    source: 'G.S. 42-14, 42-45, 42-45.1',
    topics: ['asked/ending-a-lease'],
  },
  {
    id: 'rent-as-income',
    title: {
      en: 'Does rent count as income for a loan?',
      es: '¿La renta cuenta como ingreso para el banco?',
    },
    answer: {
      en: 'Lenders usually count 75% of it: of the other units in a home of two to four where you live, of a rental you buy, and of your old home once a signed lease shows it, while that home’s own payment counts too. For rentals you already own they read the tax return. Rent from a room or basement in a single house often does not count. The lender decides.',
      es: 'Los bancos suelen contar 75%: de las otras unidades donde usted vive, en dos a cuatro; de una renta que compra; y de su casa anterior si hay contrato firmado, aunque también cuenta el pago de ella. De rentas que ya tiene leen la declaración. Un cuarto o sótano rentado en una casa sencilla a menudo no cuenta. Decide el prestamista.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae; HUD 4000.1',
    year: 2026,
    topics: ['asked/rent-as-income'],
  },
  {
    id: 'rental-repairs',
    title: { en: 'What if a landlord makes no repairs?', es: '¿Y si el dueño no hace reparaciones?' },
    answer: {
      en: 'The landlord must keep the home fit to live in, heat, water, wiring and plumbing included, and fix it after you ask in writing; rent is still owed meanwhile, since North Carolina generally lets no tenant withhold it without a court or an agreement. Keep copies and photos, call 311 for a city code inspection, and ask Legal Aid. Punishing you for asking is unlawful.',
      es: 'El dueño debe mantener la vivienda habitable, con calefacción, agua, luz y plomería, y arreglar cuando usted lo pide por escrito; mientras tanto la renta se debe, pues aquí en general no se puede retener sin tribunal o acuerdo. Guarde copias y fotos, llame al 311 para una inspección de la ciudad y pregunte a Legal Aid. Castigarle por pedirlo es ilegal.',
    },
    bySide: {
      landlord: {
        en: 'You must keep a rental fit to live in: heat, water, wiring, plumbing, smoke and carbon monoxide alarms; repair after written notice, dangerous things within a reasonable time at once, and follow the housing code. A tenant generally may not withhold rent meanwhile, but can get a code inspection or a refund in court, and you may not punish the request. Ask a landlord-tenant attorney.',
        es: 'Debe mantener la vivienda habitable: calefacción, agua, cables, plomería, alarmas de humo y monóxido; reparar tras aviso escrito, lo peligroso de inmediato, y cumplir el código. En general el inquilino no puede retener la renta, pero sí pedir inspección o reembolso en el tribunal, y usted no puede castigarlo por pedir. Consulte a un abogado.',
      },
    },
    links: ['contact', 'call'],
    source: 'G.S. 42-37.1, 42-42, 42-44; Legal Aid of North Carolina',
    topics: ['asked/rental-repairs'],
  },
  {
    id: 'landlord-entry',
    title: { en: 'When may a landlord come in?', es: '¿Cuándo puede entrar el arrendador?' },
    answer: {
      en: 'When the lease allows it, or in an emergency: North Carolina has no statute on notice, and a tenant otherwise has the right to be left in peace. Reasonable notice, often 24 hours, and a sensible hour are customary for repairs, inspections and showings. Read the entry clause and agree on times in writing. Walking in again and again can break the lease: ask Legal Aid or an attorney.',
      es: 'Cuando el contrato lo permite o en una emergencia: el estado no tiene ley sobre el aviso, y por lo demás el inquilino tiene derecho a vivir tranquilo. Lo usual es avisar antes, a menudo 24 horas, y a hora razonable, para reparar, revisar o mostrar. Lea la cláusula y acuerden horas por escrito. Entrar una y otra vez puede violar el contrato: Legal Aid o un abogado.',
    },
    links: ['contact'],
    source: 'Lease terms; G.S. 42-42; quiet enjoyment',
    topics: ['asked/landlord-entry'],
  },
  {
    id: 'lease-in-foreclosure',
    title: { en: 'What if my rental is foreclosed?', es: '¿Y si ejecutan la casa que rento?' },
    answer: {
      en: 'You need not leave at once: under federal law a new owner must honor a true lease to its end, unless they will live there, and in any case give at least 90 days’ notice. Keep paying rent, and learn in writing to whom. Only a court can evict. Take every notice to Legal Aid of North Carolina; your deposit should pass to the new owner.',
      es: 'No tiene que irse de inmediato: por ley federal el nuevo dueño respeta un contrato real hasta su fin, salvo que vaya a vivir ahí, y siempre avisa al menos 90 días antes. Pague al dueño hasta saber por escrito quién es el nuevo. Solo un tribunal desaloja. Lleve cada aviso a Legal Aid of North Carolina enseguida; su depósito debe pasar al nuevo dueño.',
    },
    links: ['contact', 'call'],
    source: 'Protecting Tenants at Foreclosure Act; G.S. 42-54, 45-21.33A',
    topics: ['asked/lease-in-foreclosure'],
  },
  {
    id: 'landlord-insurance',
    title: { en: 'Do landlords and renters need insurance?', es: '¿Necesitan seguro dueño e inquilino?' },
    answer: {
      en: 'A landlord needs a landlord (dwelling) policy, because a homeowner’s policy can refuse a claim once tenants live there; it covers the building, liability and often lost rent, not the tenant’s things. A tenant’s belongings need a renter’s policy, which no law requires but many leases do. Tell the insurer before a tenant moves in. An insurance agent quotes both.',
      es: 'Quien renta su casa necesita póliza de arrendador, porque la de vivienda propia puede negar un reclamo si viven inquilinos; cubre edificio, responsabilidad y a menudo renta perdida, no las cosas del inquilino. Estas necesitan seguro de inquilino, que ninguna ley exige pero muchos contratos sí. Avise al seguro antes de que entre alguien. Un agente cotiza ambos.',
    },
    links: ['contact'],
    source: 'NC Department of Insurance',
    topics: ['asked/landlord-insurance'],
  },
  {
    id: 'manager-cost',
    title: { en: 'What do property managers charge?', es: '¿Cuánto cobra un administrador de rentas?' },
    answer: {
      en: 'Published figures for Charlotte run around 8 to 12% of the rent each month, plus a leasing fee of about half to one month for each new tenant; renewals, inspections and a markup on repairs can come on top. Fees are negotiable, so compare the whole list. A manager for pay must hold a broker license and keep deposits in a trust account. The fee is a rental expense.',
      es: 'Las cifras publicadas para Charlotte rondan 8 a 12% de la renta al mes, más media a una renta mensual por cada inquilino nuevo; renovaciones, inspecciones y recargos en arreglos pueden sumarse. Se negocia: compare la lista completa. Quien administra por pago debe tener licencia de broker y guardar depósitos en cuenta fiduciaria. Es un gasto de la renta.',
    },
    links: ['contact'],
    source: 'Carolina Property Management 2026; Carolina Living Real Estate; G.S. 93A-2',
    year: 2026,
    topics: ['asked/manager-cost'],
  },
];
