import type { Topic } from '#domain/chat/understand/topic.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** Terms an offer may hold, and what they mean for the money. */
export const termsTopics: Topic[] = [
  {
    id: 'writing-an-offer',
    say: [
      '(make|makes|making|put|write|writing|submit|send|prepare) .. (an?|my|our|the|your) offer',
      'how (do|does) (an |the )?offers? work',
      'how (is|are) (an )?offers? (made|written)',
      'what (is|goes|belongs|should be) (in|into) (an?|my|our|the) offer',
      'offer to purchase',
      'form 2 ?t',
      'standard (contract|offer|form)',
      '{what} (the )?(standard )?purchase (contract|agreement)',
      '(hacer|hago|presentar|como) .. oferta',
    ],
    first: true,
    answer: {
      en: `Most offers are written on the standard Offer to Purchase and Contract, Form 2-T. These lines decide most: the price and anything the seller is asked to pay, the due diligence fee and the date its period ends, the earnest money, the settlement date, and what stays in the house. The seller may accept, refuse or counter; until a contract is signed and its acceptance communicated, nothing is agreed. A written buyer agreement comes no later than the offer. ${LAW}`,
      es: `Casi todas las ofertas se escriben en el contrato estándar, Form 2-T. Deciden el precio, la cuota de due diligence y la fecha en que termina su periodo, el depósito (earnest money), la fecha de cierre y lo que se queda en la casa. Quien vende puede aceptar, rechazar o contraofertar; hasta que el contrato se firme y se comunique, nada está acordado. ${LAW_ES}`,
    },
    links: ['guideBuying'],
    offer: 'buying',
  },
  {
    id: 'escalation-clause',
    say: [
      'escalat\\w+( (clause|addendum|provision))?',
      'escalation (clause|addendum|provision|offer)s?',
      '(raise|increase|beat) (my|our|the) (offer|bid) automatically',
      'clausula de (escalada|escalamiento|escalacion)',
    ],
    first: true,
    answer: {
      en: `An escalation clause raises an offer by set steps above a rival offer, up to a limit. North Carolina's standard contract has no blank for one and a broker may not draft it, so an attorney would; and it shows the seller how high the buyer would go. ${LAW}`,
      es: `Una cláusula de escalada (escalation clause) sube una oferta por pasos sobre otra oferta, hasta un límite. El contrato estándar de Carolina del Norte no trae un espacio para ella y un broker no puede redactarla: la escribe un abogado. También muestra a quien vende hasta dónde llegaría quien compra. ${LAW_ES}`,
    },
    links: ['guideBuying'],
    offer: 'buying',
  },
  {
    id: 'deposit-amounts',
    say: [
      '{amount} & due dil\\w+ (fee|money|deposit)',
      '{amount} & earnest (money|deposit)',
      '(cuanto|monto|cantidad|normal) & (due dil\\w+|earnest|cuota|deposito)',
    ],
    first: true,
    answer: {
      en: `No law or form sets the due diligence fee or the earnest money: both are negotiated, they differ from house to house, and my records hold no usual amount. A larger due diligence fee makes an offer stronger and a mistake dearer, since it goes to the seller; earnest money goes into escrow. Never offer a fee you could not stand to lose. ${LAW}`,
      es: `Ninguna ley fija la cuota de due diligence ni el depósito (earnest money): ambos se negocian, cambian de casa en casa y mis registros no tienen un monto usual. Una cuota más alta hace más fuerte la oferta y más caro un error, porque va a quien vende; el depósito va a escrow. ${LAW_ES}`,
    },
    links: ['guideBuying'],
    offer: 'buying',
  },
  {
    id: 'who-pays-what',
    say: [
      'closing costs? & negotia(ble|te|ted)',
      '(who|which side) (pays?|covers?|owes?|is responsible) .. (closing|cost|costs|attorney|lawyer|survey|inspection|appraisal|title|transfer|stamps|taxes)',
      '(buyer|seller)s? (or|and) (the )?(buyer|seller)s? pay\\w*',
      'pay\\w* .. (buyer|seller)s? or (the )?(buyer|seller)s?',
      'sellers? .. (pay|help|contribut\\w+|cover|credit) .. (my|our|the|some)? ?(buyers?)? ?closing costs?',
      'sellers? .. (pay|help|contribut\\w+|cover|credit) .. (my|our|the|buyers?|some)? ?(closing|costs?)',
      '(do|must|should|will|can) (i|we|the seller|sellers) .. (pay|cover) .. buyers? .. (closing|costs?)',
      '(tax|taxes|dues) & (split|prorated?|divided|shared)',
      '(seller|closing cost|closing) (concession|credit|contribution)s?',
      'concessions?',
      '^(and )?(what about )?the buyer .. costs',
      'quien paga .. (cierre|abogado|gastos|costos|impuestos?|inspeccion|avaluo)',
    ],
    first: true,
    answer: {
      en: `Each side has its own closing costs. A buyer usually pays for the loan and its appraisal, the inspections, the survey, the closing attorney and title insurance; a seller for the payoff of the mortgage, the excise tax on the deed, the deed's preparation and the broker compensation agreed in writing. Property tax is prorated. A seller may pay part of the buyer's costs, a concession, where the contract says so and the lender allows it: it is negotiable. ${LAW}`,
      es: `Cada parte tiene sus gastos de cierre. Quien compra suele pagar el préstamo y su avalúo, las inspecciones, el levantamiento, el abogado de cierre y el seguro de título; quien vende, el saldo de su hipoteca, el impuesto sobre la escritura, la escritura y la compensación pactada con su broker. El impuesto predial se reparte. Quien vende puede pagar una parte de los gastos de quien compra si el contrato lo dice: es negociable. ${LAW_ES}`,
    },
    links: ['guideBuying', 'guideSelling'],
    offer: 'both',
  },
  {
    id: 'home-warranty',
    say: [
      '(home|house|appliance|systems|buyers?|sellers?|one year) warrant(y|ies)',
      'warrant(y|ies) & (home|house|buyer|seller|appliance|who|pay|cost|cover|what|include|need|worth|get)s?',
      'garantia (de|para) (la |una |mi )?(casa|vivienda|hogar)',
    ],
    first: true,
    answer: {
      en: `A home warranty is a service contract, often for a year, that repairs or replaces the systems and appliances it names, with a fee for each visit. It is no homeowners insurance and no substitute for an inspection. Who pays is negotiable: a seller may offer one, a buyer may ask for one in the offer or buy one. Read what it leaves out; I keep no prices. ${LAW}`,
      es: `Una garantía de casa (home warranty) es un contrato de servicio, a menudo por un año, que repara o reemplaza los sistemas y aparatos que nombra, con un pago por visita. No es un seguro ni sustituye una inspección. Quién la paga se negocia: quien vende puede ofrecerla, quien compra puede pedirla o comprarla. ${LAW_ES}`,
    },
    links: ['guideBuying'],
    offer: 'both',
  },
  {
    id: 'low-appraisal',
    say: [
      'apprais\\w+ & (low|lower|short|gap|less|under|below|fail|fails|problem)s?',
      '(low|short) apprais\\w+',
      '(who|when) .. apprais(al|er)',
      '{what} (an )?appraisal$',
      'how .. appraisal .. work',
      'apprais\\w+ gap',
      '(quien|cuando) .. (avaluo|tasacion)',
      '(avaluo|tasacion) & (bajo|baja|menos|menor)',
    ],
    first: true,
    answer: {
      en: `The buyer's lender orders the appraisal, and the buyer pays for it. When it comes in below the price, the lender lends on the lower figure. The buyer brings the difference in cash, the seller lowers the price, they meet between, or the buyer ends the contract while the due diligence period runs. An offer may say beforehand who covers such a gap. In the standard contract the loan is the buyer's risk once the period is over. ${LAW}`,
      es: `Si el avalúo sale por debajo del precio, el banco presta sobre la cifra menor. Quien compra pone la diferencia, quien vende baja el precio, se encuentran a medio camino, o se termina el contrato mientras corre el periodo de due diligence. ${LAW_ES}`,
    },
    links: ['guideBuying'],
  },
  {
    id: 'contingencies',
    say: [
      '(what|explain|which|usual|are there) .. contingenc(y|ies)',
      '(inspection|financing|loan|mortgage|appraisal) contingen\\w+',
      'contingencias?',
    ],
    first: true,
    answer: {
      en: `A contingency is a condition that lets a buyer out of a contract. North Carolina's standard contract has few: inspection, loan and appraisal all fall within the due diligence period, in which the buyer may end the contract for any reason or none. A home of one's own to sell first needs a condition of its own, in writing. ${LAW}`,
      es: `Una contingencia es una condición que permite salir del contrato. En el contrato estándar de Carolina del Norte la inspección, el préstamo y el avalúo caben en el periodo de due diligence, en el que se puede terminar por cualquier razón. Vender antes la casa propia necesita su condición por escrito. ${LAW_ES}`,
    },
    links: ['guideBuying'],
  },
  {
    id: 'repair-requests',
    say: [
      '(negotiate|ask for|request|demand|make|pay for|do) .. repairs?',
      'buyers? .. (wants?|asks?|asking|asked|demands?|requests?) .. (repair|fix|credit|work|replace)\\w*',
      '(does|must|will|should) .. (seller|owner)s? .. (fix|repair|mend)',
      '(sellers?|owners?) .. (fix|repair|mend)\\w*',
      '(sellers?|owners?) .. (not|refuse\\w*|decline\\w*) .. (fix|repair|mend)\\w*',
      '(negotiate|renegotiate) .. inspection',
      '(fix|repair|mend|do) .. (everything|all|things|items|it all) .. (inspection|inspector|report)',
      '(ask|asking) .. (seller|owner|buyer)s? .. (repair|fix)\\w*',
      'repair (request|requests|credit|negotiation|list)s?',
      '(pedir|piden?|exig\\w+) .. (reparaciones|arreglos|credito)',
    ],
    answer: {
      en: `After an inspection a buyer may ask for repairs or a credit. The seller may agree, offer something else or refuse; the buyer may take the answer or end the contract while the due diligence period runs. Talk in written prices rather than adjectives, and put any agreement in writing, signed by both, before the period ends. ${LAW}`,
      es: `Después de la inspección, quien compra puede pedir reparaciones o un crédito. Quien vende puede aceptar, ofrecer otra cosa o negarse; quien compra acepta o termina el contrato mientras corre el periodo de due diligence. Todo acuerdo va por escrito, firmado por ambos, antes de que termine. ${LAW_ES}`,
    },
    links: ['guideBuying', 'guideSelling'],
  },
  {
    id: 'as-is',
    say: [
      '(what|mean|means|explain|can i|sell|selling|sold|buy|buying) & as is',
      '(vender|venta|comprar) .. (tal como esta|como esta)',
    ],
    first: true,
    answer: {
      en: `“As is” says beforehand that the seller will make no repairs. In North Carolina the buyer may still inspect and may end the contract within the due diligence period, and the seller still gives the disclosure statement; a broker must disclose material facts either way. ${LAW}`,
      es: `“As is” quiere decir que quien vende no hará reparaciones. Quien compra puede inspeccionar de todos modos y terminar el contrato dentro del periodo de due diligence, y quien vende entrega igual la declaración sobre la propiedad. ${LAW_ES}`,
    },
    links: ['guideSelling'],
    offer: 'selling',
  },
  {
    id: 'backup-offer',
    say: ['back ?up (offer|contract|position|buyer)', 'oferta de respaldo'],
    first: true,
    answer: {
      en: `A backup offer stands in line behind a contract that is already signed, on terms agreed beforehand, and takes its place if that contract ends. A home marked Active Under Contract may still take one. Ask the team whether a seller would. ${LAW}`,
      es: `Una oferta de respaldo espera detrás de un contrato ya firmado, con términos acordados, y toma su lugar si aquel termina. Pregunte al equipo si quien vende la aceptaría. ${LAW_ES}`,
    },
    links: ['contact', 'compare'],
    offer: 'buying',
  },
  {
    id: 'escrow',
    say: [
      '{what} (an )?escrow( account| agent| to (me|us))?$',
      'how (does|do) escrow .. work',
      '(in|into|held in) escrow .. mean',
      'escrow account',
      'que es (el |un )?escrow',
    ],
    first: true,
    answer: {
      en: `Escrow is money that a third party holds until a contract says whose it is: in North Carolina usually the earnest money, in the trust account of a brokerage or of the closing attorney. A lender's escrow account is another thing: it collects property tax and insurance with the monthly payment. ${LAW}`,
      es: `Escrow es dinero que guarda un tercero hasta que el contrato diga de quién es: en Carolina del Norte, casi siempre el depósito (earnest money), en la cuenta fiduciaria de un broker o del abogado de cierre. La cuenta escrow del banco es otra cosa: junta el impuesto predial y el seguro con el pago mensual. ${LAW_ES}`,
    },
    links: ['guideBuying'],
  },
  {
    id: 'title-insurance',
    say: [
      'title (insurance|policy)',
      'owners? (title )?policy',
      'seguro de titulo',
      '{what} (a )?title search',
    ],
    first: true,
    answer: {
      en: `Title insurance pays when someone proves a right to the home that the title search missed, such as an old lien. A lender asks for its own policy; an owner's policy is the buyer's choice and is paid for once, at closing. The closing attorney searches the title and arranges the insurance; I keep no premiums. ${LAW}`,
      es: `El seguro de título paga si alguien prueba un derecho sobre la casa que la investigación no encontró. El prestamista pide su propia póliza; la del dueño es opcional y se paga una vez, en el cierre. El abogado de cierre investiga el título y tramita el seguro. ${LAW_ES}`,
    },
    links: ['guideBuying'],
  },
  {
    id: 'seller-withdraws',
    say: [
      '(sellers?|owners?) .. (back out|walk away|cancel\\w*|change (their|his|her) mind|get out|terminate|pull out)',
      '(back out|walk away|cancel|change (my|our) mind|get out) .. (selling|(the|my|our) sale)',
      '(sellers?|owners?) .. (accept|take|consider) .. (another|other|better|higher) offers? .. (after|once|signed|contract|accepted)',
      '(vendedor|dueno|quien vende) .. (retira\\w*|arrepent\\w*|arrepient\\w*|cancel\\w*)',
    ],
    first: true,
    answer: {
      en: `Until a contract is signed and its acceptance communicated, a seller may turn any offer down. After that the seller is held to it: the right to end it for any reason until the due diligence period is over is the buyer's alone. If a seller refuses to close, a North Carolina attorney can say what the contract gives the buyer. ${LAW}`,
      es: `Hasta que el contrato se firma y se comunica, quien vende puede rechazar cualquier oferta. Después queda obligado: el derecho a terminar por cualquier razón durante el periodo de due diligence es solo de quien compra. Si quien vende no quiere cerrar, un abogado puede decir qué corresponde. ${LAW_ES}`,
    },
    links: ['guideBuying'],
  },
  {
    id: 'other-ways-to-buy',
    say: [
      '(foreclosure|foreclosed|short sale|auction|bank owned|reo|distressed|hud home)s?',
      'rent (to|2) own',
      'lease (to own|purchase|option)',
      '(owner|seller) financ\\w+',
      'assum(e|able|ing) .. (loan|mortgage)s?',
      '(remate|embargad[oa]s?|renta con opcion)',
    ],
    first: true,
    answer: {
      en: `No home in my records is a foreclosure, an auction, a short sale or a rent-to-own, and none says that the seller lends or that a loan may be assumed. Each has papers of its own: ask the team, a lender and a North Carolina attorney before you sign. ${LAW}`,
      es: `Ninguna casa de mis registros es de remate, subasta, short sale ni renta con opción a compra, ni dice que el vendedor financie. Cada una tiene sus papeles: pregunte al equipo, a un prestamista y a un abogado antes de firmar. ${LAW_ES}`,
    },
    links: ['contact', 'guideBuying'],
    offer: 'question',
  },
];
