// What else is asked for of a kind that is declined, by plain words that say so.

/** Nobody's person is told of either. */
export const ofSomebody = [
  {
    said: [
      ...[
        'is the seller',
        'are the sellers',
        'the seller is',
        'the sellers are',
        'is the owner',
        'are the owners',
      ],
      ...[
        'the owner is',
        'the owners are',
        'is the landlord',
        'the landlord is',
        'is the buyer',
        'are the buyers',
      ],
      ...[
        'es el dueno',
        'es la duena',
        'el dueno es',
        'es el vendedor',
        'el vendedor es',
        'son los compradores',
      ],
    ],
    text: {
      en: "No, I tell nobody what somebody's faith, origin, family or health is: under fair housing law it may play no part in a sale or a lease.",
      es: 'No, no digo a nadie la fe, el origen, la familia o la salud de una persona: según las leyes de vivienda justa (fair housing) no pueden contar en una venta ni en una renta.',
    },
    instead: {
      en: 'What counts is price, terms and dates, and with those the team can help.',
      es: 'Cuentan el precio, las condiciones y las fechas, y con eso el equipo puede ayudar.',
    },
  },
];

/** Neighbors are in no census. */
export const thoseBeside = {
  said: [
    ...[
      'next door',
      'neighbors like',
      'the neighbors',
      'neighbors are',
      'my neighbors',
      'across the hall',
      'upstairs neighbors',
    ],
    ...[
      'on either side',
      '2 doors down',
      'two doors down',
      'who is buying the house',
      'los vecinos',
      'de al lado',
    ],
  ],
  text: {
    en: 'No, I tell nobody who the neighbors are: under fair housing law a home is not described or chosen by them, and everyone gets the same answer.',
    es: 'No, no digo quiénes son los vecinos: según las leyes de vivienda justa (fair housing) una casa no se describe ni se elige por ellos, y digo lo mismo a todas las personas.',
  },
  source: {
    en: 'What you can check yourself: noise and parking at several hours, the rules of the association, and a hello over the fence before the due diligence period ends.',
    es: 'Lo que puede comprobar usted: ruido y estacionamiento a distintas horas, las reglas de la asociación y un saludo a los de al lado antes de que termine el due diligence.',
  },
  instead: {
    en: 'I can tell a home’s price, size, lot and features.',
    es: 'Puedo decirle precio, superficie, lote y características de una casa.',
  },
};

/** A place said to be turning. */
export const thoseWhoCome = {
  said: [
    ...[
      'changed',
      'changing',
      'turning',
      'turned',
      'moving in',
      'taking over',
      'took over',
      'up and coming',
      'go downhill',
    ],
    ...[
      'gentrify',
      'gentrifying',
      'gentrification',
      'on its way up',
      'on the way up',
      'old residents',
      'transition',
      'cambiado',
      'cambiando',
      'mudando',
      'llenando',
    ],
  ],
  text: {
    en: 'No, under fair housing law I never describe a place by who comes or goes, and everyone gets the same answer.',
    es: 'No, por las leyes de vivienda justa (fair housing) nunca describo un lugar por quién llega o se va, y digo lo mismo a todas las personas.',
  },
  source: {
    en: 'What changes in houses and prices is on record: permits and rezonings by address at the city and the county, sold prices year by year; population counts are the Census Bureau’s (data.census.gov).',
    es: 'Lo que cambia en casas y precios consta: permisos y cambios de zonificación por dirección en la ciudad y el condado, precios de venta por año; los conteos de población son del Censo (data.census.gov).',
  },
  instead: {
    en: 'Here I can tell each area’s median price and days on the market.',
    es: 'Aquí puedo decirle el precio mediano y los días en el mercado de cada zona.',
  },
};

/** To whom an ad is shown. */
export const audiences = {
  said: [
    ...[
      'target',
      'targeting',
      'audience',
      'audiences',
      'boost',
      'facebook',
      'instagram',
      'age range',
      'lookalike',
    ],
    ...[
      'who should see',
      'only reaches',
      'our ad to reach',
      'show my listing to',
      'zip codes',
      'send the postcards',
    ],
    ...['solo a gente', 'solo a los', 'les salga solo', 'codigos postales', 'a que edad', 'publico'],
  ],
  text: {
    en: 'No. Under fair housing law whom an ad is shown to counts like its words: nobody is picked or left out by age, sex, family, faith or origin, nor by interests and ZIP codes that stand for them.',
    es: 'No. Según las leyes de vivienda justa (fair housing), a quién se muestra un anuncio cuenta como sus palabras: no se elige ni se deja fuera a nadie por edad, sexo, familia, fe u origen, ni por intereses o códigos postales que los sustituyan.',
  },
  source: {
    en: 'Facebook and Instagram shut those choices off for housing ads: declare the ad as one, aim by city or a wide radius, and let price, rooms and photos do the rest.',
    es: 'Facebook e Instagram cierran esas opciones en anuncios de vivienda: declárelo así, diríjalo por ciudad o un radio amplio, y que precio, cuartos y fotos hagan lo demás.',
  },
  instead: {
    en: 'The words describe the property, not the people, and the MLS shows it to everyone alike; the team plans the channels with you.',
    es: 'El texto describe la propiedad, no a las personas, y el MLS la muestra a todos por igual; el equipo planea los medios con usted.',
  },
};

/** A say in who buys the house beside. */
export const besideASale = {
  said: [
    ...['the house beside', 'as the neighbor', 'selling through you', 'you listed'],
    ...[
      'who you bring',
      'do not bring',
      'please do not show',
      'kind of buyer',
      'kind of buyers',
      'who gets it',
    ],
    ...['before you sell', 'no me vaya a traer', 'no traiga', 'a quien le vende'],
  ],
  text: {
    en: 'No. Fair housing law binds the seller, the firm and the neighbors alike: every buyer may see a home that is for sale, and nobody beside it has a say in who gets it.',
    es: 'No. Las leyes de vivienda justa (fair housing) obligan al vendedor, a la firma y a los vecinos: cualquier comprador puede ver una casa en venta, y nadie de al lado decide quién se queda con ella.',
  },
  instead: {
    en: 'What you may ask for is about the visits, parking, gates and hours, and you may bid for it yourself; the team answers at the number on this page.',
    es: 'Lo que sí puede pedir es sobre las visitas, estacionamiento, portones y horas, y puede ofertar usted; el equipo contesta en el número de esta página.',
  },
};
