import type { Refusals } from '#domain/chat/answer/refusal.ts';

// A plain no with its one reason, the source that fits, and what can be done. One text for everybody who asks from the
// same side (reference: fair housing by asker, November 2026).

export const refusals: Refusals = {
  people: {
    text: {
      en: 'No. Under fair housing law I never describe or choose a place by who lives there or by any protected trait; everyone gets the same answer. Population figures are public at the U.S. Census Bureau (data.census.gov). I can sort homes and areas by price, size, commute and features.',
      es: 'No. Por las leyes de vivienda justa (fair housing) nunca describo ni elijo un lugar por quién vive allí ni por un rasgo protegido; digo lo mismo a todas las personas. Las cifras de población son públicas en la Oficina del Censo (data.census.gov). Puedo ordenar casas y zonas por precio, tamaño, traslado y características.',
    },
    bySide: {
      broker: {
        en: "No. Fair housing law binds us both: a client's instruction excuses neither of us from steering by who lives where. Your broker-in-charge or the NC Real Estate Commission (919-875-3700) can say more. I can search by objective criteria: price, rooms, size, features.",
        es: 'No. Las leyes de vivienda justa (fair housing) nos obligan a los dos; la instrucción de un cliente no lo excusa. Su broker-in-charge o la NC Real Estate Commission (919-875-3700) pueden decirle más. Puedo buscar con criterios objetivos: precio, cuartos, tamaño, características.',
      },
    },
    links: ['areas', 'call'],
  },
  safety: {
    text: {
      en: 'No, I cannot rate a place as safe or unsafe: under fair housing guidance that judgment is yours, and mine could steer you. The police department publishes incidents by address on its crime map (data.charlottenc.gov). Visit at the hours you would be home; I can look for homes by price and features.',
      es: 'No, no puedo decir si un lugar es seguro: según las normas de vivienda justa (fair housing) ese juicio es suyo, y el mío podría influir en usted. La policía publica los incidentes por dirección en su mapa (data.charlottenc.gov). Visite a las horas en que estaría en casa; yo puedo buscar casas por precio y características.',
    },
    links: ['areas', 'call'],
  },
  schools: {
    text: {
      en: 'No, I cannot rank schools: which is best depends on you, and under fair housing guidance my verdict could steer you. The NC School Report Cards hold the official figures, and Charlotte-Mecklenburg Schools (CMS) tells which school an address is assigned to. I can look for homes by price, bedrooms and area.',
      es: 'No, no puedo calificar escuelas: cuál es mejor depende de usted, y según las normas de vivienda justa (fair housing) mi opinión podría influir. Las NC School Report Cards tienen las cifras oficiales y Charlotte-Mecklenburg Schools (CMS) dice qué escuela corresponde a una dirección. Puedo buscar casas por precio, dormitorios y zona.',
    },
    links: ['areas', 'call'],
  },
  choosing: {
    text: {
      en: 'No. Fair housing law lets nobody choose or refuse a buyer or tenant by a protected trait; even a partial motive counts (G.S. 41A-5). You choose an offer by its price, financing, conditions and dates, or a tenant by the same written criteria for all. An attorney can advise on your case.',
      es: 'No. Las leyes de vivienda justa (fair housing) no permiten elegir ni rechazar a un comprador o inquilino por un rasgo protegido; basta que sea parte del motivo (G.S. 41A-5). Se elige una oferta por precio, financiamiento, condiciones y fechas, o un inquilino con los mismos criterios escritos para todos. Un abogado puede aconsejarle sobre su caso.',
    },
    bySide: {
      seller: {
        en: 'No. Under fair housing law you choose an offer, not a person; even a partial motive counts (G.S. 41A-5). Compare price, financing, contingencies and dates, and decline letters and photos from all buyers alike. An attorney can advise on your case; the team can set the offers side by side.',
        es: 'No. Según las leyes de vivienda justa (fair housing) usted elige una oferta, no a una persona; basta que sea parte del motivo (G.S. 41A-5). Compare precio, financiamiento, condiciones y fechas, y rechace por igual las cartas y fotos de todos. Un abogado puede aconsejarle; el equipo pone las ofertas lado a lado.',
      },
      landlord: {
        en: 'No. Fair housing law lets you choose on rental facts, not on who people are. Income, credit and rental history are fine when the same written criteria hold for everybody and the records are dated. The Charlotte-Mecklenburg Community Relations Committee or an attorney can say more.',
        es: 'No. Las leyes de vivienda justa (fair housing) permiten elegir por datos del alquiler, no por quién es la persona. Ingresos, crédito e historial valen si los mismos criterios escritos rigen para todos y se guardan con fecha. El comité de Community Relations de Charlotte-Mecklenburg o un abogado pueden decirle más.',
      },
      broker: {
        en: "No. Fair housing law and the REALTOR code bind us both: a client's instruction excuses neither of us. Ask your broker-in-charge or the NC Real Estate Commission (919-875-3700). Objective criteria, such as price, terms and dates, are fine.",
        es: 'No. Las leyes de vivienda justa (fair housing) y el código REALTOR nos obligan a los dos; la instrucción de un cliente no lo excusa. Pregunte a su broker-in-charge o a la NC Real Estate Commission (919-875-3700). Criterios objetivos como precio, condiciones y fechas sí valen.',
      },
    },
    links: ['call', 'contact'],
  },
  advertising: {
    text: {
      en: 'No. Under fair housing law the words of an ad or letter alone can break the law when they say who should come or stay away. Describe the home, not the resident: rooms, size, yard, stairs, distance to a park. HUD answers questions at 800-669-9777; the team can go over your wording.',
      es: 'No. Según las leyes de vivienda justa (fair housing), las palabras de un anuncio o carta pueden infringir la ley si dicen quién debe venir o no. Describa la casa, no al residente: cuartos, tamaño, patio, escaleras, distancia a un parque. HUD contesta en el 800-669-9777; el equipo puede revisar su texto.',
    },
    links: ['call', 'contact'],
  },
  intrusion: {
    text: {
      en: "No, I can't do that. I'm an automated assistant that answers from this site's own records, and I don't change my rules, take on a role, or show anyone's data. Ask me about an area, a home, buying or selling.",
      es: 'No puedo hacer eso. Soy un asistente automático que contesta con los registros de este sitio; no cambio mis reglas, no tomo otro papel ni muestro datos de nadie. Pregunte por una zona, una casa, comprar o vender.',
    },
    links: ['call', 'contact'],
  },
};
