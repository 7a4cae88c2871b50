import type { Refusals } from '#domain/chat/answer/refusal.ts';
import {
  benefitsAreIncome,
  brokersRule,
  lendersRule,
  nobodysAgent,
  reported,
  saidByLandlords,
  saidBySellers,
  saidByTenants,
  smallOwners,
  survivors,
  withARecord,
} from './refusals-by-asker.ts';

const sameProof = {
  en: 'A name, an accent or a birthplace says nothing about who can pay: ask everyone for the same proof.',
  es: 'Un apellido, un acento o un lugar de nacimiento no dice quién puede pagar: pida a todos los mismos comprobantes.',
};

/** What holds in the same choice, where the message names a trait. */
const lawfulGrounds = {
  origin: sameProof,
  race: {
    en: 'Race and color are never a ground, and here the law knows no exception, for small owners either (42 U.S.C. 1982).',
    es: 'La raza y el color nunca son motivo, y en esto la ley no hace excepciones, tampoco para dueños pequeños (42 U.S.C. 1982).',
  },
  religion: {
    en: "Somebody's faith, or none, is nothing to ask about.",
    es: 'La fe de una persona, o que no tenga, no es algo que se pregunte.',
  },
  family: {
    en: 'Families with children and a pregnancy are protected too.',
    es: 'Las familias con hijos y el embarazo también están protegidos.',
  },
  sex: {
    en: 'Men and women are protected alike.',
    es: 'Hombres y mujeres están protegidos por igual.',
  },
  'sex/orientation': {
    en: 'Couples of any kind count alike: the law protects sex, and the REALTOR code adds sexual orientation and gender identity.',
    es: 'Toda clase de parejas cuenta igual: la ley protege el sexo, y el código REALTOR añade la orientación sexual y la identidad de género.',
  },
  age: {
    en: 'Age by itself is not on the list, but it may not stand for children or a disability.',
    es: 'La edad por sí sola no está en la lista, pero no puede servir de pretexto contra los niños o una discapacidad.',
  },
  assistance: {
    en: 'No general rule in North Carolina makes a landlord take a voucher, but housing aided by the city, the county or tax credits may not refuse one, and a blanket no can hide a forbidden reason.',
    es: 'No hay en Carolina del Norte una regla general que obligue a aceptar un vale, pero la vivienda con ayuda de la ciudad, del condado o de créditos fiscales no puede rechazarlo, y un no a todos puede esconder un motivo prohibido.',
  },
  disability: {
    en: 'Whether stairs or a layout suit somebody is for that person to decide.',
    es: 'Si las escaleras o la distribución le convienen, lo decide esa persona.',
  },
  'disability/illness': {
    en: "Somebody's illness, diagnosis or recovery is nothing to ask about or to weigh.",
    es: 'La enfermedad, el diagnóstico o la recuperación de una persona no se pregunta ni se toma en cuenta.',
  },
};

/** What is heard where somebody speaks of people, a street or a school, in whatever connection. */
export const OF_PLACES = ['people', 'faith', 'safety', 'schools'] as const;

/** What nobody may choose people by, and what they may choose by instead. */
export const choiceRefusals: Refusals = {
  choosing: {
    named: {
      words: [
        ...[
          'where do i complain',
          'where can i complain',
          'where do i report',
          'where can i report',
          'how do i report',
        ],
        ...[
          'turned us down',
          'turned me down',
          'turned us away',
          'turned me away',
          'rejected us',
          'rejected me',
        ],
        ...['will not rent to us', 'would not rent to us', 'will not rent to me', 'refused to rent to us'],
        ...[
          'donde me quejo',
          'como me quejo',
          'donde denuncio',
          'como denuncio',
          'seller mind',
          'landlord mind',
          'owner mind',
          'me rechazaron',
          'nos rechazaron',
        ],
      ],
      insteadOf: ['people', 'faith', 'choosing'],
      side: 'complainant',
    },
    text: {
      en: 'No. Fair housing law lets nobody choose or refuse a buyer or tenant by a protected trait; even a partial motive counts (G.S. 41A-5).',
      es: 'No. Las leyes de vivienda justa (fair housing) no permiten elegir ni rechazar a un comprador o inquilino por un rasgo protegido; basta que sea parte del motivo (G.S. 41A-5).',
    },
    byTrait: lawfulGrounds,
    bySaid: [lendersRule, survivors, benefitsAreIncome, withARecord, smallOwners, nobodysAgent],
    instead: {
      en: 'You choose an offer by its price, financing, conditions and dates, or a tenant by the same written criteria for all. An attorney can advise on your case.',
      es: 'Se elige una oferta por precio, financiamiento, condiciones y fechas, o un inquilino con los mismos criterios escritos para todos. Un abogado puede aconsejarle sobre su caso.',
    },
    bySide: {
      seller: {
        said: saidBySellers,
        text: {
          en: 'No. Under fair housing law you choose an offer, not a person; even a partial motive counts (G.S. 41A-5).',
          es: 'No. Según las leyes de vivienda justa (fair housing) usted elige una oferta, no a una persona; basta que sea parte del motivo (G.S. 41A-5).',
        },
        byTrait: lawfulGrounds,
        instead: {
          en: 'Judge each by price, terms, proof of funds and dates, and decline letters and photos from all buyers alike. The team can set the offers side by side; an attorney advises on your case.',
          es: 'Compare precio, condiciones, comprobante de fondos y fechas, y rechace por igual las cartas y fotos de todos. El equipo pone las ofertas lado a lado; un abogado le aconseja sobre su caso.',
        },
      },
      broker: brokersRule,
      complainant: reported,
      landlord: {
        said: saidByLandlords,
        text: {
          en: 'No. Fair housing law lets you choose tenants on rental facts, not on who they are.',
          es: 'No. Las leyes de vivienda justa (fair housing) permiten elegir inquilinos por datos del alquiler, no por quiénes son.',
        },
        byTrait: {
          ...lawfulGrounds,
          family: {
            en: 'Families with children and a pregnancy are protected: no higher deposit, no fee for a child, no floor or building apart; a limit on persons counts everyone alike.',
            es: 'Las familias con hijos y el embarazo están protegidos: ni más depósito, ni cargo por niño, ni piso o edificio aparte; un límite de personas cuenta a todos por igual.',
          },
          disability: {
            en: 'A ramp, an aide or another change that a tenant needs is considered on its own and promptly, a change to the place mostly at the tenant’s cost; whether stairs suit somebody is for that person to decide.',
            es: 'Una rampa, un cuidador u otro ajuste que el inquilino necesita se considera caso por caso y sin demora, las obras por lo común a su costo; si las escaleras le convienen, lo decide esa persona.',
          },
        },
        instead: {
          en: 'Income, credit and rental history are fine when the same written criteria hold for every applicant and you keep dated records. An attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.',
          es: 'Ingresos, crédito e historial de renta valen si los mismos criterios escritos rigen para todos y guarda registros con fecha. Un abogado o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
        },
      },
    },
    links: ['call', 'contact'],
  },
  letters: {
    named: {
      words: [
        'our offer',
        'my offer',
        'letter to the seller',
        'letter to the sellers',
        'love letter',
        'carta al vendedor',
      ],
      insteadOf: OF_PLACES,
      side: 'buyer',
    },
    text: {
      en: 'No. Under fair housing law a letter or photo that shows who the buyers are must not decide; even a partial motive counts (G.S. 41A-5).',
      es: 'No. Según las leyes de vivienda justa (fair housing) una carta o foto que muestra quiénes son los compradores no debe decidir; basta que sea parte del motivo (G.S. 41A-5).',
    },
    instead: {
      en: 'Decline letters and photos from everyone alike, and compare price, terms, proof of funds and dates. The team can set the offers side by side; an attorney advises on your case.',
      es: 'Rechace por igual las cartas y fotos de todos, y compare precio, condiciones, comprobante de fondos y fechas. El equipo pone las ofertas lado a lado; un abogado le aconseja sobre su caso.',
    },
    bySide: {
      buyer: {
        said: [
          ...[
            'to the seller',
            'to the sellers',
            'the seller a',
            'the sellers a',
            'sellers to know',
            'seller to know',
          ],
          ...['to the owner', 'to the owners', 'al vendedor', 'a los vendedores', 'a los duenos', 'al dueno'],
        ],
        text: {
          en: 'No, I put nothing into a letter about who you are: under fair housing law family, faith or origin must not win or lose a house, and a seller may decline such letters from everyone.',
          es: 'No, no escribo en una carta quién es usted: según las leyes de vivienda justa (fair housing) ni la familia ni la fe ni el origen deben ganar o perder una casa, y el vendedor puede rechazar esas cartas de todos.',
        },
        instead: {
          en: 'Let the offer speak: price, financing, proof of funds, dates, and what you like about the house itself. The team can help to word that.',
          es: 'Que hable la oferta: precio, financiamiento, comprobante de fondos, fechas y lo que le gusta de la casa misma. El equipo puede ayudarle a redactarla.',
        },
      },
      broker: brokersRule,
    },
    links: ['call', 'contact'],
  },
  animals: {
    named: {
      words: [
        'guide dog',
        'service dog',
        'service animal',
        'assistance animal',
        'perro guia',
        'perro de servicio',
        'support animal',
        'support dog',
        'perro de apoyo',
        'animal de apoyo',
      ],
      insteadOf: ['people', 'choosing', 'neighbors'],
    },
    text: {
      en: 'No. A trained service animal is no pet: under fair housing law and G.S. 168-4.2 it may not be refused, and no pet fee applies. For emotional-support animals the law is unsettled since HUD changed its enforcement in May 2026, so a blanket no is a risk.',
      es: 'No. Un animal de servicio entrenado no es mascota: según las leyes de vivienda justa (fair housing) y G.S. 168-4.2 no se puede rechazar ni cobrar cargo de mascotas. Sobre los de apoyo emocional la ley está sin definir desde que HUD cambió su aplicación en mayo de 2026; negarse siempre es un riesgo.',
    },
    instead: {
      en: 'Decide each written request by itself, with the same rules for all, and ask an attorney before you refuse.',
      es: 'Decida cada solicitud escrita por separado, con las mismas reglas para todos, y consulte a un abogado antes de negarse.',
    },
    bySide: {
      complainant: {
        said: saidByTenants,
        text: {
          en: 'Under fair housing law and G.S. 168-4.2 a trained service animal is no pet: it may not be refused or charged a pet fee. For emotional-support animals the law is unsettled since HUD changed its enforcement in May 2026. Ask in writing, stating the need and no diagnosis, and keep the answer; HUD (800-669-9777) and the North Carolina Human Relations Commission take complaints, in general within one year.',
          es: 'Según las leyes de vivienda justa (fair housing) y G.S. 168-4.2 un animal de servicio entrenado no es mascota: no lo pueden rechazar ni cobrar cargo de mascotas. Sobre los de apoyo emocional la ley está sin definir desde que HUD cambió su aplicación en mayo de 2026. Pida por escrito, diciendo la necesidad y no el diagnóstico, y guarde la respuesta; HUD (800-669-9777) y la North Carolina Human Relations Commission reciben quejas, en general dentro de un año.',
        },
      },
    },
    links: ['call', 'contact'],
  },
};
