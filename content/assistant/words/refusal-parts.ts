import type { RefusalWords } from '#domain/chat/answer/refusal.ts';

// Texts shared by several refusals (reference: fair housing by asker, November 2026).

const children = { en: 'children in the household', es: 'tener hijos' };

/** Legal names of the classes of protected words, inserted for `{traits}`. */
export const traitNames = {
  race: { en: 'race', es: 'la raza' },
  'race/latin': { en: 'national origin', es: 'el origen nacional' },
  origin: { en: 'national origin', es: 'el origen nacional' },
  religion: { en: 'religion', es: 'la religión' },
  sex: { en: 'sex', es: 'el sexo' },
  'sex/orientation': { en: 'sex or orientation', es: 'el sexo o la orientación' },
  family: { en: 'family status', es: 'la situación familiar' },
  'family/children': children,
  'family/without': children,
  disability: { en: 'disability', es: 'la discapacidad' },
};

/** For reports of unfair treatment: where to turn, without starting with a no. */
export const reported: RefusalWords = {
  text: {
    en: 'Under fair housing law nobody may turn you away, charge you more or treat you worse for a protected trait: if that happened, tell HUD (800-669-9777) or the North Carolina Human Relations Commission, in general within one year. Charlotte-Mecklenburg Community Relations (call 311) takes complaints too, the NC Real Estate Commission (919-875-3700) hears about agents, and an attorney or Legal Aid knows the deadline of a court. Save messages, dates and names; retaliation is unlawful too. I pass it on to the firm only if you wish, and we keep looking.',
    es: 'Según las leyes de vivienda justa (fair housing) nadie puede rechazarle, cobrarle más ni tratarle peor por un rasgo protegido: si eso ocurrió, avise a HUD (800-669-9777) o a la North Carolina Human Relations Commission, en general dentro de un año. Charlotte-Mecklenburg Community Relations (llame al 311) también recibe quejas; la NC Real Estate Commission (919-875-3700), sobre agentes; y un abogado o Legal Aid conoce el plazo de un tribunal. Guarde mensajes, fechas y nombres; las represalias también son ilegales. Lo paso a la firma solo si quiere, y seguimos buscando.',
  },
};

/** For a broker whose client requests it. */
export const brokersRule: RefusalWords = {
  text: {
    en: "I can't help with that, and fair housing law binds us both: a client's instruction excuses neither of us from it or from Article 10 of the REALTOR code[, and {traits} may play no part].",
    es: 'No puedo ayudar con eso, y las leyes de vivienda justa (fair housing) nos obligan a los dos: la instrucción de un cliente no nos excusa de ellas ni del artículo 10 del código REALTOR[; nada se decide por {traits}].',
  },
  instead: {
    en: 'Objective criteria, such as price, terms and dates, are fine, the same for everyone. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say how to answer the client.',
    es: 'Criterios objetivos como precio, condiciones y fechas sí valen, iguales para todos. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) le dicen cómo contestar al cliente.',
  },
};

/** How offers are chosen. */
export const byOffer = {
  en: 'Compare price, terms, proof of funds and dates, and decline letters and photos from all buyers alike; the team sets the offers side by side, and an attorney advises on your case.',
  es: 'Compare precio, condiciones, comprobante de fondos y fechas, y rechace por igual las cartas y fotos de todos; el equipo pone las ofertas lado a lado y un abogado le aconseja sobre su caso.',
};

/** How tenants are chosen. */
export const byCriteria = {
  en: 'Use the same written criteria for every applicant, income, credit and rental history, and keep dated records; an attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.',
  es: 'Use los mismos criterios escritos para todos, ingresos, crédito e historial de renta, y guarde registros con fecha; un abogado o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
};

/** For neighbors and association boards. */
export const askAssociation = {
  en: "The association's attorney or the Charlotte-Mecklenburg Community Relations Committee can say more.",
  es: 'El abogado de la asociación o el comité de Community Relations de Charlotte-Mecklenburg pueden decirle más.',
};

export const census = {
  en: 'Population figures are public at the U.S. Census Bureau (data.census.gov); how a street feels, a visit at several hours tells.',
  es: 'Las cifras de población son públicas en la Oficina del Censo (data.census.gov); el ambiente de una calle se conoce visitándola a distintas horas.',
};

/** Not part of the census. */
export const congregations = {
  en: 'The census does not ask about religion; congregations list themselves on maps and in their own directories, where you can look up the one you have in mind.',
  es: 'El censo no pregunta por la religión; las congregaciones aparecen en los mapas y en sus propios directorios, y allí puede buscar la que le interese.',
};

const sameProof = {
  en: 'A name, an accent or a birthplace says nothing about who can pay: ask everyone for the same proof.',
  es: 'Un apellido, un acento o un lugar de nacimiento no dice quién puede pagar: pida a todos los mismos comprobantes.',
};

/** Lawful criteria, by the trait that the message names. */
export const lawfulGrounds = {
  origin: sameProof,
  race: {
    en: 'Race and color are never a ground, and here the law knows no exception, for small owners either (42 U.S.C. 1982).',
    es: 'La raza y el color nunca son motivo, y en esto la ley no hace excepciones, tampoco para dueños pequeños (42 U.S.C. 1982).',
  },
  religion: {
    en: "Somebody's faith, or none, is nothing to ask about.",
    es: 'La fe de una persona, o que no tenga, no es algo que se pregunte.',
  },
  'family/children': {
    en: 'Families with children and a pregnancy are protected.',
    es: 'Las familias con hijos y el embarazo están protegidos.',
  },
  family: {
    en: 'Families with children are protected, and whether somebody is married is no measure of an offer.',
    es: 'Las familias con hijos están protegidas, y si alguien es casado no mide una oferta.',
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
