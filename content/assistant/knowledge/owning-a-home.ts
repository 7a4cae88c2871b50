import type { Entry } from '#domain/chat/knowledge.ts';

/** After the move: taxes, escrow, repairs, letting, leaving. */
export const owningAHome: Entry[] = [
  {
    id: 'first-weeks',
    title: {
      en: 'What do I do in my first weeks as an owner?',
      es: '¿Qué hago las primeras semanas como dueño?',
    },
    answer: {
      en: "Change the locks, start water, power and gas, tell your insurer, and keep the settlement file. The attorney returns your recorded deed within weeks, so pay nobody who sells you a copy; the register's fraud alert is free. The first loan payment's date stands in your closing papers. New residents have 60 days for a driver license. City carts come only inside city limits.",
      es: 'Cambie cerraduras, active agua, luz y gas, avise al seguro y guarde el expediente del cierre. El abogado devuelve su escritura registrada en semanas: no pague a quien vende copias; la alerta de fraude del registro es gratis. La fecha del primer pago está en los papeles del cierre. Los nuevos residentes tienen 60 días para la licencia. Los botes son solo dentro de la ciudad.',
    },
    links: ['contact'],
    source: 'NCDMV; Register of Deeds',
    topics: ['buying/first-weeks-as-an-owner'],
  },
  {
    id: 'first-tax-bill',
    title: {
      en: 'My first tax bill came: who pays it?',
      es: 'Llegó mi primer impuesto predial: ¿quién paga?',
    },
    answer: {
      en: 'With an escrow account the servicer pays, but you stay responsible: send the bill on, and check that it is paid by January 5. Without one you pay it. A new house may first be taxed on the land alone, so expect a jump. If your loan was sold, paying the old servicer carries no late fee for 60 days; verify letters at its known number.',
      es: 'Con cuenta escrow paga quien administra el préstamo, pero usted sigue siendo responsable: envíele la cuenta si le llegó a usted y confirme que esté pagada al 5 de enero. Sin ella, paga usted. Una casa nueva puede tributar primero solo por el terreno: espere un salto. Si vendieron su préstamo, pagar al anterior no tiene recargo por 60 días; verifique las cartas en su número conocido.',
    },
    links: ['guideBuying'],
    source: 'RESPA; G.S. 105-360',
    topics: ['buying/first-tax-bill-escrow-loan-sold'],
  },
  {
    id: 'property-tax',
    title: { en: 'How is property tax figured here?', es: '¿Cómo se calcula el impuesto predial?' },
    answer: {
      en: "Assessed value divided by 100, times the county's rate plus the city's or town's: in Charlotte for 2025 that was 49.27 plus 27.41 cents, or $3,067 on a value of $400,000, with fees on top. A sale does not change the value; the next countywide one, planned for January 2027, can. Rates are set each July: the county tax office has them by address.",
      es: 'Valor fiscal entre 100, por la tasa del condado más la de la ciudad o pueblo: en Charlotte en 2025 fueron 49.27 más 27.41 centavos, o $3,067 por un valor de $400,000, más cargos. Una venta no cambia el valor; la próxima revaluación, prevista para enero de 2027, puede. Las tasas se fijan cada julio: las tiene la oficina de impuestos por dirección.',
    },
    links: ['guideBuying'],
    source: 'Mecklenburg County; City of Charlotte',
    year: 2025,
    topics: [
      'buying/property-tax-question',
      'people/taxes-in-general',
      'money/how-mecklenburg-property-tax-is-figured',
      'property-tax',
    ],
  },
  {
    id: 'tax-due',
    title: { en: 'When is property tax due?', es: '¿Cuándo se paga el impuesto predial?' },
    answer: {
      en: 'It is due on September 1 and carries no interest if paid by January 5; from January 6 it costs 2% for the first month and 0.75% for each after. With an escrow account the servicer pays, but look whether it did. The bill may still name the January 1 owner. Questions go to the county Tax Collector.',
      es: 'Vence el 1 de septiembre y no tiene intereses si se paga a más tardar el 5 de enero; desde el 6, 2% el primer mes y 0.75% cada mes siguiente. Con cuenta escrow paga el administrador del préstamo, pero compruébelo. El recibo puede traer al dueño del 1 de enero. Preguntas, a la oficina de impuestos del condado.',
    },
    links: ['guideBuying'],
    source: 'G.S. 105-360',
    year: 2026,
    topics: ['money/when-tax-is-due'],
  },
  {
    id: 'revaluation',
    title: { en: 'What is the 2027 revaluation?', es: '¿Qué es la revaluación de 2027?' },
    answer: {
      en: 'Mecklenburg sets all tax values anew as of January 1, 2027, after the last in 2023; in between only building, demolition, splits or errors change them. A higher value need not mean a higher bill: boards publish a revenue-neutral rate, and what counts is how your home moved against the rest. The County Assessor sends the notices.',
      es: 'Mecklenburg fija de nuevo todos los valores al 1 de enero de 2027; la última vez fue 2023, y entre tanto solo cambian por obra, demolición, división o error. Un valor mayor no siempre es un recibo mayor: se publica una tasa neutral, y cuenta cuánto cambió su casa frente a las demás. Los avisos son del tasador del condado.',
    },
    links: ['guideBuying'],
    source: 'G.S. 105-286; Mecklenburg County',
    topics: ['money/revaluation'],
  },
  {
    id: 'tax-value',
    title: { en: 'Is tax value the same as market value?', es: '¿Es igual el valor fiscal al de mercado?' },
    answer: {
      en: "No: the county's value is set for tax as of the last revaluation, in Mecklenburg January 2023, and stays until the next, planned for 2027. Buyers and lenders do not price from it, and a rise or fall of the market in between is no ground for a change. For a price to plan with, ask the team; for the tax value, the assessor.",
      es: 'No: el valor del condado es para impuestos, fijado en la última revaluación, en Mecklenburg enero de 2023, y sigue hasta la próxima, prevista para 2027. Compradores y bancos no fijan precio con él, y los cambios del mercado entre tanto no lo modifican. Para un precio útil, el equipo; para el fiscal, el tasador.',
    },
    links: ['sell', 'guideSelling'],
    source: 'G.S. 105-286, 105-287',
    topics: ['selling/tax-value-versus-market-value'],
  },
  {
    id: 'tax-appeal',
    title: { en: 'How do I challenge my tax value?', es: '¿Cómo apelo el valor fiscal de mi casa?' },
    answer: {
      en: "You appeal to the county before its Board of Equalization and Review adjourns in spring, in 2024 on May 24, or by the date on your notice. First check the county's record for mistakes and ask for an informal review. Sales near the valuation date prove a point; the tax or the rise does not. After the Board comes the state Property Tax Commission. Pay meanwhile.",
      es: 'Se apela ante el condado antes de que cierre en primavera su Board of Equalization and Review (24 de mayo en 2024), o hasta la fecha de su aviso de valor. Primero revise errores en el registro del condado y pida revisión informal. Sirven ventas cercanas a la fecha de valor; el monto o el aumento, no. Después de la junta queda la comisión estatal. Pague mientras tanto.',
    },
    links: ['contact'],
    source: "G.S. 105-287, 105-322; Mecklenburg County Assessor's Office",
    topics: ['buying/challenging-the-county-s-value', 'money/appealing-the-assessment'],
  },
  {
    id: 'tax-relief',
    title: { en: 'Can my property tax be lowered?', es: '¿Pueden bajar mi impuesto predial?' },
    answer: {
      en: "The tax is lowered in three cases. For owners of 65 or more, or disabled, within an income limit, the greater of $25,000 or half the home's value is excluded; for disabled veterans the first $45,000; and a deferral called circuit breaker puts part of the bill off. There is no general homestead exemption. Apply by June 1; the County Assessor has this year's limits and decides.",
      es: 'Se rebaja en tres casos. Para dueños de 65 o más, o con discapacidad, con límite de ingresos, se excluye lo mayor entre $25,000 y la mitad del valor; veteranos con discapacidad, los primeros $45,000; y el circuit breaker aplaza una parte. No hay exención general para la vivienda. Solicite a más tardar el 1 de junio; los límites del año los tiene y decide el tasador del condado.',
    },
    links: ['contact'],
    source: 'G.S. 105-277.1, 105-277.1B, 105-277.1C',
    year: 2026,
    topics: ['money/tax-relief-seniors-disabled-veterans-low-income', 'tax-relief'],
  },
  {
    id: 'owner-tax-deductions',
    title: { en: 'What can a homeowner deduct?', es: '¿Qué puede deducir un dueño de casa?' },
    answer: {
      en: 'If you itemize: interest on up to $750,000 of the loan that bought the home; from 2026 mortgage insurance again, shrinking above $100,000 of income and gone near $110,000; and state and local tax up to $40,400 for 2026, less at high incomes. North Carolina caps interest and property tax together at $20,000. It pays only above the standard deduction. Dues and home insurance do not count. Ask a CPA.',
      es: 'Si detalla deducciones: intereses de hasta $750,000 del préstamo de compra; desde 2026 otra vez el seguro hipotecario, que baja sobre $100,000 de ingreso y termina cerca de $110,000; e impuestos estatales y locales hasta $40,400 en 2026, menos con ingresos altos. El estado limita intereses y predial juntos a $20,000. Conviene solo sobre la deducción estándar. Cuotas y seguro de la casa no cuentan. Un CPA.',
    },
    links: ['contact'],
    source: 'IRS; Public Law 119-21; NCDOR',
    year: 2026,
    topics: ['buying/tax-breaks-for-owners', 'money/owner-s-income-tax-benefits'],
  },
  {
    id: 'defect-after-closing',
    title: { en: 'I found a defect after closing', es: 'Encontré un defecto después del cierre' },
    answer: {
      en: 'A resale is rarely undone, but you may have a claim if you can prove a lie or a known defect that was hidden; deadlines run, so see an attorney soon. Take photos, keep reports, get estimates, stop further damage, and tell your insurer and any warranty. NCREC disciplines brokers, it does not pay damages. I cannot say who is to blame.',
      es: 'Una reventa rara vez se deshace, pero puede haber reclamo si prueba una mentira o un defecto conocido y oculto; los plazos corren, así que vea pronto a un abogado. Tome fotos, guarde informes, pida presupuestos, evite más daño y avise al seguro y a la garantía. NCREC sanciona brokers, no paga daños. No puedo decir quién tiene la culpa.',
    },
    links: ['contact'],
    source: 'G.S. 1-52; NCREC',
    topics: ['buying/found-a-defect-after-closing'],
  },
  {
    id: 'home-warranty',
    title: { en: 'Is a home warranty worth it, and who pays?', es: '¿Vale la pena la garantía de casa?' },
    answer: {
      en: 'It depends on the terms: a home warranty is a service contract for systems and appliances, with exclusions, caps and a fee for each visit, and it replaces neither an inspection nor insurance. No seller must give one; buyer, seller or builder may pay for it, as negotiated. Read what is excluded and how claims are paid before anyone buys it.',
      es: 'Depende de sus términos: la garantía de casa es un contrato de servicio para sistemas y aparatos, con exclusiones, topes y un cargo por cada visita, y no reemplaza la inspección ni el seguro. Nadie está obligado a darla; puede pagarla quien compra, quien vende o la constructora, según se negocie. Antes de contratarla lea qué excluye y cómo paga los reclamos.',
    },
    bySide: {
      seller: {
        en: "You need not give one: a home warranty is a service contract that a buyer may ask for and you may offer, pay for or refuse in the negotiation. It has exclusions and a fee for each visit, and it replaces neither the disclosure form nor repairs you agreed to. The team tells you whether it helps an offer; the contract's terms decide what is covered.",
        es: 'No está obligado a darla: la garantía de casa es un contrato de servicio que quien compra puede pedir y usted ofrecer, pagar o negar al negociar. Tiene exclusiones y cobra por visita, y no reemplaza la declaración ni los arreglos acordados. El equipo le dice si ayuda a una oferta; qué cubre lo dicen los términos del contrato.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; general practice',
    topics: ['buying/home-warranty-refinance-remove-mortgage-insuranc', 'home-warranty'],
  },
  {
    id: 'let-or-leave-early',
    title: { en: 'Can I rent it out or sell soon after buying?', es: '¿Puedo rentarla o venderla pronto?' },
    answer: {
      en: "Usually after a year: loans for a home of your own mostly ask you to move in within 60 days and live there 12 months, with room for events you could not foresee; a false promise is fraud. Check the association's rental rules and your insurance. Selling soon may not cover your costs, and before two years the gain is normally taxed. Ask the lender and a CPA first.",
      es: 'Normalmente después de un año: los préstamos para vivienda propia suelen pedir mudarse en 60 días y vivir ahí 12 meses, con excepciones por imprevistos; prometer en falso es fraude. Revise las reglas de renta de la asociación y su seguro. Vender pronto puede no cubrir los gastos, y antes de dos años la ganancia normalmente paga impuesto. Pregunte antes al banco y a un CPA.',
    },
    links: ['contact'],
    source: 'Loan occupancy terms; CFPB; IRS Pub. 523',
    topics: ['buying/can-i-rent-it-out-move-or-sell-soon'],
  },
  {
    id: 'foreclosure-auction',
    title: { en: 'Can I buy at a foreclosure auction?', es: '¿Puedo comprar en un remate?' },
    answer: {
      en: 'Yes, but you buy blind: no inspection, warranty or disclosure, and senior liens stay. After the courthouse bid, with a deposit of the greater of 5% or $750, a 10-day upset period runs and each higher bid starts it again. The owner may still pay off, and tenants have rights. Have an attorney search the title before you bid.',
      es: 'Sí, pero compra a ciegas: sin inspección, garantía ni declaración, y los gravámenes anteriores quedan. Tras la puja en el juzgado, con depósito de lo mayor entre 5% y $750, corren 10 días en que otra puja más alta reinicia el plazo. El dueño aún puede pagar y los inquilinos tienen derechos. Antes, un abogado revisa el título.',
    },
    links: ['contact'],
    source: 'G.S. 45-21.10, 45-21.27',
    year: 2026,
    topics: ['buying/foreclosure-at-the-courthouse'],
  },
  {
    id: 'bank-owned',
    title: { en: 'How do bank-owned or HUD homes work?', es: '¿Cómo son las casas del banco o de HUD?' },
    answer: {
      en: "The bank sells with its own addenda, a limited deed and no disclosure form; HUD homes are bid for through registered brokers. Online auctions may add a buyer's premium and a deposit you cannot get back. Utilities may be off, so plan inspections early, and choose your own attorney for the title where you can.",
      es: 'El banco vende con sus propios anexos, escritura limitada y sin declaración; por las casas de HUD se puja con brokers registrados. Las subastas en línea pueden sumar una prima y un depósito que no vuelve. Los servicios pueden estar cortados: planee pronto las inspecciones y, si puede, elija su propio abogado para el título.',
    },
    links: ['contact', 'guideBuying'],
    source: 'HUD; seller addenda',
    topics: ['buying/bank-owned-hud-online-auction'],
  },
  {
    id: 'short-sale',
    title: { en: 'How does a short sale work?', es: '¿Cómo funciona una short sale?' },
    answer: {
      en: 'The owner owes more than the home brings, so every lienholder must approve the contract, which takes weeks to months and may change the terms; houses are usually sold as is. For the owner there are other ways too: bring cash, wait, ask for a modification. Whether the rest is forgiven, and its tax, are for an attorney and a CPA.',
      es: 'El dueño debe más de lo que vale la casa, así que cada acreedor debe aprobar el contrato; tarda semanas o meses y puede cambiar términos, y la casa suele venderse como está. El dueño tiene otras salidas: poner efectivo, esperar, pedir modificación. Si perdonan el resto, y su impuesto, lo dicen un abogado y un CPA.',
    },
    bySide: {
      buyer: {
        en: 'Your offer is not final when the seller signs: every lienholder must approve it, which takes weeks to months and may change price or terms. The house is usually sold as is. The addendum says when your fee and due diligence run, so read it. Keep in touch with your lender about the rate; an attorney explains the contract.',
        es: 'Su oferta no es firme cuando firma quien vende: cada acreedor debe aprobarla, lo que tarda semanas o meses y puede cambiar precio o términos. La casa suele venderse como está. El anexo dice desde cuándo corren su cuota y due diligence: léalo. Hable con su banco sobre la tasa; el contrato lo explica un abogado.',
      },
    },
    links: ['contact'],
    source: 'Form 2A14-T; IRS',
    topics: ['buying/short-sale', 'selling/owes-more-than-it-is-worth-short-sale'],
  },
  {
    id: 'other-ways-to-buy',
    title: {
      en: 'Can I buy direct from an owner or rent to own?',
      es: '¿Puedo comprar directo o con renta a compra?',
    },
    answer: {
      en: 'You can buy straight from an owner: the owner owes you the same state disclosures, and an attorney can write the contract, with the deposit held in trust and never handed to the owner. A broker of your own helps; settle the pay in writing first. Check who really owns it. Rent to own and contracts for deed must be in writing and recorded, with 3 business days to cancel.',
      es: 'Puede comprar directo a un dueño: le debe las mismas declaraciones estatales, y un abogado puede redactar el contrato, con el depósito en custodia y nunca en manos del dueño. Un broker propio también ayuda; acuerde antes por escrito su pago. Verifique quién es el dueño real. La renta con opción y el contract for deed van por escrito y registrados, con 3 días hábiles para cancelar.',
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 47G; G.S. 47H; G.S. 47E',
    topics: ['buying/for-sale-by-owner-rent-to-own-contract-for-deed', 'other-ways-to-buy'],
  },
];
