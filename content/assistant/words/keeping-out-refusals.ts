import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { askAssociation, brokersRule, reported } from './refusal-parts.ts';

const sameRules = {
  en: `What you may ask for is the same noise, parking and hours rules for everybody. ${askAssociation.en}`,
  es: `Lo que sí puede pedir son las mismas reglas de ruido, estacionamiento y horario para todos. ${askAssociation.es}`,
};

/** Refusals about excluding people: by neighbors and associations, or by a landlord for the source of income. */
export const keepingOutRefusals: Refusals = {
  neighbors: {
    text: {
      en: "I can't help to keep anybody out: fair housing law binds neighbors and associations too, and none of them may[ choose by {traits}| keep people out by a protected trait].",
      es: 'No puedo ayudar a dejar fuera a nadie: las leyes de vivienda justa (fair housing) obligan también a vecinos y asociaciones, y nadie puede[ elegir por {traits}| excluir por un rasgo protegido].',
    },
    byTrait: {
      disability: {
        en: 'A ramp, a parking space or an animal that a resident needs is considered promptly, looks or no looks, and a refusal can be unlawful by itself.',
        es: 'Una rampa, un lugar de estacionamiento o un animal que un residente necesita se considera sin demora, guste o no a la vista, y negarlo puede ser ilegal por sí mismo.',
      },
      'family/children': {
        en: 'Only a community that qualifies as 55-plus may keep children out.',
        es: 'Solo una comunidad que califica como de 55 o más puede excluir a los niños.',
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
    instead: sameRules,
    bySide: { broker: brokersRule, complainant: reported },
    links: ['call', 'contact'],
  },
  'group-home': {
    text: {
      en: "I can't help to stop it: a home for people with a disability or in recovery is a home, fair housing law protects who lives there, and covenants that shut out small family care homes are void (G.S. 168-23).",
      es: 'No puedo ayudar a pararlo: un hogar para personas con discapacidad o en recuperación es un hogar, las leyes de vivienda justa (fair housing) protegen a quienes viven allí, y las cláusulas que excluyen pequeños hogares de cuidado son nulas (G.S. 168-23).',
    },
    instead: sameRules,
    bySide: { broker: brokersRule, complainant: reported },
    links: ['call', 'contact'],
  },
  'children-rules': {
    text: {
      en: "I can't help with a rule against children: under fair housing law it stands only in a qualifying 55-plus community, with somebody of 55 in at least 80 percent of the occupied homes, a published intent and age checks (42 U.S.C. 3607).",
      es: 'No puedo ayudar con una regla contra los niños: según las leyes de vivienda justa (fair housing) solo vale en una comunidad de 55 o más que califique, con alguien de 55 en al menos el 80 por ciento de las viviendas ocupadas, intención publicada y verificación de edad (42 U.S.C. 3607).',
    },
    source: {
      en: 'What holds for all ages is fine: quiet hours, no running on wet floors, no glass by the pool; a rule on supervision needs real safety reasons.',
      es: 'Lo que rige para toda edad sí vale: horario de silencio, no correr en piso mojado, nada de vidrio en la alberca; una de vigilancia necesita motivos reales de seguridad.',
    },
    instead: askAssociation,
    bySide: { complainant: reported },
    links: ['call', 'contact'],
  },
  sale: {
    text: {
      en: "I can't give neighbors a say in who buys: fair housing law binds the seller, the firm and the neighbors alike, and every buyer may see a home that is for sale.",
      es: 'No puedo dar a los vecinos una opinión sobre quién compra: las leyes de vivienda justa (fair housing) obligan al vendedor, a la firma y a los vecinos, y cualquier comprador puede ver una casa en venta.',
    },
    instead: {
      en: 'What you may ask for is about the visits, parking, gates and hours, and you may bid for it yourself; the team answers at the number on this page.',
      es: 'Lo que sí puede pedir es sobre las visitas, estacionamiento, portones y horas, y puede ofertar usted; el equipo contesta en el número de esta página.',
    },
    links: ['call', 'contact'],
  },
  vouchers: {
    text: {
      en: "I can't help to turn anybody away for how the rent is paid: North Carolina has no general rule that a landlord must take a voucher, but housing aided by the city, the county or tax credits may not refuse one, and a blanket no can hide a reason that fair housing law forbids.",
      es: 'No puedo ayudar a rechazar a nadie por cómo paga la renta: Carolina del Norte no obliga en general a aceptar un vale, pero la vivienda con ayuda de la ciudad, del condado o de créditos fiscales no puede rechazarlo, y un no a todos puede esconder un motivo que las leyes de vivienda justa (fair housing) prohíben.',
    },
    instead: {
      en: 'Use the same written criteria for all: rental history, references, the part of the rent that the tenant pays. An attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.',
      es: 'Use los mismos criterios escritos para todos: historial de renta, referencias, la parte de la renta que paga el inquilino. Un abogado o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
    },
    bySide: {
      complainant: {
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
  benefits: {
    text: {
      en: "I can't help to turn away income for where it comes from: under fair housing law refusing a disability benefit can be discrimination by disability, and lawful income counts by its amount.",
      es: 'No puedo ayudar a rechazar un ingreso por su origen: según las leyes de vivienda justa (fair housing), negarse a una prestación por incapacidad puede ser discriminación, y el ingreso lícito cuenta por su monto.',
    },
    instead: {
      en: 'Set one figure for all, the rent times so much, ask everyone for the same proof, and keep dated records; an attorney can say more.',
      es: 'Fije una cifra para todos, la renta por tanto, pida a todos los mismos comprobantes y guarde registros con fecha; un abogado puede decirle más.',
    },
    bySide: { complainant: reported },
    links: ['call', 'contact'],
  },
};
