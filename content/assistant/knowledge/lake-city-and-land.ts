import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** The lake, services, trees, animals, weather, and what no record holds. */
export const lakeCityAndLand: Entry[] = [
  {
    id: 'docks',
    title: { en: 'Can I have a dock on Lake Norman?', es: '¿Puedo tener muelle en Lake Norman?' },
    answer: {
      en: "Only with a permit: Duke Energy runs the lake, its Lake Services decides on docks and shoreline work, and an existing permit should be moved to the new owner after an inspection. A slip may be deeded, leased or assigned. Ask for the permit file early in due diligence; a surveyor and Lake Services decide, not the listing's words.",
      es: 'Solo con permiso: Duke Energy maneja el lago, sus Lake Services deciden sobre muelles y orilla, y un permiso existente se pasa al nuevo dueño tras inspección. Un amarre puede ser con escritura, arrendado o asignado. Pida el expediente pronto en due diligence; deciden un agrimensor y Lake Services, no las palabras del anuncio.',
    },
    links: ['area:lake-norman', 'contact'],
    source: 'Duke Energy Lake Services',
    topics: ['people/boat-docks-and-lake-access'],
  },
  {
    id: 'boating',
    title: { en: 'Where can I boat or fish?', es: '¿Dónde puedo navegar o pescar?' },
    answer: {
      en: "Lake Norman is the one area here on a lake, with Ramsey Creek Park, Jetton Park and the state park on its shore; nearer the city lie Mountain Island Lake and Lake Wylie, both on the Catawba too. Ask me for a home with a dock and I list those whose description has one. Launching and fishing rules come from the county parks and the state's Wildlife Commission.",
      es: 'Lake Norman es la única zona de aquí en un lago, con Ramsey Creek Park, Jetton Park y el parque estatal en la orilla; más cerca de la ciudad quedan Mountain Island Lake y Lake Wylie, también del río Catawba. Pídame una casa con muelle y le digo cuáles lo mencionan. Las reglas para botar o pescar las dan los parques del condado y la comisión estatal de vida silvestre.',
    },
    links: ['area:lake-norman', 'compare'],
    source: 'Area records; NC Wildlife Resources Commission',
    topics: ['boating'],
  },
  {
    id: 'lake-towns',
    title: {
      en: 'Which town and county is a lake home in?',
      es: '¿En qué pueblo y condado está una casa del lago?',
    },
    answer: {
      en: 'The lake touches four counties: Mecklenburg with Huntersville, Cornelius and Davidson; Iredell with Mooresville and Troutman; Lincoln with Denver; Catawba with Sherrills Ford and Terrell. A mailing address may not match the town limits, and taxes, schools and services follow the real one. Check the address with the county; I rank no side of the lake.',
      es: 'El lago toca cuatro condados: Mecklenburg, con Huntersville, Cornelius y Davidson; Iredell, con Mooresville y Troutman; Lincoln, con Denver; Catawba, con Sherrills Ford y Terrell. La dirección postal puede no coincidir con los límites, e impuestos, escuelas y servicios siguen el lugar real. Verifique con el condado; no clasifico lados del lago.',
    },
    links: ['area:lake-norman', 'contact'],
    source: 'Area records; county offices',
    topics: ['people/lake-norman-towns-and-counties'],
  },
  {
    id: 'water-quality',
    title: { en: 'Is the water clean?', es: '¿Está limpia el agua?' },
    answer: {
      en: "Look at who tests it: Mecklenburg County tests Lake Norman and the creeks and posts where not to swim, Duke Energy publishes the lake's level, and Charlotte Water reports on tap water every year. A home with a well needs its own test within due diligence. I keep no readings myself.",
      es: 'Mire a quien la analiza: el condado de Mecklenburg prueba Lake Norman y los arroyos y avisa dónde no nadar, Duke Energy publica el nivel del lago y Charlotte Water informa cada año sobre el agua de la llave. Una casa con pozo necesita su prueba dentro de due diligence. Yo no tengo mediciones.',
    },
    links: ['area:lake-norman', 'guideBuying'],
    source: 'Mecklenburg County; Charlotte Water',
    topics: ['water'],
  },
  {
    id: 'utilities',
    title: { en: 'Who provides power, water and internet?', es: '¿Quién da luz, agua e internet?' },
    answer: {
      en: "In the city mostly Duke Energy, Charlotte Water, Piedmont Natural Gas and the city's trash service; around Lake Norman it varies by street, with wells and septic. Open the accounts in your name a week or two before, to begin on closing day; the seller keeps them on until then. The FCC map shows internet by address. I estimate no bills: the seller's last ones the team can ask for.",
      es: 'En la ciudad, sobre todo Duke Energy, Charlotte Water, Piedmont Natural Gas y la basura municipal; en Lake Norman cambia por calle, con pozos y sépticos. Abra las cuentas a su nombre una o dos semanas antes, desde el día del cierre; hasta entonces las mantiene quien vende. El mapa de la FCC muestra internet por dirección. No estimo recibos: el equipo puede pedir los últimos de quien vende.',
    },
    links: ['contact', 'call'],
    source: 'Duke Energy; Charlotte Water; FCC',
    topics: ['people/power-water-gas-trash-internet', 'utilities'],
  },
  {
    id: 'streets-and-trash',
    title: {
      en: 'Who handles streets, sidewalks and trash?',
      es: '¿Quién se ocupa de calles, aceras y basura?',
    },
    answer: {
      en: "Ask 311: inside Charlotte the city looks after sidewalks, street lights, paving, speed limits and the days for trash and recycling; around Lake Norman the town or county does. Whether one street has a sidewalk or a light is not in my records, so see it by day and in the evening. I can read you the area's walk score.",
      es: 'Pregunte en el 311: dentro de Charlotte la ciudad se ocupa de aceras, alumbrado, pavimento, velocidad y días de basura y reciclaje; en Lake Norman, el pueblo o el condado. Si una calle tiene acera o luz no está en mis registros: véala de día y de noche. Puedo leerle el walk score de la zona.',
    },
    links: ['areas', 'contact'],
    source: 'City of Charlotte',
    topics: ['streets-and-trash'],
  },
  {
    id: 'emergencies',
    title: { en: 'Who do I call in an emergency?', es: '¿A quién llamo en una emergencia?' },
    answer: {
      en: 'In danger, with a fire or a break-in, get out if you can and call 911. A smell of gas: go out first, then 911 or Piedmont Natural Gas. A line down: stay away, 911, then Duke Energy. A burst pipe: shut the main valve by the meter or at the wall, then a plumber; in the street, Charlotte Water at 311. The real estate team is no emergency line.',
      es: 'Si hay peligro, un incendio o un intruso, salga si puede y llame al 911. Olor a gas: primero salga, luego 911 o Piedmont Natural Gas. Un cable caído: aléjese, 911 y después Duke Energy. Una tubería rota: cierre la llave principal, junto al medidor o donde entra el agua, y llame a un plomero; en la calle, Charlotte Water, en el 311. El equipo inmobiliario no atiende emergencias.',
    },
    links: [],
    source: 'Public services',
    topics: ['emergencies'],
  },
  {
    id: 'noise-complaints',
    title: { en: 'Where do I complain about noise?', es: '¿Dónde me quejo del ruido?' },
    answer: {
      en: "Call 311, 704-336-7600, at any hour, or 911 while it goes on; police and the city's code enforcement share it. Charlotte's ordinance tightens its limits at 9 p.m. from Sunday to Thursday and at 11 p.m. on Friday and Saturday. Inside a building begin with its association, whose quiet hours may be longer; at the lake, the town. Before you buy, visit at the hours you would be there.",
      es: 'Llame al 311, 704-336-7600, o al 911 mientras ocurre. La ordenanza de Charlotte baja sus límites a las 9 p. m. de domingo a jueves y a las 11 p. m. viernes y sábado. En un edificio empiece por su asociación, cuyas horas de silencio pueden ser más largas; en el lago, el pueblo. Antes de comprar, visite a las horas en que estaría.',
    },
    links: ['contact', 'areas'],
    source: 'City of Charlotte, noise ordinance in force since October 1, 2019',
    year: 2026,
    topics: ['noise-complaints'],
  },
  {
    id: 'meeting-neighbors',
    title: {
      en: 'Can I meet the neighbors before buying?',
      es: '¿Puedo conocer a los vecinos antes de comprar?',
    },
    answer: {
      en: 'Yes, nothing keeps you from knocking, at the hours you would be home; no step of a sale arranges it. Ask about the things of the street that matter to you, noise, parking, water after rain, building plans. I keep no record of who lives anywhere, and because of fair housing law neither the team nor I describe neighbors.',
      es: 'Sí, nada le impide tocar la puerta, a las horas en que estaría en casa; ningún paso de la venta lo organiza. Pregunte por lo que le importa de la calle: ruido, estacionamiento, agua tras la lluvia, obras previstas. No tengo registro de quién vive en ningún lado y, por la ley de vivienda justa, ni el equipo ni yo describimos a los vecinos.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fair Housing Act',
    topics: ['meeting-neighbors'],
  },
  {
    id: 'cutting-trees',
    title: { en: 'May I cut down a tree?', es: '¿Puedo cortar un árbol?' },
    answer: {
      en: 'Ask the city before you cut a big one: in Charlotte a healthy native tree of 30 inches or more across at chest height is a heritage tree and needs a permit, with fees and replanting; dead or dangerous ones are treated differently. A tree between sidewalk and curb is the city’s. The association may have rules; an arborist judges the tree.',
      es: 'Pregunte a la ciudad antes de cortar uno grande: en Charlotte un árbol nativo sano de 30 pulgadas o más de diámetro a la altura del pecho es patrimonial y necesita permiso, con cargos y replantación; los muertos o peligrosos van aparte. El árbol entre acera y calle es de la ciudad. La asociación puede tener reglas.',
    },
    links: ['contact'],
    source: 'City of Charlotte Tree Ordinance',
    topics: ['people/trees', 'cutting-trees'],
  },
  {
    id: 'trees-by-area',
    title: { en: 'Which areas have old trees?', es: '¿Qué zonas tienen árboles grandes?' },
    answer: {
      en: 'My records name three: Myers Park with its canopy of willow oaks, tall as the houses along Queens Road; Dilworth with deep porches and old oaks; and Fourth Ward with shaded streets. Of the others they say nothing about trees, and I have no count of them.',
      es: 'Mis registros nombran tres: Myers Park, con su dosel de robles, altos como las casas en Queens Road; Dilworth, con porches hondos y robles viejos; y Fourth Ward, con calles sombreadas. De las demás no dicen nada de árboles y no tengo su cuenta.',
    },
    links: ['areas'],
    source: 'Area records',
    topics: ['trees'],
  },
  {
    id: 'animals',
    title: {
      en: 'Where can dogs go, and how many may I keep?',
      es: '¿Dónde van los perros y cuántos puedo tener?',
    },
    answer: {
      en: "Mecklenburg County's parks have the dog parks and leash rules, and the city's animal ordinance says how many animals a home may keep, chickens too; ask at 311. An association or condominium can be stricter, in its papers. About snakes, foxes or bats ask the state's Wildlife Commission, and an inspector about what has moved into a house.",
      es: 'Los parques del condado de Mecklenburg tienen los parques para perros y las reglas de correa, y la ordenanza de animales de la ciudad dice cuántos se pueden tener, también gallinas; pregunte en el 311. Una asociación o condominio puede ser más estricto, en sus papeles. De serpientes, zorros o murciélagos, la comisión estatal de vida silvestre; de lo que entró en la casa, un inspector.',
    },
    links: ['areas', 'contact'],
    source: 'Mecklenburg County; City of Charlotte; NC Wildlife',
    topics: ['people/dogs-and-other-animals', 'wildlife'],
  },
  {
    id: 'climate',
    title: { en: 'What are the weather and hazards like?', es: '¿Cómo son el clima y los riesgos?' },
    answer: {
      en: 'Hot, humid summers with highs near 90, mild winters with a little snow, and roughly 43 inches of rain a year. Thunderstorms and leftover tropical storms bring wind, falling trees and flash floods. Termites are common here, and only a test tells about radon. For a home ask an inspector, and an insurance agent about cover.',
      es: 'Veranos calurosos y húmedos, con máximas cerca de 90 °F, inviernos suaves con poca nieve y unas 43 pulgadas de lluvia al año. Tormentas y restos de ciclones traen viento, árboles caídos e inundaciones. Hay termitas, y del radón solo una prueba dice. Para una casa, un inspector; de cobertura, un agente de seguros.',
    },
    links: ['areas', 'guideBuying'],
    source: 'National Weather Service; EPA',
    topics: ['people/climate-and-natural-hazards'],
  },
  {
    id: 'names-of-areas',
    title: { en: 'Where do the area names come from?', es: '¿De dónde vienen los nombres de las zonas?' },
    answer: {
      en: "NoDa is short for North Davidson Street; Dilworth bears the middle name of its developer, Edward Dilworth Latta; Myers Park stands on the Myers family's farm; Fourth Ward is from the old division into four wards; Lake Norman is named for a Duke Power president; Uptown is the local word for downtown. The library's Carolina Room knows more.",
      es: 'NoDa es North Davidson Street abreviado; Dilworth lleva el segundo nombre de su promotor, Edward Dilworth Latta; Myers Park está en la granja de la familia Myers; Fourth Ward viene de la antigua división en cuatro distritos; Lake Norman honra a un presidente de Duke Power; Uptown es el centro. Más, en la Carolina Room de la biblioteca.',
    },
    links: ['areas'],
    source: 'Area records; Charlotte Mecklenburg Library',
    topics: ['people/what-a-name-means', 'names-of-areas'],
  },
  {
    id: 'age-of-areas',
    title: {
      en: 'How old are the areas, and what was there?',
      es: '¿Qué edad tienen las zonas y qué había antes?',
    },
    answer: {
      en: "My records say: Dilworth was laid out in 1891 at the end of the first electric streetcar line, NoDa's mills went up from 1903, the plan of Myers Park dates from 1911, Plaza Midwood's cottages from the 1910s to 1940s, and Lake Norman was made in the early 1960s. For a street or a building ask the library's Carolina Room.",
      es: 'Mis registros dicen: Dilworth se trazó en 1891 al final del primer tranvía eléctrico, las fábricas de NoDa son de 1903 en adelante, el plan de Myers Park de 1911, las casas de Plaza Midwood de 1910 a 1940, y Lake Norman se hizo a principios de los años 60. De una calle o edificio sabe la Carolina Room de la biblioteca.',
    },
    links: ['areas'],
    source: 'Area records; Charlotte Mecklenburg Library',
    topics: ['age-of-areas', 'history'],
  },
  {
    id: 'census',
    title: { en: 'How many people live in Charlotte?', es: '¿Cuántas personas viven en Charlotte?' },
    answer: {
      en: 'The 2020 Census counted 874,579 people in the city of Charlotte and 1,115,482 in Mecklenburg County; both have grown since, and the U.S. Census Bureau publishes newer estimates at data.census.gov. My own records hold homes and prices and no counts of people, and I do not describe areas by who lives in them.',
      es: 'El Censo de 2020 contó 874,579 personas en la ciudad de Charlotte y 1,115,482 en el condado de Mecklenburg; ambos han crecido desde entonces, y la Oficina del Censo publica estimaciones más nuevas en data.census.gov. Mis registros tienen casas y precios, no cuentas de personas, y no describo zonas por quién vive en ellas.',
    },
    links: ['areas'],
    source: 'U.S. Census Bureau, 2020 Census',
    year: 2026,
    topics: ['census'],
  },
  {
    id: 'other-places',
    title: {
      en: 'Is there a hospital, gym or library nearby?',
      es: '¿Hay hospital, gimnasio o biblioteca cerca?',
    },
    answer: {
      en: "A map search from the address finds the nearest of any kind and the way to it; I keep no list of such places, and the addresses of the homes are on the Compare page. An area's walk score says how much of daily life is within a walk: name an area, and I read it to you.",
      es: 'Un mapa desde la dirección encuentra lo más cercano y el camino; no tengo lista de esos lugares, y las direcciones de las casas están en la página Compare. El walk score de una zona dice cuánto de la vida diaria queda a pie: nombre una y se lo leo.',
    },
    links: ['compare', 'areas'],
    source: 'Site records',
    topics: ['other-places', 'whereabouts'],
  },
  {
    id: 'not-in-the-records',
    title: { en: 'What if you have no record of it?', es: '¿Y si no tiene registro de eso?' },
    answer: {
      en: `Then I say so rather than guess: my records hold the homes, the areas, prices and this site. Prices of work come from a contractor's bid, rules and hours from the city, the county or an association, words of a contract from the closing attorney. I can pass your question to the team: ${agent.phone}.`,
      es: `Entonces lo digo y no adivino: mis registros tienen las casas, las zonas, los precios y este sitio. El precio de una obra lo da un contratista; reglas y horarios, la ciudad, el condado o una asociación; una palabra del contrato, el abogado de cierre. Puedo pasar su pregunta al equipo: ${agent.phone}.`,
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['state-of-a-place', 'price-of-a-thing', 'rule', 'timetable', 'meaning', 'count'],
  },
  {
    id: 'other-trades',
    title: {
      en: 'Can you recommend a contractor or mover?',
      es: '¿Recomienda un contratista o una mudanza?',
    },
    answer: {
      en: `Ask the team: it gives you the names of several to choose from, ${agent.phone}; I keep none here, and it does no repairs, moving or inspections itself. Ask each for a license where the trade needs one, proof of insurance, recent customers and a price in writing, and pay as the work is done. You choose freely.`,
      es: `Pregunte al equipo: le da los nombres de varios para elegir, ${agent.phone}; yo no los tengo aquí, y el equipo no hace reparaciones, mudanzas ni inspecciones. Pida a cada uno licencia si el oficio la exige, prueba de seguro, clientes recientes y precio por escrito, y pague según avance el trabajo. Usted elige con libertad.`,
    },
    links: ['call', 'contact'],
    source: 'RESPA; Site records',
    topics: ['other-trades'],
  },
];
