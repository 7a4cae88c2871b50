import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { OF_PLACES } from './choice-refusals.ts';
import {
  benefitsAreIncome,
  brokersRule,
  reported,
  saidByBrokers,
  saidByTenants,
  smallOwners,
  withARecord,
} from './refusals-by-asker.ts';
import { audiences, besideASale } from './refusals-by-matter.ts';

/** What a home is described by, in place of words about who should come. */
const neutralWords = {
  race: {
    en: 'Write “three bedrooms, fenced yard, a mile to the park” instead.',
    es: 'Escriba en su lugar «tres dormitorios, patio cercado, a una milla del parque».',
  },
  origin: {
    en: 'Write “showings by appointment” and ask everyone for the same identification.',
    es: 'Escriba «visitas con cita» y pida a todos la misma identificación.',
  },
  religion: {
    en: 'Write “brick ranch, half a mile to the library” instead.',
    es: 'Escriba en su lugar «casa de ladrillo de una planta, a media milla de la biblioteca».',
  },
  family: {
    en: 'Write “two bedrooms, 850 square feet, quiet hours from 10 to 7” instead.',
    es: 'Escriba en su lugar «dos dormitorios, 850 pies cuadrados, horario de silencio de 10 a 7».',
  },
  age: {
    en: 'Write “one-level plan, low-maintenance yard, home office” instead.',
    es: 'Escriba en su lugar «una sola planta, patio de poco mantenimiento, oficina en casa».',
  },
  sex: {
    en: 'Write “one-bedroom unit with its own entrance” instead; only where the home itself is shared may an ad name the roommate’s sex.',
    es: 'Escriba en su lugar «unidad de un dormitorio con entrada propia»; solo si se comparte la vivienda misma puede el anuncio nombrar el sexo.',
  },
  disability: {
    en: 'Write “third-floor walk-up, stairs at the entry” instead.',
    es: 'Escriba en su lugar «tercer piso sin elevador, escalones en la entrada».',
  },
  assistance: {
    en: 'Write “lawful income verified the same way for everyone” instead.',
    es: 'Escriba en su lugar «ingresos lícitos verificados igual para todos».',
  },
  safety: {
    en: 'Write “monitored alarm, deadbolts, exterior lighting” instead.',
    es: 'Escriba en su lugar «alarma monitoreada, cerrojos, luz exterior».',
  },
  schools: {
    en: 'Write “assigned school: verify with CMS” instead.',
    es: 'Escriba en su lugar «escuela asignada: confirmar con CMS».',
  },
};

const anyWords = {
  en: 'Write about the property, “three bedrooms, fenced yard, a mile to the park”, and show it to everyone alike.',
  es: 'Escriba sobre la propiedad, «tres dormitorios, patio cercado, a una milla del parque», y muéstrelo a todos por igual.',
};

const goingOver = {
  en: 'The team can go over your wording; HUD answers questions at 800-669-9777.',
  es: 'El equipo puede revisar su texto; HUD contesta preguntas en el 800-669-9777.',
};

const careHomes = {
  en: 'A home for people with a disability or in recovery is a home: covenants that shut out small family care homes are void (G.S. 168-23).',
  es: 'Un hogar para personas con discapacidad o en recuperación es un hogar: las cláusulas que excluyen pequeños hogares de cuidado son nulas (G.S. 168-23).',
};

/** Whom nobody may keep out: by an ad, by a rule of an association, for how they pay. */
export const keepingOutRefusals: Refusals = {
  advertising: {
    named: {
      words: [
        ...[
          'an ad',
          'my ad',
          'the ad',
          'our ad',
          'rental ad',
          'facebook ad',
          'facebook ads',
          'my ads',
          'our ads',
          'target ads',
          'in the description',
          'in my listing',
          'in the listing',
          'in the remarks',
        ],
        ...[
          'rewrite this listing',
          'rewrite my listing',
          'my listing says',
          'a caption',
          'mls remarks',
          'my posting',
          'la publicacion',
          'a flyer',
          'the flyer',
          'mi anuncio',
          'el anuncio',
        ],
      ],
      insteadOf: [...OF_PLACES, 'choosing'],
    },
    text: {
      en: 'No. Under fair housing law the words of an ad or letter alone can break the law when they say who should come or stay away, or warn of who moves in: describe the property, not the people.',
      es: 'No. Según las leyes de vivienda justa (fair housing), las palabras de un anuncio o carta pueden infringir la ley si dicen quién debe venir o no, o advierten de quién se muda: describa la propiedad, no a las personas.',
    },
    source: anyWords,
    byTrait: neutralWords,
    bySaid: [audiences, smallOwners],
    instead: goingOver,
    bySide: {
      landlord: {
        text: {
          en: 'No. Under fair housing law a rental ad says what the unit is and costs, not who should live there; that holds for an owner who lives in the duplex too.',
          es: 'No. Según las leyes de vivienda justa (fair housing), un anuncio de renta dice cómo es y cuánto cuesta la unidad, no quién debe vivir allí; también para el dueño que vive en el dúplex.',
        },
        source: anyWords,
        byTrait: neutralWords,
        instead: goingOver,
      },
      owner: {
        text: {
          en: 'No. Under fair housing law a letter or flyer may not warn of who is moving in or say who should; scaring owners into selling is blockbusting.',
          es: 'No. Según las leyes de vivienda justa (fair housing), una carta o volante no puede advertir de quién se muda ni decir quién debe venir; asustar a los dueños para que vendan es blockbusting.',
        },
        source: {
          en: 'A letter about prices, dates and the property itself is fine.',
          es: 'Una carta sobre precios, fechas y la propiedad misma sí vale.',
        },
        instead: goingOver,
      },
      broker: {
        said: saidByBrokers,
        text: {
          en: 'No. Fair housing law and Article 10 of the REALTOR code bind us both, and the words of an ad alone can break them: describe the property, not the people.',
          es: 'No. Las leyes de vivienda justa (fair housing) y el artículo 10 del código REALTOR nos obligan a los dos, y bastan las palabras de un anuncio: describa la propiedad, no a las personas.',
        },
        source: anyWords,
        byTrait: neutralWords,
        instead: {
          en: 'Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can check the copy.',
          es: 'Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden revisar el texto.',
        },
      },
      complainant: reported,
    },
    links: ['call', 'contact'],
  },
  neighbors: {
    named: {
      words: [
        'can i stop it',
        'can we stop it',
        'we stop it',
        'i stop it',
        'block it',
        'fight it',
        'keep it out',
        'lo paramos',
        'la paramos',
        'our hoa',
        'can the hoa',
        'our board',
        'the board',
        'condo board',
        'condo association',
        'la junta',
        'la asociacion',
        'our covenant',
        'covenants',
        'bylaws',
        'our bylaws',
      ],
      insteadOf: ['people', 'faith', 'choosing'],
    },
    text: {
      en: 'No. Fair housing law binds neighbors and associations too: none of them may keep people out by a protected trait.',
      es: 'No. Las leyes de vivienda justa (fair housing) obligan también a vecinos y asociaciones: nadie puede dejar fuera a personas por un rasgo protegido.',
    },
    bySaid: [besideASale, withARecord],
    byTrait: {
      disability: {
        en: 'A ramp, a parking space or an animal that a resident needs is considered promptly, looks or no looks, and a refusal can be unlawful by itself.',
        es: 'Una rampa, un lugar de estacionamiento o un animal que un residente necesita se considera sin demora, guste o no a la vista, y negarlo puede ser ilegal por sí mismo.',
      },
      'disability/homes': careHomes,
      'disability/illness': careHomes,
      family: {
        en: 'Rules that keep children out stand only in a qualifying 55-plus community, with somebody of 55 in at least 80 percent of the occupied homes, a published intent and age checks (42 U.S.C. 3607); a rule on supervision needs real safety reasons.',
        es: 'Reglas que excluyen a los niños solo valen en una comunidad de 55 o más que califique, con alguien de 55 en al menos el 80 por ciento de las viviendas ocupadas, intención publicada y verificación de edad (42 U.S.C. 3607); una de vigilancia necesita motivos reales de seguridad.',
      },
      assistance: {
        en: 'How a neighbor’s tenant pays the rent is no matter of the association.',
        es: 'Cómo paga la renta el inquilino de un vecino no le toca a la asociación.',
      },
      origin: {
        en: 'Where a family comes from is no ground, and no form should ask it.',
        es: 'De dónde viene una familia no es motivo, y ningún formulario debe preguntarlo.',
      },
      religion: {
        en: "A neighbor's faith is no ground; parking, noise and building rules count for every building alike.",
        es: 'La fe de un vecino no es motivo; las reglas de estacionamiento, ruido y construcción valen igual para todo edificio.',
      },
      race: {
        en: 'Race is no ground, and a covenant by race cannot be enforced by anyone.',
        es: 'La raza no es motivo, y una cláusula por raza no la puede hacer valer nadie.',
      },
    },
    instead: {
      en: "What you may ask for is the same noise, parking and hours rules for everybody; the association's attorney or the Charlotte-Mecklenburg Community Relations Committee can say more. Whoever is treated worse can complain to HUD (800-669-9777), in general within one year.",
      es: 'Lo que sí puede pedir son las mismas reglas de ruido, estacionamiento y horario para todos; el abogado de la asociación o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más. Quien reciba peor trato puede quejarse ante HUD (800-669-9777), en general dentro de un año.',
    },
    bySide: { broker: brokersRule, complainant: reported },
    links: ['call', 'contact'],
  },
  vouchers: {
    named: {
      words: ['section 8', 'voucher', 'vouchers', 'vales', 'seccion 8'],
      insteadOf: ['choosing'],
    },
    text: {
      en: 'No, I help to turn nobody away for how the rent is paid. North Carolina has no general rule that a landlord must take a voucher, but housing aided by the city, the county or tax credits may not refuse one, and fair housing law covers every applicant.',
      es: 'No, no ayudo a rechazar a nadie por cómo paga la renta. Carolina del Norte no obliga en general a aceptar un vale, pero la vivienda con ayuda de la ciudad, del condado o de créditos fiscales no puede rechazarlo, y las leyes de vivienda justa (fair housing) protegen a cada solicitante.',
    },
    bySaid: [benefitsAreIncome],
    instead: {
      en: 'Use the same written criteria for all: rental history, references, the part of the rent that the tenant pays. An attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.',
      es: 'Use los mismos criterios escritos para todos: historial de renta, referencias, la parte de la renta que paga el inquilino. Un abogado o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
    },
    bySide: {
      complainant: {
        said: saidByTenants,
        text: {
          en: 'Housing aided by the city, the county or tax credits may not refuse a voucher; elsewhere in North Carolina a landlord in general may, but a refusal can hide a reason that fair housing law forbids.',
          es: 'La vivienda con ayuda de la ciudad, del condado o de créditos fiscales no puede rechazar un vale; en lo demás de Carolina del Norte un dueño en general sí, pero un rechazo puede esconder un motivo que las leyes de vivienda justa (fair housing) prohíben.',
        },
        instead: {
          en: 'Save messages, dates and names, and ask the Charlotte-Mecklenburg Community Relations Committee or 311; INLIVIAN, the housing authority, knows who takes part.',
          es: 'Guarde mensajes, fechas y nombres, y pregunte al comité de Community Relations de Charlotte-Mecklenburg o al 311; INLIVIAN, la autoridad de vivienda, sabe quién participa.',
        },
      },
      broker: brokersRule,
    },
    links: ['call', 'contact'],
  },
};
