import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** Who is helped, and what the law gives owners and buyers. */
export const rightsTopics: Topic[] = [
  {
    id: 'who-is-served',
    yields: true,
    say: [
      '(do|does|will|would|can|could) (you|avery|the (team|agent)|your (team|firm|office|company|agents?)) (also |ever |often |gladly |only )?(work with|represent|serve|welcome|help|take|assist|have experience with) .. (couple|buyer|seller|owner|homeowner|client|customer|people|person|parent|veteran|immigrant|foreigner|senior|student|teacher|nurse|famil(y|ies)|retiree|renter|relocation|newcomer|m[ae]n|wom[ae]n|anyone|anybody|everyone|everybody)s?',
      '(accept|accepting|taking|take) (on )?(new )?(client|customer|buyer|seller)s?',
      '(company|firm|team|brokerage|agency|agent|office|you) (\\w+ ){0,2}friendly',
      'friendly (company|firm|team|brokerage|agency|agent|office)',
      'have .. (buyer|seller|client|famil(y|ies)|people|couple)s? as clients',
      '(ayuda|ayudan|trabaja|trabajan|atiende|atienden) (a|con) .. (parejas?|familias?|compradores|clientes|inmigrantes|extranjeros|personas)',
    ],
    answer: {
      en: `Yes: the team works with every buyer and seller, on the same terms and with the same care, as the law and good practice want it. Say what home you need, in which area and up to what price, or ask for a first talk: ${agent.phone}, any day from 8 am to 8 pm.`,
      es: `Sí: el equipo atiende a todas las personas que compran o venden, en las mismas condiciones y con el mismo cuidado. Diga qué casa necesita, en qué zona y hasta qué precio, o llame al ${agent.phone}, cualquier día de 8 am a 8 pm.`,
    },
    links: ['call', 'contact'],
  },
  {
    id: 'assistance-animals',
    say: [
      '(service|guide|assistance|assistive|seeing eye|hearing|support|therapy) (dog|animal|pet|cat|horse)s?',
      'emotional support',
      '(medical alert|alert|seizure|diabetic|psychiatric|ptsd) (dog|animal)s?',
      'esa',
      '(perro|animal)(es)? (guia|de (servicio|asistencia|apoyo))',
    ],
    foremost: true,
    answer: {
      en: `Under fair housing law a service or assistance animal is not a pet, so a no-pets rule or a pet fee does not settle the matter; whoever needs one asks the association or the landlord for a reasonable accommodation, and HUD explains how. It is welcome at a showing: tell the team when you book, so that the owner knows. ${LAW}`,
      es: `Según la ley de vivienda justa, un animal de servicio o de asistencia no es una mascota; quien lo necesita pide un ajuste razonable a la asociación o al dueño, y HUD explica cómo. Puede venir a una visita: avise al equipo. ${LAW_ES}`,
    },
    links: ['contact', 'call'],
  },
  {
    id: 'modifications',
    say: [
      'reasonable (accommodation|modification)s?',
      '(grab (bar|rail)|ramp|stair ?lift|handrail)s? .. (install|installed|added|built|put in)',
      '(accommodation|modification)s? & (disab\\w+|wheelchair|handicap\\w*|request|ask|hoa|landlord|condo)',
      '(install|installed|add|added|build|put|put in|put up|widen|modify|adapt) .. (grab (bar|rail)|ramp|stair ?lift|chair ?lift|lift|doorway|handrail|roll in shower|walk in (tub|shower))s?',
      '(instalar|poner|construir) .. (rampa|barras?|elevador)',
    ],
    first: true,
    answer: {
      en: `An owner may adapt a house within the building rules. In a condominium or a rented home, fair housing law lets a person with a disability ask for a reasonable modification, such as a ramp or grab bars, usually at their own cost, and for a reasonable accommodation, which is a change to a rule; the request goes to the association or the landlord, and HUD explains it. ${LAW}`,
      es: `Quien es dueño puede adaptar su casa dentro de las reglas de construcción. En un condominio o una vivienda rentada, la ley de vivienda justa permite pedir una modificación razonable, como una rampa, normalmente a costo propio; la solicitud va a la asociación o al dueño. ${LAW_ES}`,
    },
    links: ['contact', 'call'],
  },
  {
    id: 'tax-relief',
    say: [
      '(homestead|homeowners?|property tax|tax) (exemption|exclusion|relief|break|discount|deferral|reduction|help)s?',
      'homestead',
      '(exemption|exclusion|relief|break|discount|reduction|reduced|lower|less) & property tax(es)?',
      '(veteran|senior|elderly|disabled|retired|retiree|widow|older|low income) & property tax(es)?',
      '(exemption|exclusion|relief) & tax(es)?',
      'circuit breaker (tax|program|deferral)',
      '(exencion|exclusion|descuento|rebaja|reduccion) .. (impuestos?|predial)',
    ],
    first: true,
    answer: {
      en: `North Carolina lowers the property tax of some owners: an exclusion for owners who are elderly or disabled and within an income limit, one for disabled veterans and their surviving spouses, and a deferral called the circuit breaker. The county assessor has the forms, the limits of the year and the deadline. ${LAW}`,
      es: `Carolina del Norte reduce el impuesto predial de algunos dueños: una exclusión para personas mayores o con discapacidad dentro de un límite de ingresos, otra para veteranos con discapacidad y un aplazamiento llamado circuit breaker. El tasador del condado tiene los formularios y los límites. ${LAW_ES}`,
    },
    links: ['contact'],
  },
  {
    id: 'title-and-signatures',
    say: [
      '(deed|title) & (married|unmarried|partner|spouse|husband|wife|boyfriend|girlfriend|fiancee?|both|together|names?|joint\\w*|roommate|friend)s?',
      '(son|daughter|parents?|mother|father|brother|sister|kids?|children|child|grandson|granddaughter|grandma|grandpa|roommate) & (deed|title)',
      '(both|all) of us .. (closing|sign|signing|there|present)',
      '(husband|wife|spouse|ex) .. (sign|signature|signing|agree|consent)',
      '(sign|signature|consent) .. (husband|wife|spouse|ex)',
      '(inherit\\w*|heirs?|passed away|died|estate of|late (mother|father|grandmother|grandfather|husband|wife))',
      '(married|spouse|husband|wife) & {buy} & (without|alone|by (myself|himself|herself))',
      '(married|both|couple|spouse)s? .. (have to|need to|must|has to) .. sign',
      '(held|owned|own|hold) (it )?jointly',
      '{buy} .. with (my|a|our|his|her) (sister|brother|sibling|friend|cousin|parent|mother|father|mom|dad|roommate|girlfriend|boyfriend|partner|fiancee?)s?',
      '(ex|sibling|brother|sister|co ?owner|husband|wife|spouse) (will not|does not want to|refuses to|would not) .. (sell|sign)',
      '(minimum age|age requirement|old enough|how (old|young) (do|can|must|should)|years old|what age|age limit|too young) & (buy|own|sign|contract|purchase|deed|close)',
      'joint (tenants|tenancy|owners|ownership)',
      'survivorship',
      '(electronic|digital|online) signatures?',
      'year old & (sign|buy|contract|own)',
      '(tenants|tenancy) (in common|by (the )?entirety)',
      '(spouse|husband|wife|partner)s? & (loan|mortgage|deed|title) & sign',
      'firmar & (hij[oa]|espos[oa]|madre|padre|menor|anos|edad)',
      '(buy|buying|buyout) .. (out|half|share) & (sister|brother|sibling|ex|spouse|husband|wife|partner|co ?owner|parent|mother|father|heir)s?',
      '(name|names|be|put|add|go|get|both) .. (on|in|to) (the |a |my |our )?(deed|title)',
      '(boyfriend|girlfriend|partner|fiancee?|friend|roommate) and (i|me) & {buy} & (allowed|before|both|joint\\w*|together|own|marri\\w+|legally)',
      '(split|divide|share) .. (ownership|equity|the house|the deed)',
      '(sign|signing|signature) .. (video|remote\\w*|online|mail|electronic\\w*|docusign)',
      '(close|closing|sign|signing) .. (remote\\w*|online|afar|abroad|overseas|out of state|another (state|country)|from (?!the |a |my |now|here)[a-z]+)',
      'power of attorney',
      '(trust|llc|minor|child) & (own|buy|hold|title|deed)s?',
      'co ?(buyer|signer|owner|borrower)s?',
      '(buy|own|purchase) .. together',
    ],
    first: true,
    answer: {
      en: `How owners hold title, together, as a couple or as friends, whose signature a deed needs and what an estate must do before a sale are questions for a North Carolina attorney; the closing attorney checks the title and prepares the deed. Most papers can be signed from a distance; ask that attorney how. A spouse usually signs the deed too, even when only one of them is named, and a contract needs signers who are adults. The team sells and buys with owners of every kind. ${LAW}`,
      es: `Cómo figuran los dueños en el título, quién debe firmar la escritura y qué debe hacer una sucesión antes de vender son preguntas para un abogado de Carolina del Norte; el abogado de cierre revisa el título y prepara la escritura. El cónyuge normalmente también firma. ${LAW_ES}`,
    },
    links: ['contact', 'call'],
  },
];
