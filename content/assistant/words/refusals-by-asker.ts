/** Plain words of somebody who rents, or lives by the rules of others. */
export const saidByTenants = [
  ...[
    'my landlord',
    'our landlord',
    'my landlady',
    'our landlady',
    'my property manager',
    'lease application asks',
    'do i have to answer',
    'do we have to answer',
    'my ramp',
    'our ramp',
  ],
  ...[
    'mi casero',
    'mi casera',
    'mi arrendador',
    'mi arrendadora',
    'tengo que contestar',
    'mi rampa',
    'nuestra rampa',
  ],
];

/** Who was turned away is told where to turn, whatever the matter, and never begins to read with a no. */
export const reported = {
  said: saidByTenants,
  text: {
    en: 'Under fair housing law nobody may turn you away, charge you more or treat you worse for a protected trait: if that happened, tell HUD (800-669-9777) or the North Carolina Human Relations Commission, in general within one year. Charlotte-Mecklenburg Community Relations (call 311) takes complaints too, the NC Real Estate Commission (919-875-3700) hears about agents, and an attorney or Legal Aid knows the deadline of a court. Save messages, dates and names; retaliation is unlawful too. I pass it on to the firm only if you wish, and we keep looking.',
    es: 'Según las leyes de vivienda justa (fair housing) nadie puede rechazarle, cobrarle más ni tratarle peor por un rasgo protegido: si eso ocurrió, avise a HUD (800-669-9777) o a la North Carolina Human Relations Commission, en general dentro de un año. Charlotte-Mecklenburg Community Relations (llame al 311) también recibe quejas; la NC Real Estate Commission (919-875-3700), sobre agentes; y un abogado o Legal Aid conoce el plazo de un tribunal. Guarde mensajes, fechas y nombres; las represalias también son ilegales. Lo paso a la firma solo si quiere, y seguimos buscando.',
  },
};

/** Plain words of somebody with a home to sell. */
export const saidBySellers = [
  ...['as executor', 'i am the executor', 'sell my house', 'sell our house', 'sell my home', 'sell our home'],
  ...[
    'i am selling',
    'we are selling',
    'seller here',
    'our sellers',
    'my sellers',
    'listing my',
    'vender mi casa',
    'vendo mi casa',
    'vendemos la casa',
  ],
];

/** Plain words of somebody who lets. */
export const saidByLandlords = [
  ...[
    'landlord here',
    'landlord question',
    'i am a landlord',
    'as a landlord',
    'my tenant',
    'my tenants',
    'my rental',
  ],
  ...[
    'my rentals',
    'my duplex',
    'my fourplex',
    'my unit',
    'my units',
    'i rent out',
    'rent out my',
    'renting out',
  ],
  ...['applicant', 'applicants', 'i screen', 'my building', 'as tenants', 'from tenants', 'to tenants'],
  ...[
    'soy dueno',
    'soy duena',
    'soy arrendador',
    'mi inquilino',
    'mi inquilina',
    'mis inquilinos',
    'rentarle',
  ],
  ...['rentarles', 'negarle la renta', 'negarles la renta', 'alquilarle', 'en renta', 'mi duplex'],
];

/** Plain words that only another broker says. */
export const saidByBrokers = [
  ...['realtor here', 'agent here', 'broker here', 'broker question', 'broker to broker'],
  ...['i am a realtor', 'i am an agent', 'i am a broker', 'my client', 'my clients'],
  ...['i am her agent', 'i am his agent', 'i am their agent', 'our seller', 'my seller', 'my sellers'],
  ...[
    'seller told me',
    'agent question',
    'as a buyer agent',
    'listing agent here',
    'i am an agent',
    'agent from',
  ],
  ...[
    'my buyer wants',
    'my buyer asked',
    'my buyers asked',
    'my buyers want',
    'i am the listing agent',
    'landlord client',
    'my owner',
    'mi vendedor',
    'mi dueno',
  ],
  ...['soy agente', 'soy corredor', 'soy corredora', 'mi cliente', 'mi clienta', 'mis clientes'],
];

/** What another broker is told, whose client asks for it. */
export const brokersRule = {
  said: saidByBrokers,
  text: {
    en: "No. Fair housing law and the REALTOR code bind us both: a client's instruction excuses neither of us. Ask your broker-in-charge or the NC Real Estate Commission (919-875-3700). Objective criteria, such as price, terms and dates, are fine.",
    es: 'No. Las leyes de vivienda justa (fair housing) y el código REALTOR nos obligan a los dos; la instrucción de un cliente no nos excusa. Pregunte a su broker-in-charge o a la NC Real Estate Commission (919-875-3700). Criterios objetivos como precio, condiciones y fechas sí valen.',
  },
};

/** A small landlord who lives there too. */
export const smallOwners = {
  said: [
    ...[
      'live in the other half',
      'live in one half',
      'live in half',
      'live in the other unit',
      'live in one unit',
    ],
    ...[
      'live upstairs',
      'live downstairs',
      'live in it',
      'live on site',
      'am i exempt',
      'exempt',
      'exempted',
    ],
    ...[
      'only the 1 rental',
      'only have the one rental',
      'only have 1 rental',
      'only own 1',
      'only own 3',
      'small landlord',
    ],
    ...[
      'vivo arriba',
      'vivo abajo',
      'vivo en la otra mitad',
      'vivo en la otra',
      'no me aplica',
      'estoy exento',
    ],
  ],
  text: {
    en: 'No, not in an advertisement and never by race or color (42 U.S.C. 1982): fair housing law excepts some choices in a house of up to four units where the owner lives (G.S. 41A-6), but no words that say who is wanted, and no REALTOR may help with it (Article 10).',
    es: 'No, en un anuncio nunca, y por raza o color tampoco (42 U.S.C. 1982): las leyes de vivienda justa (fair housing) exceptúan algunas decisiones en casas de hasta cuatro unidades donde vive el dueño (G.S. 41A-6), pero no las palabras que dicen a quién se quiere, y ningún REALTOR puede ayudar en eso (artículo 10).',
  },
  instead: {
    en: 'The same written criteria for all, income, credit and rental history, and an ad about rent, rooms and dates keep you on firm ground; an attorney tells whether the exception is yours.',
    es: 'Los mismos criterios escritos para todos, ingresos, crédito e historial de renta, y un anuncio sobre renta, cuartos y fechas le dan firmeza; un abogado dice si la excepción es suya.',
  },
};

/** Whoever fled violence, where a landlord asks. */
export const survivors = {
  said: [
    ...[
      'restraining order',
      'protective order',
      'domestic violence',
      'abusive ex',
      'abused women',
      'stalker',
    ],
    ...['orden de proteccion', 'orden de restriccion', 'violencia domestica'],
  ],
  text: {
    en: 'No. In North Carolina a landlord may not refuse, evict or fail to renew mainly because somebody is a victim of domestic violence, sexual assault or stalking (G.S. 42-42.2), and fair housing law protects women and men alike.',
    es: 'No. En Carolina del Norte un dueño no puede rechazar, desalojar ni dejar de renovar sobre todo porque alguien es víctima de violencia doméstica, agresión sexual o acoso (G.S. 42-42.2), y las leyes de vivienda justa (fair housing) protegen por igual a mujeres y hombres.',
  },
  instead: {
    en: 'Decide by the same written criteria as for everyone, income, credit and rental history, and keep dated records; an attorney can advise on your case.',
    es: 'Decida con los mismos criterios escritos que para todos, ingresos, crédito e historial de renta, y guarde registros con fecha; un abogado puede aconsejarle.',
  },
};

/** Whoever has a criminal record. */
export const withARecord = {
  said: [
    ...[
      'criminal record',
      'criminal records',
      'criminal history',
      'felony',
      'felonies',
      'felon',
      'felons',
      'convicted',
    ],
    ...['been in jail', 'been in prison', 'antecedentes penales', 'antecedentes', 'estuvo preso'],
  ],
  text: {
    en: 'No, not with one rule against everybody who has a record: that is no trait which fair housing law names, but such a ban, or one kept only for some, can discriminate by its effect (G.S. 41A-5).',
    es: 'No, no con una regla contra todo el que tenga antecedentes: no es un rasgo que las leyes de vivienda justa (fair housing) nombren, pero tal prohibición, o una solo para algunos, puede discriminar por su efecto (G.S. 41A-5).',
  },
  instead: {
    en: 'Look at each person by a written rule that is the same for all: what it was, how long ago, what came after. The law is moving here, so ask an attorney before you refuse.',
    es: 'Mire a cada persona con una regla escrita igual para todos: qué fue, hace cuánto y qué vino después. La ley está cambiando en esto; consulte a un abogado antes de negarse.',
  },
};

/** Income that is no wage. */
export const benefitsAreIncome = {
  said: [
    ...['ssi', 'ssdi', 'disability check', 'disability checks', 'disability income', 'disability benefits'],
    ...['on disability', 'is disability', 'social security', 'incapacidad', 'seguro social'],
  ],
  text: {
    en: 'No. Under fair housing law turning away income for being a disability benefit can be discrimination by disability: lawful income counts by its amount, whatever it comes from.',
    es: 'No. Según las leyes de vivienda justa (fair housing), rechazar un ingreso por ser de incapacidad puede ser discriminación: el ingreso lícito cuenta por su monto, venga de donde venga.',
  },
  instead: {
    en: 'Set one figure for all, the rent times so much, ask everyone for the same proof, and keep dated records; an attorney can say more.',
    es: 'Fije una cifra para todos, la renta por tanto, pida a todos los mismos comprobantes y guarde registros con fecha; un abogado puede decirle más.',
  },
};

/** Somebody who lends or appraises. */
export const lendersRule = {
  said: [
    ...[
      'loan officer',
      'i am a lender',
      'lender here',
      'mortgage guy',
      'mortgage broker here',
      'underwriter here',
    ],
    ...[
      'i am an underwriter',
      'which borrowers',
      'i do appraisals',
      'our appraiser',
      'i am an appraiser',
      'appraiser here',
      'trabajo en un banco',
    ],
  ],
  text: {
    en: 'No. Fair housing law (42 U.S.C. 3605) and the Equal Credit Opportunity Act bind lenders and appraisers: nobody is asked about plans for children, origin or faith, and neither the loan nor the value depends on them or on who lives around.',
    es: 'No. Las leyes de vivienda justa (fair housing, 42 U.S.C. 3605) y la ley de igualdad de crédito (ECOA) obligan a bancos y valuadores: a nadie se le pregunta por planes de hijos, origen o fe, y ni el préstamo ni el valor dependen de eso ni de quién vive alrededor.',
  },
  instead: {
    en: 'Income, debts, credit and the property itself, judged alike for everyone, are what counts; your compliance officer or the Consumer Financial Protection Bureau can say more.',
    es: 'Cuentan ingresos, deudas, crédito y la propiedad misma, igual para todos; su oficial de cumplimiento o el Consumer Financial Protection Bureau pueden decirle más.',
  },
};

/** Who asks for an agent of some kind of people. */
export const nobodysAgent = {
  said: [
    ...[
      'a realtor who is',
      'an agent who is',
      'agent who is',
      'white agent',
      'white realtor',
      'black agent',
      'black realtor',
    ],
    ...[
      'christian agent',
      'christian realtor',
      'american agent',
      'american realtor',
      'agente blanco',
      'agente blanca',
    ],
    ...['agente cristiano', 'agente cristiana', 'agente que sea'],
  ],
  text: {
    en: 'No, nobody here is assigned by race, origin or faith: fair housing law and the REALTOR code hold for our own work as well.',
    es: 'No, aquí no se asigna a nadie por raza, origen o fe: las leyes de vivienda justa (fair housing) y el código REALTOR rigen también nuestro trabajo.',
  },
  instead: {
    en: 'Tell the team what you need in the work itself, a language, evening hours, experience with condos or estates, and they say who does that.',
    es: 'Diga al equipo qué necesita en el trabajo mismo, un idioma, horas de la tarde, experiencia con condominios o herencias, y le dicen quién lo hace.',
  },
};
