import type { Entry } from '#domain/chat/knowledge.ts';

/** Inheritance, divorce, debt, tenants and other turns of life in a sale. */
export const specialSales: Entry[] = [
  {
    id: 'inherited-home',
    title: { en: 'How do I sell a house I inherited?', es: '¿Cómo vendo una casa heredada?' },
    answer: {
      en: "The heirs, or the executor if the will or the clerk gives that power, sign and sell; all of them, and normally their spouses, must agree. Within two years of the death notice to creditors and the estate's representative are needed too. Tax is often small, because your basis is generally the value at death, and North Carolina has no inheritance tax. See an estate attorney first.",
      es: 'Firman y venden los herederos, o el albacea si el testamento o la corte le dan ese poder; todos, y normalmente sus cónyuges, deben estar de acuerdo. Dentro de dos años de la muerte hacen falta aviso a acreedores y el representante. El impuesto suele ser poco: su base es en general el valor al morir, y el estado no cobra por heredar. Primero, un abogado de sucesiones.',
    },
    links: ['contact', 'sell'],
    source: 'G.S. 28A-15-2, 28A-17-12; IRC 1014',
    topics: ['selling/inherited-home'],
  },
  {
    id: 'executor-sale',
    title: {
      en: 'Can an executor or trustee sell the house?',
      es: '¿Puede vender el albacea o el fiduciario?',
    },
    answer: {
      en: "An executor can sell with letters from the clerk of court and a power of sale in the will, or else with the heirs' signatures or a court's leave. A trustee shows a certification of trust. Such sales are mostly free of the state disclosure form, never free to misstate, and the deed often promises less. An estate attorney says who must sign.",
      es: 'El albacea puede vender con las cartas del secretario del tribunal y un poder de venta en el testamento, o si no con las firmas de los herederos o permiso judicial. Un fiduciario muestra la certificación del trust. Casi no llevan la declaración estatal, nunca permiten mentir, y la escritura suele garantizar menos. Quién firma lo dice un abogado.',
    },
    links: ['contact', 'sell'],
    source: 'G.S. 28A-15-1, 28A-17; G.S. 36C-10-1013',
    topics: ['selling/executor-or-estate-sale-trust'],
  },
  {
    id: 'co-owners-disagree',
    title: { en: 'A co-owner or sibling will not sell', es: 'Un copropietario o hermano no quiere vender' },
    answer: {
      en: 'All owners, and normally their spouses, must sign to sell the whole. If one will not, you may sell only your share, buy the other out, or ask the court for partition, slowly and at a cost. Meanwhile loan and tax fall due whoever lives there; keep proof of what you pay, for a court can weigh it when money is divided. The team stays neutral; see an attorney.',
      es: 'Para vender todo deben firmar todos los dueños y normalmente sus cónyuges. Si uno se niega, puede vender solo su parte, comprar la del otro o pedir partición al tribunal, con demora y costo. Mientras, préstamo e impuesto vencen viva quien viva allí; guarde prueba de lo que paga, que el tribunal puede considerar al repartir. El equipo es neutral; ayudan un abogado o un mediador.',
    },
    links: ['contact'],
    source: 'G.S. 46A',
    topics: ['selling/co-owners-or-heirs-disagree'],
  },
  {
    id: 'divorce-sale',
    title: { en: 'We are divorcing: what about the house?', es: 'Nos divorciamos: ¿qué pasa con la casa?' },
    answer: {
      en: 'You two settle by agreement who keeps it or whether to sell, or a court does by equitable distribution; until then a home a married couple owns together sells only with both signatures. Meanwhile everyone on the loan owes it, whoever lives there: settle in writing who pays. A deed alone frees nobody. Claims come before the divorce is final, so see a family-law attorney.',
      es: 'Ustedes acuerdan quién se queda o si se vende, o lo decide un tribunal; mientras, la casa de un matrimonio se vende solo con ambas firmas. Entretanto deben todos los del préstamo, viva quien viva allí: acuerden por escrito quién paga. La escritura sola no libera. Los reclamos van antes del divorcio definitivo: vea primero a un abogado de familia.',
    },
    links: ['contact'],
    source: 'G.S. 29-30, 39-13.4, 50-11, 50-20; IRC 1041',
    topics: ['selling/divorce-or-separation-spouse-s-signature'],
  },
  {
    id: 'power-of-attorney',
    title: {
      en: 'Can I sell for a parent by power of attorney?',
      es: '¿Puedo vender por mi madre con un poder?',
    },
    answer: {
      en: "Somebody can sign for another by a power of attorney that covers real property, is notarized and gets recorded with the deed. It ends at death, and the agent must act for that person. Title insurers and lenders often refuse old or narrow ones, so show it to the attorney before listing or the offer. Without one, if a parent can no longer decide, a court's guardianship is needed.",
      es: 'Alguien puede firmar por otra persona con un poder que cubra inmuebles, esté notariado y se registre con la escritura. Termina con la muerte, y debe usarse en interés de esa persona. Aseguradoras de título y bancos a menudo rechazan poderes viejos o limitados: muéstrelo al abogado antes de publicar o de ofertar. Sin poder, si un padre ya no puede decidir, hace falta tutela judicial.',
    },
    links: ['contact'],
    source: 'G.S. 32C; G.S. 47-28; G.S. 35A',
    topics: ['selling/power-of-attorney-incapacity-older-parent'],
  },
  {
    id: 'behind-on-payments',
    title: { en: 'I am behind and fear foreclosure', es: 'Estoy atrasado y temo la ejecución' },
    answer: {
      en: 'You can still sell or pay off until the last upset-bid period after an auction ends, so call your servicer today: generally no foreclosure is filed until you are more than 120 days late, and there are plans and modifications to ask for. HUD-approved counselors are free; never pay upfront for a rescue. Dates on court papers matter: an attorney or Legal Aid now.',
      es: 'Aún puede vender o pagar hasta que termine el último plazo de pujas tras la subasta, así que llame hoy a su servicer: en general no inician la ejecución antes de 120 días de atraso, y hay planes y modificaciones que pedir. Los consejeros aprobados por HUD son gratis; no pague por un rescate. Las fechas de los papeles importan: un abogado o Legal Aid ya.',
    },
    links: ['contact', 'call'],
    source: '12 CFR 1024.41; G.S. 45-102, 45-21.16',
    topics: [
      'selling/behind-on-payments-or-in-foreclosure',
      'money/missed-payments-foreclosure-short-sale-underwate',
    ],
  },
  {
    id: 'selling-with-tenants',
    title: {
      en: 'What happens to a tenant when a home sells?',
      es: '¿Qué pasa con el inquilino si se vende?',
    },
    answer: {
      en: "You can sell with a tenant inside, but a fixed lease goes with the home: the buyer takes it, and the deposit is handed over or returned within 30 days. A month-to-month lease can end with seven days' notice, or what the lease sets. A buyer who wants to live there needs the date in the contract and the lender's. Paid early move-outs are fine; only a court evicts.",
      es: 'Puede vender con inquilino, pero un contrato a plazo sigue con la casa: quien compra lo asume y el depósito se traspasa o devuelve en 30 días. El de mes a mes termina con siete días de aviso, o lo que diga el contrato. Quien quiere vivir ahí pone la fecha en el contrato y cuida la de su banco. Solo un tribunal desaloja; consulte a un abogado.',
    },
    bySide: {
      buyer: {
        en: 'You take over a fixed lease with the house; the tenant need not leave before it ends. Ask for the lease and a statement signed by the tenant within due diligence, and see that the deposit is handed over. If you want to live there, the date the home is empty belongs in the contract, and your lender usually wants you in within 60 days. Ask an attorney.',
        es: 'Usted asume el contrato a plazo con la casa; el inquilino no tiene que irse antes. Pida el contrato y una declaración firmada por el inquilino dentro de due diligence, y que le entreguen el depósito. Si quiere vivir ahí, la fecha de entrega vacía va en el contrato de compra, y su banco suele pedir que se mude en 60 días. Consulte a un abogado.',
      },
      tenant: {
        en: "Your lease goes on: the buyer takes it over with its rent and its end date, unless the lease itself says otherwise. Without a term, a month-to-month lease can be ended with seven days' notice before the month ends, or what the lease sets. Your deposit goes to the new owner or back to you within 30 days. Only a court can evict; Legal Aid of North Carolina helps.",
        es: 'Su contrato sigue: quien compra lo asume con su renta y su fecha de término, salvo que el contrato diga otra cosa. Si es de mes a mes, puede terminarse con siete días de aviso antes de acabar el mes, o lo que fije el contrato. Su depósito pasa al nuevo dueño o vuelve a usted en 30 días. Solo un tribunal desaloja; Legal Aid of North Carolina ayuda.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 42-14, 42-54; G.S. 47-18',
    topics: ['buying/tenant-in-the-home', 'selling/tenant-in-place', 'selling-with-tenants'],
  },
  {
    id: 'relocation-sale',
    title: { en: 'I must sell for a job or military move', es: 'Debo vender por trabajo o traslado militar' },
    answer: {
      en: 'You can list before you leave, sign from afar and sell an empty house; allow 30 to 45 days from contract to closing. But ask your employer before you sign a listing: a relocation plan may name its brokers, buy the home or pay costs. A job or military move can ease the tax, and VA or FHA loans may be assumable. Ask HR or the base legal office.',
      es: 'Puede listar antes de irse, firmar de lejos y vender la casa vacía; cuente 30 a 45 días del contrato al cierre. Pero pregunte a su empleador antes de firmar: un plan de reubicación puede fijar brokers, comprar la casa o pagar gastos. Una mudanza laboral o militar puede aliviar el impuesto, y los préstamos VA o FHA quizá se asuman. Pregunte a RR. HH. o a la oficina legal.',
    },
    links: ['sell', 'contact'],
    source: 'IRS Pub. 523',
    topics: ['selling/relocation-and-military-moves'],
  },
  {
    id: 'downsizing',
    title: { en: 'We are downsizing after many years', es: 'Nos mudamos a algo más pequeño' },
    answer: {
      en: 'Take it in order and without hurry: sort, give or sell, repair little, then list; a longer settlement or a short stay after closing helps. Old records of improvements lower a taxable gain, tax relief ends with the home and is applied for anew, and a deferral falls due. A CPA and an elder-law attorney see the whole.',
      es: 'Vaya por orden y sin prisa: clasifique, done o venda, repare poco y luego publique; ayuda un cierre más largo o quedarse unos días después. Los registros de mejoras bajan la ganancia gravable, los descuentos del predial terminan con la casa y lo diferido vence. Un CPA y un abogado de adultos mayores ven el conjunto.',
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'IRS Pub. 523; G.S. 105-277.1, 105-277.1B',
    topics: ['selling/downsizing-and-seniors'],
  },
  {
    id: 'selling-to-family',
    title: { en: 'Can I sell to family below market?', es: '¿Puedo vender a un familiar por menos?' },
    answer: {
      en: "Yes, and put it in writing: tell the lender it is not at arm's length, and use an appraisal. The discount is a gift, reported to the IRS above $19,000 a person in 2026, mostly without tax; close relatives need no state disclosure form, lead rules stay. Adding a child to the deed is another thing. Ask an attorney and a CPA.",
      es: 'Sí, y por escrito: dígale al banco que es entre familia y use un avalúo. El descuento es un regalo, que se informa al IRS sobre $19,000 por persona en 2026, casi siempre sin impuesto; entre parientes cercanos no hace falta la declaración estatal, la de plomo sí. Añadir un hijo a la escritura es otra cosa. Abogado y CPA.',
    },
    links: ['sell', 'contact'],
    source: 'G.S. 47E-2; IRS',
    year: 2026,
    topics: ['selling/selling-to-family-or-a-friend'],
  },
  {
    id: 'seller-financing',
    title: { en: 'How does seller financing work?', es: '¿Cómo financia el propio vendedor?' },
    answer: {
      en: 'You lend the buyer part of the price against a note and deed of trust, which an attorney must draft. Federal rules are lighter for one such sale a year, with limits up to three. If you still owe, your own loan usually falls due on sale, and a contract for deed has strict rules. Attorney first, a CPA for tax by installments, the servicer for your loan.',
      es: 'Usted presta al comprador parte del precio con pagaré y escritura de garantía, que redacta un abogado. Las reglas federales son más ligeras para una venta así al año, con límites hasta tres. Si aún debe, su préstamo suele vencer al vender, y el contract for deed tiene reglas estrictas. Abogado primero, un CPA por el impuesto a plazos y su servicer.',
    },
    links: ['contact'],
    source: '12 CFR 1026.36; G.S. 45-21.38; G.S. 47H',
    topics: [
      'selling/seller-financing-or-loan-assumption',
      'money/seller-financing-contract-for-deed-lease-option',
    ],
  },
  {
    id: 'rent-to-own',
    title: { en: 'How does rent to own work here?', es: '¿Cómo funciona la renta con opción a compra?' },
    answer: {
      en: 'An option in a home lease must be written, signed and recorded within five business days, the tenant-buyer has three business days to cancel, and notice with time to catch up comes before it is lost. Landlord and deposit law apply too. Brokers may not draft one: an attorney does, and a CPA answers for the option money.',
      es: 'La opción en una renta debe ser escrita, firmada y registrada en cinco días hábiles; el inquilino comprador tiene tres días hábiles para cancelar, y antes de perderla se avisa con tiempo para ponerse al día. También rigen las leyes de renta y depósito. No la redacta un broker sino un abogado; el dinero, con un CPA.',
    },
    bySide: {
      tenant: {
        en: "You rent with a right to buy later, and North Carolina protects you: the option must be written, signed and recorded within five business days, you have three business days to cancel, and before you lose it you get notice and time to catch up. You are still a tenant, with a tenant's rights. Ask what happens to the option money, and have an attorney read it first.",
        es: 'Usted renta con derecho a comprar después, y el estado lo protege: la opción debe ser escrita, firmada y registrada en cinco días hábiles, tiene tres días hábiles para cancelar y, antes de perderla, aviso y tiempo para ponerse al día. Sigue siendo inquilino, con sus derechos. Pregunte qué pasa con el dinero de la opción y que un abogado la lea antes.',
      },
    },
    links: ['contact'],
    source: 'G.S. 47G',
    topics: ['selling/lease-with-option-or-rent-to-own'],
  },
];
