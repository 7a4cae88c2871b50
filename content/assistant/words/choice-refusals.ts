import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { brokersRule, byCriteria, byOffer, lawfulGrounds, reported } from './refusal-parts.ts';

/** Refusals about choosing people by a protected trait, with lawful criteria instead. */
export const choiceRefusals: Refusals = {
  choosing: {
    text: {
      en: "I can't help with that: fair housing law lets nobody choose or refuse a buyer or tenant[ by {traits}| by a protected trait]; even a partial motive counts (G.S. 41A-5).",
      es: 'No puedo ayudar con eso: las leyes de vivienda justa (fair housing) no permiten elegir ni rechazar a un comprador o inquilino[ por {traits}| por un rasgo protegido]; basta que sea parte del motivo (G.S. 41A-5).',
    },
    byTrait: lawfulGrounds,
    instead: {
      en: 'You choose an offer by its price, financing, conditions and dates, or a tenant by the same written criteria for all. An attorney can advise on your case.',
      es: 'Se elige una oferta por precio, financiamiento, condiciones y fechas, o un inquilino con los mismos criterios escritos para todos. Un abogado puede aconsejarle sobre su caso.',
    },
    bySide: {
      seller: {
        text: {
          en: "I can't help with that: under fair housing law you choose an offer, not a person[, so {traits} may play no part]; even a partial motive counts (G.S. 41A-5).",
          es: 'No puedo ayudar con eso: según las leyes de vivienda justa (fair housing) usted elige una oferta, no a una persona[, y no por {traits}]; basta que sea parte del motivo (G.S. 41A-5).',
        },
        byTrait: lawfulGrounds,
        instead: byOffer,
      },
      broker: brokersRule,
      complainant: reported,
      landlord: {
        text: {
          en: "I can't help with that: fair housing law lets you choose tenants on rental facts, not on who they are[, so {traits} may play no part].",
          es: 'No puedo ayudar con eso: las leyes de vivienda justa (fair housing) permiten elegir inquilinos por datos del alquiler, no por quiénes son[, y no por {traits}].',
        },
        byTrait: {
          ...lawfulGrounds,
          'family/children': {
            en: 'Families with children and a pregnancy are protected: no higher deposit, no fee for a child, no floor or building apart.',
            es: 'Las familias con hijos y el embarazo están protegidos: ni más depósito, ni cargo por niño, ni piso o edificio aparte.',
          },
        },
        instead: byCriteria,
      },
    },
    links: ['call', 'contact'],
  },
  person: {
    text: {
      en: "I don't tell anyone who a seller, an owner or a buyer is[, {traits} included]: under fair housing law it may play no part in a sale or a lease.",
      es: 'No digo a nadie quién es un vendedor, dueño o comprador: según las leyes de vivienda justa (fair housing) eso[, también {traits},] no puede contar en una venta ni en una renta.',
    },
    instead: {
      en: 'What counts is the home, its price, terms and dates; the county shows the name of an owner of record, and the team can help with the offer.',
      es: 'Cuentan la casa, su precio, las condiciones y las fechas; el condado muestra el nombre del dueño registrado, y el equipo puede ayudarle con la oferta.',
    },
    bySide: {
      seller: {
        text: {
          en: "I can't find out who the buyers are for you[, {traits} included]: under fair housing law you choose an offer, not a person, and what you asked may be held against you; even a partial motive counts (G.S. 41A-5).",
          es: 'No puedo averiguarle quiénes son los compradores[, tampoco {traits}]: según las leyes de vivienda justa (fair housing) usted elige una oferta, no a una persona, y haber preguntado puede usarse en su contra (G.S. 41A-5).',
        },
        instead: byOffer,
      },
      landlord: {
        text: {
          en: "I can't help to ask applicants who they are[, {traits} included]: fair housing law lets you choose tenants on rental facts, and such a question alone can show an unlawful motive.",
          es: 'No puedo ayudar a preguntar a los solicitantes quiénes son[, tampoco por {traits}]: las leyes de vivienda justa (fair housing) permiten elegir inquilinos por datos del alquiler, y la sola pregunta puede mostrar un motivo ilegal.',
        },
        byTrait: lawfulGrounds,
        instead: byCriteria,
      },
      broker: brokersRule,
      complainant: reported,
    },
    links: ['call', 'contact'],
  },
  disclosure: {
    text: {
      en: "Who lives nearby is nothing a seller discloses, and I don't help to tell it: under fair housing law a home is not described by[ {traits}| people], and deaths or an occupant's illness are not material facts in North Carolina (G.S. 39-50).",
      es: 'Quién vive cerca no es algo que el vendedor revele, y no ayudo a contarlo: según las leyes de vivienda justa (fair housing) una casa no se describe por[ {traits}| las personas], y las muertes o la enfermedad de un ocupante no son hechos materiales en Carolina del Norte (G.S. 39-50).',
    },
    instead: {
      en: 'What you must disclose is about the property: its condition, water, systems, the association. Answer no question with a lie, never speak of HIV or an illness, and ask the team or an attorney about the form.',
      es: 'Lo que debe revelar es sobre la propiedad: estado, agua, instalaciones, asociación. No conteste con mentiras, nunca hable de VIH ni de enfermedades, y consulte el formulario con el equipo o un abogado.',
    },
    bySide: {
      broker: {
        text: {
          en: "Don't pass that on: under fair housing law what a client is[, {traits} included,] is no term of an offer, and your duty of confidence covers it too.",
          es: 'No lo transmita: según las leyes de vivienda justa (fair housing) quién es un cliente[, también por {traits},] no es una condición de la oferta, y también lo cubre su deber de confidencialidad.',
        },
        instead: {
          en: 'Present price, financing, proof of funds and dates. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say more.',
          es: 'Presente precio, financiamiento, comprobante de fondos y fechas. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden decirle más.',
        },
      },
    },
    links: ['call', 'contact'],
  },
  letters: {
    text: {
      en: "I can't help to choose by a letter or photo: under fair housing law what it shows of the buyers[, {traits} included,] must not decide; even a partial motive counts (G.S. 41A-5).",
      es: 'No puedo ayudar a elegir por una carta o foto: según las leyes de vivienda justa (fair housing) lo que muestra de los compradores[, también {traits},] no debe decidir; basta que sea parte del motivo (G.S. 41A-5).',
    },
    instead: byOffer,
    bySide: {
      buyer: {
        text: {
          en: "I can't put into a letter or photo for the seller who you are: under fair housing law a house is not won or lost by[ {traits}| family, faith or origin], and a seller may decline such letters from everyone.",
          es: 'No puedo poner en una carta o foto para el vendedor quién es usted: según las leyes de vivienda justa (fair housing) una casa no se gana ni se pierde por[ {traits}| la familia, la fe o el origen], y el vendedor puede rechazar esas cartas de todos.',
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
  lending: {
    text: {
      en: "I can't help with that: fair housing law (42 U.S.C. 3605) and the Equal Credit Opportunity Act bind lenders and appraisers, and neither a loan nor a value depends on[ {traits} or on] who people are or who lives around.",
      es: 'No puedo ayudar con eso: las leyes de vivienda justa (fair housing, 42 U.S.C. 3605) y la ley de igualdad de crédito (ECOA) obligan a bancos y valuadores, y ni el préstamo ni el valor dependen de[ {traits} ni de] quién es alguien o quién vive alrededor.',
    },
    instead: {
      en: 'Nobody is asked about plans for children, origin or faith. Income, debts, credit and the property itself, judged alike for everyone, are what counts; your compliance officer or the Consumer Financial Protection Bureau can say more.',
      es: 'A nadie se le pregunta por planes de hijos, origen o fe. Cuentan ingresos, deudas, crédito y la propiedad misma, igual para todos; su oficial de cumplimiento o el Consumer Financial Protection Bureau pueden decirle más.',
    },
    links: ['call', 'contact'],
  },
  agent: {
    text: {
      en: "I can't choose people of the team or clients that way: fair housing law and the REALTOR code hold for our own work as well, and nobody is assigned or turned away by[ {traits}| race, origin or faith].",
      es: 'No puedo elegir así a personas del equipo ni clientes: las leyes de vivienda justa (fair housing) y el código REALTOR rigen también nuestro trabajo, y a nadie se le asigna ni se le rechaza por[ {traits}| raza, origen o fe].',
    },
    instead: {
      en: 'Tell the team what you need in the work itself, a language, evening hours, experience with condos or estates, and they say who does that.',
      es: 'Diga al equipo qué necesita en el trabajo mismo, un idioma, horas de la tarde, experiencia con condominios o herencias, y le dicen quién lo hace.',
    },
    bySide: { broker: brokersRule },
    links: ['call', 'contact'],
  },
};
