import type { Topic } from '#domain/chat/understand/topic.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** What to look at before a home is one's own, and what it costs afterwards. */
export const ownershipTopics: Topic[] = [
  {
    id: 'inspection',
    say: [
      'inspect\\w*',
      'home inspect\\w*',
      '(radon|termite|termites|sewer|survey|appraisal|appraised|septic|pest|wood destroying|asbestos|mold)s?',
      '(wiring|electrical|plumbing|foundation|furnace|crawl ?space|structur\\w+) & (safe|condition|old|problem|check|issue|sound|house|home)s?',
      '(before|pre) (listing|sale) inspection',
      'inspecci\\w+',
      'inspeccionar',
      'avaluo',
      'termitas',
    ],
    answer: {
      en: `An inspection is the buyer's choice, and the due diligence period is there for it. Book on its first day: a licensed home inspector (go along for the last hour), a check for termites and other wood-destroying insects, the sewer line by camera in an older house, radon, a survey where a fence or drive is close to the line, insurance quotes, the appraisal. You can ask for repairs or a credit; the seller can say no; any agreement belongs in writing before the period ends. ${LAW}`,
      es: `La inspección la decide quien compra, dentro del periodo de due diligence. Reserve el primer día: un inspector con licencia, termitas, drenaje, radón, levantamiento, seguros y avalúo. Puede pedir reparaciones o un crédito; quien vende puede negarse; el acuerdo va por escrito antes de que termine el periodo. ${LAW_ES}`,
    },
    links: ['guideBuying'],
  },
  {
    id: 'wire-fraud',
    say: [
      '(transferir|enviar|mandar) .. dinero',
      '(wires?|wired|wire (fraud|transfer|instructions|money|funds|scam))',
      'wiring (my|the|our|money|funds|instructions|a|it|to)',
      '(fraud|scam|scams|estafa|fraude)',
      '(safe|secure|trust|risky?) & (pay|send|money|deposit) & wir(e|es|ing)',
      'wire & (safe|instructions|money|closing|fraud|how)',
      'transferencias?',
      '(hackers?|criminals) .. (email|wire)',
      'send (the |my )?money',
    ],
    first: true,
    answer: {
      en: "Before you send money, call the closing attorney's office at a number you looked up yourself and read the account number back to a person. Treat any last-minute change of instructions as false until you have. Never put account or Social Security numbers in this chat, a form or an email.",
      es: 'Antes de enviar dinero, llame a la oficina del abogado de cierre a un número que usted mismo haya buscado y confirme la cuenta con una persona. Tome como falso todo cambio de última hora. Nunca escriba números de cuenta o de Seguro Social en este chat.',
    },
    links: ['guideBuying', 'privacy'],
  },
  {
    id: 'property-tax',
    say: [
      'property tax(es)?',
      '(real estate|county|mecklenburg) tax(es)?',
      'tax(es)? & (property|county|house|home|year|mecklenburg|rate|area)',
      'impuestos? .. (propiedad|predial)',
      'predial',
      'tax rate',
    ],
    answer: {
      en: 'Property tax in Mecklenburg County becomes due in September and may be paid until early January without interest; your lender may collect it monthly. The last revaluation took effect in 2023 and the next is scheduled for 2027. I keep no tax rates or bills: the county tax office has them by address.',
      es: 'El impuesto predial del condado de Mecklenburg vence en septiembre y puede pagarse hasta principios de enero sin intereses. No tengo tasas ni recibos: los tiene la oficina de impuestos del condado por dirección.',
    },
    links: ['guideBuying'],
  },
  {
    id: 'flood',
    say: [
      'flood\\w*',
      '(flood|home|homeowners|hazard) insurance',
      'insurance',
      '(creek|water|storm) .. (risk|flood|zone|damage)',
      'inundac\\w+',
      'seguro (de|del|para|contra) (la |mi |un )?(casa|vivienda|hogar|propiet\\w*|inundac\\w*)',
    ],
    answer: {
      en: 'Look up the address in the public flood maps: the Federal Emergency Management Agency publishes one set, and Charlotte-Mecklenburg Storm Water Services a more detailed local one. A house can be outside the line and its backyard inside it. An insurance agent can tell you what a policy costs; I keep no premiums.',
      es: 'Busque la dirección en los mapas públicos de inundación: los de FEMA y los de Charlotte-Mecklenburg Storm Water Services, más detallados. El costo de una póliza lo da un agente de seguros.',
    },
    links: ['guideBuying', 'guideMyersPark'],
  },
  {
    id: 'association',
    say: [
      '(association|hoa|condo board|bylaws) .. (allow|permit|forbid|ban|restrict)s?',
      '(community|building|condo|association|hoa) (rule|bylaw)s?',
      '(supervis\\w+|lifeguard) & pools?',
      'hoas?',
      '(i|we) have (a|an|two|three|four|\\d|our|my) (\\w+ )?(dog|cat|pet)s?',
      'hoa (fee|fees|dues|rules|documents|cost|costs)',
      'home ?owners?( s)? association',
      '(association|condo|monthly|building) (fee|fees|dues|rules|reserves)',
      '(rental|pet|airbnb|short term) (rules|restrictions|policy|policies|allowed)',
      'special assessments?',
      '(neighborhood|community|association|swim) (pool|clubhouse|club|amenit\\w+)s? & (open|rules?|join|cost|member\\w*|hours|nonresidents?|fee)',
      'reserves?',
      'cuotas? .. (asociacion|mantenimiento|condominio)',
      'what .. (check|ask|know) .. (condo|association|building)',
    ],
    answer: {
      en: 'For a condominium or an association, ask for the dues, the budget, the reserve study, planned assessments, the rules on rentals and pets, and the last few sets of minutes, and read them in one sitting. A lender asks for some of the same papers. My records hold no dues; the team can get them for a building.',
      es: 'Para un condominio o una asociación, pida las cuotas, el presupuesto, el estudio de reservas, las cuotas extraordinarias previstas y las reglas de renta y mascotas. Mis registros no tienen cuotas; el equipo puede conseguirlas.',
    },
    links: ['guideRail', 'guideBuying'],
    offer: 'question',
  },
  {
    id: 'historic-district',
    say: [
      'historic (district|districts|designation|home|homes|rules|landmark|commission)s?',
      'certificate of appropriateness',
      'distrito historico',
      '(change|changes|renovate|addition) .. (outside|exterior|facade)',
    ],
    answer: {
      en: 'Dilworth, Fourth Ward and part of Plaza Midwood are local historic districts, as are Wilmore, beside SouthEnd, and Hermitage Court in Myers Park: changes to the outside of a house are reviewed first and need a Certificate of Appropriateness.',
      es: 'Dilworth, Fourth Ward y parte de Plaza Midwood son distritos históricos locales: los cambios exteriores se revisan antes y requieren un Certificate of Appropriateness.',
    },
    links: ['guideSelling', 'areas'],
  },
  {
    id: 'building-permits',
    say: [
      '(convert|turn|change|split|subdivide) .. (garage|attic|basement|house|home|lot|duplex|porch)',
      '(add|build|put|adding|building) (on |up |in )?(a|an|another|my own) (\\w+ )?(addition|room|bedroom|bathroom|deck|fence|garage|pool|adu|guest ?house|porch|apartment|shed|carport|duplex|floor|story|sunroom)',
      'adus?',
      'accessory dwelling',
      '(building|zoning|renovation) permits?',
      'permits?',
      '(zoning|rezon\\w+|setbacks?)',
      '(knock|tear|take) (down|out) .. (wall|house|garage|shed)',
      'finish (the|an|my) (attic|basement)',
      '(permiso de construccion|zonificacion|construir una)',
    ],
    answer: {
      en: `What may be built or changed at an address depends on its zoning, on the rules of an association if there is one, and in a historic district on a review of the outside. Zoning is the city's planning department's, permits are Mecklenburg County Code Enforcement's; ask both before the due diligence period ends. My records hold no zoning. ${LAW}`,
      es: `Lo que se puede construir o cambiar en una dirección depende de la zonificación, de las reglas de la asociación si la hay y, en un distrito histórico, de una revisión del exterior. La zonificación la da la ciudad y los permisos, el condado de Mecklenburg; pregunte antes de que venza el periodo de due diligence. ${LAW_ES}`,
    },
    links: ['guideBuying', 'contact'],
    offer: 'question',
  },
];
