import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { AS_OF, AS_OF_ES, claim } from './from-records.ts';

/** Who works for whom, what is signed with a broker, and what that costs. */
export const agentsAndAgreements: Entry[] = [
  {
    id: 'need-agent',
    title: { en: 'Do I need an agent at all?', es: '¿Necesito un agente?' },
    answer: {
      en: 'The law does not make you use one, but do not go in without somebody on your side: an agent whom the other side hired works for the other side, also when that agent says you need none. A broker of your own prices with sold homes, negotiates and keeps the dates; without one, hire an attorney for the contract as well as the closing. Pay is negotiable, in writing.',
      es: 'La ley no lo obliga, pero no vaya sin alguien de su lado: el agente que contrató la otra parte trabaja para ella, también cuando le dice que usted no necesita uno. Un broker propio pone precio con ventas reales, negocia y cuida las fechas; sin él, contrate a un abogado para el contrato además del cierre. El pago se negocia y se escribe.',
    },
    aspects: {
      'attorney-only': {
        en: 'An attorney can write the contract and close, so buying or selling with one instead of an agent is allowed in North Carolina. What the attorney usually does not do is price, show, find the other party or negotiate for you. Agree in writing on what the attorney covers and costs.',
        es: 'Un abogado puede redactar el contrato y hacer el cierre, así que en Carolina del Norte se permite comprar o vender con uno en vez de agente. Lo que normalmente no hace es fijar precio, mostrar, buscar a la otra parte ni negociar. Acuerden por escrito qué cubre y cuánto cuesta.',
      },
      'seller-agent-says-no-need': {
        side: 'buyer',
        en: "Do not rely on it: the seller's agent, or a builder's sales rep, works for the seller, however friendly, and may give you facts and forms but not advice against the seller. Have a broker of your own or an attorney read and negotiate, and keep your top price to yourself.",
        es: 'No confíe en eso: el agente del vendedor, o el representante de la constructora, trabaja para el vendedor, por amable que sea, y le da datos y formularios, no consejos en su contra. Que lo lea y negocie un broker suyo o un abogado, y guárdese su precio máximo.',
      },
      'what-for': {
        en: 'You pay for work you would otherwise do yourself: pricing from sold homes, access to the MLS, writing and answering offers, negotiating repairs and keeping every date, with a duty of loyalty to you. If you have the time and know the local contract, less of it is needed.',
        es: 'Paga por un trabajo que si no haría usted: precio según casas vendidas, acceso al MLS, redactar y contestar ofertas, negociar reparaciones y cuidar cada fecha, con deber de lealtad hacia usted. Si tiene tiempo y conoce el contrato local, necesita menos.',
      },
      'already-found': {
        en: 'Even with the house or the buyer already found, the contract, the price, the deposits, the inspections and the dates are still to be settled, and most trouble starts there. An attorney can write it and close; a broker can do the rest for a fee you negotiate.',
        es: 'Aunque ya tenga la casa o el comprador, falta acordar contrato, precio, depósitos, inspecciones y fechas, y ahí empiezan casi todos los problemas. Un abogado puede redactarlo y cerrar; un broker puede hacer lo demás por un pago que usted negocia.',
      },
      'save-money': {
        en: "Going alone saves only what you would have agreed to pay an agent; a lower price does not follow by itself, because the seller and any listing firm may keep the difference. Weigh it against an attorney's fee, your time and what a mistake in price or dates could cost.",
        es: 'Ir sin agente ahorra solo lo que le habría pagado; el precio no baja por sí mismo, porque el vendedor o su firma pueden quedarse con la diferencia. Compárelo con lo que cobra un abogado, su tiempo y lo que costaría un error de precio o de fechas.',
      },
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
    aspects: {
      'disclosure-form': {
        en: 'The Working With Real Estate Agents sheet is an explanation, not a contract: signing it shows only that you got it, and hires nobody. Every North Carolina broker must review it with you early on. A contract would be called an agency agreement and state a fee and an end date.',
        es: 'La hoja Working With Real Estate Agents es una explicación, no un contrato: firmarla solo muestra que la recibió y no contrata a nadie. Todo broker de Carolina del Norte debe repasarla con usted al principio. Un contrato se llamaría acuerdo de agencia y diría pago y fecha de fin.',
      },
      'what-not-to-tell': {
        en: "Keep three things to yourself until an agent is yours by agreement: your top or lowest price, why you are moving, and how soon you must. Facts such as area, size and loan type are fine. The other side's agent must pass on what helps their client.",
        es: 'Guárdese tres cosas hasta que el agente sea suyo por acuerdo: su precio máximo o mínimo, por qué se muda y con cuánta prisa. Zona, tamaño o tipo de préstamo puede decirlos. El agente de la otra parte debe contar lo que sirva a su cliente.',
      },
      'already-told': {
        en: "What you told the other side's agent cannot be called back, and that agent may use it for the seller. Say no more about price or reasons, tell your own agent or attorney what was said, and base your offer on sold homes; your number was never a promise.",
        es: 'Lo que ya le dijo al agente de la otra parte no se puede retirar, y él puede usarlo a favor del vendedor. No diga más sobre precio o motivos, cuente a su propio agente o abogado qué se dijo, y base su oferta en casas vendidas; su cifra no era una promesa.',
      },
      'seller-s-agent': {
        en: "The agent on the sign, in the ad or at the open house works for the seller unless something else was agreed, and so owes loyalty to the seller and honesty to you. For advice on price and terms you need a buyer's agent of your own, or an attorney.",
        es: 'El agente del letrero, del anuncio o del open house trabaja para el vendedor salvo que se acuerde otra cosa: le debe lealtad al vendedor y a usted honestidad. Para consejo de precio y condiciones necesita su propio agente de comprador, o un abogado.',
      },
      'this-chat': {
        en: 'Nobody is your agent by chatting here: it hires no one, and {agent.firstName} and the team work for you only once you agree to it in writing. So do not type your top or lowest price or your reasons; ask anything general, and the team explains the steps when you talk.',
        es: 'Por chatear aquí nadie es su agente: no se contrata a nadie, y {agent.firstName} y el equipo trabajan para usted solo cuando lo acuerden por escrito. No escriba su precio máximo o mínimo ni sus motivos; pregunte lo general, y el equipo le explica los pasos al hablar.',
      },
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
      en: "Yes: in North Carolina a firm or broker may act for both if buyer and seller agree in writing, and either may say no. A dual agent cannot push for one side or reveal the other's price or motives. With designated agency the firm names one broker for each side, unless that broker already knows the other's secrets. Disputes go to an attorney.",
      es: 'Sí: en Carolina del Norte una firma o un agente puede actuar por ambos si comprador y vendedor lo aceptan por escrito, y cualquiera puede negarse. Un agente dual no puede favorecer a uno ni revelar el precio o los motivos del otro. Con agencia designada la firma nombra un broker para cada parte, salvo que ya conozca los secretos de la otra. Si hay disputa, un abogado.',
    },
    aspects: {
      'same-firm': {
        en: 'Two agents of one firm on the two sides still make the firm a dual agent, so both clients must agree in writing. With designated agency one broker works fully for you and must keep your secrets from the other; it is barred for a broker who already knows them, and for a broker-in-charge against a provisional broker they supervise.',
        es: 'Dos agentes de la misma firma en ambos lados hacen a la firma agente dual, así que los dos clientes deben aceptarlo por escrito. Con designated agency un broker trabaja del todo para usted y le oculta sus secretos al otro; no se permite si ya los conoce, ni al broker-in-charge frente a un provisional broker que supervisa.',
      },
      'saying-no': {
        en: "You may say no to dual agency, and nobody may go ahead without your written consent. Then the other party gets another agent, or goes without one, and a buyer who is the firm's client may have to be released. Your listing or buyer agreement has the place to choose, and you may limit it.",
        es: 'Puede negarse a la agencia dual, y nadie puede seguir sin su consentimiento por escrito. Entonces la otra parte busca otro agente, o va sin él, y un comprador cliente de la firma quizá deba quedar libre. Su acuerdo de venta o de comprador tiene dónde escoger, y puede limitarlo.',
      },
      'my-secrets': {
        en: 'A dual agent may not reveal that you would pay more, take less or must move, unless you allow it, but may not use what is known of the other side for you either. If the broker already holds your number, say no to dual agency or ask for a different broker before anything is signed.',
        es: 'Un agente dual no puede revelar que usted pagaría más, aceptaría menos o le urge mudarse, salvo que lo permita, pero tampoco usar a su favor lo que sabe del otro. Si el broker ya conoce su cifra, niéguese o pida otro broker antes de firmar.',
      },
      'listing-agent-for-my-offer': {
        side: 'buyer',
        en: "The seller's agent may write your offer too only as a dual agent, with both sides' written consent, or by helping you as a customer while working for the seller. You lose someone who argues price and repairs for you; a lower total cost is not automatic, so ask how the fee changes.",
        es: 'El agente del vendedor puede hacer también su oferta solo como agente dual, con consentimiento escrito de ambos, o atenderle como cliente sin representación mientras trabaja para el vendedor. Pierde a quien pelee precio y reparaciones por usted; no siempre sale más barato, pregunte cómo cambia el pago.',
      },
      'is-it-wise': {
        en: 'The drawback is that a dual agent must stay neutral: no advice on how high or low to go, and no pushing for either side. The gain is one line of contact and sometimes a lower fee. It suits people who know the price and want little advice; others do better with someone of their own.',
        es: 'La desventaja es que un agente dual debe ser neutral: no aconseja qué tan alto o bajo ir ni presiona por nadie. La ventaja es un solo contacto y a veces un pago menor. Sirve a quien sabe el precio y quiere poco consejo; a otros les va mejor con alguien propio.',
      },
      'agent-buys-it': {
        side: 'seller',
        en: 'It is allowed only with steps that protect you: before a contract your listing broker must tell you in writing of the conflict and that you may want an attorney or another broker, and must end the listing or pass it to another broker of the firm. You need not sell to them. Have others see the house first, and an attorney read the offer.',
        es: 'Se permite solo con pasos que lo protegen: antes del contrato su agente debe avisarle por escrito del conflicto y de que puede querer un abogado u otro agente, y debe terminar el contrato de venta o pasarlo a otro agente de la firma. No está obligado a venderle. Que primero la vean otros, y que un abogado lea la oferta.',
      },
      'what-it-is': {
        en: 'Dual agency means that one firm, or even one agent, works for buyer and seller in the same sale. It is legal in North Carolina only if both agree in writing, and such an agent must stay neutral: no pushing for either side, and no telling what the other would pay or take. You may say no to it.',
        es: 'Agencia dual quiere decir que una misma firma, o un mismo agente, trabaja para quien compra y quien vende en la misma venta. En Carolina del Norte es legal solo si ambos aceptan por escrito, y ese agente debe ser neutral: no empuja por ninguno ni cuenta cuánto pagaría o aceptaría el otro. Usted puede decir que no.',
      },
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
      en: 'Signing before a tour is required: since August 2024 agents in a REALTOR-run MLS need your signature on an agreement with a definite fee before they show you a home, in person or by live video. It can be as short as one house on one day; length, area, fee and exclusivity are negotiable. An open house or a first talk needs none.',
      es: 'Firmar antes de la visita es obligatorio: desde agosto de 2024 los agentes de un MLS de REALTORS necesitan su firma en un acuerdo con un pago definido antes de enseñarle una casa, en persona o por video en vivo. Puede ser por una sola casa y un día; duración, zona, pago y exclusividad se negocian. Un open house o una primera plática no lo piden.',
    },
    aspects: {
      'one-house-only': {
        en: 'It can be for one house and one day: length, area, fee and whether it is exclusive are yours to negotiate before you sign. With a non-exclusive one you may tour with others too; with an exclusive one, only with that firm until it ends. Write in the address and the end date.',
        es: 'Puede ser por una sola casa y un solo día: duración, zona, pago y si es exclusivo se negocian antes de firmar. Con uno no exclusivo puede ver casas con otros; con uno exclusivo, solo con esa firma hasta que termine. Anote la dirección y la fecha de fin.',
      },
      'open-house': {
        en: 'An open house needs no buyer agreement: you may walk in, look and leave without signing one. A sign-in sheet is only a sign-in sheet; read it first, and say at once if you have an agent. The host works for the seller, so keep your price and plans to yourself.',
        es: 'Un open house no exige acuerdo de comprador: puede entrar, ver e irse sin firmarlo. La hoja de registro es solo eso; léala, y diga de inmediato si ya tiene agente. El anfitrión trabaja para el vendedor, así que guárdese su precio y sus planes.',
      },
      'video-tour': {
        en: 'A live video tour counts as a tour, so the agreement comes first there too, just as in person. Recorded videos, photos and talking about homes need none. If you are far away, it can be signed electronically and limited to that one house.',
        es: 'Una visita por video en vivo cuenta como visita, así que el acuerdo va antes igual que en persona. Videos grabados, fotos o platicar de casas no lo requieren. Si está lejos, se firma electrónicamente y puede limitarse a esa sola casa.',
      },
      'ending-it': {
        en: "First read how your agreement says it ends; then ask the firm's broker-in-charge, in writing, for another agent or a release. A non-exclusive one ends easily; under an exclusive one you may owe the fee if you buy while it runs, or shortly after. An attorney reads it if they refuse.",
        es: 'Primero lea cómo dice su acuerdo que termina; luego pida por escrito al broker-in-charge de la firma otro agente o que le liberen. Uno no exclusivo termina fácil; con uno exclusivo quizá deba el pago si compra mientras dura o poco después. Si se niegan, un abogado lo lee.',
      },
      refusing: {
        en: 'Without a signed agreement an agent in the MLS who works with you may not show you the home, so refusing means no private tour with that agent. The listing agent may still show it for the seller, and you can go to open houses, ask about homes, or bargain over the terms: one house, one day, non-exclusive, a fee you accept.',
        es: 'Sin acuerdo firmado, un agente del MLS que trabaja con usted no puede enseñarle la casa, así que negarse significa no tener visita privada con él. El agente del anuncio sí puede mostrarla por el vendedor, y usted puede ir a open houses, preguntar por casas, o negociar las condiciones: una casa, un día, sin exclusividad y un pago que acepte.',
      },
      'what-it-says': {
        en: 'It says who works for you, for how long and where, the exact fee, who may pay it, whether it is exclusive, and what happens after it ends. The fee must be a definite amount, not blank or open-ended. Ask what you do not follow; its legal meaning is for an attorney.',
        es: 'Dice quién trabaja para usted, por cuánto tiempo y dónde, el pago exacto, quién puede pagarlo, si es exclusivo y qué pasa después de que termina. El pago debe ser una cantidad definida, no en blanco. Pregunte lo que no entienda; el sentido legal lo explica un abogado.',
      },
      'the-fee': {
        en: "The percentage is your agent's fee, counted on the price you pay at the end: 2.5% of $400,000 is $10,000. You owe it at closing if you buy, less whatever the seller or the listing firm agrees to pay. It is negotiable before you sign and set by no law, it must be a definite amount, and the agent may not take more than it says.",
        es: 'El porcentaje es la tarifa de su agente sobre el precio final: 2.5% de $400,000 son $10,000. La debe al cierre si compra, menos lo que quien vende o su firma acepte pagar. Se negocia antes de firmar y ninguna ley la fija; debe ser una cantidad definida, y el agente no puede recibir más de lo que dice.',
      },
    },
    links: ['guideBuying', 'contact'],
    source: 'NAR settlement 2024; 21 NCAC 58A .0104',
    year: 2026,
    topics: ['buying/buyer-agency-agreement-before-touring', 'buyer-agreement'],
  },
  {
    id: 'who-pays-buyers-agent',
    title: { en: "Who pays the buyer's agent?", es: '¿Quién paga al agente del comprador?' },
    answer: {
      en: "The buyer owes the fee in the buyer's own written agreement, so it is not free, but a seller or the listing firm often agrees to pay all or part, at closing. That is asked for in the offer; the MLS no longer shows it. If the seller refuses, the buyer pays, renegotiates or passes on the home. No law sets a percentage; the lender says what a loan permits.",
      es: 'Quien compra debe lo que dice su propio acuerdo escrito, así que no es gratis, pero quien vende o su firma a menudo acepta pagarlo todo o en parte, al cierre. Se pide en la oferta; el MLS ya no lo muestra. Si se niegan, quien compra paga, renegocia o deja la casa. Ninguna ley fija un porcentaje; el banco dice qué permite el préstamo.',
    },
    aspects: {
      'both-agents': {
        en: "The seller pays the listing firm, as their agreement says, out of the price at closing; the buyer owes a buyer's agent what their own agreement says, which the seller or the listing firm often covers in whole or in part. No law says who must. What is agreed stands on the settlement statement of each side.",
        es: 'Quien vende paga a la firma que anuncia, según su acuerdo, del precio al cierre; quien compra debe a su agente lo que diga el suyo, que el vendedor o la otra firma a menudo cubre en todo o en parte. Ninguna ley dice quién debe. Lo acordado aparece en la hoja de cierre de cada parte.',
      },
      'seller-refuses': {
        side: 'buyer',
        en: 'You owe the difference: what your agreement says, less what the seller or listing firm pays, so with 2.5% agreed and 2% offered, half a percent of the price is yours; if the seller pays nothing, all of it is. Before offering, ask your agent to reduce it, ask for more in the offer, or pass on that home.',
        es: 'Usted debe la diferencia: lo que dice su acuerdo menos lo que pague quien vende o su firma; con 2.5% acordado y 2% ofrecido, medio por ciento del precio es suyo, y si no paga nada, todo. Antes de ofertar, pida a su agente que la baje, pida más en la oferta, o deje esa casa.',
      },
      'in-the-loan': {
        en: 'As a rule it cannot simply be added to the loan; the ways are cash at closing, a fee or credit from the seller in the offer, or help from family where the loan program allows it. VA and other loans have their own rules, so ask your lender before you sign the agreement.',
        es: 'Por regla general no se puede sumar al préstamo; las vías son efectivo en el cierre, un pago o crédito del vendedor en la oferta, o ayuda familiar si el programa lo permite. El préstamo VA y otros tienen sus reglas: pregunte a su prestamista antes de firmar el acuerdo.',
      },
      'must-the-seller': {
        side: 'seller',
        en: "As the seller you need not pay the buyer's agent: you may pay all, part or nothing, and any payment needs your written approval beforehand. Paying lowers your net dollar for dollar and can widen the field of buyers; an offer may ask for it, and you answer it like any other term.",
        es: 'Como vendedor no está obligado a pagar al agente del comprador: puede pagar todo, parte o nada, y cualquier pago requiere su aprobación escrita previa. Pagar reduce su neto dólar por dólar y puede atraer más compradores; si la oferta lo pide, responda como a cualquier otra condición.',
      },
      'ask-in-offer': {
        side: 'buyer',
        en: "Ask for it in the offer: the seller can be asked to pay your agent's fee, or give a credit toward your costs, and may say yes, no or counter. The MLS no longer shows whether a seller pays, so your agent asks the listing agent. Your lender says what the loan permits.",
        es: 'Pídalo en la oferta: se puede solicitar que el vendedor pague a su agente o dé un crédito para sus gastos, y puede aceptar, negarse o contraofertar. El MLS ya no muestra si el vendedor paga, así que su agente lo pregunta. Su prestamista dice qué permite el préstamo.',
      },
      'found-it-myself': {
        en: 'Under your agreement the fee can be due even if you found the home yourself, or it is for sale by owner: what counts is whether it is exclusive and which homes it covers. Read that before you sign, and ask to exclude homes you already know. No agreement, no fee to that agent.',
        es: 'Según su acuerdo, el pago puede deberse aunque usted haya hallado la casa o la venda su dueño: cuenta si es exclusivo y qué casas cubre. Léalo antes de firmar y pida excluir casas que ya conoce. Sin acuerdo, no le debe pago a ese agente.',
      },
      'what-changed': {
        en: "Since August 2024 the MLS no longer carries offers of pay to buyers' agents, and a buyer signs an agreement with a definite fee before touring. Sellers may still pay; it is just asked for in the offer now instead of assumed. No law sets or ever set a percentage.",
        es: 'Desde agosto de 2024 el MLS ya no publica pagos ofrecidos al agente del comprador, y el comprador firma un acuerdo con pago definido antes de visitar. El vendedor aún puede pagar; ahora se pide en la oferta en vez de darse por hecho. Ninguna ley fija un porcentaje.',
      },
      'if-i-dont-buy': {
        side: 'buyer',
        en: 'Normally nothing: the fee in a buyer agreement is usually earned only by a purchase and paid at closing, so looking and not buying costs you nothing, unless yours names a retainer or another charge. What can still be owed is a fee when you buy through someone else while it runs, or soon after. Read those two lines before you sign.',
        es: 'Normalmente nada: la tarifa del acuerdo de comprador suele ganarse solo con una compra y pagarse al cierre, así que mirar y no comprar no cuesta, salvo que el suyo nombre un anticipo u otro cargo. Lo que sí puede deberse es una tarifa si compra con otro mientras rige, o poco después. Lea esas dos líneas antes de firmar.',
      },
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
    year: 2026,
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
    aspects: {
      'two-fees': {
        en: 'Signing with a second firm while an exclusive agreement runs can mean owing two fees, even if the first agent found nothing. Look at the end date, the area or house it covers and the days after it ends; get a written release before you sign anew. Your attorney reads it if two firms claim.',
        es: 'Firmar con otra firma mientras corre un acuerdo exclusivo puede significar deber dos pagos, aunque el primer agente no haya hallado nada. Vea la fecha de fin, la zona o casa que cubre y los días posteriores; consiga liberación escrita antes de firmar otra vez. Si dos firmas cobran, un abogado.',
      },
      'several-at-once': {
        en: 'You may look with several agents as long as nothing exclusive is signed: since a paper comes before each tour, make each one non-exclusive and limited to that house or area, such as the lake with one and in-town with another. Tell each of them; it avoids two claims on one house.',
        es: 'Puede ver casas con varios agentes mientras no firme nada exclusivo: como antes de cada visita hay un papel, que cada uno sea no exclusivo y limitado a esa casa o zona, como el lago con uno y el centro con otro. Avíseles; así no reclaman dos por una casa.',
      },
      'same-firm': {
        en: "Ask the firm's broker-in-charge for another agent: your agreement is with the firm, not the person, so it can go on with somebody else there. That also holds if your agent quits; if the agent moves to another firm, you stay with the first until it releases you.",
        es: 'Pida otro agente al broker-in-charge de la firma: su acuerdo es con la firma, no con la persona, así que puede seguir con alguien más de ahí. También vale si su agente renuncia; si se va a otra firma, usted sigue con la primera hasta que le libere.',
      },
      'getting-released': {
        en: 'Ask in writing: an email to the broker-in-charge that names the agreement, what went wrong and the date from which you want to be free. Ask for a signed release that says whether any fee or protection period stays. If it is refused, wait for the end date or have an attorney read it.',
        es: 'Pídalo por escrito: un correo al broker-in-charge que diga qué acuerdo es, qué falló y desde qué fecha quiere quedar libre. Pida una liberación firmada que diga si queda algún pago o periodo de protección. Si se niegan, espere la fecha de fin o que un abogado lo lea.',
      },
      'as-a-seller': {
        side: 'seller',
        en: 'For a home that is listed, get a written release from the first firm before you sign with another: two exclusive listings at once can cost two fees. Ask for its protection list too. Two brokers can share one listing only if both firms agree to it.',
        es: 'Para una casa ya listada, consiga liberación escrita de la primera firma antes de firmar con otra: dos contratos exclusivos a la vez pueden costar dos pagos. Pida también su lista de protección. Dos brokers comparten un listado solo si ambas firmas lo acuerdan.',
      },
      'to-this-team': {
        en: 'While you are signed with another firm, the team cannot take you from it: get your release first, or wait until it ends, and then talk. General questions I answer meanwhile; advice on your deal comes from your present agent. Signed nothing, or non-exclusive? Then talk to the team.',
        es: 'Mientras esté firmado con otra firma, el equipo no puede quitárselo: consiga primero su liberación, o espere a que termine, y luego hable. Preguntas generales sí las contesto; los consejos sobre su trato vienen de su agente actual. ¿Sin firmar, o no exclusivo? Entonces hable con el equipo.',
      },
      'agent-leaves': {
        en: 'Your agreement is with the firm, so it goes on when an agent leaves, retires, falls ill or dies: the broker-in-charge names another agent or steps in, and dates in your contract keep running. Ask today in writing who now answers and for your file. If you want to follow the agent to a new firm, it takes a written release from the old one first.',
        es: 'Su acuerdo es con la firma, así que sigue aunque el agente se vaya, se jubile, enferme o muera: el broker-in-charge nombra a otro o lo atiende él mismo, y los plazos de su contrato siguen corriendo. Pregunte hoy por escrito quién contesta y pida su expediente. Para seguir al agente a otra firma hace falta antes una liberación escrita de la primera.',
      },
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
    aspects: {
      'highest-price': {
        en: 'The highest number is not a reason to hire: an agent cannot make buyers pay it, and a price above the evidence often ends in cuts. Ask each one which closed sales carry the figure, and compare the sales, not the promise. Pressure to sign by tonight is a reason to wait.',
        es: 'La cifra más alta no es razón para contratar: un agente no puede hacer que los compradores la paguen, y un precio sobre la evidencia suele acabar en rebajas. Pida a cada uno las ventas cerradas que la sostienen y compare ventas, no promesas. Si le presionan a firmar hoy, espere.',
      },
      'friend-or-relative': {
        en: 'A friend or relative may be your agent if licensed; ask them what you would ask a stranger: recent sales near you, the plan in writing, the fee, how it ends. Decide beforehand how you would say no or part ways. If you prefer somebody else, a short “we want to keep business and family apart” is enough.',
        es: 'Un amigo o familiar puede ser su agente si tiene licencia; pregúntele lo mismo que a un extraño: ventas recientes cerca, el plan por escrito, la tarifa y cómo se termina. Decida antes cómo le diría que no o se separarían. Si prefiere a otra persona, basta un breve “queremos separar negocio y familia”.',
      },
      'check-record': {
        en: "Check any broker at the North Carolina Real Estate Commission's free lookup: type the name, and it shows whether the license is active, the firm, and any public discipline. No entry usually means no license, and without one nobody may sell for you for pay. Do it also for someone a lender or website sent you.",
        es: 'Verifique a cualquier broker en el buscador gratuito de la Comisión de Bienes Raíces de Carolina del Norte: escriba el nombre y verá si la licencia está activa, la firma y sanciones públicas. Sin registro casi nunca hay licencia, y sin ella nadie puede venderle cobrando. Hágalo también si se lo mandó un prestamista o sitio web.',
      },
      'team-solo-local': {
        en: 'Size, billboards and years matter less than who does your work: ask how many homes like yours they sold nearby lately, who shows and negotiates, and how soon they answer. A newer agent under a good broker-in-charge can serve you well; so can a big team, if you know your person.',
        es: 'El tamaño, los anuncios y los años importan menos que quién hace su trabajo: pregunte cuántas casas como la suya vendieron cerca hace poco, quién muestra y negocia y qué tan pronto contestan. Un agente nuevo bien supervisado puede servir; un equipo grande también, si sabe quién le atiende.',
      },
      'red-flags': {
        en: 'Be wary of a price far above the evidence, pressure to sign on the spot, a long term with no way out, vague answers about the fee, and someone who will not name recent sales. A good one shows sources, puts things in writing and tells you what you would rather not hear.',
        es: 'Desconfíe de un precio muy por encima de la evidencia, presión para firmar ya, plazo largo sin salida, respuestas vagas sobre el pago y quien no menciona ventas recientes. Uno bueno muestra fuentes, lo pone por escrito y le dice lo que quizá no quiere oír.',
      },
      'broker-words': {
        en: 'In North Carolina everyone licensed to sell for others is a broker. A provisional broker is new, still taking the courses after the license, and works under a broker-in-charge, who answers for an office and is the person to write to when something goes wrong. The listing broker works for the seller. REALTOR is a membership with its own ethics code, not a license.',
        es: 'En Carolina del Norte todo el que tiene licencia para vender por otros es broker. Un provisional broker es nuevo, aún toma los cursos posteriores a la licencia y trabaja bajo un broker-in-charge, que responde por la oficina y es a quien se escribe si algo va mal. El listing broker trabaja para quien vende. REALTOR es una membresía con código de ética, no una licencia.',
      },
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
    aspects: {
      kinds: {
        en: 'Three kinds differ in who earns the fee. Exclusive right to sell: the firm is paid whoever finds the buyer. Exclusive agency: nothing is due if you alone find the buyer. Open: only the broker who brings the buyer is paid, and Canopy MLS does not take those. The first is the usual one.',
        es: 'Hay tres tipos según quién gana el pago. Derecho exclusivo de venta: la firma cobra lo halle quien lo halle. Agencia exclusiva: no se debe si usted solo halla al comprador. Abierto: cobra solo el broker que lo trae, y Canopy MLS no lo acepta. El primero es el usual.',
      },
      'own-buyer': {
        en: "Under the usual exclusive right to sell the fee is due even if you, a cousin or a coworker find the buyer. If you have someone in mind, name that person in the agreement as an exception, or ask for exclusive agency, before you sign; afterwards it takes the firm's written consent.",
        es: 'Con el derecho exclusivo usual se debe el pago aunque el comprador lo halle usted, un primo o un compañero. Si ya piensa en alguien, nómbrelo en el acuerdo como excepción, o pida agencia exclusiva, antes de firmar; después hace falta el consentimiento escrito de la firma.',
      },
      'must-be-written': {
        en: "A handshake is not enough: a listing in North Carolina must be written and signed from the start, with a definite end, the broker's license number, the fair-housing clause and any cost for ending early shown clearly. An electronic signature counts. Keep your own copy.",
        es: 'Un apretón de manos no basta: en Carolina del Norte el contrato de venta debe ser escrito y firmado desde el inicio, con fin definido, número de licencia del broker, cláusula de vivienda justa y el costo de terminar antes bien visible. La firma electrónica vale. Guarde su copia.',
      },
      'other-papers': {
        en: 'With the listing come the agency disclosure, the state property disclosure, the mineral, oil and gas statement, and the lead paint form for a home built before 1978. You answer them yourself, from what you know. Have the deed, loan numbers, HOA contact and any survey at hand.',
        es: 'Con el contrato vienen el aviso de agencia, la declaración estatal de la propiedad, la de minerales, petróleo y gas, y la de pintura con plomo si es anterior a 1978. Las contesta usted, según lo que sabe. Tenga a la mano escritura, préstamos, contacto de la HOA y plano.',
      },
      'what-to-check': {
        en: 'Check five points before you sign: the fee and when it is earned, the end date, what it costs to stop early, the days of protection after it ends, and what the firm must do for it. Terms can be changed until you sign; take it home, and ask an attorney about legal wording.',
        es: 'Revise cinco puntos antes de firmar: el pago y cuándo se gana, la fecha de fin, cuánto cuesta terminar antes, los días de protección después y qué debe hacer la firma. Se puede cambiar hasta que firme; lléveselo a casa y pregunte a un abogado por lo legal.',
      },
      'who-signs': {
        en: 'Every owner on the deed signs, and normally the spouse as well, even one who is not on it: without all signatures the listing and the sale can stall. If somebody cannot sign, is away or disagrees, tell the team first; an attorney says what is needed.',
        es: 'Firman todos los dueños de la escritura, y normalmente también el cónyuge aunque no aparezca: sin todas las firmas el contrato y la venta se pueden atorar. Si alguien no puede firmar, está lejos o no quiere, avise primero al equipo; un abogado dice qué hace falta.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: '21 NCAC 58A .0104; Form 101',
    topics: ['selling/listing-agreement-kinds-and-must-haves'],
  },
  {
    id: 'ending-a-listing',
    title: { en: 'Can I end my listing early?', es: '¿Puedo terminar mi contrato de venta antes?' },
    answer: {
      en: "Often yes: ask the firm's broker-in-charge in writing for another agent or a release; you never have to accept an offer. You may withdraw the broker's authority at any time, but leaving without a right to can cost what the agreement says. Length is negotiable, with no legal minimum, and a sale listing may not renew itself. An attorney reads it before you refuse to pay.",
      es: 'A menudo sí: pida por escrito al broker-in-charge otro agente o una liberación; nunca tiene que aceptar una oferta. Puede retirar la autorización cuando quiera, pero salir sin derecho puede costar lo que diga el contrato. El plazo se negocia, no hay mínimo legal y no puede renovarse solo. Que un abogado lo lea antes de negarse a pagar.',
    },
    aspects: {
      'what-it-costs': {
        en: 'It costs what your agreement says: look for an early-termination clause, which must stand out in it, such as a set fee or expenses. Ask whether the firm releases you for less. Whether the whole commission can be claimed depends on the wording, so have an attorney read it before you pay or refuse.',
        es: 'Cuesta lo que diga su acuerdo: busque la cláusula de terminación anticipada, que debe estar bien visible, como un cargo fijo o gastos. Pregunte si la firma lo libera por menos. Que puedan cobrar toda la comisión depende del texto; que un abogado lo lea antes de pagar o negarse.',
      },
      'must-i-sell': {
        en: 'A listing never forces you to accept an offer, not even one at full price. It can still mean that a fee is earned, if a buyer who is ready, willing and able offers what the listing asked for; read that clause and talk with the firm before you refuse such an offer.',
        es: 'El contrato de venta nunca le obliga a aceptar una oferta, ni a precio completo. Aun así puede ganarse el pago, si un comprador listo y capaz ofrece lo que pedía el listado; lea esa cláusula y hable con la firma antes de rechazar una oferta así.',
      },
      'cooling-off': {
        en: 'A listing has no general three-day right to cancel: once signed, it binds as written. Call the firm the same day all the same, before photos and marketing are paid for, and ask in writing for a release; it is easier to agree then. An attorney can say if an exception fits you.',
        es: 'Un contrato de venta no tiene un derecho general de cancelar en tres días: firmado, obliga como está escrito. Llame a la firma ese mismo día, antes de que se paguen fotos y publicidad, y pida por escrito que le liberen; entonces es más fácil que acepten. Un abogado dice si le aplica una excepción.',
      },
      pause: {
        en: 'You can ask to pause: the firm can take the home off the market for a time, over holidays, for an illness or a death, while the agreement keeps running. Normally nothing is owed for that alone, but yours decides. Have the pause and the day it ends confirmed in writing.',
        es: 'Puede pedir una pausa: la firma retira la casa del mercado por un tiempo, por fiestas, enfermedad o una muerte, mientras el acuerdo sigue vigente. Normalmente por eso solo no se debe nada, pero decide el suyo. Que le confirmen por escrito la pausa y hasta cuándo.',
      },
      'renews-itself': {
        en: 'A sale listing in North Carolina may not renew itself: it ends on the date written in it, without any notice from you. To go on, you sign again. If somebody says it rolled over, ask to see the page with your signature and the new date.',
        es: 'En Carolina del Norte un contrato de venta no puede renovarse solo: termina en la fecha escrita, sin que usted avise. Para seguir, firma otra vez. Si alguien dice que se renovó, pida ver la página con su firma y la nueva fecha.',
      },
      'whom-to-write': {
        en: "Write to the firm's broker-in-charge, by email or letter: name the address, the agreement's date, what you want, a release or another agent, and from when. The agreement is with the firm, so the agent alone cannot let you go. If they refuse, an attorney reads it; the end date always stands.",
        es: 'Escriba al broker-in-charge de la firma, por correo o carta: la dirección, la fecha del acuerdo, qué quiere, liberación u otro agente, y desde cuándo. El acuerdo es con la firma, así que el agente solo no puede soltarle. Si se niegan, un abogado lo lee; la fecha de fin siempre vale.',
      },
      'unhappy-with-agent': {
        en: 'Say it in writing to the agent and the broker-in-charge: what was promised, what has not been done, and by when you want it. Ask for another agent in the same firm, which costs nothing new, or for a release. Leaving without either can cost what the agreement says.',
        es: 'Dígalo por escrito al agente y al broker-in-charge: qué se prometió, qué no se ha hecho y para cuándo lo quiere. Pida otro agente de la misma firma, que no cuesta nada nuevo, o la liberación. Irse sin ninguna puede costar lo que diga el acuerdo.',
      },
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
      en: 'Perhaps: if the agreement has a protection period, you owe it when you sell to somebody introduced while it ran, usually named to you in writing. Buyer agreements can have one too. It often ends if you sign exclusively with another firm; the number of days is negotiable and may be zero. Ask the old firm for its list; if two firms claim, an attorney.',
      es: 'Quizá: si el acuerdo tiene un periodo de protección, se debe si vende a alguien presentado durante su vigencia, normalmente nombrado. El acuerdo de quien compra también puede tenerlo: por una casa que el broker le mostró. Suele desaparecer si firma en exclusiva con otra firma; los días se negocian y pueden ser cero. Pida la lista a la firma anterior y, si dos cobran, consulte a un abogado.',
    },
    aspects: {
      'new-listing-ends-it': {
        en: 'Often it ends once you list exclusively with another firm: the usual form says so, but yours decides, so read that line and ask the old firm for its list of names before you sign anew. Tell the new firm too; otherwise two fees could be claimed for one buyer.',
        es: 'Con frecuencia termina cuando lista en exclusiva con otra firma: el formulario usual lo dice, pero manda el suyo, así que lea esa línea y pida a la firma anterior su lista de nombres antes de firmar. Avise a la nueva; si no, podrían reclamar dos pagos por un comprador.',
      },
      'how-many-days': {
        en: "There is no set number of days: it is whatever was filled in, a month or half a year, and it may be zero. Bargain over it before you sign: fewer days, only names given in writing, nothing if you relist. Once signed, it changes only with the firm's agreement.",
        es: 'No hay un número fijo de días: es lo que se anotó, un mes o medio año, y puede ser cero. Negócielo antes de firmar: menos días, solo nombres dados por escrito, nada si vuelve a listar. Ya firmado, cambia solo si la firma acepta.',
      },
      'names-in-writing': {
        en: 'Usually only people named to you in writing count, by the deadline in the agreement, such as those who toured or made an offer. Ask the old firm for its list and the date it was sent; a name that came late or never is worth questioning, and an attorney can say if it holds.',
        es: 'Por lo general solo cuentan las personas que le nombraron por escrito dentro del plazo del acuerdo, como quienes visitaron u ofertaron. Pida a la firma anterior su lista y la fecha en que la mandó; un nombre tardío o ausente se puede discutir, y un abogado dice si vale.',
      },
      'visitor-came-back': {
        en: 'You may owe the old firm if that visitor first saw the home during the listing and buys within the protection days. Before you talk price, check three things: the days in your agreement, whether the name was given to you in writing, and whether you have relisted since. An attorney settles a dispute.',
        es: 'Quizá le deba a la firma anterior si ese visitante vio la casa durante el contrato y compra dentro de los días de protección. Antes de hablar de precio, vea tres cosas: los días, si le dieron el nombre por escrito y si volvió a listar. Un abogado resuelve la disputa.',
      },
      'own-buyer-later': {
        en: 'Somebody the firm never introduced is normally free of it: a protection clause covers people who came to the home while the listing ran. Check how yours defines “introduced” and whether a written list names that person; then have an attorney write the contract. You need not wait unless it says so.',
        es: 'Alguien que la firma nunca presentó normalmente queda fuera: la cláusula cubre a quienes llegaron a la casa durante el contrato. Vea cómo define “presentado” el suyo y si una lista lo nombra; luego que un abogado redacte el contrato. No tiene que esperar, salvo que lo diga.',
      },
      'two-firms-claim': {
        en: 'Pay neither in a hurry: send both firms the dates, the list of names and your agreements, and let the two brokers-in-charge sort it out. You could owe two fees if both agreements cover the buyer, so an attorney should read them before closing, where the money is paid out.',
        es: 'No pague a ninguna con prisa: mande a ambas las fechas, la lista de nombres y sus acuerdos, y que los dos brokers-in-charge lo resuelvan. Podría deber dos pagos si ambos acuerdos cubren al comprador, así que un abogado debe leerlos antes del cierre, donde se reparte el dinero.',
      },
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
    aspects: {
      negotiable: {
        en: 'The fee is negotiable with every firm, this one too: say what you expect, such as a home that needs little work or a sale and a purchase together, and ask what changes in price or service. What you agree goes into the agreement before you sign; I cannot grant a discount here.',
        es: 'El pago se negocia con toda firma, también con esta: diga qué espera, por ejemplo una casa que requiere poco trabajo o venta y compra juntas, y pregunte qué cambia en precio o servicio. Lo acordado va en el contrato antes de firmar; yo no puedo dar un descuento aquí.',
      },
      'standard-rate': {
        en: 'There is no standard rate, in Charlotte or anywhere: no law, board or MLS sets one, and firms may not agree on it among themselves. Percentages you hear are what somebody once agreed to. Ask two or three firms for their fee and what it includes, and compare the two together.',
        es: 'No hay tarifa estándar, ni en Charlotte ni en otro lugar: ninguna ley, junta o MLS la fija, y las firmas no pueden acordarla entre sí. Los porcentajes que oye son lo que alguien acordó. Pida a dos o tres firmas su pago y qué incluye, y compare las dos cosas.',
      },
      'when-due': {
        en: 'Normally it is paid at closing, out of the sale, so nothing is due when you sign or when you talk, and usually nothing if the home does not sell. The agreement decides: it may say a fee is earned by a full-price offer you refuse, or that costs are owed if you stop early. Ask before signing.',
        es: 'Normalmente se paga en el cierre, del dinero de la venta, así que nada se debe al firmar ni al hablar, y por lo general nada si no se vende. Decide el contrato: puede decir que se gana con una oferta a precio completo que usted rechaza, o cobrar gastos si para antes. Pregunte.',
      },
      'dollar-example': {
        en: 'In dollars each one percent is $5,000 on a $500,000 sale and $10,000 on a million; multiply by the percentage you agree on, or use the flat sum. I name no rate for the team. Ask for a net sheet: it shows fee, other costs and what you walk away with.',
        es: 'En dólares, cada uno por ciento son $5,000 en una venta de $500,000 y $10,000 en una de un millón; multiplíquelo por el porcentaje que acuerde, o use la suma fija. Yo no doy una tarifa del equipo. Pida una hoja de neto: muestra pago, otros gastos y lo que le queda.',
      },
      'what-for': {
        en: "The fee pays for the work and the risk: pricing from closed sales, photographs and marketing, the MLS, showings, offers, repairs, the dates to closing, and the firm's costs if it never sells. Cheaper firms often leave some of that to you. Ask each for its list of services in writing and compare.",
        es: 'El pago cubre el trabajo y el riesgo: precio según ventas cerradas, fotos y publicidad, MLS, visitas, ofertas, reparaciones, fechas hasta el cierre, y los gastos de la firma si no se vende. Las más baratas suelen dejarle parte a usted. Pida a cada una su lista de servicios por escrito.',
      },
      'upfront-or-cash': {
        en: "Normally nothing is paid in advance: the fee comes out of the closing and goes to the firm, not to the agent's own pocket, so cash or a personal transfer to an agent is a reason to stop and call the broker-in-charge. Some agreements name a retainer or photo costs; then it stands there in writing with a receipt. Agents are not tipped; a review or a thank-you is plenty.",
        es: 'Normalmente no se paga nada por adelantado: la tarifa sale del cierre y va a la firma, no al bolsillo del agente, así que efectivo o una transferencia personal es motivo para parar y llamar al broker-in-charge. Algunos acuerdos nombran un anticipo o fotos; entonces consta por escrito y con recibo. No se da propina; basta una reseña o las gracias.',
      },
    },
    links: ['call', 'contact', 'guideSelling'],
    source: 'NAR settlement 2024; NCREC',
    year: 2026,
    topics: ['selling/commission-amount', 'people/fees', 'commission'],
  },
  {
    id: 'flat-fee-listing',
    title: { en: 'How does a flat-fee MLS listing work?', es: '¿Cómo funciona un listado de tarifa fija?' },
    answer: {
      en: 'A limited-service listing puts the home in the MLS while you handle showings, negotiation and dates yourself; North Carolina allows it when the agreement lists the services. The broker still must deliver offers, tell known material facts and advertise accurately. Check upfront and cancellation fees, and use an attorney for contract questions.',
      es: 'Un listado de servicio limitado pone la casa en el MLS y usted se ocupa de visitas, negociación y fechas; Carolina del Norte lo permite si el contrato dice los servicios. El broker igual debe entregar ofertas, revelar hechos importantes y anunciar con exactitud. Revise los cargos y lleve sus dudas de contrato a un abogado.',
    },
    aspects: {
      'left-to-me': {
        en: "Left to you are the price, photographs, calls, showings, answering offers, negotiating repairs and every date to closing. Buyers' agents will call you, not the broker, and they work for their buyers. Plan who answers on weekdays, and have an attorney ready for the contract and the closing.",
        es: 'A usted le quedan el precio, fotos, llamadas, visitas, contestar ofertas, negociar reparaciones y cada fecha hasta el cierre. Los agentes de compradores le llamarán a usted, no al broker, y trabajan para ellos. Vea quién contesta entre semana, y tenga un abogado para contrato y cierre.',
      },
      'broker-still-owes': {
        en: "Even a limited-service broker is your agent and must hand you every offer promptly, tell known material facts, advertise truthfully and keep records. Beyond that, it owes only the services listed in the agreement. Neither this broker nor any other may write contract terms or give legal advice; that is an attorney's work.",
        es: 'Aun con servicio limitado el broker es su agente: debe entregarle pronto cada oferta, decir hechos importantes que conozca, anunciar con verdad y guardar registros. Fuera de eso solo debe los servicios que diga el acuerdo. Ni él ni otro broker puede redactar cláusulas ni dar consejo legal: eso es del abogado.',
      },
      'hidden-fees': {
        en: "Look for five charges in the small print: a percentage at closing, a cancellation fee, extra cost for photos or changes, a fee to extend, and whatever you offer the buyer's agent on top. Ask for the total in writing if it sells, and if it does not, before you pay anything up front.",
        es: 'Busque cinco cargos en la letra pequeña: un porcentaje en el cierre, cargo por cancelar, costo extra por fotos o cambios, cargo por extender, y lo que ofrezca al agente del comprador. Pida por escrito el total si se vende y si no, antes de pagar por adelantado.',
      },
      'is-it-worth-it': {
        en: 'It suits you if you can price from sold homes, answer at once, show on short notice and hold your ground in a negotiation; then you save part of the listing fee. It tends to cost more than it saves if price, condition or time are difficult. Compare your net both ways.',
        es: 'Le conviene si puede fijar precio con casas vendidas, contestar de inmediato, mostrar con poco aviso y sostenerse al negociar; así ahorra parte del pago. Suele costar más de lo que ahorra si el precio, el estado o el tiempo son difíciles. Compare su neto de las dos formas.',
      },
      'do-you-offer': {
        en: 'Whether the team takes limited-service or flat-fee listings is not in my records; fees and services are negotiable, so ask the team. Say what you would do yourself, such as the showings, and what you want done, and they tell you what they can agree to in writing.',
        es: 'Si el equipo toma listados de servicio limitado o tarifa fija no está en mis registros; pagos y servicios se negocian, así que pregunte al equipo. Diga qué haría usted, como las visitas, y qué quiere que hagan, y le dicen qué pueden acordar por escrito.',
      },
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 93A-6; 21 NCAC 58A .0105, .0106',
    topics: ['selling/limited-service-and-flat-fee-listing'],
  },
  {
    id: 'for-sale-by-owner',
    title: { en: 'Can I sell without an agent?', es: '¿Puedo vender sin agente (FSBO)?' },
    answer: {
      en: "Yes: you may sell without an agent, and the same rules bind you, the property disclosure, the mineral statement, lead paint before 1978, and fair housing in your advertising. A buyer's agent works against your price, so keep your lowest number private. Check the buyer's funds, never hold the earnest money yourself, and have an attorney write the contract and close.",
      es: 'Sí: puede vender sin agente, y valen las mismas reglas, la declaración de la propiedad, la de minerales, plomo si es anterior a 1978 y vivienda justa en los anuncios. El agente del comprador trabaja contra su precio: no diga su mínimo. Verifique los fondos, no guarde usted el depósito y deje el contrato y el cierre a un abogado.',
    },
    aspects: {
      papers: {
        en: 'Four papers are yours: the state property disclosure and the mineral, oil and gas statement, both to the buyer no later than the offer; the lead paint form for a home built before 1978; and a written, signed contract. Have the deed, loan payoff and any HOA papers ready. An attorney prepares the contract and deed.',
        es: 'Le tocan cuatro papeles: la declaración estatal de la propiedad y la de minerales, petróleo y gas, ambas a más tardar con la oferta; el formulario de plomo si es anterior a 1978; y un contrato escrito y firmado. Tenga escritura, saldo del préstamo y papeles de la HOA. El abogado hace contrato y escritura.',
      },
      'who-writes-contract': {
        en: 'An attorney writes it: the usual North Carolina contract form belongs to agents and lawyers, and a napkin or an internet form leaves out what matters here, such as the due diligence period. One attorney can draft the contract, prepare the deed and run the closing; ask whom that attorney represents.',
        es: 'Lo redacta un abogado: el formulario usual de Carolina del Norte es de agentes y abogados, y uno de internet omite lo importante aquí, como el periodo de due diligence. Un abogado puede hacer contrato, escritura y cierre; pregunte a quién representa.',
      },
      'buyers-agent-calls': {
        en: "Talk facts, not your limits: a buyer's agent works for the buyer and must pass on what helps, so keep your lowest price and your reasons to yourself. You need not pay that agent; if you agree to, put the amount in writing before the showing, and it lowers your net.",
        es: 'Hable de hechos, no de sus límites: el agente del comprador trabaja para él y debe contarle lo que sirva, así que guárdese su precio mínimo y sus motivos. No está obligado a pagarle; si acepta, ponga la cantidad por escrito antes de la visita, y eso baja su neto.',
      },
      'have-a-buyer': {
        en: 'With a buyer in hand you may skip agents on both sides: agree on price, deposits and dates, then have an attorney write the contract before anything is paid or moved. The disclosures are due all the same. Check the price against sold homes first, and ask for proof that your buyer can pay.',
        es: 'Con el comprador en mano pueden prescindir de agentes: acuerden precio, depósitos y fechas, y que un abogado redacte el contrato antes de pagar o mudar nada. Las declaraciones se deben igual. Antes compare el precio con casas vendidas y pida prueba de que puede pagar.',
      },
      advertising: {
        en: 'You may put up your own sign and advertise online, where truth and fair housing rules bind you: describe the house, not who should live in it, and no word on race, color, religion, sex, national origin, children or disability. Check HOA and town rules on signs, and screen who comes inside.',
        es: 'Puede poner su letrero y anunciar en internet, con verdad y según la ley de vivienda justa: describa la casa, no quién debe vivir ahí, y nada de raza, color, religión, sexo, origen, niños o discapacidad. Vea reglas de la HOA y la ciudad sobre letreros, y a quién deja entrar.',
      },
      'money-and-buyer': {
        en: "Never hold the buyer's earnest money yourself: name an attorney or another escrow agent in the contract. Before you take the home off the market ask for a lender's letter or proof of cash, and call the lender yourself with the buyer's leave. The due diligence fee, by contrast, is paid straight to you.",
        es: 'Nunca guarde usted el earnest money: nombre en el contrato a un abogado u otro agente de depósito. Antes de retirar la casa pida carta del prestamista o prueba de efectivo, y llame usted al prestamista con permiso del comprador. La cuota de due diligence, en cambio, sí se le paga a usted.',
      },
      'is-it-wise': {
        en: 'You save the listing fee, and take over pricing, marketing, screening and dates; whether you end up ahead depends on the price you get. Studies comparing the two are not like for like. What goes wrong most: a wrong price, a buyer who cannot pay, a missing disclosure, a missed deadline.',
        es: 'Se ahorra el pago del listado y asume precio, publicidad, filtro y fechas; si sale ganando depende del precio que logre. Los estudios que comparan no son equivalentes. Lo que más falla: precio equivocado, comprador que no puede pagar, declaración faltante, fecha vencida.',
      },
      'what-it-is': {
        en: "FSBO means “for sale by owner”: the owner sells without a listing agent and does the pricing, photos, showings and negotiating alone. The state disclosure forms and the attorney's closing stay the same, and a buyer may still come with an agent who asks to be paid. As a buyer you deal with the owner directly, so have someone on your side.",
        es: 'FSBO quiere decir “for sale by owner”: el dueño vende sin agente y se encarga solo del precio, fotos, visitas y trato. Los formularios del estado y el cierre con abogado siguen igual, y el comprador puede llegar con un agente que pida pago. Quien compra trata directo con el dueño, así que conviene tener a alguien de su lado.',
      },
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
    aspects: {
      'how-much-less': {
        en: "Expect less than the market: investors need room for repairs, holding and profit, and national instant buyers pay nearer to market but charge a service fee and repair deductions. No fixed share holds for every home. Get a broker's price range from sold homes first, then you see what the speed costs you.",
        es: 'Espere menos que el mercado: los inversionistas necesitan margen para reparar, sostener y ganar, y los compradores instantáneos pagan más cerca pero cobran servicio y descuentan reparaciones. No hay un porcentaje fijo. Pida antes un rango de precio con casas vendidas, y verá cuánto le cuesta la rapidez.',
      },
      deductions: {
        en: 'The first number is rarely what you get: a service fee comes off, then closing costs, and after the visit often repair deductions, which you may dispute or refuse. Until you have signed you can walk away; after that the contract says whether you may. Ask for an itemized net in writing.',
        es: 'La primera cifra rara vez es la que recibe: se resta un cargo por servicio, gastos de cierre y, tras la visita, a menudo reparaciones, que puede discutir o rechazar. Antes de firmar puede irse; después lo dice el contrato. Pida por escrito el neto desglosado.',
      },
      'before-signing': {
        en: 'Ask four things before you sign: proof of funds for the whole price, a real due diligence fee paid to you, whether the contract may be assigned to somebody else, and who pays closing costs. Look up the firm and its reviews, and let an attorney read the contract; theirs is not the standard form.',
        es: 'Pida cuatro cosas antes de firmar: prueba de fondos por todo el precio, una cuota de due diligence real, si el contrato se puede ceder a otro y quién paga el cierre. Busque la firma y sus reseñas, y que un abogado lea el contrato; no es el formulario estándar.',
      },
      compare: {
        en: 'Put two columns side by side. Company: price, minus service fee, repairs, closing costs. Listing: likely sale price, minus agent fees, repairs, closing costs, and the mortgage, tax and upkeep for the weeks it takes. The difference is what speed and certainty cost you; the team can fill in the second.',
        es: 'Haga dos columnas. Empresa: precio, menos servicio, reparaciones y gastos de cierre. Venta normal: precio probable, menos agentes, reparaciones, cierre, y la hipoteca, impuesto y mantenimiento de esas semanas. La diferencia es lo que cuesta la rapidez; el equipo puede llenar la segunda.',
      },
      'when-it-fits': {
        en: 'It fits when time, privacy or condition weigh more than price: a job that starts soon, a full or damaged house, pets, illness, a divorce. Closing can follow in about two weeks. Selling as is on the open market is a third way: no repairs promised, and still several buyers who compete.',
        es: 'Conviene cuando el tiempo, la privacidad o el estado pesan más que el precio: un empleo que empieza, casa llena o dañada, mascotas, enfermedad, divorcio. Puede cerrar en unas dos semanas. Vender tal cual en el mercado es una tercera vía: sin reparar, y con varios compradores compitiendo.',
      },
      'what-it-is': {
        en: 'An iBuyer or cash-offer company buys houses itself, mostly from an online form: it names a price in days, takes off a fee and repairs after a look, and closes when you want, without showings. You trade part of the price for speed. It is not your agent; compare its net, and who the buyer really is, with a listed sale.',
        es: 'Un iBuyer o compañía de oferta en efectivo compra casas por su cuenta, casi siempre desde un formulario: da precio en días, descuenta una tarifa y reparaciones tras una visita y cierra cuando usted quiera, sin visitas. Usted cambia parte del precio por rapidez. No es su agente; compare lo que le deja, y quién compra de verdad, con una venta anunciada.',
      },
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
      en: "Usually it is a mass mailing, and often from a wholesaler, who contracts low and sells the contract on; marketing another person's home for pay generally needs a broker license here. Watch for “and/or assigns”, a long due diligence period with a tiny deposit, or a recorded memorandum. If you already signed, see an attorney; complaints go to NCREC or the Attorney General.",
      es: 'Por lo general es un envío masivo, y a menudo de un wholesaler, que contrata barato y revende el contrato; anunciar por pago la casa de otro generalmente exige aquí licencia de broker. Cuidado con “and/or assigns”, un due diligence largo con depósito mínimo o un memorando registrado. Si ya firmó, vea a un abogado; las quejas van a la NCREC o al Fiscal General.',
    },
    aspects: {
      'want-out': {
        en: 'Take the contract to a North Carolina attorney today, before you sign anything more or tell the buyer you are out: the attorney sees whether deposit, dates or assignment give you a way to end it. Until then let nobody in beyond what it says, keep every text, and do not sign an extension.',
        es: 'Lleve hoy el contrato a un abogado de Carolina del Norte, antes de firmar más o decirle al comprador que se retira: él ve si el depósito, las fechas o la cesión le dan salida. Mientras, no deje entrar a nadie más de lo que diga, guarde los mensajes y no firme prórrogas.',
      },
      assigns: {
        en: "“And/or assigns” lets the buyer hand your contract to somebody else, whom you have not chosen, often for a profit you never see. Strike it out, or require your written consent, before signing; ask for proof of funds in the signer's own name. Once signed, an attorney says if a swap is allowed.",
        es: '“And/or assigns” permite al comprador pasar su contrato a otro que usted no eligió, a menudo con una ganancia que no ve. Táchelo o exija su consentimiento por escrito antes de firmar; pida prueba de fondos a nombre de quien firma. Ya firmado, un abogado dice si el cambio vale.',
      },
      'marketing-my-home': {
        en: "A buyer who advertises your home or brings strangers is most likely selling the contract, not buying. You are still the owner; read whether the contract allows showings and assignment, and ask in writing that the ads come down. Marketing another's property for pay generally needs a broker license; see an attorney.",
        es: 'Un comprador que anuncia su casa o trae desconocidos probablemente vende el contrato, no compra. Usted sigue siendo dueño; vea si el contrato permite visitas y cesión, y pida por escrito que quite los anuncios. Anunciar propiedad ajena por pago generalmente exige licencia; vea a un abogado.',
      },
      memorandum: {
        en: 'A recorded memorandum tells the world that somebody claims a contract on your home, and a sale to anyone else usually stalls until it is released. Have an attorney look at the contract behind it and demand a release, or ask a court to clear it. Do not pay for its removal before that.',
        es: 'Un memorando registrado avisa que alguien alega tener contrato sobre su casa, y venderla a otro suele atorarse hasta que se libere. Que un abogado revise el contrato y exija la liberación, o pida a un juez quitarlo. No pague por su retiro antes de eso.',
      },
      'stop-contacts': {
        en: 'You need not answer: such letters and texts are mass mailings built from public owner records, and the sender rarely knows your house. Block and report the number, write “remove me” once, and give no price, code or Social Security number. Ownership records stay public, so some will keep coming.',
        es: 'No tiene que responder: esas cartas y textos son envíos masivos hechos con registros públicos de dueños, y quien los manda rara vez conoce su casa. Bloquee y reporte el número, escriba una vez “remove me”, y no dé precio, códigos ni Seguro Social. Los registros siguen siendo públicos.',
      },
      'legal-and-report': {
        en: 'Buying low and selling the contract is not banned as such, but marketing a home one does not own, for pay, generally needs a North Carolina broker license. Report it to the Real Estate Commission, or the Attorney General for deceit, with the contract, ads and messages. For your own contract see an attorney.',
        es: 'Comprar barato y vender el contrato no está prohibido en sí, pero anunciar por pago una casa ajena generalmente exige licencia de broker. Repórtelo a la Comisión de Bienes Raíces, o al Fiscal General si hay engaño, con contrato, anuncios y mensajes. Por su propio contrato, vea a un abogado.',
      },
      'what-it-is': {
        en: 'A wholesaler signs a contract to buy your house at a low price and then sells that contract to an investor, keeping the difference, often without the money to buy it. It is not banned as such, but marketing a home one does not own for pay generally needs a broker license here. Look for “and/or assigns” before you sign.',
        es: 'Un wholesaler firma un contrato para comprar su casa barata y luego vende ese contrato a un inversionista y se queda la diferencia; a menudo no tiene dinero para comprarla. No está prohibido en sí, pero anunciar por paga una casa ajena suele exigir licencia de agente aquí. Antes de firmar busque “and/or assigns”.',
      },
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
    aspects: {
      'fee-claimed': {
        en: 'Do not pay before an attorney has read it: a long-term agreement that runs with the land, can be passed on without your consent, or puts a lien on the home is void under the 2023 law, and older ones have been attacked in court too. A demand letter is not a judgment; keep it and answer through the attorney.',
        es: 'No pague antes de que un abogado lo lea: un acuerdo largo que sigue a la tierra, se puede ceder sin su consentimiento o crea un gravamen es nulo según la ley de 2023, y los anteriores también se han atacado en tribunales. Una carta de cobro no es una sentencia; guárdela y conteste por el abogado.',
      },
      'clear-the-title': {
        en: 'An attorney can have the recorded paper released or declared void; give it to the closing attorney as soon as it shows, since such a memorandum can hold up a sale or refinance until it is cleared. Send the agreement, the check stub and any letters. The Attorney General also takes complaints.',
        es: 'Un abogado puede lograr que se libere o declare nulo lo registrado; entréguelo al abogado de cierre en cuanto aparezca, porque un memorando así puede frenar la venta o el refinanciamiento hasta que se quite. Mande el acuerdo, el talón del cheque y las cartas. El Fiscal General también recibe quejas.',
      },
      'parent-signed': {
        en: 'Whether heirs are bound is for an attorney to say: since August 2023 an agreement meant to run with the land, to be passed on without consent or to create a lien is void, and older ones are looked at case by case. Show it to the estate attorney before you list, with any recorded memorandum, and send the firm no money meanwhile.',
        es: 'Si los herederos quedan obligados lo dice un abogado: desde agosto de 2023 es nulo el acuerdo hecho para seguir a la tierra, cederse sin consentimiento o crear un gravamen, y los anteriores se ven caso por caso. Muéstrelo al abogado de la sucesión antes de listar, con cualquier memorando registrado, y no mande dinero entretanto.',
      },
      'getting-out': {
        en: 'Start with an attorney, who tests the agreement against the 2023 law and writes to the firm; that may spare you waiting for its end. Offer no payment and sign no “termination” until that is done. Whether the money you got must be given back is for the attorney to say.',
        es: 'Empiece con un abogado, que compara el acuerdo con la ley de 2023 y escribe a la firma; así quizá no tenga que esperar a que venza. No ofrezca pago ni firme una “terminación” antes de eso. Si debe devolver el dinero que recibió, lo dice el abogado.',
      },
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
    aspects: {
      'money-back': {
        en: "The state Commission cannot get you money back: for that you need an agreement with the firm, a court, or an attorney, and small claims for smaller sums. If a broker took deposit or trust money, tell the broker-in-charge, the Commission and the police; the state's recovery fund pays only certain court judgments.",
        es: 'La Comisión estatal no puede devolverle dinero: para eso hace falta un acuerdo con la firma, un tribunal o un abogado, y small claims para sumas menores. Si un broker tomó un depósito, avise al broker-in-charge, a la Comisión y a la policía; el fondo estatal paga solo ciertas sentencias.',
      },
      'what-happens': {
        en: 'The Commission looks into it and may reprimand, suspend or revoke the license; that can take months. Your complaint becomes a public record, the broker gets a copy, it cannot be withdrawn, and you may be called as a witness. It does not end your contract or decide fees. Tell what happened in order, with dates and papers.',
        es: 'La Comisión lo revisa y puede amonestar, suspender o revocar la licencia; puede tardar meses. Su queja queda como registro público, el broker recibe copia, no se puede retirar y quizá le llamen como testigo. No termina su contrato ni decide pagos. Cuente los hechos en orden, con fechas y papeles.',
      },
      'broker-in-charge': {
        en: 'Begin with the broker-in-charge, who supervises every agent of the firm: write an email with dates, what was done wrong and what you want, such as another agent, a correction or a release. Give a week to answer. If nothing comes, go to the Commission and, for Realtors, their association.',
        es: 'Empiece con el broker-in-charge, que supervisa a todos los agentes de la firma: escriba un correo con fechas, qué se hizo mal y qué quiere, como otro agente, una corrección o la liberación. Dé una semana. Si no contestan, acuda a la Comisión y, si es Realtor, a su asociación.',
      },
      'ethics-board': {
        en: 'The local Realtor association hears ethics complaints against its members, generally within 180 days, and offers mediation; it can reprimand or fine, not pay you. It covers Realtors only, by their code. The Real Estate Commission covers every license holder, by state law; you may use both.',
        es: 'La asociación local de Realtors recibe quejas de ética contra sus miembros, generalmente dentro de 180 días, y ofrece mediación; puede amonestar o multar, no pagarle. Cubre solo a Realtors, por su código. La Comisión cubre a todo licenciado, por ley estatal; puede usar ambas.',
      },
      unlicensed: {
        en: 'Report it to the North Carolina Real Estate Commission: selling or renting for others for pay without a license is not allowed, and anybody may file. First look up the name there, since some work under a firm name. Pay nothing more and sign nothing; if money is gone, tell the police as well.',
        es: 'Repórtelo a la Comisión de Bienes Raíces de Carolina del Norte: vender o rentar por otros cobrando sin licencia no está permitido, y cualquiera puede denunciar. Antes busque el nombre ahí. No pague ni firme más; si ya hubo dinero, avise también a la policía.',
      },
      'hid-something': {
        en: "Report it to the North Carolina Real Estate Commission, also if it was the other side's broker: hiding a known defect, false ads, giving your secrets away or an offer never delivered all break its rules. Keep the emails and papers. For repair costs or lost money see an attorney soon; the Commission cannot order payment.",
        es: 'Repórtelo a la Comisión de Bienes Raíces de Carolina del Norte, aunque sea el broker de la otra parte: ocultar un defecto conocido, anunciar con falsedad, revelar sus secretos o no entregar una oferta violan sus reglas. Guarde correos y papeles. Por reparaciones o dinero perdido, vea pronto a un abogado; la Comisión no ordena pagos.',
      },
      'wont-give-copies': {
        en: "You have a right to copies: a North Carolina broker must give you what you signed, agreement, offer or contract, within three days. Ask the agent in writing with a date, then the firm's broker-in-charge; an e-signing service usually keeps the papers in your account as well. If nothing comes, the Real Estate Commission takes the complaint.",
        es: 'Tiene derecho a copias: un agente de Carolina del Norte debe darle lo que firmó, acuerdo, oferta o contrato, dentro de tres días. Pídalo por escrito con fecha al agente y luego al broker-in-charge de la firma; el servicio de firma electrónica suele guardar los papeles en su cuenta. Si no llegan, la Comisión de Bienes Raíces recibe la queja.',
      },
      'agents-mistake': {
        en: 'Act on the deadline first: call the broker-in-charge and an attorney the same day, since a notice or a signed extension may still be possible. Then write down dates and messages and ask the firm in writing what it will do; firms often carry insurance for such mistakes, and an attorney says whether you have a claim. The Real Estate Commission can discipline, not repay you.',
        es: 'Primero el plazo: llame ese mismo día al broker-in-charge y a un abogado, porque quizá aún quepa un aviso o una prórroga firmada. Luego anote fechas y mensajes y pregunte a la firma por escrito qué hará; muchas tienen seguro para errores así, y un abogado dice si puede reclamar. La Comisión de Bienes Raíces puede sancionar, no pagarle.',
      },
    },
    links: ['contact', 'call'],
    source: 'G.S. 93A-6; NCREC; 21 NCAC 58A .0106',
    topics: ['selling/complaint-about-an-agent'],
  },
  {
    id: 'listed-before',
    title: { en: 'My listing expired: what now?', es: 'Mi listado venció: ¿y ahora?' },
    answer: {
      en: 'Expired, or released in writing, you are free to list with whom you like; merely off the market, the old agreement still binds you. Before signing again ask the old firm for its protection list, and look for the reason: price against closed sales, photos, access, condition. In Canopy MLS, days on market start anew, but the cumulative count runs on if you relist within 45 days.',
      es: 'Vencido, o liberado por escrito, usted puede listar con quien quiera; si solo está fuera del mercado, el contrato sigue. Antes de firmar pida la lista de protección a la firma anterior y busque la causa: precio frente a ventas cerradas, fotos, acceso, estado. En Canopy MLS los días en el mercado empiezan de cero, pero la cuenta acumulada sigue si vuelve a publicar dentro de 45 días.',
    },
    aspects: {
      'still-bound': {
        en: 'Until the end date has passed or you hold a written release, the old agreement still binds you, even if the home is off the market or the agent was dismissed by phone. Expired means over, temporarily off the market means still signed, and “withdrawn” alone proves nothing. Look at the date, or ask the firm for a release in writing.',
        es: 'Mientras no pase la fecha de fin o tenga una liberación escrita, el contrato anterior le obliga, aunque la casa esté fuera del mercado o haya despedido al agente por teléfono. Expired es terminado, temporalmente fuera es aún firmado, y “withdrawn” por sí solo no prueba nada. Vea la fecha, o pida la liberación por escrito.',
      },
      'why-not-sold': {
        en: 'Look at what the showings say: many visits and no offers point to price or condition, few visits to price, photos or access. Compare with closed sales of the last months, not with what you hoped for, and change the real cause before you relist; a new agent alone changes little.',
        es: 'Vea qué dicen las visitas: muchas sin ofertas apuntan a precio o estado; pocas, a precio, fotos o acceso. Compare con ventas cerradas de los últimos meses, no con lo que esperaba, y cambie la causa real antes de volver a listar; otro agente por sí solo cambia poco.',
      },
      'agents-calling': {
        en: 'They call because an expired listing shows in the MLS, and you owe none of them an answer. Tell each once to stop, put the number on the Do Not Call registry, and take your time. While you are still signed, a Realtor should not solicit you; afterwards you choose, and check the license first.',
        es: 'Llaman porque un listado vencido aparece en el MLS, y no le debe respuesta a ninguno. Dígales una vez que paren, anote su número en el registro Do Not Call y tómese su tiempo. Mientras siga firmado, un Realtor no debe solicitarle; después usted elige, y verifique la licencia.',
      },
      'when-to-relist': {
        en: 'Once you are free you may relist the next day; there is no waiting time. In Canopy MLS the day count starts anew with a new listing, but the cumulative count goes on if fewer than 45 days lie between, and buyers see the history. So use a break for repairs, photos and price, not for hiding days.',
        es: 'Una vez libre puede volver a listar al día siguiente; no hay espera. En Canopy MLS la cuenta de días empieza de nuevo, pero la acumulada sigue si pasan menos de 45 días, y los compradores ven el historial. Use la pausa para reparar, fotos y precio, no para esconder días.',
      },
      'with-this-team': {
        en: "The team can look at the home once the old agreement has ended or you hold a release, and tell you what they would do differently. Bring the old listing, the showing feedback and the former firm's protection list. A sale or a price is never promised.",
        es: 'El equipo puede ver la casa cuando el contrato anterior haya terminado o tenga la liberación, y decirle qué haría distinto. Traiga el listado viejo, los comentarios de las visitas y la lista de protección de la firma anterior. No se promete venta ni precio.',
      },
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
    aspects: {
      'how-many': {
        en: 'Two or three is a good number, and it is no bad manners: agents expect to be compared, and you owe none of them a decision on the spot. See them within a few days, tell each that you are talking to others, and do not sign with one before you have seen the last.',
        es: 'Dos o tres es buen número, y no es mala educación: los agentes esperan que los comparen, y no le debe a ninguno una decisión inmediata. Véalos en pocos días, diga a cada uno que habla con otros, y no firme con uno antes de ver al último.',
      },
      'how-they-work': {
        en: 'Ask for it in writing: who takes the photographs, shows the home, answers at night and negotiates; how often you hear from them, and by which means; where and how the home is advertised, week by week. Then ask for two recent clients. Vague answers to “who does it?” are the ones to press on.',
        es: 'Pídalo por escrito: quién toma fotos, muestra la casa, contesta de noche y negocia; cada cuánto y cómo le informan; dónde y cómo se anuncia, semana por semana. Luego pida dos clientes recientes. Insista donde la respuesta a “¿quién lo hace?” sea vaga.',
      },
      'why-this-team': {
        en: `Judge it yourself: ${claim('years')} years, ${claim('homes')} homes and ${claim('transactions')} closed, team totals ${AS_OF}; the reviews are on Google; and the people who list a home are also at the closing table. Others may suit you better, so ask ${agent.firstName} the same questions as anybody: ${agent.phone}.`,
        es: `Júzguelo usted: ${claim('years')} años, ${claim('homes')} casas y ${claim('transactions')} en ventas cerradas, totales del equipo ${AS_OF_ES}; las reseñas están en Google; y quienes ponen una casa en venta están también en el cierre. Otros pueden convenirle más: haga a ${agent.firstName} las mismas preguntas que a los demás: ${agent.phone}.`,
      },
      'interview-avery': {
        en: 'Gladly: {agent.firstName} answers the same questions as anyone, at the office, at your home or by phone, and you sign nothing for it. Call or text {agent.phone}, or give two times here and how to reach you. Keep your lowest or top price to yourself until you have hired somebody.',
        es: 'Con gusto: {agent.firstName} contesta las mismas preguntas que cualquiera, en la oficina, en su casa o por teléfono, y usted no firma nada por eso. Llame o mande mensaje a {agent.phone}, o deje aquí dos horarios y cómo contactarle. Guárdese su precio mínimo o máximo hasta contratar.',
      },
      'signed-elsewhere': {
        en: 'Signed with another firm, you get advice on your deal from that agent; I may give general information, and the team cannot step in. If you doubt what you hear, ask your agent for the evidence, then the broker-in-charge, or pay an attorney for a second look at papers.',
        es: 'Si ya firmó con otra firma, los consejos sobre su trato vienen de ese agente; yo doy información general, y el equipo no puede intervenir. Si duda de lo que oye, pida la evidencia a su agente, luego al broker-in-charge, o pague a un abogado por revisar papeles.',
      },
      'as-a-buyer': {
        side: 'buyer',
        en: 'As a buyer ask: how many buyers did you help lately and where; who shows homes and how fast; how do you judge a price before an offer; what is your fee and who may pay it; how long does the agreement bind me; do you also list homes I might want? Same questions to each.',
        es: 'Como comprador pregunte: a cuántos compradores ayudó hace poco y dónde; quién muestra casas y qué tan rápido; cómo juzga un precio antes de ofertar; cuánto cobra y quién puede pagarlo; cuánto dura el acuerdo; si también vende casas que me interesen. Lo mismo a cada uno.',
      },
    },
    links: ['about', 'reviews', 'call'],
    source: 'NCREC',
    year: 2026,
    topics: ['people/interviewing-agents-or-having-one-already'],
  },
];
