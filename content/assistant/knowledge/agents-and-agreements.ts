import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Who works for whom, what is signed with a broker, and what that costs. */
export const agentsAndAgreements: Entry[] = [
  {
    id: 'need-agent',
    title: { en: 'Do I need an agent at all?', es: '¿Necesito un agente?' },
    answer: {
      en: 'The law does not make you use one, but do not go in without somebody on your side: an agent whom the other side hired works for the other side, also when that agent says you need none. A broker of your own prices with sold homes, negotiates and keeps the dates; without one, hire an attorney for the contract as well as the closing. Pay is negotiable, in writing.',
      es: 'La ley no lo obliga, pero no vaya sin alguien de su lado: el agente que contrató la otra parte trabaja para ella, también cuando le dice que usted no necesita uno. Un broker propio pone precio con ventas reales, negocia y cuida las fechas; sin él, contrate a un abogado para el contrato además del cierre. El pago se negocia y se escribe.',
    },
    bySide: {
      buyer: {
        en: "No law makes you use one, but the seller's agent is no substitute, also if told that you need none: that agent works for the seller and may give you facts and forms, not advice against the seller. A broker of your own owes you loyalty, prices the offer with sold homes and keeps the dates. Without one, hire an attorney for the contract too. Pay is negotiable.",
        es: 'Ninguna ley lo obliga, pero el agente de quien vende no lo reemplaza, aunque le diga que no necesita otro: trabaja para quien vende y puede darle datos y formularios, no consejos en su contra. Un broker propio le debe lealtad, calcula la oferta con ventas reales y cuida las fechas. Sin uno, contrate también a un abogado para el contrato. El pago se negocia.',
      },
      seller: {
        en: 'No law makes you use one: an owner may sell without a license. A listing broker prices with sold homes, reaches buyers through the MLS, screens offers, negotiates and keeps the dates. If your buyer is already known, some owners use only an attorney to write the contract and close. Services and fee are negotiable, in writing.',
        es: 'Ninguna ley lo obliga: el dueño puede vender sin licencia. Un broker pone precio con ventas reales, llega a compradores por el MLS, revisa ofertas, negocia y cuida las fechas. Si ya tiene comprador, hay quien usa solo un abogado para el contrato y el cierre. Servicios y pago se negocian por escrito.',
      },
    },
    links: ['contact', 'guideBuying', 'guideSelling'],
    source: 'G.S. 93A-2; NCREC Working with Real Estate Agents',
    topics: ['buying/do-i-need-an-agent', 'selling/do-i-need-an-agent', 'need-agent'],
  },
  {
    id: 'who-works-for-whom',
    title: { en: 'Whose side is an agent on?', es: '¿De qué lado está un agente?' },
    answer: {
      en: "Yours only once you have agreed on it: until then treat an agent as the other side's, and keep your top or lowest price and your reasons to yourself. A seller's agreement is in writing from the start; a buyer's may be spoken at first, but is mostly written before tours and always by the first offer. The state's disclosure sheet hires nobody, nor does this chat.",
      es: 'Del suyo solo cuando lo han acordado: hasta entonces véalo como de la otra parte y guárdese su precio límite y sus motivos. El acuerdo de quien vende es escrito desde el principio; el de quien compra puede ser verbal al inicio, pero suele escribirse antes de las visitas y siempre antes de la primera oferta. La hoja estatal no contrata a nadie, ni este chat.',
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0104; NCREC; NAR settlement terms, 2024',
    topics: ['buying/who-works-for-whom', 'selling/what-i-tell-an-agent-before-signing', 'agency-disclosure'],
  },
  {
    id: 'dual-agency',
    title: {
      en: 'Can one agent or firm act for both sides?',
      es: '¿Puede un agente trabajar para ambas partes?',
    },
    answer: {
      en: "Yes, in North Carolina, but only if buyer and seller both agree in writing, and either may say no. A dual agent cannot push for one side or reveal the other's price or motives. With designated agency the firm names one broker for each side, unless that broker already knows the other's secrets. Disputes go to an attorney.",
      es: 'Sí, en Carolina del Norte, pero solo si comprador y vendedor lo aceptan por escrito, y cualquiera puede negarse. Un agente doble no puede favorecer a uno ni revelar el precio o los motivos del otro. Con agencia designada la firma nombra un broker para cada parte. Si hay disputa, un abogado.',
    },
    links: ['contact', 'call'],
    source: '21 NCAC 58A .0104',
    topics: [
      'buying/dual-and-designated-agency',
      'selling/dual-agency-from-the-seller-s-side',
      'selling/designated-agency-and-a-two-broker-firm',
    ],
  },
  {
    id: 'buyer-agreement',
    title: {
      en: 'Why sign an agreement before a tour?',
      es: '¿Por qué firmar un acuerdo antes de la visita?',
    },
    answer: {
      en: 'Because it is required: since August 2024 agents in a REALTOR-run MLS need your signature on an agreement with a definite fee before they show you a home, in person or by live video. It can be as short as one house on one day; length, area, fee and exclusivity are negotiable. An open house or a first talk needs none. Read how it ends before you sign.',
      es: 'Porque es obligatorio: desde agosto de 2024 los agentes de un MLS de REALTORS necesitan su firma en un acuerdo con un pago definido antes de mostrarle una casa, en persona o por video en vivo. Puede ser de una casa en un día; plazo, zona, pago y exclusividad se negocian. Un open house o una primera charla no lo requieren. Lea cuánto cuesta y cómo termina antes de firmar.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NAR settlement 2024; 21 NCAC 58A .0104',
    topics: ['buying/buyer-agency-agreement-before-touring', 'buyer-agreement'],
  },
  {
    id: 'who-pays-buyers-agent',
    title: { en: "Who pays the buyer's agent?", es: '¿Quién paga al agente del comprador?' },
    answer: {
      en: "The buyer owes the fee in the buyer's own written agreement, so it is not free, but a seller or the listing firm often agrees to pay all or part, at closing. That is asked for in the offer; the MLS no longer shows it. If the seller refuses, the buyer pays, renegotiates or passes on the home. No law sets a percentage; the lender says what a loan permits.",
      es: 'Quien compra debe lo que dice su propio acuerdo escrito, así que no es gratis, pero quien vende o su firma a menudo acepta pagarlo todo o en parte, al cierre. Se pide en la oferta; el MLS ya no lo muestra. Si se niegan, quien compra paga, renegocia o deja la casa. Ninguna ley fija un porcentaje; el banco dice qué permite el préstamo.',
    },
    bySide: {
      buyer: {
        en: "You owe what your own written agreement says, so it is not free, less anything the seller or the listing firm agrees to pay, usually at closing. You can ask for that in the offer. If the seller refuses, you pay, ask your agent to change the fee, or pass on the home. It is negotiable, not set by law; your lender says whether a seller's payment fits your loan.",
        es: 'Usted debe lo que dice su propio acuerdo, así que no es gratis, menos lo que quien vende o su firma acepte pagar, normalmente al cierre. Puede pedirlo en la oferta. Si se niegan, paga usted, pide a su agente cambiar el pago o deja la casa. Se negocia, no lo fija la ley; el banco dice si ese pago cabe en su préstamo.',
      },
      seller: {
        en: "You may pay all, part or none of it: directly, through your listing firm, or because an offer asks for it, and you approve any payment in writing beforehand. It lowers your net dollar for dollar, and it can widen the field of buyers. The team shows both numbers; a buyer's lender sets what a loan permits.",
        es: 'Usted puede pagar todo, parte o nada: directamente, a través de su firma o porque lo pide una oferta, y aprueba cada pago por escrito. Reduce su neto dólar por dólar y puede atraer más compradores. El equipo le muestra ambas cuentas; lo que permite el préstamo lo dice el prestamista del comprador.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NAR settlement 2024; NCREC',
    topics: [
      'buying/who-pays-the-buyer-s-agent',
      'selling/who-pays-the-buyer-s-agent',
      'money/buyer-s-agent-pay-and-seller-help-toward-it',
      'money/commission-and-concessions-offered-by-a-seller',
    ],
  },
  {
    id: 'switching-agents',
    title: { en: 'Can I switch agents or use two?', es: '¿Puedo cambiar de agente o tener dos?' },
    answer: {
      en: 'You can change agents, but read what you signed first: under an exclusive agreement you may owe that firm a fee even if another agent finds the home, and with two exclusive ones you could owe two. The contract is with the firm, so ask its broker-in-charge for another agent or a written release. If that is refused, an attorney reads it with you. Signed nothing: you are free.',
      es: 'Puede cambiar de agente, pero lea antes lo que firmó: con un acuerdo exclusivo quizá deba pagar a esa firma aunque otro encuentre la casa, y con dos exclusivos podría deber dos veces. El contrato es con la firma: pida a su broker-in-charge otro agente o una liberación por escrito. Si se niegan, que lo lea un abogado. Si no firmó nada, es libre.',
    },
    links: ['contact', 'call'],
    source: 'NCREC; NAR Code of Ethics, Art. 16',
    topics: ['buying/switching-or-two-agents', 'selling/hiring-two-brokers-or-changing-brokers'],
  },
  {
    id: 'choosing-an-agent',
    title: { en: 'How do I choose and check an agent?', es: '¿Cómo elijo y verifico a un agente?' },
    answer: {
      en: 'Look up the license and any public discipline at the North Carolina Real Estate Commission, then ask about recent sales near you, who does the work, the plan in writing, the fee and how to end it. Every licensee here is a broker; Realtor is a membership. Be wary of a price far above the evidence, or pressure to sign.',
      es: 'Busque la licencia y las sanciones públicas en la North Carolina Real Estate Commission; luego pregunte por ventas recientes cerca, quién hace el trabajo, el plan por escrito, el pago y cómo se termina. Aquí todo licenciado es broker; Realtor es una membresía. Desconfíe de un precio muy por encima de la evidencia y de la presión.',
    },
    links: ['about', 'reviews'],
    source: 'NCREC license lookup',
    topics: ['buying/checking-an-agent-friend-as-agent-rebates', 'selling/choosing-and-checking-an-agent'],
  },
  {
    id: 'listing-agreement',
    title: { en: 'What is in a listing agreement?', es: '¿Qué dice un contrato para vender (listing)?' },
    answer: {
      en: 'A listing agreement is written and signed, has a definite end, and says the services, the fee and what ending early costs. Exclusive right to sell, the usual kind, owes the fee whoever finds the buyer. The other seller papers are the agency disclosure, the property and mineral statements, and lead paint before 1978. An attorney explains legal terms.',
      es: 'El contrato de listado es por escrito, con fecha de término, y dice los servicios, el pago y cuánto cuesta terminarlo antes. En el derecho exclusivo, el más común, se paga quienquiera que traiga al comprador. Los otros papeles: la hoja de agencia, las declaraciones de la propiedad y de minerales, y plomo antes de 1978. Dudas legales, a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: '21 NCAC 58A .0104; Form 101',
    topics: ['selling/listing-agreement-kinds-and-must-haves', 'seller-papers'],
  },
  {
    id: 'ending-a-listing',
    title: { en: 'Can I end my listing early?', es: '¿Puedo terminar mi contrato de venta antes?' },
    answer: {
      en: "Often yes, by agreement: ask the firm's broker-in-charge in writing for another agent or a release; you never have to accept an offer. You may withdraw the broker's authority at any time, but leaving without a right to can cost what the agreement says. Length is negotiable, with no legal minimum, and a sale listing may not renew itself. An attorney reads it before you refuse to pay.",
      es: 'A menudo sí, de común acuerdo: pida por escrito al broker-in-charge otro agente o una liberación; nunca tiene que aceptar una oferta. Puede retirar la autorización cuando quiera, pero salir sin derecho puede costar lo que diga el contrato. El plazo se negocia, no hay mínimo legal y no puede renovarse solo. Que un abogado lo lea antes de negarse a pagar.',
    },
    links: ['guideSelling', 'contact'],
    source: '21 NCAC 58A .0104',
    topics: ['selling/length-of-the-listing-and-getting-out', 'not-selling'],
  },
  {
    id: 'protection-period',
    title: {
      en: 'Do I owe a fee after an agreement ends?',
      es: '¿Debo comisión después de terminar el acuerdo?',
    },
    answer: {
      en: 'Perhaps, if the agreement has a protection period and you sell to somebody introduced while it ran, usually one named to you in writing. Buyer agreements can have one too: for a home the broker showed you. It often ends if you sign exclusively with another firm; the number of days is negotiable and may be zero. Ask the old firm for its list; if two firms claim, an attorney.',
      es: 'Quizá, si el acuerdo tiene un periodo de protección y vende a alguien presentado durante su vigencia, normalmente nombrado por escrito. El acuerdo de quien compra también puede tenerlo: por una casa que el broker le mostró. Suele desaparecer si firma en exclusiva con otra firma; los días se negocian y pueden ser cero. Pida la lista a la firma anterior y, si dos cobran, consulte a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'Form 101; Form 201',
    topics: ['selling/protection-period-after-the-listing-ends'],
  },
  {
    id: 'commission',
    title: { en: 'What do agents charge?', es: '¿Cuánto cobran los agentes?' },
    answer: {
      en: `Whatever you and the firm agree in writing: no law, board or MLS sets a fee, it is fully negotiable, and I name no rate. It may be a percentage, a flat sum or hourly, and is normally paid at closing. The seller's guide here is free. For this team's terms call ${agent.phone}.`,
      es: `Lo que usted y la firma acuerden por escrito: ninguna ley, asociación ni MLS fija el pago, todo es negociable y yo no nombro tarifas. Puede ser un porcentaje, una suma fija o por hora, y normalmente se paga al cierre. La guía del vendedor es gratis. Para las condiciones de este equipo, llame al ${agent.phone}.`,
    },
    links: ['call', 'contact', 'guideSelling'],
    source: 'NAR settlement 2024; NCREC',
    topics: ['selling/commission-amount', 'people/fees', 'commission'],
  },
  {
    id: 'flat-fee-listing',
    title: { en: 'How does a flat-fee MLS listing work?', es: '¿Cómo funciona un listado de tarifa fija?' },
    answer: {
      en: 'A limited-service listing puts the home in the MLS while you handle showings, negotiation and dates yourself; North Carolina allows it when the agreement lists the services. The broker still must deliver offers, tell known material facts and advertise accurately. Check upfront and cancellation fees, and use an attorney for contract questions.',
      es: 'Un listado de servicio limitado pone la casa en el MLS y usted se ocupa de visitas, negociación y fechas; Carolina del Norte lo permite si el contrato dice los servicios. El broker igual debe entregar ofertas, revelar hechos importantes y anunciar con exactitud. Revise los cargos y lleve sus dudas de contrato a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 93A-6; 21 NCAC 58A .0105, .0106',
    topics: ['selling/limited-service-and-flat-fee-listing'],
  },
  {
    id: 'for-sale-by-owner',
    title: { en: 'Can I sell without an agent?', es: '¿Puedo vender sin agente (FSBO)?' },
    answer: {
      en: "Yes, and the same rules bind you: the property disclosure, the mineral statement, lead paint before 1978, and fair housing in your advertising. A buyer's agent works against your price, so keep your lowest number private. Check the buyer's funds, never hold the earnest money yourself, and have an attorney write the contract and close.",
      es: 'Sí, y valen las mismas reglas: la declaración de la propiedad, la de minerales, plomo si es anterior a 1978 y vivienda justa en los anuncios. El agente del comprador trabaja contra su precio: no diga su mínimo. Verifique los fondos, no guarde usted el depósito y deje el contrato y el cierre a un abogado.',
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 47E; 40 CFR 745',
    topics: ['selling/for-sale-by-owner'],
  },
  {
    id: 'cash-offer-company',
    title: {
      en: 'Should I take a cash offer from a company?',
      es: '¿Acepto una oferta en efectivo de una empresa?',
    },
    answer: {
      en: 'It depends on what speed is worth to you, since you trade price for it. Compare what you would net, not the headline: price less the service fee, repair deductions and costs, against a listed sale less its costs and the waiting. Ask for proof of funds, a real due diligence fee, and whether the contract may be assigned; let an attorney read it first.',
      es: 'Depende de cuánto valga para usted la rapidez, porque la paga en precio. Compare lo que le quedaría, no el titular: precio menos cargo de servicio, reparaciones y gastos, contra una venta publicada menos sus costos y la espera. Pida prueba de fondos, una cuota de due diligence seria y si el contrato puede cederse; que un abogado lo lea antes.',
    },
    links: ['sell', 'contact'],
    source: 'NCREC',
    topics: ['selling/cash-offer-companies-and-ibuyers', 'money/instant-cash-offers-wholesalers-as-is'],
  },
  {
    id: 'wholesaler',
    title: {
      en: 'Is that letter or text to buy my house real?',
      es: '¿Es real esa carta o texto para comprar mi casa?',
    },
    answer: {
      en: "Often it is a wholesaler, who contracts low and sells the contract to somebody else; marketing another person's home for pay generally needs a broker license here. Watch for “and/or assigns”, a long due diligence period with a tiny deposit, or a recorded memorandum. If you already signed, see an attorney; complaints go to NCREC or the Attorney General.",
      es: 'A menudo es un wholesaler: contrata barato y vende el contrato a otro; anunciar la casa ajena por dinero generalmente exige licencia de broker. Ojo con “and/or assigns”, un periodo largo con depósito mínimo o un memorando registrado. Si ya firmó, vea a un abogado; las quejas van a NCREC o al Fiscal General.',
    },
    links: ['contact', 'call'],
    source: 'G.S. 93A-1, 93A-2; NCREC',
    topics: ['selling/wholesalers-letters-and-texts'],
  },
  {
    id: 'right-to-list-deal',
    title: {
      en: 'I sold a firm the right to list my house',
      es: 'Vendí a una firma el derecho de listar mi casa',
    },
    answer: {
      en: 'Since August 2023 North Carolina treats such long-term agreements as unfair and void when they run with the land, can be passed on without your consent, or create a lien, and they may not be recorded. Ordinary listings are not affected. If one shows in your title search, an attorney can clear it, older ones too.',
      es: 'Desde agosto de 2023, Carolina del Norte considera injustos y nulos esos acuerdos de largo plazo si siguen a la propiedad, se ceden sin su permiso o crean un gravamen, y no pueden registrarse. Los listados normales no cambian. Si aparece en su título, un abogado puede limpiarlo, también los más antiguos.',
    },
    links: ['contact'],
    source: 'G.S. 93A-85.1 to 85.4',
    topics: ['selling/long-term-right-to-list-deals'],
  },
  {
    id: 'complaint-about-an-agent',
    title: { en: 'How do I complain about an agent?', es: '¿Cómo me quejo de un agente?' },
    answer: {
      en: "Begin with the firm's broker-in-charge, in writing; then anyone may file with the North Carolina Real Estate Commission, which can discipline a license but cannot repay you or end a contract. REALTOR associations hear ethics complaints and mediate. Discrimination goes to HUD within a year; for damages, see an attorney.",
      es: 'Empiece por escrito con el broker-in-charge de la firma; después cualquiera puede quejarse ante la North Carolina Real Estate Commission, que sanciona licencias pero no devuelve dinero ni termina contratos. Las asociaciones de REALTORS oyen quejas de ética. La discriminación va a HUD dentro de un año; por daños, un abogado.',
    },
    links: ['contact', 'call'],
    source: 'G.S. 93A-6; NCREC',
    topics: ['selling/complaint-about-an-agent'],
  },
  {
    id: 'listed-before',
    title: { en: 'My listing expired: what now?', es: 'Mi listado venció: ¿y ahora?' },
    answer: {
      en: 'Expired, or released in writing, you are free to list with whom you like; merely off the market, the old agreement still binds you. Before signing again ask the old firm for its protection list, and look for the reason: price against closed sales, photos, access, condition. In Canopy MLS, days on market start anew, but the cumulative count runs on if you relist within 45 days.',
      es: 'Vencido, o liberado por escrito, usted puede listar con quien quiera; si solo está fuera del mercado, el contrato sigue. Antes de firmar pida la lista de protección a la firma anterior y busque la causa: precio frente a ventas cerradas, fotos, acceso, estado. En Canopy MLS los días en el mercado empiezan de cero, pero la cuenta acumulada sigue si vuelve a publicar dentro de 45 días.',
    },
    links: ['sell', 'contact'],
    source: 'Form 101; Canopy MLS, May 2026',
    year: 2026,
    topics: ['selling/withdrawn-or-expired-listing', 'listed-before'],
  },
  {
    id: 'interviewing-agents',
    title: {
      en: 'What should I ask an agent before hiring?',
      es: '¿Qué pregunto a un agente antes de contratarlo?',
    },
    answer: {
      en: `Talk with two or three, and ask each the same: experience near you, the plan, how they communicate, who does the work, the fee and how the agreement ends. If you are already signed with another firm, I can give general information, but advice comes from that agent. ${agent.firstName} gladly answers the same questions: ${agent.phone}.`,
      es: `Hable con dos o tres y pregunte lo mismo: experiencia cerca, plan, comunicación, quién trabaja, pago y cómo termina el acuerdo. Si ya firmó con otra firma, puedo darle información general, pero los consejos son de ese agente. ${agent.firstName} contesta con gusto las mismas preguntas: ${agent.phone}.`,
    },
    links: ['about', 'reviews', 'call'],
    source: 'NCREC',
    topics: ['people/interviewing-agents-or-having-one-already'],
  },
];
