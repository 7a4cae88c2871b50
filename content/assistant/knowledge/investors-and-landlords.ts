import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Homes that are let or bought to be let, and frauds to know. */
export const investorsAndLandlords: Entry[] = [
  {
    id: 'investment-numbers',
    title: { en: 'What are cap rate and cash on cash?', es: '¿Qué son cap rate y cash on cash?' },
    answer: {
      en: 'No one figure is “good”: returns here vary, I promise none, and the old 1% rent test is rarely met. Cap rate is rent less vacancy and running costs, before the loan, over price: $39,600 rent, 5% vacancy and $13,500 costs on $450,000 is 5.36%. Cash on cash is what is left after loan payments over the cash you put in. Give me your numbers; a CPA checks.',
      es: 'No hay una cifra “buena” única: aquí varían, no prometo rendimientos y la vieja regla del 1% casi nunca se cumple. Cap rate es renta menos vacancia y gastos, sin el préstamo, entre el precio: $39,600 de renta, 5% de vacancia y $13,500 de gastos sobre $450,000 da 5.36%. Cash on cash es lo que queda tras el préstamo entre su efectivo. Deme sus números; los revisa un CPA.',
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
      en: "Often yes: the city runs no permit or registration for short stays that I know of, and state law bars one, but zoning rules hold: ask its zoning office about the address. First read the association's papers, covenants and any lease, which often forbid short stays or set a minimum such as 30 days. Stays under 90 days owe sales tax and 8% county room tax. I estimate no income.",
      es: 'Muchas veces sí: que yo sepa, la ciudad no exige permiso ni registro de estancias cortas, y la ley estatal se lo impide, pero rige la zonificación: pregunte por la dirección. Antes lea los papeles de la asociación y el contrato, que a menudo las prohíben o fijan un mínimo, como 30 días. Menos de 90 días paga impuesto de ventas y 8% del condado. No estimo ingresos.',
    },
    links: ['contact'],
    source: 'G.S. 160D-1207; Schroeder v. Wilmington; G.S. 42A',
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
      es: 'Como máximo dos meses de renta si el contrato es más largo que mes a mes, mes y medio si es mensual, dos semanas si es semanal; se guarda en cuenta fiduciaria o fianza y se devuelve o detalla en 30 días, sin cobrar desgaste normal. Al vender se traspasa en 30 días. Una disputa, un abogado.',
    },
    bySide: {
      tenant: {
        en: 'Your landlord has 30 days after you move out to return it or send an itemized list; if damage is not yet known, a first list at 30 and the final one by 60. Ordinary wear is never charged. If the house is sold, the money goes to the new owner or to you within 30 days. Leave a forwarding address; in a dispute, Legal Aid or an attorney.',
        es: 'Su arrendador tiene 30 días desde que se muda para devolverlo o enviarle una lista detallada; si aún no se conoce el daño, una primera a los 30 y la final a los 60. El desgaste normal no se cobra. Si venden la casa, pasa al nuevo dueño o a usted en 30 días. Deje su nueva dirección; en una disputa, Legal Aid o un abogado.',
      },
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
      landlord: {
        en: 'You may raise the rent as the lease and its notice allow; there is no rent control. A late fee comes after five days, at most $15 or 5%, once per late payment. Without a term, notice is one month for yearly and seven days for monthly leases. If a tenant will not leave, only the court evicts, with a 10-day appeal; lockouts are illegal. Ask a landlord-tenant attorney.',
        es: 'Puede subir la renta según el contrato y su aviso; no hay control de rentas. El recargo llega tras cinco días, máximo $15 o 5%, una vez por pago atrasado. Sin plazo, el aviso es un mes si es anual y siete días si es mensual. Si no se va, solo desaloja el tribunal, con apelación de 10 días; cambiar cerraduras es ilegal. Consulte a un abogado.',
      },
      tenant: {
        en: 'Your lease sets rent and notice, and it goes on if the home is sold; North Carolina has no rent control. Late fees come only after five days, at most $15 or 5%. Only a court can evict, lockouts are illegal, and the home must be kept fit to live in. With a court paper in hand, call Legal Aid of North Carolina now, and 211 for rent help.',
        es: 'Su contrato fija renta y aviso, y sigue si venden la casa; aquí no hay control de rentas. El recargo llega solo tras cinco días, máximo $15 o 5%. Solo un tribunal desaloja, cambiarle la cerradura es ilegal y la vivienda debe ser habitable. Con un papel del tribunal, llame ya a Legal Aid of North Carolina, y al 211 por ayuda.',
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
      es: 'Paga impuesto por la renta menos sus gastos, no por toda: se restan intereses, predial, seguro, cuotas, arreglos, administración y depreciación en 27.5 años; las mejoras se reparten. Un dueño activo puede usar hasta $25,000 de pérdidas, que bajan entre $100,000 y $150,000 de ingreso; el estado también grava. Administrar para otros exige licencia. Avise a seguro y banco; calcula un CPA.',
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
      en: `Pay and sign nothing until you have checked by a phone number you already know. If money has moved, call your bank now and ask for a recall, then the closing attorney, then report to the FBI's IC3 and the state Attorney General. Typical signs: a rental nobody can show, a land seller in a hurry, a fee to get a grant, changed bank details. Our number: ${agent.phone}.`,
      es: `No pague ni firme nada hasta comprobarlo por un teléfono que ya conozca. Si ya salió dinero, llame ahora a su banco y pida revertirlo, luego al abogado de cierre, y denuncie al IC3 del FBI y al Fiscal General del estado. Señales: una renta que nadie muestra, un terreno vendido con prisa, pagar por una ayuda, cuentas cambiadas. Nuestro número: ${agent.phone}.`,
    },
    links: ['call', 'privacy'],
    source: 'FBI IC3; N.C. Attorney General; FTC',
    topics: ['money/property-and-money-scams', 'people/scams'],
  },
];
