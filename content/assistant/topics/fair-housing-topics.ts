import type { Topic } from '#domain/chat/understand/topic.ts';
import { LAW, LAW_ES } from './practice-words.ts';

/** What fair housing law says: told as it is, and never a reason to choose a place or a person. */
export const fairHousingTopics: Topic[] = [
  {
    id: 'fair-housing',
    say: [
      'discriminat\\w+',
      '(equal|fair) housing( opportunity| law| act| statement| policy)?',
      '(contact|call|reach|write|complain|website|number|address) .. (hud|human relations commission)',
      'hud & (phone|number|website|contact|complaint|complain)',
      'vivienda justa',
      'apprais\\w+ & (bias\\w*|discriminat\\w+)',
      'discriminaci\\w+',
    ],
    first: true,
    answer: {
      en: 'Equal Housing Opportunity: business here follows federal and North Carolina fair housing law, and everyone gets the same help. I compare places by price, homes, scores, parks and trains, never by who lives in them. To report a concern, contact HUD or the North Carolina Human Relations Commission.',
      es: 'Igualdad de oportunidades de vivienda: aquí se sigue la ley federal y estatal de vivienda justa y todas las personas reciben la misma ayuda. Comparo lugares por precio, casas, puntajes, parques y trenes. Para una queja: HUD o la North Carolina Human Relations Commission.',
    },
    links: ['areas'],
  },
  {
    id: 'unlawful-practices',
    say: ['(redlin|steering|blockbust)\\w*'],
    first: true,
    answer: {
      en: 'Steering is leading buyers to a place, or away from it, by who they are or who lives there. Redlining is refusing or pricing loans or insurance by an area instead of by the borrower. Blockbusting is scaring owners into selling by telling them who is moving in. Fair housing law forbids all three; HUD and the North Carolina Human Relations Commission take complaints.',
      es: 'Steering es llevar a quien compra hacia un lugar, o lejos de él, por quién es o por quién vive allí. Redlining es negar o encarecer préstamos o seguros por la zona. Blockbusting es asustar a los dueños para que vendan diciendo quién se muda cerca. La ley de vivienda justa (fair housing) prohíbe los tres; HUD recibe quejas.',
    },
    links: ['contact'],
  },
  {
    id: 'protected-classes',
    say: [
      '(what|which|list|name|explain|define|mean|means|who) & (protected (class(es)?|traits?|groups?|categor(y|ies))|(familial|marital) status)',
      '(familial|marital) status',
      'protected (class(es)?|traits?|groups?)',
      '(what|which|who) .. (protect|protected|cover|covered|prohibit|forbid|say)s? .. fair housing',
      'fair housing (act|law)s? .. (protect|cover|prohibit|forbid)s?',
      '(que|cuales) & (clases protegidas|estado familiar)',
    ],
    first: true,
    answer: {
      en: `Fair housing law, federal and of North Carolina, protects against discrimination by race, color, religion, sex, national origin, disability and familial status. Familial status means having a child under eighteen at home, being pregnant, or getting custody of a child. It holds for sales, rentals, loans and advertising; everyone gets the same help here, and HUD takes complaints. ${LAW}`,
      es: `La ley de vivienda justa, federal y de Carolina del Norte, protege contra la discriminación por raza, color, religión, sexo, origen nacional, discapacidad y estado familiar (tener hijos menores de dieciocho años, estar embarazada o recibir la custodia). Vale para ventas, rentas, préstamos y anuncios; HUD recibe quejas. ${LAW_ES}`,
    },
    links: ['contact'],
  },
  {
    id: 'older-persons',
    say: [
      '(55|62|fifty five|sixty two) ?(\\+|plus|and (over|older|up)|or (over|older|better)) & (communit\\w*|building|housing|rule|law|listing|list|listed|advertise|home|house|condo|property|mean|seller|buyer)s?',
      'older persons',
      'age[- ]restrict\\w+ & (communit\\w*|building|housing|home|house|condo|listing|listed|property|unit|place|it)s?',
      '(active adult|senior|retirement) (communit(y|ies)|building|housing|development|listing)s?',
      '(comunidad|vivienda) (\\w+ )?(para )?(mayores|55)',
    ],
    foremost: true,
    answer: {
      en: `Fair housing law lets a community be kept for older persons only if it meets the federal conditions: every home for people of sixty-two or more, or at least eighty percent of the homes with somebody of fifty-five or more, with published rules and checks of age. Its association has the papers; a seller there may name the rule in the listing, and nobody else may. No home in my records says that it is in one, and I choose no place by age. ${LAW}`,
      es: `La ley de vivienda justa permite una comunidad para personas mayores solo si cumple las condiciones federales: todas las viviendas para personas de sesenta y dos años o más, o al menos ochenta por ciento con alguien de cincuenta y cinco o más, con reglas publicadas. La asociación tiene los papeles. Ninguna casa de mis registros dice estar en una, y no elijo lugares por edad. ${LAW_ES}`,
    },
    links: ['contact', 'call'],
  },
  {
    id: 'rules-on-children',
    say: [
      '(kids?|children|teens?|teenagers?|minors|babies|toddlers?|famil(y|ies)) (\\w+ )?(banned|barred|kept out|excluded|prohibited|forbidden|restricted)',
      '(ban|bar|exclude|prohibit|forbid|restrict)s? (kids|children|teens|teenagers|minors|families)',
      '(ninos|familias) & (prohib\\w+|restring\\w+)',
    ],
    first: true,
    answer: {
      en: `A rule of an association that keeps children out of a pool, a gym or a building can break fair housing law, which protects families with children; a rule about safety, such as an adult beside a small child in the pool, is judged by its reasons. Ask the association for its rules, and HUD or a North Carolina attorney whether one is lawful. ${LAW}`,
      es: `Una regla que deja fuera a los niños de una piscina, un gimnasio o un edificio puede ir contra la ley de vivienda justa, que protege a las familias con niños; una regla de seguridad se juzga por sus razones. Pida las reglas a la asociación, y pregunte a HUD o a un abogado si una es válida. ${LAW_ES}`,
    },
    links: ['contact', 'call'],
  },
  {
    id: 'occupancy',
    say: [
      '(how many|maximum|max|number of|limit on|cuant[oa]s) (people|persons|adults|occupants|kids|children|roommates|of us|personas|gente) & (live|share|sleep|fit|stay|allowed|occupy|legally|vivir|caben)',
      '(family|household|group) of (\\w+ ){1,2}(allowed|legal|permitted|too many|too big)',
      '(can|may|could|are) (?!(i|we) )([^ ]+ ){1,4}(share|live in|stay in) (a|an|one|the) ([^ ]+ ){0,3}({home}|bedroom|room|studio)',
      'occupancy (limit|rule|standard|law|code|maximum)s?',
      '(is|are) (it |there )?(a )?(limit|maximum|rule) .. (people|persons|occupants|per bedroom)',
    ],
    answer: {
      en: `My records hold no limit on who lives in a home. HUD takes two people to a bedroom as reasonable in general; the city's housing code goes by floor area, an association may have a rule of its own, and fair housing law protects families with children from one that is too tight. Whether a home is big enough is yours to judge: say how many bedrooms, and I list what there is. ${LAW}`,
      es: `Mis registros no tienen límite de personas por casa. HUD considera razonable en general dos personas por habitación; el código de la ciudad va por superficie, una asociación puede tener su regla, y la ley de vivienda justa protege a las familias con niños. Diga cuántas habitaciones necesita y le digo qué hay. ${LAW_ES}`,
    },
    first: true,
    links: ['compare', 'contact'],
  },
  {
    id: 'vouchers',
    say: [
      '(section (8|eight)|voucher)s?',
      '(section (8|eight)|voucher)s? & (accept|take|participat\\w+|landlord|apply|buy|rent out|law|required?)',
      'housing authority',
      '(seccion (8|ocho)|vales? de vivienda)',
    ],
    foremost: true,
    answer: {
      en: `Housing Choice Vouchers (Section Eight) are run in Charlotte by the housing authority, INLIVIAN: it says who qualifies, how a landlord takes part, and whether a voucher can help with buying. What a landlord or a seller must accept depends on federal, state and city rules: ask a North Carolina attorney or HUD. Under fair housing law everyone gets the same help here; the homes in my records are for sale. ${LAW}`,
      es: `En Charlotte, los vales de vivienda (Sección Ocho) los administra INLIVIAN: dice quién califica, cómo participa un dueño y si un vale ayuda a comprar. Lo que un dueño debe aceptar depende de reglas federales, estatales y de la ciudad: pregunte a un abogado o a HUD. Según la ley de vivienda justa, aquí todas las personas reciben la misma ayuda. ${LAW_ES}`,
    },
    links: ['contact', 'call'],
  },
];
