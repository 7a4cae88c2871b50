import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** What the records hold of a home, and what fair housing law gives. */
export const homesAndFairHousing: Entry[] = [
  {
    id: 'home-extremes',
    title: {
      en: 'Which home is cheapest, largest or newest?',
      es: '¿Qué casa es la más barata, grande o nueva?',
    },
    answer: {
      en: 'I sort the homes on this site by that one number, price, size, lot, year or price per square foot, and name the first with its figure; price per square foot is price divided by size. It is the cheapest on this list, not in Charlotte, and no verdict on value. Add an area or bedrooms if you like.',
      es: 'Ordeno las casas de este sitio por ese número, precio, tamaño, lote, año o precio por pie cuadrado, y nombro la primera con su cifra; el precio por pie es precio entre tamaño. Es la más barata de esta lista, no de Charlotte, y no juzga el valor. Si quiere, agregue zona o habitaciones.',
    },
    links: ['compare'],
    source: 'Listing records',
    topics: ['people/cheapest-largest-newest-oldest-price-per-square'],
  },
  {
    id: 'land-and-yard',
    title: { en: 'Which home has land, a yard or water?', es: '¿Qué casa tiene terreno, patio o agua?' },
    answer: {
      en: "I can sort by lot size in acres, one acre being 43,560 square feet, and then tell what a description says of a fence, slope or shore; condominiums may have no lot figure. Whether land can be built on, split or given a dock is for the city, a surveyor or the lake's office to say.",
      es: 'Puedo ordenar por lote en acres, un acre son 43,560 pies cuadrados, y luego decir lo que la descripción diga de cerca, pendiente u orilla; un condominio puede no tener lote. Si se puede construir, dividir o poner muelle lo dicen la ciudad, un agrimensor o la oficina del lago.',
    },
    links: ['compare', 'contact'],
    source: 'Listing records',
    topics: ['people/land-yard-water'],
  },
  {
    id: 'style-and-age',
    title: { en: 'Do you have bungalows or new builds?', es: '¿Hay bungalows o casas nuevas?' },
    answer: {
      en: 'Tell me the style, the year or the material, and I look in type, year and description. In general bungalows stand in Dilworth and Plaza Midwood, larger revival houses in Myers Park, mill houses in NoDa, Victorians in Fourth Ward, towers in Uptown and SouthEnd. A home from before 1978 comes with a lead-paint disclosure; on condition ask an inspector.',
      es: 'Dígame estilo, año o material, y busco en tipo, año y descripción. En general hay bungalows en Dilworth y Plaza Midwood, casas grandes de época en Myers Park, mill houses en NoDa, victorianas en Fourth Ward, torres en Uptown y SouthEnd. Antes de 1978 llevan declaración de plomo; del estado, un inspector.',
    },
    links: ['compare', 'areas'],
    source: 'Listing and area records',
    topics: ['people/style-age-and-materials'],
  },
  {
    id: 'mill-houses',
    title: { en: 'What is a mill house?', es: '¿Qué es una mill house?' },
    answer: {
      en: "A small house built for NoDa's mills, most from 1905 to 1920, in rows behind North Davidson: four rooms and a porch to begin with, pine floors, tall windows and a different addition on every back. Look at piers, sills and the crawl space, wiring, permits for the addition, and spend an evening there, since freight trains pass.",
      es: 'Una casa pequeña hecha para las fábricas de NoDa, casi todas de 1905 a 1920, en hileras detrás de North Davidson: cuatro cuartos y un porche, pisos de pino, ventanas altas y una ampliación distinta en cada una. Revise pilotes, humedad bajo el piso, cables y permisos, y pase una tarde ahí: hay trenes de carga.',
    },
    links: ['guideRail', 'area:noda'],
    source: 'Area records; site guide',
    topics: ['mill-houses'],
  },
  {
    id: 'home-features',
    title: {
      en: 'Does a home have a garage, pool or office?',
      es: '¿Tiene la casa garaje, alberca u oficina?',
    },
    answer: {
      en: 'Name the home or the feature, and I tell you which descriptions mention it; where one is silent I say so, which is no “no”. With two wishes I say which is met. The team can ask the listing side about the rest, an electric-car charger for example, before you visit.',
      es: 'Nombre la casa o la característica y le digo qué descripciones la mencionan; si una calla, lo digo, y eso no es un “no”. Con dos deseos digo cuál se cumple. El equipo puede preguntar lo demás a la otra parte, por ejemplo un cargador eléctrico, antes de la visita.',
    },
    links: ['compare', 'contact'],
    source: 'Listing records',
    topics: ['people/garage-storage-basement-pool-other-features'],
  },
  {
    id: 'home-details',
    title: {
      en: 'Which windows, floors or rooms does a home have?',
      es: '¿Qué ventanas, pisos o cuartos tiene una casa?',
    },
    answer: {
      en: `That stands in no record here: a listing gives me price, bedrooms, baths, size, year, lot, status and a description, and nothing of single rooms, materials, systems or what stays. Name the address, and I quote what its description says. The team asks the listing side, or you look and measure on a visit: ${agent.phone}.`,
      es: `Eso no consta en mis registros: de cada casa tengo precio, recámaras, baños, superficie, año, lote, estado y una descripción, y nada de cada cuarto, los materiales, los sistemas o lo que se queda. Dígame la dirección y cito lo que dice. El equipo pregunta a la otra parte, o usted lo mira y mide en la visita: ${agent.phone}.`,
    },
    links: ['compare', 'call'],
    source: 'Listing records',
    topics: ['asked/home-details'],
  },
  {
    id: 'accessible-homes',
    title: {
      en: 'Which homes are step-free or single-level?',
      es: '¿Qué casas son sin escalones o de una planta?',
    },
    answer: {
      en: 'Ask me for one level, a ground-floor bedroom, an elevator or step-free entry, and I list the homes whose description has it; my records have no field for ramps, grab bars or door widths. The team can have steps and doors measured before you visit. Buyers and tenants may also ask an association or landlord for reasonable changes.',
      es: 'Pídame una sola planta, dormitorio en planta baja, elevador o entrada sin escalones y le digo qué casas lo tienen en su descripción; mis registros no tienen rampas, barras ni anchos de puerta. El equipo puede pedir que midan escalones y puertas antes. También se pueden pedir ajustes razonables a una asociación o arrendador.',
    },
    links: ['compare', 'contact'],
    source: 'Listing records; Fair Housing Act',
    topics: ['people/stairs-and-accessible-features', 'accessible-homes'],
  },
  {
    id: 'compare-homes',
    title: { en: 'Can you compare two homes?', es: '¿Puede comparar dos casas?' },
    answer: {
      en: 'Yes: name two or more and I set price, size, lot, year and days on market side by side, saying what is missing and what only a visit can settle; I name no winner overall. The Compare page does it with a link to share: tick two homes or more and press Compare.',
      es: 'Sí: nombre dos o más y pongo precio, tamaño, lote, año y días en el mercado lado a lado, diciendo qué falta y qué solo resuelve una visita; no nombro ganadora. La página Compare lo hace con un enlace para compartir: marque dos casas o más y pulse Compare.',
    },
    links: ['compare'],
    source: 'Listing records',
    topics: ['people/comparing-two-or-more', 'compare-page'],
  },
  {
    id: 'feature-worth',
    title: {
      en: 'How much does one feature add to the price?',
      es: '¿Cuánto suma una característica al precio?',
    },
    answer: {
      en: "My records cannot tell: they hold an area's median price and days on market, all kinds of homes together. What a porch, a train or a pool is worth is read from sold homes that are alike but for it, and the team does that for a given home. No return is promised.",
      es: 'Mis registros no lo dicen: tienen el precio mediano y los días en el mercado de la zona, todas las casas juntas. Lo que vale un porche, un tren o una alberca se lee en ventas de casas iguales salvo en eso, y el equipo lo hace para una casa concreta. No se promete rendimiento.',
    },
    links: ['market', 'contact'],
    source: 'Site records',
    topics: ['bearing-on-price'],
  },
  {
    id: 'sample-figures',
    title: {
      en: 'Are the homes and figures on this site real?',
      es: '¿Son reales las casas y cifras del sitio?',
    },
    answer: {
      en: "They are samples, each marked with its date, until real ones with a publisher take their place; the sample homes have invented addresses. For a real price on a real street ask the team, and for today's listings open “Search Listings” in the menu.",
      es: 'Son muestras, cada una con su fecha, hasta que haya reales con quien las publique; las casas de muestra tienen direcciones inventadas. Para un precio real en una calle real pregunte al equipo, y para anuncios de hoy abra “Search Listings” en el menú.',
    },
    links: ['market', 'contact'],
    source: 'Site records',
    topics: ['samples'],
  },
  {
    id: 'unlawful-practices',
    title: {
      en: 'What are steering, redlining, blockbusting?',
      es: '¿Qué son steering, redlining y blockbusting?',
    },
    answer: {
      en: 'Steering leads buyers to a place, or away, by who they are or who lives there; redlining refuses or prices loans by area instead of by borrower; blockbusting scares owners into selling by telling who moves in. Fair housing law forbids all three. If an agent did it to you, write down dates and words: HUD, 800-669-9777, the state Human Relations Commission and the Real Estate Commission take complaints.',
      es: 'Steering es llevar a compradores a un lugar, o alejarlos, por quiénes son o quién vive ahí; redlining, negar o encarecer préstamos por zona y no por persona; blockbusting, asustar a dueños para que vendan por quién llega. La ley prohíbe los tres. Si un agente se lo hizo a usted, anote fechas y palabras: HUD, 800-669-9777, y las comisiones estatales de relaciones humanas y de bienes raíces reciben quejas.',
    },
    links: ['contact'],
    source: 'Fair Housing Act; G.S. 41A',
    topics: ['unlawful-practices'],
  },
  {
    id: 'protected-classes',
    title: { en: 'What does fair housing law protect?', es: '¿Qué protege la ley de vivienda justa?' },
    answer: {
      en: 'Seven traits, under federal and state law: race, color, religion, sex, national origin, disability and familial status, which means a child under eighteen at home, a pregnancy or getting custody. Age, marital status, income source and military service are not on that list, though lending and local rules can add to it. REALTORS add sexual orientation and gender identity. Everyone gets the same help here; HUD takes complaints.',
      es: 'Siete rasgos, en la ley federal y estatal: raza, color, religión, sexo, origen nacional, discapacidad y estado familiar, es decir, menores de dieciocho años en casa, embarazo o custodia. Edad, estado civil, fuente de ingreso y servicio militar no están en esa lista, aunque reglas locales o de préstamos pueden sumar. Los REALTORS suman orientación sexual e identidad de género. Todos reciben aquí la misma ayuda; HUD recibe quejas.',
    },
    links: ['contact'],
    source: '42 U.S.C. 3604; G.S. 41A-4; ECOA; NAR Article 10',
    topics: ['protected-classes'],
  },
  {
    id: 'older-persons',
    title: { en: 'May a community be 55 and older?', es: '¿Puede una comunidad ser para mayores de 55?' },
    answer: {
      en: 'A 55-plus community is lawful if it meets federal conditions: everyone 62 or older, or somebody of 55 or older in at least 80 percent of the occupied homes, with published rules and age checks. I keep no list of them around Charlotte, and no description here names one; the team can look in the MLS, and the association has the papers. I choose no place by age.',
      es: 'Una comunidad de 55 o más es legal si cumple condiciones federales: todos de 62 o más, o alguien de 55 o más en al menos 80 por ciento de las viviendas ocupadas, con reglas publicadas y verificación. No tengo lista de ellas en Charlotte; el equipo puede buscar en el MLS y la asociación tiene los papeles. No elijo lugares por edad.',
    },
    links: ['contact', 'call'],
    source: '42 U.S.C. 3607(b)',
    year: 2026,
    topics: ['older-persons'],
  },
  {
    id: 'rules-on-children',
    title: { en: 'May an association keep children out?', es: '¿Puede una asociación excluir a los niños?' },
    answer: {
      en: 'Generally not: keeping children out of a pool, a gym or a building can break fair housing law, which protects families with children, apart from a qualifying 55-plus community. A supervision rule is judged by its real safety reasons. Ask the association for its rules, and HUD or an attorney whether one is lawful.',
      es: 'Generalmente no: dejar a los niños fuera de una alberca, gimnasio o edificio puede violar la ley de vivienda justa, que protege a las familias con hijos, salvo una comunidad de 55 o más que califique. Una regla de supervisión se juzga por su seguridad. Pida las reglas a la asociación; si valen, HUD o un abogado.',
    },
    links: ['contact', 'call'],
    source: 'Fair Housing Act',
    topics: ['rules-on-children'],
  },
  {
    id: 'occupancy',
    title: { en: 'How many people may live in a home?', es: '¿Cuántas personas pueden vivir en una casa?' },
    answer: {
      en: "There is no one number: HUD takes two people to a bedroom as reasonable in general, the city's code goes by floor area, and septic permits or an association may limit it. Children and adults are counted alike. For roommates who are not related, the zoning rules may set a limit too: ask the city at 311 for the address. If a rule seems too tight, HUD or an attorney.",
      es: 'No hay un solo número: HUD considera razonable en general dos personas por habitación, el código de la ciudad va por superficie, y el permiso séptico o la asociación pueden limitar. Niños y adultos cuentan igual. Para compañeros sin parentesco, la zonificación también puede fijar un límite: pregunte a la ciudad, en el 311, por la dirección. Si una regla parece muy estrecha, HUD o un abogado.',
    },
    links: ['compare', 'contact'],
    source: 'HUD Keating memo; Charlotte housing code; Charlotte UDO',
    topics: ['occupancy'],
  },
  {
    id: 'vouchers',
    title: { en: 'How do Section 8 vouchers work here?', es: '¿Cómo funciona Section 8 aquí?' },
    answer: {
      en: 'In Charlotte INLIVIAN, the housing authority, says who qualifies, how a landlord takes part and whether a voucher can help with buying. North Carolina has no general rule that a landlord must accept one, while city-assisted and tax-credit housing may not refuse. The homes here are for sale; for a case ask HUD or an attorney.',
      es: 'En Charlotte INLIVIAN, la autoridad de vivienda, dice quién califica, cómo participa un arrendador y si un vale ayuda a comprar. Carolina del Norte no obliga en general a aceptarlo, pero la vivienda con ayuda de la ciudad o crédito fiscal no puede negarse. Las casas de aquí se venden; un caso, HUD o un abogado.',
    },
    links: ['contact', 'call'],
    source: 'INLIVIAN; 26 U.S.C. 42',
    topics: ['vouchers'],
  },
  {
    id: 'assistance-animals',
    title: {
      en: 'Are service or support animals allowed?',
      es: '¿Se permiten animales de servicio o apoyo?',
    },
    answer: {
      en: 'A trained service animal, yes: it is no pet, and no pet rule or fee applies. For emotional-support animals it is unsettled: since a memo of May 22, 2026 HUD acts only on complaints about trained animals, while the Fair Housing Act itself is unchanged and courts may differ. Ask in writing, and let an attorney explain. For a showing, tell the team when you book.',
      es: 'Un animal de servicio entrenado, sí: no es mascota y no rigen reglas ni cargos de mascotas. Con los de apoyo emocional no está definido: desde un memorando del 22 de mayo de 2026 HUD atiende solo quejas sobre animales entrenados, pero la ley de vivienda justa no cambió y los tribunales pueden diferir. Pida por escrito y consulte a un abogado. Para una visita, avise al reservar.',
    },
    links: ['contact', 'call'],
    source: 'Fair Housing Act; G.S. 168-4.2; HUD memo of May 22, 2026',
    year: 2026,
    topics: ['assistance-animals'],
  },
  {
    id: 'modifications',
    title: {
      en: 'May I add a ramp or ask for an exception?',
      es: '¿Puedo poner una rampa o pedir una excepción?',
    },
    answer: {
      en: 'The owner of a house simply builds within the building rules; in a rental, condominium or association a person with a disability may ask for a reasonable change to the place, usually at their own cost, or an exception to a rule. Write to the landlord or association, say what is needed and not the diagnosis, and keep a copy. HUD and an attorney explain what they must allow.',
      es: 'En casa propia se construye según las reglas de obra; en una renta, un condominio o una asociación, una persona con discapacidad puede pedir un cambio razonable del lugar, normalmente a su costo, o una excepción a una regla. Escriba al arrendador o a la asociación, diga qué necesita y no el diagnóstico, y guarde copia. HUD y un abogado explican qué deben permitir.',
    },
    links: ['contact', 'call'],
    source: '42 U.S.C. 3604(f)',
    topics: ['buying/accessibility-assistance-animals-disability-vouc', 'modifications'],
  },
  {
    id: 'who-is-served',
    title: { en: 'Do you work with people like me?', es: '¿Trabajan con personas como yo?' },
    answer: {
      en: `Yes: the team works with every buyer and seller on the same terms and with the same care. Tell me what home you need, where and up to about what price, or ask for a first talk at ${agent.phone}, any day from 8 am to 8 pm. For a special service my records are silent, so ask there too.`,
      es: `Sí: el equipo atiende a toda persona que compra o vende, en las mismas condiciones y con el mismo cuidado. Dígame qué casa necesita, dónde y hasta qué precio más o menos, o pida una primera charla al ${agent.phone}, cualquier día de 8 am a 8 pm. Si busca un servicio especial, pregunte ahí también.`,
    },
    links: ['call', 'contact'],
    source: 'Fair Housing Act; Site records',
    topics: ['who-is-served', 'what-the-team-does'],
  },
];
