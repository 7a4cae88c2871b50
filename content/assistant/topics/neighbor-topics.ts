import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** Lines, trees and noise between one home and the next, and the words a home may be advertised in. */
export const neighborTopics: Topic[] = [
  {
    id: 'meeting-neighbors',
    say: [
      '(meet|talk to|talk with|speak to|speak with|introduce (myself|ourselves) to|greet|contact|ask|hear from|invite) (\\w+ ){0,3}neighbors?',
      '(tell|notify|inform|warn|thank) (\\w+ ){0,3}neighbors?',
      '(conocer|hablar con|avisar) .. vecin[oa]s',
    ],
    first: true,
    answer: {
      en: `No step of a sale has you meet the neighbors or tell them, and nothing keeps you from knocking: that is yours to do, at the hours you would be home. I keep no record of who lives anywhere, and under fair housing law I describe no one. For a line, a fence or a shared drive ask for the survey, the deed and the seller's disclosure.`,
      es: `Ningún paso de una venta exige conocer o avisar a los vecinos, y nada impide tocar a su puerta. No guardo quién vive en ningún lugar. Para un lindero, una cerca o una entrada compartida, pida el levantamiento, la escritura y la declaración de quien vende.`,
    },
    links: ['guideBuying', 'contact'],
  },
  {
    id: 'property-lines',
    say: [
      '(fence|tree|oak|branch|branches|limb|hedge|wall|driveway|shed|roots?|deck|garage|line|drain|gutter)s? & neighbors?',
      'neighbors? (s )?(\\w+ )?(fence|tree|branch|branches|limb|hedge|wall|driveway|shed|roots?|deck|garage|line)s?',
      '(property|lot|boundary) (line|corner|pin|marker)s?',
      'boundar(y|ies) (of|between|line|dispute)',
      'encroach\\w*',
      'neighbors? (build|put up|put|plant|cut|remove|block|use) (an? |the |my |their |our )?(\\w+ )?(fence|shed|tree|wall|driveway|deck|hedge|garage|addition)s?',
      '(who (owns|pays for|maintains)|whose) (is )?(the |that |this )?(\\w+ )?(fence|hedge|wall|driveway|alley|tree|lot|land|parcel|property|house|home|building)s?( next door| beside| behind)?',
      '(veto|block|object to|stop|complain about) (my|our) (fence|deck|shed|addition|plan|pool)s?',
      'survey & (fence|line|neighbor|boundary)s?',
      '(cerca|arbol|lindero|muro|entrada) & vecin[oa]s?',
      'linderos?',
    ],
    first: true,
    answer: {
      en: `Who owns a fence, a tree or a strip of ground is settled by the survey and the deed: order the survey in the due diligence period where something stands close to the line, and the closing attorney checks the title. Building across a line, shared drives and branches that hang over it are questions for a North Carolina attorney; what may be built is the city's and an association's to say. ${LAW}`,
      es: `De quién es una cerca, un árbol o una franja lo dicen el levantamiento y la escritura: pida el levantamiento en el periodo de due diligence; el abogado de cierre revisa el título. Los conflictos de lindero son para un abogado de Carolina del Norte. ${LAW_ES}`,
    },
    links: ['guideBuying', 'contact'],
    offer: 'question',
  },
  {
    id: 'noise-complaints',
    say: [
      '(noisy|loud|barking) (neighbor|party|dog|upstairs)s?',
      '(complain|complaint|report) .. (noise|neighbor|barking|party)',
      '(noise|quiet) (hours|ordinance|curfew|limit|rule|complaint)s?',
      'vecin[oa]s? ruidos[oa]s?',
    ],
    first: true,
    answer: {
      en: 'Quiet hours are set by an association for its building and by the city for every street; complaints go to the association, or to the city and the police non-emergency line, which their sites give. Noise is not in my records: visit the home at the hours you would be there.',
      es: 'Las horas de silencio las fijan la asociación en su edificio y la ciudad en cada calle; las quejas van a la asociación o a la ciudad. El ruido no está en mis registros: visite la casa a las horas en que estaría allí.',
    },
    links: ['contact', 'areas'],
  },
  {
    id: 'words-of-an-ad',
    say: [
      '(listing|ad|ads|advert|advertise|advertisement|advertising|description|flyer) & (word|wording|(?<!(any|the) listings? )(say|mention)|says|said|allowed|phrase|phrases|term|write|comply|compliant|ok|okay|call|use|used)s?',
      '(master|primary) (bedroom|bath|suite) & (word|allowed|say|still|(in|on|for) (a|the|my|our|your) listing|term|use|ok|okay)',
      '(anuncio|listado) & (decir|palabra|permitid\\w*|frase)s?',
    ],
    first: true,
    answer: {
      en: `An ad describes the home, never who should live in it: rooms, light, floors, price, distances. Plain words about a home, such as primary or master bedroom, family room or ramp, are about the home; words that invite or turn away anybody by a protected trait break fair housing law. HUD publishes what it looks for in advertising, and the team goes over the words of a listing with its seller. ${LAW}`,
      es: `Un anuncio describe la casa, nunca quién debería vivir en ella: cuartos, luz, pisos, precio, distancias. Las palabras que invitan o rechazan a alguien por un rasgo protegido violan la ley de vivienda justa. HUD publica sus criterios y el equipo revisa el texto con quien vende. ${LAW_ES}`,
    },
    links: ['sell', 'contact'],
    offer: 'selling',
  },
  {
    id: 'people-of-a-purchase',
    say: [
      '((who|whom) (do|should|must|all do) (i|we|a buyer) (need|hire)|(which (people|professionals)|(kind|type|sort)s? of (people|person|professional|expert)s?) (do|should|would|must|will) (i|we|a buyer) (need|hire|call|work with|have|use|talk to))',
      '(need|have|hire|build) .. (team|professionals|experts) to (buy|purchase|close)',
      '(a quien|que profesionales) .. (necesito|contrato|hace falta)',
    ],
    answer: {
      en: `Around a purchase in North Carolina stand a licensed lender, a broker on your side, a home inspector and those who check insects, radon and the sewer line, an appraiser for the lender, a surveyor where a line matters, an insurance agent, and the closing attorney. The guide says when each comes in; the team names several of each to choose from: ${agent.phone}.`,
      es: `En una compra intervienen un prestamista con licencia, un broker de su lado, un inspector, un tasador para el banco, un topógrafo si importa un lindero, un agente de seguros y el abogado de cierre. El equipo puede nombrar varios de cada uno: ${agent.phone}.`,
    },
    links: ['guideBuying', 'call'],
    offer: 'buying',
  },
];
