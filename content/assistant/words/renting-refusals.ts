import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { brokersRule, byCriteria, lawfulGrounds, reported } from './refusal-parts.ts';

const sameForAll = {
  en: 'Set the amounts and rules in writing, the same for every household, and keep dated records; an attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.',
  es: 'Ponga montos y reglas por escrito, iguales para cada hogar, y guarde registros con fecha; un abogado o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
};

const supportAnimals = {
  en: 'A trained service animal is no pet, may not be refused and pays no pet fee (G.S. 168-4.2).',
  es: 'Un animal de servicio entrenado no es mascota, no se puede rechazar y no paga cargo (G.S. 168-4.2).',
};

const eachRequest = {
  en: 'Decide each written request by itself, ask for no diagnosis, keep the same rules for all, and ask an attorney before you refuse; damage can be charged like anybody’s.',
  es: 'Decida cada solicitud escrita por separado, no pida diagnóstico, use las mismas reglas para todos y consulte a un abogado antes de negarse; los daños se cobran como a cualquiera.',
};

const askedForAnimal = {
  text: {
    en: 'Under fair housing law and G.S. 168-4.2 a trained service animal is no pet: it may not be refused or charged a pet fee. For emotional-support animals the law is unsettled since HUD changed its enforcement in May 2026. Ask in writing, stating the need and no diagnosis, and keep the answer; HUD (800-669-9777) and the North Carolina Human Relations Commission take complaints, in general within one year.',
    es: 'Según las leyes de vivienda justa (fair housing) y G.S. 168-4.2 un animal de servicio entrenado no es mascota: no lo pueden rechazar ni cobrar cargo de mascotas. Sobre los de apoyo emocional la ley está sin definir desde que HUD cambió su aplicación en mayo de 2026. Pida por escrito, diciendo la necesidad y no el diagnóstico, y guarde la respuesta; HUD (800-669-9777) y la North Carolina Human Relations Commission reciben quejas, en general dentro de un año.',
  },
};

/** Refusals about other things a landlord may not do. */
export const rentingRefusals: Refusals = {
  charge: {
    text: {
      en: "I can't help to charge some people more: under fair housing law rent, deposit and fees are the same for everyone[, and a higher one for {traits} is unlawful].",
      es: 'No puedo ayudar a cobrar más a algunas personas: según las leyes de vivienda justa (fair housing) renta, depósito y cargos son iguales para todos[, y uno mayor por {traits} es ilegal].',
    },
    byTrait: {
      'family/children': {
        en: 'No fee for a child, no larger deposit for a family or because of a pregnancy.',
        es: 'Ni cargo por niño ni más depósito para una familia o por un embarazo.',
      },
      disability: {
        en: 'A wheelchair or another aid is no ground for a fee; damage can be charged like anybody’s, after it happens.',
        es: 'Una silla de ruedas u otra ayuda no es motivo de cargo; los daños se cobran como a cualquiera, cuando ocurren.',
      },
      origin: lawfulGrounds.origin,
    },
    instead: sameForAll,
    bySide: { complainant: reported, broker: brokersRule },
    links: ['call', 'contact'],
  },
  placing: {
    text: {
      en: "I can't help with quotas or with a floor or building for some people: under fair housing law that is steering within a building[ by {traits}], even to keep a balance or for their own good.",
      es: 'No puedo ayudar con cupos ni con un piso o edificio para algunas personas: según las leyes de vivienda justa (fair housing) eso es separar a la gente dentro de un edificio[ por {traits}], aunque sea por equilibrio o por su bien.',
    },
    instead: {
      en: 'Show every free unit to every applicant and let them choose; quiet hours and safety rules hold for all. An attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.',
      es: 'Muestre cada unidad libre a cada solicitante y deje que elija; el horario de silencio y las reglas de seguridad rigen para todos. Un abogado o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
    },
    bySide: { complainant: reported, broker: brokersRule },
    links: ['call', 'contact'],
  },
  occupancy: {
    text: {
      en: "I can't help to limit children: under fair housing law a limit counts all persons alike, babies and grown-ups, by the code and the size of the place, and a cap meant to keep families out is unlawful.",
      es: 'No puedo ayudar a limitar niños: según las leyes de vivienda justa (fair housing) un límite cuenta a todas las personas por igual, bebés y adultos, según el código y el tamaño del lugar, y un tope para que no vengan familias es ilegal.',
    },
    source: {
      en: 'Two per bedroom is where HUD starts to look, not a rule; large rooms allow more, a septic system may allow fewer.',
      es: 'Dos por dormitorio es donde HUD empieza a mirar, no una regla; cuartos grandes permiten más, una fosa séptica puede permitir menos.',
    },
    instead: sameForAll,
    bySide: { complainant: reported },
    links: ['call', 'contact'],
  },
  exemption: {
    text: {
      en: "I can't help with that: fair housing law excepts some choices in a house of up to four units where the owner lives (G.S. 41A-6), never by race or color (42 U.S.C. 1982), never in an advertisement, and no REALTOR may help with it (Article 10).",
      es: 'No puedo ayudar con eso: las leyes de vivienda justa (fair housing) exceptúan algunas decisiones en casas de hasta cuatro unidades donde vive el dueño (G.S. 41A-6), nunca por raza o color (42 U.S.C. 1982), nunca en un anuncio, y ningún REALTOR puede ayudar en eso (artículo 10).',
    },
    instead: {
      en: 'The same written criteria for all, income, credit and rental history, and an ad about rent, rooms and dates keep you on firm ground; an attorney tells whether the exception is yours.',
      es: 'Los mismos criterios escritos para todos, ingresos, crédito e historial de renta, y un anuncio sobre renta, cuartos y fechas le dan firmeza; un abogado dice si la excepción es suya.',
    },
    links: ['call', 'contact'],
  },
  survivors: {
    text: {
      en: "I can't help with that: in North Carolina a landlord may not refuse, evict or fail to renew mainly because somebody is a victim of domestic violence, sexual assault or stalking (G.S. 42-42.2), and fair housing law protects women and men alike.",
      es: 'No puedo ayudar con eso: en Carolina del Norte un dueño no puede rechazar, desalojar ni dejar de renovar sobre todo porque alguien es víctima de violencia doméstica, agresión sexual o acoso (G.S. 42-42.2), y las leyes de vivienda justa (fair housing) protegen por igual a mujeres y hombres.',
    },
    instead: byCriteria,
    bySide: { complainant: reported },
    links: ['call', 'contact'],
  },
  record: {
    text: {
      en: "I can't help with one rule against everybody who has a record: fair housing law does not name that trait, but such a ban, or one kept only for some, can discriminate by its effect (G.S. 41A-5).",
      es: 'No puedo ayudar con una regla contra todo el que tenga antecedentes: las leyes de vivienda justa (fair housing) no nombran ese rasgo, pero tal prohibición, o una solo para algunos, puede discriminar por su efecto (G.S. 41A-5).',
    },
    instead: {
      en: 'Look at each person by a written rule that is the same for all: what it was, how long ago, what came after. The law is moving here, so ask an attorney before you refuse.',
      es: 'Mire a cada persona con una regla escrita igual para todos: qué fue, hace cuánto y qué vino después. La ley está cambiando en esto; consulte a un abogado antes de negarse.',
    },
    bySide: { complainant: reported },
    links: ['call', 'contact'],
  },
  access: {
    text: {
      en: "I can't help to refuse that: under fair housing law a ramp, grab bars, a closer parking space or an aide that somebody needs for a disability is considered on its own and promptly, and a refusal for looks or trouble can be unlawful by itself.",
      es: 'No puedo ayudar a negarlo: según las leyes de vivienda justa (fair housing) una rampa, barras, un estacionamiento más cerca o un cuidador que alguien necesita por una discapacidad se considera caso por caso y sin demora, y negarlo por estética o molestia puede ser ilegal por sí mismo.',
    },
    instead: {
      en: 'Ask for the need and no diagnosis; in a rental the tenant mostly pays for the work and may have to restore the inside. An attorney can advise before you answer.',
      es: 'Pregunte por la necesidad y no por el diagnóstico; en una renta las obras por lo común las paga el inquilino y puede tener que restaurar el interior. Un abogado puede aconsejarle antes de contestar.',
    },
    bySide: { complainant: reported },
    links: ['call', 'contact'],
  },
  animals: {
    text: {
      en: "I can't help with that: a trained service animal is no pet, and under fair housing law and G.S. 168-4.2 it may not be refused, no pet fee or deposit applies, and no diagnosis is asked for.",
      es: 'No puedo ayudar con eso: un animal de servicio entrenado no es mascota, y según las leyes de vivienda justa (fair housing) y G.S. 168-4.2 no se puede rechazar, ni cobrar cargo o depósito de mascotas, ni pedir el diagnóstico.',
    },
    instead: eachRequest,
    bySide: { complainant: askedForAnimal, broker: brokersRule },
    links: ['call', 'contact'],
  },
  'support-animals': {
    text: {
      en: "I can't help to refuse or charge for it outright: for emotional-support animals fair housing law is unsettled since HUD changed its enforcement in May 2026, courts may differ, and so a no to all of them, or a pet deposit, is a risk.",
      es: 'No puedo ayudar a negarlo o cobrarlo sin más: sobre los animales de apoyo emocional las leyes de vivienda justa (fair housing) están sin definir desde que HUD cambió su aplicación en mayo de 2026, y los tribunales pueden diferir; negarse siempre, o cobrar depósito de mascota, es un riesgo.',
    },
    source: supportAnimals,
    instead: eachRequest,
    bySide: { complainant: askedForAnimal, broker: brokersRule },
    links: ['call', 'contact'],
  },
};
