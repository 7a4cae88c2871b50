import type { Entry } from '#domain/chat/knowledge.ts';
import { agent } from '../../agent.ts';

/** Homes that are let or bought to be let, and frauds to know. */
export const investorsAndLandlords: Entry[] = [
  {
    id: 'investment-numbers',
    title: { en: 'What are cap rate and cash on cash?', es: '¿Qué son cap rate y cash on cash?' },
    answer: {
      en: "Cap rate is a year's rent less vacancy and running costs, without the loan, divided by the price; cash on cash is what is left after loan payments divided by the cash you put in. Give me price, rent and costs and the sum is plain. I keep no rents and promise no return; a CPA checks yours.",
      es: 'El cap rate es la renta anual menos vacancia y gastos, sin el préstamo, entre el precio; cash on cash es lo que queda tras pagar el préstamo entre el efectivo que puso. Con precio, renta y gastos la cuenta es sencilla. No tengo rentas ni prometo rendimientos; la suya la revisa un CPA.',
    },
    links: ['market', 'compare', 'contact'],
    source: 'Standard definitions',
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
      es: 'Sí: en dos a cuatro unidades donde usted vive, FHA pide 3.5%, convencional 5%, VA nada, y cerca del 75% de la renta de las otras puede contar como ingreso. FHA prueba más las de tres y cuatro, y pueden pedir reservas. Debe mudarse en 60 días con intención de quedarse un año. Decide el prestamista.',
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
      es: 'Un préstamo convencional de renta pide 15% en una unidad y 25% en dos a cuatro, con reservas; uno DSCR mira la renta frente al pago y no su ingreso ($2,400 entre $2,100 es 1.14), suele aceptar una LLC y cobra más, con penalidad por pago anticipado. Cada banco fija lo suyo; sobre la LLC, un abogado.',
    },
    links: ['contact'],
    source: "Fannie Mae; lenders' terms",
    year: 2026,
    topics: ['money/investor-loans-and-dscr'],
  },
  {
    id: 'short-term-rental',
    title: { en: 'Can I do Airbnb in Charlotte?', es: '¿Puedo hacer Airbnb en Charlotte?' },
    answer: {
      en: "First read the association's papers, covenants and lease, which often forbid short stays or set a minimum; then ask the city about zoning. State sales tax and the county's room tax fall on stays under 90 days, and platforms may collect them; lenders and insurers treat it differently. I estimate no income. City zoning, NCDOR and an attorney answer.",
      es: 'Primero lea los papeles de la asociación, los covenants y el contrato, que a menudo prohíben estancias cortas o fijan mínimo; luego pregunte a la ciudad por zonificación. Las de menos de 90 días pagan impuesto estatal y del condado, a veces por la plataforma; bancos y seguros lo ven distinto. No estimo ingresos. Ciudad, NCDOR y abogado.',
    },
    links: ['contact'],
    source: 'G.S. 160D-1207; Schroeder v. Wilmington; G.S. 42A',
    topics: ['money/short-term-rentals-in-charlotte'],
  },
  {
    id: 'security-deposit',
    title: {
      en: 'What are the rules on security deposits?',
      es: '¿Qué reglas hay para el depósito de renta?',
    },
    answer: {
      en: "A landlord may take up to two weeks' rent for a weekly, one and a half months' for a monthly and two months' for a longer lease, keeps it in a trust account or bond, and itemizes and returns it within 30 days of the end, never charging ordinary wear. On a sale it passes on within 30 days. An attorney settles disputes.",
      es: 'El arrendador puede pedir hasta dos semanas de renta si es semanal, mes y medio si es mensual y dos meses si es más larga; lo guarda en cuenta fiduciaria o fianza y lo devuelve con detalle en 30 días, sin cobrar desgaste normal. Al vender se traspasa en 30 días. Una disputa, un abogado.',
    },
    links: ['contact'],
    source: 'G.S. 42-50 to 42-56',
    topics: ['money/security-deposits-in-nc'],
  },
  {
    id: 'rent-rules',
    title: { en: 'What rules hold for rent and notice?', es: '¿Qué reglas hay sobre renta y avisos?' },
    answer: {
      en: 'North Carolina allows no rent control: a raise follows the lease and its notice. A late fee comes after five days, at most $15 or 5% of the rent, whichever is more. Without a term, notice is one month for yearly and seven days for monthly leases. Lockouts are illegal; only a court evicts. I have no rentals; ask a landlord-tenant attorney.',
      es: 'Carolina del Norte no permite control de rentas: un aumento sigue el contrato y su aviso. El recargo llega tras cinco días, máximo $15 o 5%, lo que sea mayor. Sin plazo, el aviso es un mes si es anual y siete días si es mensual. Cambiar cerraduras es ilegal; solo un tribunal desaloja. No tengo rentas; consulte a un abogado.',
    },
    bySide: {
      tenant: {
        en: 'Your lease sets rent and notice; there is no rent control here. Late fees come only after five days, at most $15 or 5%, and the home must be kept fit to live in. Only a court can evict, and a lockout is illegal. With a court paper in hand, call Legal Aid of North Carolina now, and 211 for rent help.',
        es: 'Su contrato fija renta y aviso; aquí no hay control de rentas. El recargo llega solo tras cinco días, máximo $15 o 5%, y la vivienda debe ser habitable. Solo un tribunal desaloja; cambiarle la cerradura es ilegal. Con un papel del tribunal, llame ya a Legal Aid of North Carolina, y al 211 por ayuda.',
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
      en: 'You deduct interest, tax, insurance, dues, repairs, management and depreciation over 27.5 years; improvements are spread out. Active owners may use up to $25,000 of losses, fading between $100,000 and $150,000 of income, and the state taxes net rent too. Whoever manages for others needs a broker license. Tell insurer and lender when a home becomes a rental; a CPA figures it.',
      es: 'Se deducen intereses, impuesto, seguro, cuotas, arreglos, administración y depreciación en 27.5 años; las mejoras se reparten. Un dueño activo puede usar hasta $25,000 de pérdidas, que se reducen entre $100,000 y $150,000 de ingreso, y el estado también grava. Administrar para otros exige licencia. Avise a seguro y banco; calcula un CPA.',
    },
    links: ['contact'],
    source: 'IRS Pub. 527; G.S. 93A',
    year: 2026,
    topics: ['money/rental-income-taxes-and-costs'],
  },
  {
    id: 'scams',
    title: { en: 'I think this is a scam', es: 'Creo que es una estafa' },
    answer: {
      en: `If money has moved, call your bank now on the card's number and ask for a recall, then the closing attorney, then report to the FBI's IC3 and the state Attorney General. Typical signs: a rental nobody can show, a seller of land in a hurry, a fee to get a grant, changed bank details. Call us only at the number on this site: ${agent.phone}.`,
      es: `Si ya salió dinero, llame ahora a su banco al número de la tarjeta y pida revertirlo, luego al abogado de cierre, y denuncie al IC3 del FBI y al Fiscal General. Señales: una renta que nadie muestra, un vendedor de terreno con prisa, pagar por una ayuda, cuentas cambiadas. Llámenos solo al número de este sitio: ${agent.phone}.`,
    },
    links: ['call', 'privacy'],
    source: 'FBI IC3; N.C. Attorney General; FTC',
    topics: ['money/property-and-money-scams', 'people/scams'],
  },
];
