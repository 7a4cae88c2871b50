import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Listings, their words and numbers, tours and open houses. */
export const searchAndShowings: Entry[] = [
  {
    id: 'status-words',
    title: {
      en: 'What do coming soon and under contract mean?',
      es: '¿Qué significan coming soon y under contract?',
    },
    answer: {
      en: "Coming soon means no showings yet, for anyone; active means open to offers; under contract-show still takes visits and backup offers, under contract-no show does not; closed means sold. Contingent and pending are other sites' words for a home under contract. A contract can still end, so ask the team about a home you like.",
      es: 'Coming soon: todavía no se muestra a nadie. Active: abierta a ofertas. Under contract-show: aún recibe visitas y ofertas de respaldo; no show, ya no. Closed: vendida. Contingent y pending son palabras de otros sitios para una casa bajo contrato. Un contrato puede caerse: pregunte al equipo por la que le guste.',
    },
    links: ['compare', 'contact'],
    source: 'Canopy MLS',
    topics: ['buying/listing-status-coming-soon-private-listings', 'people/status-words', 'listing-words'],
  },
  {
    id: 'listing-data',
    title: { en: 'Is the information in a listing right?', es: '¿Es correcta la información de un anuncio?' },
    answer: {
      en: 'Mostly, but nobody guarantees it: listing brokers enter the data and must take reasonable care, and site copies can lag. Check size, year and permits against county records, and bedroom count against the septic permit where there is one, before the due diligence period ends. If something looks wrong, the team asks the listing side.',
      es: 'Casi siempre, pero nadie la garantiza: la cargan los brokers, que deben tener cuidado razonable, y las copias se atrasan. Compare superficie, año y permisos con los registros del condado, y las habitaciones con el permiso séptico si lo hay, antes de que termine el periodo de due diligence. Si algo no cuadra, el equipo pregunta.',
    },
    links: ['contact', 'compare'],
    source: 'NCREC Residential Square Footage Guidelines',
    topics: ['buying/is-this-listing-data-right'],
  },
  {
    id: 'square-footage',
    title: { en: 'What counts as square footage?', es: '¿Qué cuenta como superficie habitable?' },
    answer: {
      en: 'Living area is finished, heated by a permanent system and reached directly from other living area, with ceilings generally of 7 feet. Garages, porches and unheated rooms do not count, and space below ground is stated apart. A North Carolina broker should measure or have it measured, not copy the tax card; a professional measurer settles disputes.',
      es: 'Es el área terminada, con calefacción permanente y acceso directo desde otra área habitable, con techos de unos 7 pies. Garajes, porches y cuartos sin calefacción no cuentan, y lo que está bajo tierra se dice aparte. En Carolina del Norte el broker debe medir o mandar medir, no copiar la ficha fiscal; las dudas, un medidor profesional.',
    },
    links: ['guideSelling', 'contact'],
    source: 'NCREC Residential Square Footage Guidelines',
    topics: ['selling/square-footage'],
  },
  {
    id: 'online-estimate',
    title: { en: 'Can I trust an online home estimate?', es: '¿Puedo confiar en una estimación en línea?' },
    answer: {
      en: "Take it as a place to start. Two sites differ because each has its own model and data: both read public records and listings, know the square footage and not the kitchen, and drift toward the asking price once a home is listed. A broker's analysis compares recent nearby sales; only an appraiser gives an appraisal. Wrong facts about your own home you can correct on each site.",
      es: 'Tómela como punto de partida. Dos sitios difieren porque cada uno tiene su modelo y sus datos: ambos leen registros públicos y anuncios, conocen los pies cuadrados y no la cocina, y se acercan al precio pedido cuando la casa se publica. El análisis de un broker compara ventas recientes cercanas; un avalúo solo lo hace un valuador. Los datos equivocados de su casa puede corregirlos en cada sitio.',
    },
    links: ['sell', 'guideSelling'],
    source: 'Portals on their own estimates; NCREC on market analyses',
    topics: ['buying/online-value-estimate', 'selling/online-estimate-is-off', 'online-estimate'],
  },
  {
    id: 'book-a-tour',
    title: { en: 'How do I see a home or an open house?', es: '¿Cómo veo una casa o un open house?' },
    answer: {
      en: 'Tell me the home, two times that suit you and how to reach you, and the team confirms, often for the same or next day; I cannot confirm a time myself. A private tour needs a written buyer agreement first, as short as one house on one day, and an agent comes with you. Expect cameras inside, and keep your plans for outside.',
      es: 'Dígame la casa, dos horas que le sirvan y cómo contactarlo, y el equipo confirma, a menudo para ese día o el siguiente; yo no confirmo horas. Una visita privada necesita antes un acuerdo escrito de comprador, que puede ser de una casa en un día, y un agente lo acompaña. Espere cámaras adentro y guarde sus planes para afuera.',
    },
    links: ['call', 'contact'],
    source: 'NAR settlement 2024; NCREC',
    topics: ['buying/booking-a-showing-open-houses-cameras', 'people/tours-and-open-houses'],
  },
  {
    id: 'appointment-wish',
    title: { en: 'Can I make an appointment?', es: '¿Puedo hacer una cita?' },
    answer: {
      en: `Yes: tell me what it is for, a home, a valuation, a call or a video call, with two possible times and how to reach you, and the team confirms; I cannot confirm a time myself. A private tour needs a short written buyer agreement first. If you stand at the door now, call ${agent.phone}.`,
      es: `Sí: dígame para qué, una casa, una valuación, una llamada o videollamada, con dos horarios posibles y cómo contactarle, y el equipo confirma; yo no puedo confirmar. Una visita privada requiere antes un breve acuerdo por escrito. Si ya está en la puerta, llame al ${agent.phone}.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['people/appointment-wishes'],
  },
  {
    id: 'appointment-change',
    title: { en: 'I need to move or cancel an appointment', es: 'Necesito cambiar o cancelar una cita' },
    answer: {
      en: `Call or text ${agent.phone}, any day from 8 am to 8 pm, and the team moves or cancels it; I keep no appointments here. If you would rather write, tell me the old time, the new one you wish for and your name, and I pass it on.`,
      es: `Llame o escriba al ${agent.phone}, cualquier día de 8 am a 8 pm, y el equipo la cambia o cancela; aquí no guardo citas. Si prefiere escribir, dígame la hora anterior, la nueva que desea y su nombre, y lo paso al equipo.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['appointment-change'],
  },
  {
    id: 'who-comes-along',
    title: { en: 'Can I bring family to a showing?', es: '¿Puedo llevar a mi familia a la visita?' },
    answer: {
      en: 'Of course: bring whomever you like, children and parents too, and tell the team when you book how many come and what would help, such as parking close to the door. A written buyer agreement comes before the visit. Whether an animal may come along, ask first.',
      es: 'Claro: traiga a quien quiera, niños y padres también, y al reservar diga cuántos vienen y qué ayudaría, como estacionar cerca de la puerta. Antes de la visita se firma un acuerdo de comprador por escrito. Si quiere traer un animal, pregunte primero.',
    },
    links: ['contact', 'call'],
    source: 'Site records',
    topics: ['who-comes-along'],
  },
  {
    id: 'looking-at-a-home',
    title: { en: 'What should I look for at a showing?', es: '¿Qué debo mirar en una visita?' },
    answer: {
      en: 'Ask what papers will not show at a glance: the age of the roof, heating and water heater, what was repaired and when, what stays, and for a condominium the dues. Run the water, look from the street and come back at another hour. Your budget and reasons are for your own broker only.',
      es: 'Pregunte lo que no se ve: la edad del techo, la calefacción y el calentador, qué se reparó y cuándo, qué se queda y, en un condominio, las cuotas. Abra el agua, mire desde la calle y vuelva a otra hora. Su presupuesto y sus motivos son solo para su propio broker.',
    },
    links: ['guideBuying', 'contact'],
    source: 'NCREC Q&A',
    topics: ['looking-at-a-home'],
  },
  {
    id: 'why-has-it-sat',
    title: { en: 'Why has a home been for sale so long?', es: '¿Por qué una casa lleva tanto en venta?' },
    answer: {
      en: "The number of days is a fact; the reason is not in my records: often price, sometimes a buyer's loan, an inspection or a buyer's own home that did not sell. I hold no price history; the team can look it up and ask. A broker who learns of a material defect must tell later buyers.",
      es: 'El número de días es un hecho; la razón no está en mis registros: a menudo el precio, a veces el préstamo del comprador, la inspección o su propia casa sin vender. No tengo historial de precios; el equipo puede consultarlo. Un broker que se entera de un defecto importante debe decirlo a los siguientes compradores.',
    },
    links: ['compare', 'call'],
    source: 'Canopy MLS; G.S. 93A-6',
    topics: [
      'buying/why-has-it-sat-back-on-market',
      'people/days-on-market-and-price-changes',
      'price-history',
    ],
  },
  {
    id: 'deaths-at-home',
    title: { en: 'Must a death in a house be disclosed?', es: '¿Hay que avisar de una muerte en la casa?' },
    answer: {
      en: 'No: in North Carolina a death or serious illness in a home, or a registered offender nearby, is not a fact that must be volunteered; but nobody may knowingly lie when asked. My records do not tell. The team can ask about a death, never about an illness; the state registry is public. An attorney handles notorious events.',
      es: 'No: en Carolina del Norte una muerte o enfermedad grave en la casa, o un ofensor registrado cerca, no tiene que informarse; pero nadie puede mentir a sabiendas si le preguntan. Mis registros no lo dicen. El equipo puede preguntar por una muerte, nunca por una enfermedad; el registro estatal es público. Casos notorios, un abogado.',
    },
    links: ['contact', 'guideBuying'],
    source: 'G.S. 39-50',
    topics: [
      'buying/death-crime-ghosts-offenders-nearby',
      'selling/deaths-illness-ghosts-offenders-nearby',
      'people/haunted-deaths-past-crime',
      'deaths-at-home',
    ],
  },
  {
    id: 'owners-private-matters',
    title: { en: 'Why are they selling, and how do I get in?', es: '¿Por qué venden y cómo entro?' },
    answer: {
      en: `That stays with the owners: why they sell, whether they live there and how to get in are told to nobody, and I hold none of it. If a reason matters for your offer, your broker can ask the listing side what may be said. To see inside, name the home and two times, and the team arranges it; at the door now, wait outside and call ${agent.phone}.`,
      es: `Eso queda con los dueños: por qué venden, si viven allí y cómo entrar no se dice a nadie, y yo no lo tengo. Si un motivo importa para su oferta, su broker puede preguntar a la otra parte qué puede decirse. Para verla por dentro, diga la casa y dos horarios, y el equipo lo arregla; si ya está en la puerta, espere afuera y llame al ${agent.phone}.`,
    },
    links: ['call', 'contact'],
    source: 'NCREC',
    topics: ['people/why-they-are-selling-who-lives-there-how-to-get'],
  },
  {
    id: 'still-available',
    title: { en: 'Is that home still available?', es: '¿Sigue disponible esa casa?' },
    answer: {
      en: `Name the address and I read you its status and date; it can change by the hour, so the team checks with the listing side before you count on it: ${agent.phone}. If it is not in my records, send the address, and they look it up. I cannot open links.`,
      es: `Dígame la dirección y le leo su estado y fecha; puede cambiar en horas, así que el equipo lo confirma antes de que usted cuente con ella: ${agent.phone}. Si no está en mis registros, envíe la dirección y la buscan. No puedo abrir enlaces.`,
    },
    links: ['call', 'compare'],
    source: 'IDX rules',
    topics: ['people/still-available'],
  },
  {
    id: 'photos-and-floor-plans',
    title: { en: 'Are there more photos or a floor plan?', es: '¿Hay más fotos o un plano?' },
    answer: {
      en: `My records hold a listing's pictures and its text, and no floor plans or video. Ask the team for more, or for a live video visit: ${agent.phone}; a written buyer agreement comes before that. I do not describe rooms from photos, and edited or staged pictures should be marked as such.`,
      es: `Mis registros tienen las fotos del anuncio y su texto, sin planos ni video. Pida más al equipo, o una visita por video en vivo: ${agent.phone}; antes se firma un acuerdo de comprador. No describo cuartos por las fotos, y las imágenes editadas o decoradas deben decirlo.`,
    },
    links: ['compare', 'call'],
    source: 'Site records',
    topics: ['people/photos-floor-plans-virtual-tours'],
  },
  {
    id: 'listing-alerts',
    title: { en: 'Can I get alerts for new homes?', es: '¿Puedo recibir avisos de casas nuevas?' },
    answer: {
      en: 'Yes, from the team by email; this site sends none itself. Tell me area, bedrooms, price and your email, and I pass it on. The separate listings site, under “Search Listings”, has its own search. You can stop any of it with one message.',
      es: 'Sí, el equipo se los envía por correo; este sitio no manda avisos. Dígame zona, habitaciones, precio y su correo, y lo paso. El sitio aparte de anuncios, en “Search Listings”, tiene su propia búsqueda. Puede detenerlo con un mensaje.',
    },
    links: ['contact', 'compare'],
    source: 'Site records',
    topics: ['people/alerts-and-saved-searches', 'listing-alerts'],
  },
  {
    id: 'nothing-fits',
    title: { en: 'What if nothing on the list fits me?', es: '¿Y si ninguna casa me sirve?' },
    answer: {
      en: 'Tell me which wish matters least, price, area, bedrooms or kind, and I look again without it. The sample homes here are few; “Search Listings” opens the wider search, and the team can look for homes that are not advertised. My records hold homes for sale, no rentals.',
      es: 'Dígame qué deseo importa menos, precio, zona, habitaciones o tipo, y busco otra vez sin él. Aquí hay pocas casas de muestra; “Search Listings” abre la búsqueda amplia, y el equipo puede buscar casas sin anunciar. Mis registros tienen casas en venta, no rentas.',
    },
    links: ['contact', 'compare'],
    source: 'Site records',
    topics: ['people/not-on-the-list-and-nothing-fits'],
  },
  {
    id: 'sold-prices',
    title: {
      en: 'What did a home sell for, and is it fair?',
      es: '¿En cuánto se vendió y es justo el precio?',
    },
    answer: {
      en: `My records hold asking prices, not sales. County land records are public, and the excise tax on a deed, two dollars for each thousand, shows about what was paid. Tax value and online estimates are not market prices. Whether a price is fair I do not judge; the team compares it with recent sales: ${agent.phone}.`,
      es: `Mis registros tienen precios pedidos, no ventas. Los registros del condado son públicos, y el impuesto de la escritura, dos dólares por cada mil, muestra casi lo que se pagó. El valor fiscal y las estimaciones no son precios de mercado. Si es justo no lo juzgo; el equipo lo compara con ventas recientes: ${agent.phone}.`,
    },
    links: ['call', 'market'],
    source: 'G.S. 105-228.30; Register of Deeds',
    topics: ['people/sold-prices-and-whether-a-price-is-fair', 'sales-count'],
  },
  {
    id: 'mls-number',
    title: { en: 'Can you look up an MLS number?', es: '¿Puede buscar un número de MLS?' },
    answer: {
      en: `I cannot look a number up: the homes here are samples with invented addresses and no MLS numbers, until a listings feed takes their place. If you have one, give it to the team, which looks up the listing and its history for you: ${agent.phone}, or leave it here with how to reach you. By address, area, price or bedrooms I look among the samples.`,
      es: `Yo no puedo buscar un número: las casas de aquí son muestras con direcciones inventadas y sin número de MLS, hasta que haya un servicio de anuncios. Si tiene uno, déselo al equipo, que busca el anuncio y su historial: ${agent.phone}, o déjelo aquí con la forma de contactarle. Por dirección, zona, precio o habitaciones busco entre las muestras.`,
    },
    links: ['call', 'contact'],
    source: 'Site records',
    topics: ['mls-number'],
  },
  {
    id: 'kinds-of-homes',
    title: {
      en: 'How do a condo and a townhouse differ?',
      es: '¿En qué se diferencian condominio y townhouse?',
    },
    answer: {
      en: 'Ownership differs, not looks: in a condominium you own your unit and a share of building and ground; in a townhouse usually walls, roof and land too. A duplex is two homes in one building, mostly sold together; a patio home a small detached house, often with yard care by an association. The declaration says who repairs and insures what. Buyers of a new condo may cancel within 7 days.',
      es: 'Cambia la propiedad, no el aspecto: en un condominio es dueño de su unidad y parte del edificio y terreno; en un townhouse, normalmente además de paredes, techo y suelo. Un dúplex son dos viviendas en un edificio, vendidas casi siempre juntas; una patio home, una casa chica con jardín que cuida la asociación. La declaración dice quién repara. Un condominio nuevo puede cancelarse en 7 días.',
    },
    links: ['compare', 'guideBuying'],
    source: 'G.S. 47C; G.S. 47F',
    topics: ['buying/condo-or-townhouse-difference', 'kinds-of-homes'],
  },
];
