import type { Entry } from '#domain/chat/knowledge.ts';

/** What sellers ask before they list, and about offers, papers and haste. */
export const askedBySellers: Entry[] = [
  {
    id: 'move-out-first',
    title: { en: 'Is it better to sell empty or lived in?', es: '¿Vender vacía o con gente?' },
    answer: {
      en: 'Lived in and tidy usually does as well as empty: you need not move out to sell. An empty house is easier to show and to paint, but rooms look smaller, faults stand out, and you pay for two places and for vacant-home insurance. If you must go first, leave a few good pieces or have the main rooms staged. The team walks it with you.',
      es: 'Habitada y ordenada suele venderse igual que vacía: no hace falta mudarse para vender. Vacía es más fácil de mostrar y pintar, pero los cuartos parecen chicos, los defectos saltan y usted paga dos lugares y seguro de casa vacía. Si debe irse, deje algunos muebles o decore lo principal. Mascotas, turnos de noche o inquilino son razones para salir. El equipo la ve con usted.',
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'NAR staging practice; insurers’ practice',
    topics: ['asked/move-out-before-listing'],
  },
  {
    id: 'cash-or-loan-offer',
    title: { en: 'Is a cash offer always better?', es: '¿Es siempre mejor una oferta al contado?' },
    answer: {
      en: 'No: cash removes the lender and the appraisal and can close in about two weeks, but a cash buyer still has a due diligence period and may leave. A higher offer with a loan can net you more, if the letter is sound, the down payment solid and the due diligence fee real. FHA and VA add repair conditions and a way out on value. Compare what you net.',
      es: 'No: al contado no hay banco ni avalúo y puede cerrar en unas dos semanas, pero ese comprador también tiene due diligence y puede irse. Una oferta mayor con préstamo puede dejarle más, si la carta es firme, el enganche sólido y la cuota real. FHA y VA traen reparaciones del valuador y salida por el valor. Pida prueba de fondos y compare lo neto.',
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'Form 2-T; Form 2A4-T',
    topics: ['asked/cash-or-loan-offer'],
  },
  {
    id: 'probate-first',
    title: { en: 'Can we sell before probate is done?', es: '¿Se vende antes de acabar la sucesión?' },
    answer: {
      en: 'Usually yes, you need not wait until the estate is closed, but somebody must open it: the will is filed or an administrator named, notice to creditors goes out, and within two years of the death the estate’s representative signs along with the heirs. Creditors have at least three months from that notice. Listing can begin meanwhile. An estate attorney says who signs; the clerk of court has the forms.',
      es: 'Normalmente sí, no hay que esperar a que cierre la sucesión, pero alguien debe abrirla: se presenta el testamento o se nombra administrador, se avisa a acreedores y, dentro de dos años de la muerte, el representante firma con los herederos. Los acreedores tienen al menos tres meses desde el aviso. Mientras tanto se puede anunciar. Quién firma lo dice un abogado de sucesiones.',
    },
    links: ['sell', 'contact', 'call'],
    source: 'G.S. 28A-14-1, 28A-15-2, 28A-17-12',
    topics: ['asked/probate-first'],
  },
  {
    id: 'fsbo-costs',
    title: { en: 'What does selling it myself save or cost?', es: '¿Cuánto ahorro si vendo por mi cuenta?' },
    answer: {
      en: 'You save the listing fee and take over its work: pricing, photographs, showings, the disclosures and the dates. Still to pay are an attorney for contract and deed, the excise tax of $1 for each $500 of price ($800 on $400,000), your loan payoff, and whatever you agree to give a buyer’s agent. Set what you save against the price you may miss. The team puts it on paper.',
      es: 'Ahorra la comisión de quien vende y asume su trabajo: precio, fotos, visitas, declaraciones y fechas. Aun así paga abogado para contrato y escritura, el impuesto de $1 por cada $500 del precio ($800 por $400,000), su préstamo y lo que acepte dar al agente del comprador. Compare ese ahorro con el precio que puede perder. El abogado y el equipo se lo ponen por escrito.',
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'G.S. 105-228.30; G.S. 47E',
    year: 2026,
    topics: ['asked/fsbo-costs'],
  },
  {
    id: 'lie-on-disclosure',
    title: { en: 'What if a seller lies on the disclosure?', es: '¿Y si alguien miente en la declaración?' },
    answer: {
      en: 'A buyer who can prove it may sue for the damage, even years after closing, and before closing may end the contract; a broker who knew risks the license. An owner may decline to answer an item, but never answer falsely or hide a defect. If you are filling in the form, tell what you know; if you were lied to, keep photos and see an attorney soon.',
      es: 'Quien compra y puede probarlo puede demandar por el daño, incluso después de cerrar, y antes del cierre puede terminar el contrato; un broker que lo sabía arriesga su licencia. El dueño puede no contestar un punto, pero nunca mentir ni esconder un defecto. Si llena el formulario, diga lo que sabe; si le mintieron, guarde fotos y papeles y vea pronto a un abogado.',
    },
    links: ['sell', 'contact'],
    source: 'G.S. 47E; G.S. 93A-6; G.S. 1-52',
    topics: ['asked/lie-on-disclosure'],
  },
  {
    id: 'sell-fast',
    title: { en: 'How can I sell fast?', es: '¿Cómo vendo rápido?' },
    answer: {
      en: 'Price it at what recent sales support from the first day, and have papers, repairs and photographs ready: then a contract can come within days, and closing takes about two weeks with cash, 30 to 45 days with a loan. A cash company is quickest and usually pays less. You can leave first and sign from afar. Tell the team your date and it counts back from there.',
      es: 'Ponga desde el primer día el precio que apoyan las ventas recientes y tenga listos papeles, arreglos y fotos: así un contrato puede llegar en días, y el cierre tarda unas dos semanas al contado o 30 a 45 días con préstamo. Una compañía de efectivo es lo más rápido y suele pagar menos. Puede irse antes y firmar de lejos. Dé su fecha al equipo y la planea.',
    },
    links: ['sell', 'contact', 'call'],
    source: 'Canopy MLS; Form 2-T',
    topics: ['asked/sell-fast'],
  },
  {
    id: 'buyer-proof',
    title: { en: 'How do I know the buyer can pay?', es: '¿Cómo sé que el comprador puede pagar?' },
    answer: {
      en: "Ask for proof with the offer: a bank statement or letter for cash, with account numbers hidden, and for a loan a lender's letter that rests on documents, which your broker may check by phone if the buyer allows it. Look at the due diligence fee too: whoever pays a real one means it. Beware of overpaying checks and “and/or assigns”. No letter is a promise.",
      es: 'Pida prueba con la oferta: estado de cuenta o carta del banco si es al contado, con números tapados, y con préstamo una carta basada en documentos, que su broker puede confirmar por teléfono si se lo permiten. Mire también la cuota de due diligence: quien paga una de verdad va en serio. Ojo con cheques de más, transferencias raras y “and/or assigns”. Ninguna carta es promesa.',
    },
    links: ['sell', 'guideSelling', 'contact'],
    source: 'Form 2-T; NCREC; CFPB',
    topics: ['asked/buyer-proof'],
  },
];
