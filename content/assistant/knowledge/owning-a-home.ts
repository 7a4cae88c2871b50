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
      en: "Change the locks, start water, power and gas, tell your insurer, and keep the settlement file for taxes and resale. The attorney returns the recorded deed within weeks, so a letter that sells you a copy is not needed; the register's fraud alert is free. New residents have 60 days for a driver license. City carts come only inside city limits.",
      es: 'Cambie cerraduras, active agua, luz y gas, avise al seguro y guarde el expediente del cierre para impuestos y reventa. El abogado devuelve la escritura registrada en semanas: no pague cartas que venden copias; la alerta de fraude del registro es gratis. Los nuevos residentes tienen 60 días para la licencia. Los botes son solo dentro de la ciudad.',
    },
    links: ['contact'],
    source: 'NCDMV; Register of Deeds',
    topics: ['buying/first-weeks-as-an-owner'],
  },
  {
    id: 'first-tax-bill',
    title: { en: 'My tax bill came, or my loan was sold', es: 'Llegó el impuesto o vendieron mi préstamo' },
    answer: {
      en: "With an escrow account the servicer pays the bill, but you stay responsible: check that it is paid by January 5. A new house may first be taxed on the land alone, so expect a jump. When a loan is sold, you have 60 days without late fees for paying the old one; verify letters at the old servicer's known number.",
      es: 'Con cuenta escrow paga quien administra el préstamo, pero usted sigue siendo responsable: confirme que esté pagado al 5 de enero. Una casa nueva puede tributar primero solo por el terreno: espere un salto. Si venden su préstamo, tiene 60 días sin recargo por pagar al anterior; verifique las cartas en el número conocido del anterior.',
    },
    links: ['guideBuying'],
    source: 'RESPA; G.S. 105-360',
    topics: ['buying/first-tax-bill-escrow-loan-sold'],
  },
  {
    id: 'property-tax',
    title: { en: 'How is property tax figured here?', es: '¿Cómo se calcula el impuesto predial?' },
    answer: {
      en: "Assessed value, divided by 100, times the combined rate of county and city or town: for 2025 Mecklenburg's own was 49.27 cents, with the town's rate and fees on top. A sale does not change the value; the next countywide one, planned for January 2027, can. Rates are set each July: the county tax office has them by address.",
      es: 'Valor fiscal, dividido entre 100, por la tasa del condado más la de la ciudad o pueblo: en 2025 la de Mecklenburg fue 49.27 centavos, más la local y cargos. Una venta no cambia el valor; la próxima revaluación, prevista para enero de 2027, puede. Las tasas se fijan cada julio: las tiene la oficina de impuestos por dirección.',
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
      en: "First check the county's record for wrong size, baths or condition; then ask for an informal review, next the Board of Equalization and Review before it adjourns, then the state Property Tax Commission. Sales near the valuation date prove a point; the tax amount or the rise does not. Pay on time meanwhile. The county has the dates, an attorney the formal appeal.",
      es: 'Primero revise en el registro del condado tamaño, baños o estado; luego pida revisión informal, después la junta Board of Equalization and Review antes de que cierre, y al final la comisión estatal. Sirven ventas cercanas a la fecha de valor; el monto o el aumento, no. Pague a tiempo entre tanto. Fechas, el condado; apelación formal, un abogado.',
    },
    links: ['contact'],
    source: 'G.S. 105-287, 105-322',
    topics: ['buying/challenging-the-county-s-value', 'money/appealing-the-assessment'],
  },
  {
    id: 'tax-relief',
    title: { en: 'Can my property tax be lowered?', es: '¿Pueden bajar mi impuesto predial?' },
    answer: {
      en: "North Carolina has no general homestead exemption but three programs: for owners of 65 or more or disabled within an income limit, the greater of $25,000 or half the home is excluded; for disabled veterans the first $45,000; and a deferral called circuit breaker. Apply by June 1; the County Assessor has this year's limits and decides.",
      es: 'Carolina del Norte no tiene exención general, pero sí tres programas: para dueños de 65 o más o con discapacidad, con límite de ingresos, se excluye lo mayor entre $25,000 y la mitad de la casa; veteranos con discapacidad, los primeros $45,000; y un aplazamiento, circuit breaker. Solicite antes del 1 de junio; decide el tasador del condado.',
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
      en: 'If you itemize: interest on up to $750,000 of the loan that bought the home, and state and local tax up to $40,400 for 2026, less at high incomes; North Carolina caps interest and property tax together at $20,000. Itemizing pays only above the standard deduction. Dues and insurance of a main home do not count. A CPA figures yours.',
      es: 'Si detalla deducciones: intereses de hasta $750,000 del préstamo de compra e impuestos estatales y locales hasta $40,400 en 2026, menos con ingresos altos; Carolina del Norte limita intereses y predial juntos a $20,000. Solo conviene si supera la deducción estándar. Cuotas y seguro de la vivienda no cuentan. Su caso lo calcula un CPA.',
    },
    links: ['contact'],
    source: 'IRS; NCDOR',
    year: 2026,
    topics: ['buying/tax-breaks-for-owners', 'money/owner-s-income-tax-benefits'],
  },
  {
    id: 'defect-after-closing',
    title: { en: 'I found a defect after closing', es: 'Encontré un defecto después del cierre' },
    answer: {
      en: 'See an attorney soon: a resale is rarely undone, and a claim turns on proof of a lie or a known defect that was hidden, with deadlines that run. Take photos, keep reports, get estimates, stop further damage, and tell your insurer and any warranty. NCREC disciplines brokers, it does not pay damages. I cannot say who is to blame.',
      es: 'Vea pronto a un abogado: una reventa rara vez se deshace, y un reclamo depende de probar una mentira o un defecto conocido y oculto, con plazos que corren. Tome fotos, guarde informes, pida presupuestos, evite más daño y avise al seguro y a la garantía. NCREC sanciona brokers, no paga daños. No puedo decir quién tiene la culpa.',
    },
    links: ['contact'],
    source: 'G.S. 1-52; NCREC',
    topics: ['buying/found-a-defect-after-closing'],
  },
  {
    id: 'home-warranty',
    title: {
      en: 'Home warranty, dropping PMI, renovating: how?',
      es: 'Garantía de casa, quitar PMI, renovar: ¿cómo?',
    },
    answer: {
      en: "A home warranty is a service contract with exclusions and a fee for each visit, and who pays is negotiable. Dropping PMI starts with a written request at 80% of the original value; a refinance pays off once savings cover its cost; renovating may need permits, the association's approval and, from $40,000, a licensed contractor. Ask your servicer, a lender and the county.",
      es: 'Una garantía de casa es un contrato de servicio con exclusiones y pago por visita; quién la paga se negocia. Quitar el PMI empieza con una solicitud escrita al 80% del valor original; refinanciar conviene cuando el ahorro cubre el costo; renovar puede exigir permisos, aprobación de la asociación y, desde $40,000, contratista con licencia. Pregunte al servicer, a un banco y al condado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Homeowners Protection Act; G.S. 87-1',
    year: 2026,
    topics: ['buying/home-warranty-refinance-remove-mortgage-insuranc', 'home-warranty'],
  },
  {
    id: 'let-or-leave-early',
    title: { en: 'Can I rent it out or sell soon after buying?', es: '¿Puedo rentarla o venderla pronto?' },
    answer: {
      en: "Usually after a year: loans for a home of your own mostly ask you to move in within 60 days and live there 12 months, with room for events you could not foresee; a false promise is fraud. Check the association's rental rules, insurance and taxes. Selling soon may not cover your costs. Ask your lender and an attorney first.",
      es: 'Normalmente después de un año: los préstamos para vivienda propia suelen pedir mudarse en 60 días y vivir ahí 12 meses, con excepciones por imprevistos; prometer en falso es fraude. Revise las reglas de renta de la asociación, el seguro y los impuestos. Vender pronto puede no cubrir gastos. Pregunte antes al banco y a un abogado.',
    },
    links: ['contact'],
    source: 'Loan occupancy terms; CFPB',
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
      en: 'Yes, with care: an owner who sells alone owes you the same disclosures, and an attorney or a broker of your own can guard you. Rent-to-own and contracts for deed have North Carolina rules on written terms, recording and a 3-business-day right to cancel. “Bad credit OK” deserves a second look. None of my sample homes is offered this way; ask an attorney.',
      es: 'Sí, con cuidado: el dueño que vende solo le debe las mismas declaraciones, y un abogado o su propio broker lo protege. Renta a compra y contract for deed tienen reglas de términos escritos, registro y 3 días hábiles para cancelar. Desconfíe de “sin crédito”. Ninguna de mis casas de muestra se ofrece así; consulte a un abogado.',
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 47G; G.S. 47H; G.S. 47E',
    topics: ['buying/for-sale-by-owner-rent-to-own-contract-for-deed', 'other-ways-to-buy'],
  },
];
