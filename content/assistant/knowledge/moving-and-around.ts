import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';

/** Moving here, and what lies around the eight areas. */
export const movingAndAround: Entry[] = [
  {
    id: 'other-neighborhoods',
    title: {
      en: 'What about Elizabeth, Ballantyne or others?',
      es: '¿Y Elizabeth, Ballantyne u otras zonas?',
    },
    answer: {
      en: `This site describes eight areas, and for others I hold no prices or scores. Where they lie: Elizabeth and Chantilly between Uptown and Plaza Midwood, Wesley Heights west of Uptown, Villa Heights and Belmont toward NoDa, Cotswold and SouthPark beyond Myers Park, Ballantyne far south, Steele Creek southwest, University City at the northern end of the Blue Line. The team works there too: ${agent.phone}.`,
      es: `Este sitio describe ocho zonas; de otras no tengo precios ni puntajes. Dónde quedan: Elizabeth y Chantilly entre Uptown y Plaza Midwood, Wesley Heights al oeste de Uptown, Villa Heights y Belmont hacia NoDa, Cotswold y SouthPark más allá de Myers Park, Ballantyne muy al sur, Steele Creek al suroeste, University City al norte de la Blue Line. El equipo también trabaja ahí: ${agent.phone}.`,
    },
    links: ['areas', 'call'],
    source: 'City of Charlotte maps; area records',
    topics: ['asked/other-neighborhoods'],
  },
  {
    id: 'other-cities',
    title: {
      en: 'How does Charlotte compare to other cities?',
      es: '¿Cómo se compara Charlotte con otra ciudad?',
    },
    answer: {
      en: 'Charlotte is the largest city of the Carolinas: banks and health care for work, a big airport, one light rail line, hot summers, mild winters, mountains about two hours west and the coast three and a half hours southeast. I hold no figures of Raleigh, Atlanta or other cities, so I name no winner; compare prices, taxes, jobs and a weekend’s visit to each.',
      es: 'Charlotte es la ciudad más grande de las Carolinas: bancos y salud como empleo, gran aeropuerto, una línea de tren ligero, verano caliente, invierno suave, montañas a unas dos horas al oeste y la costa a tres y media al sureste. No tengo cifras de Raleigh, Atlanta u otras, así que no nombro ganadora; compare precios, impuestos, trabajo y una visita.',
    },
    links: ['areas'],
    source: 'US Census Bureau; City of Charlotte',
    topics: ['asked/other-cities'],
  },
  {
    id: 'license-and-tags',
    title: { en: 'How do I change my license and car tags?', es: '¿Cómo cambio mi licencia y placas?' },
    answer: {
      en: 'Go to the NCDMV within 60 days of moving here for a driver license; bring proof of identity, Social Security number, address (two papers for a REAL ID) and car insurance. Then title and register each car at a license plate agency, with North Carolina insurance and a safety and emissions inspection; a highway use tax and yearly vehicle tax are due. Check ncdot.gov before you go.',
      es: 'Vaya al NCDMV dentro de 60 días de mudarse por la licencia, con identificación, número de Seguro Social, comprobante de domicilio (dos para REAL ID) y seguro del auto. Luego registre cada auto en una oficina de placas, con seguro de Carolina del Norte e inspección; se pagan un impuesto de uso de carretera y otro anual. Vea ncdot.gov antes de ir.',
    },
    links: [],
    source: 'NCDMV; G.S. 20-7; G.S. 105-330',
    topics: ['asked/license-and-tags'],
  },
  {
    id: 'renting-first',
    title: { en: 'Should I rent first when I move here?', es: '¿Rento primero al mudarme aquí?' },
    answer: {
      en: 'Renting for six to twelve months lets you learn the streets and the commute, at the price of moving twice and a lease to end. Buying at once pays for those who stay several years and already know the area from visits. A middle way: a short furnished lease, tours on weekends, and a lender’s preapproval in hand. A video tour by the team helps from afar.',
      es: 'Rentar de seis a doce meses deja conocer calles y trayectos, a cambio de mudarse dos veces y un contrato que terminar. Comprar de una vez conviene a quien se queda varios años y ya conoce la zona. Un punto medio: renta corta amueblada, visitas en fin de semana y preaprobación lista. De lejos ayuda un recorrido por video del equipo.',
    },
    links: ['areas', 'contact'],
    source: 'Consumer Financial Protection Bureau, on renting or buying',
    topics: ['asked/renting-first'],
  },
  {
    id: 'no-us-credit',
    title: { en: 'I am new to the US and have no credit', es: 'Soy nuevo en EE. UU. y no tengo crédito' },
    answer: {
      en: 'No U.S. score is no bar to owning; it narrows the loans. Some lenders build a record from rent, phone and utility payments or accept a credit report from abroad, usually with more money down, and FHA and Fannie Mae have rules for buyers without a score. A secured card and on-time bills start one in months. Ask two lenders what they need; cash needs none.',
      es: 'No tener puntaje en EE. UU. no impide ser dueño; reduce los préstamos. Algunos prestamistas arman un historial con renta, teléfono y servicios o aceptan un reporte del extranjero, casi siempre con más enganche; FHA y Fannie Mae tienen reglas para quien no tiene puntaje. Una tarjeta asegurada empieza uno en meses. Pregunte a dos prestamistas; de contado no hace falta.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Fannie Mae Selling Guide B3-5.4; HUD Handbook 4000.1',
    topics: ['asked/no-us-credit'],
  },
  {
    id: 'state-taxes',
    title: {
      en: 'Which taxes will I pay in North Carolina?',
      es: '¿Qué impuestos se pagan en Carolina del Norte?',
    },
    answer: {
      en: 'A flat state income tax of 3.99% in 2026, no city income tax, sales tax of 8.25% in Mecklenburg after the vote of November 2025 (groceries far less), property tax by county and city, and a yearly tax on cars. There is no state estate tax, and Social Security is not taxed by the state. A CPA works out your own case.',
      es: 'Impuesto estatal sobre la renta fijo de 3.99% en 2026, ninguno municipal, impuesto de ventas de 8.25% en Mecklenburg tras el voto de noviembre de 2025 (comida mucho menos), predial del condado y la ciudad, y uno anual por los autos. No hay impuesto estatal de herencia, y el Seguro Social no paga impuesto estatal. Un CPA calcula su caso.',
    },
    links: [],
    source: 'NC Department of Revenue; G.S. 105-153.5 and 105-153.7; CATS, November 2025',
    year: 2026,
    topics: ['asked/state-taxes'],
  },
  {
    id: 'rail-plans',
    title: { en: 'Which train lines are planned?', es: '¿Qué líneas de tren se planean?' },
    answer: {
      en: 'County voters approved a sales tax for transit in November 2025. Planned with it: the Red Line, commuter rail from Uptown to Huntersville and Davidson by Lake Norman; the Silver Line, light rail from the airport to Bojangles Coliseum; the Blue Line on to Pineville; and a longer Gold Line. None is built; dates are targets, years off, so buy for what runs today. CATS has the routes.',
      es: 'Los votantes del condado aprobaron en noviembre de 2025 un impuesto para transporte. Con él se planean: Red Line, tren de Uptown a Huntersville y Davidson, junto a Lake Norman; Silver Line, tren ligero del aeropuerto a Bojangles Coliseum; Blue Line hasta Pineville; y una Gold Line más larga. Nada está construido y faltan años: compre por lo que hoy existe. CATS tiene las rutas.',
    },
    links: ['guideRail', 'areas'],
    source: 'CATS, Voters Approve Mecklenburg County Tax Referendum, November 2025',
    year: 2026,
    topics: ['asked/rail-plans'],
  },
  {
    id: 'bus-routes',
    title: { en: 'Which bus or train runs there, and when?', es: '¿Qué autobús o tren pasa, y a qué hora?' },
    answer: {
      en: 'The CATS trip planner and the CATS-Pass app show the bus routes, stops and times at an address; so does 704-336-7433. In Charlotte most routes meet at the transportation center in Uptown, where the Blue Line stops too. Buses and trains run every day, less often late and on Sundays. I hold no timetables, only which areas have a station, and an area’s transit score.',
      es: 'El planificador de CATS y la app CATS-Pass muestran rutas, paradas y horarios de autobús en una dirección; también el 704-336-7433. En Charlotte casi todas las rutas llegan al centro de transporte de Uptown, donde para la Blue Line. Hay autobús y tren todos los días, menos seguido de noche y en domingo. No tengo horarios, solo qué zonas tienen estación y su puntaje de transporte.',
    },
    links: ['guideRail', 'areas'],
    source: 'CATS',
    topics: ['asked/bus-routes'],
  },
  {
    id: 'crime-sources',
    title: { en: 'Where do I look up crime data?', es: '¿Dónde consulto datos de delitos?' },
    answer: {
      en: 'At data.charlottenc.gov, where the police department publishes incidents with a map, and by a call to its records office; around Lake Norman at the town’s police or the county sheriff. Each neighborhood page here links the data under “Look it up”. I read no figures out and rate no place, the same for everyone: type the address in and judge for yourself.',
      es: 'En data.charlottenc.gov, donde la policía publica los incidentes con un mapa, o llamando a su oficina de registros; cerca de Lake Norman, en la policía del pueblo o el sheriff del condado. Cada página de zona enlaza los datos en “Look it up”. No leo cifras ni califico lugares, igual para todos: ponga la dirección y juzgue usted.',
    },
    links: ['areas'],
    source: 'CMPD, Charlotte Open Data Portal',
    topics: ['crime-sources'],
  },
  {
    id: 'beach-and-mountains',
    title: { en: 'How far are the beach and the mountains?', es: '¿A qué distancia están playa y montañas?' },
    answer: {
      en: 'Asheville and the Blue Ridge are about 125 to 130 miles west, some two to two and a half hours; Myrtle Beach about 170 to 180 miles southeast, roughly three and a half hours; Wilmington’s and Charleston’s beaches take a little longer. Closer by are Lake Norman, Lake Wylie and Crowders Mountain. Friday traffic adds to all of it: ask a map at the real hour.',
      es: 'Asheville y las Blue Ridge quedan a unas 125 a 130 millas al oeste, dos a dos horas y media; Myrtle Beach a unas 170 a 180 millas al sureste, unas tres horas y media; las playas de Wilmington y Charleston un poco más. Más cerca: Lake Norman, Lake Wylie y Crowders Mountain. Los viernes se tarda más: mire un mapa a esa hora.',
    },
    links: ['area:lake-norman'],
    source: 'Road maps, distances from Uptown',
    topics: ['asked/beach-and-mountains'],
  },
  {
    id: 'employers',
    title: { en: 'Who are the big employers here?', es: '¿Quiénes dan más empleo aquí?' },
    answer: {
      en: 'Banks and hospitals above all: Bank of America and Truist have their headquarters Uptown, Wells Fargo a large office, and Atrium Health and Novant Health are among the largest employers. Duke Energy, Honeywell, Nucor and, at Mooresville, Lowe’s are based here too, besides the schools, the city and the airport’s American hub. Tell me where you will work and I say how the areas lie to it.',
      es: 'Sobre todo bancos y hospitales: Bank of America y Truist tienen su sede en Uptown, Wells Fargo una gran oficina, y Atrium Health y Novant Health están entre los mayores. También Duke Energy, Honeywell, Nucor y, en Mooresville, Lowe’s, además de las escuelas, la ciudad y American en el aeropuerto. Diga dónde trabajará y le digo cómo quedan las zonas.',
    },
    links: ['areas'],
    source: 'Fortune 500 list; Charlotte Regional Business Alliance',
    topics: ['asked/employers'],
  },
  {
    id: 'internet',
    title: { en: 'Is there fiber or fast internet?', es: '¿Hay fibra o internet rápido?' },
    answer: {
      en: 'Much of the city has cable from Spectrum and fiber from AT&T or Google Fiber, but it changes from street to street and building to building. Type the address into the FCC’s broadband map, then into the providers’ own pages, before due diligence ends if you work from home. In a condo ask whether the building has one contract for all. I hold no speeds.',
      es: 'Gran parte de la ciudad tiene cable de Spectrum y fibra de AT&T o Google Fiber, pero cambia de calle a calle y de edificio a edificio. Ponga la dirección en el mapa de banda ancha de la FCC y en la página de cada compañía antes de que venza el due diligence si trabaja desde casa. En condominio pregunte si hay un contrato para todos.',
    },
    links: ['contact'],
    source: 'FCC National Broadband Map; providers',
    topics: ['asked/internet'],
  },
  {
    id: 'why-prices-differ',
    title: { en: 'Why is one area dearer than another?', es: '¿Por qué una zona es más cara que otra?' },
    answer: {
      en: 'Mostly the kind of homes and land behind the median: large houses on large lots under old trees near Uptown, as in Myers Park and Dilworth, cost more than one-bedroom condos in a tower, as in Uptown. Few homes for sale and many who want them do the rest. Per square foot the order can differ; ask me for prices of any two areas.',
      es: 'Sobre todo por las casas y el terreno detrás de la mediana: casas grandes en lotes grandes con árboles viejos cerca de Uptown, como en Myers Park y Dilworth, cuestan más que un condominio de una habitación en torre, como en Uptown. Poca oferta y mucha demanda hacen el resto. Por pie cuadrado el orden puede cambiar; pídame precios de dos zonas.',
    },
    links: ['market', 'areas'],
    source: 'Area records',
    topics: ['asked/why-prices-differ'],
  },
  {
    id: 'have-an-agent',
    title: { en: 'I have an agent: may I use this site?', es: 'Ya tengo agente, ¿puedo usar este sitio?' },
    answer: {
      en: 'You are welcome to read everything here, ask me and compare homes. For a tour, an offer or advice go through the agent you signed with: ask that agent to book, and tell us whose client you are if you call, so nobody works around them and no two fees arise. If you have only talked to an agent and signed nothing, you are free to choose.',
      es: 'Puede leer todo, preguntarme y comparar casas. Para una visita, oferta o consejo vaya por el agente con quien firmó: que él agende, y si llama díganos de quién es cliente, para que nadie lo brinque ni haya dos comisiones. Si solo habló con un agente y no firmó nada, es libre de elegir.',
    },
    links: ['compare', 'call'],
    source: 'NC Real Estate Commission, Rule 58A .0104; NAR Code of Ethics, Article 16',
    topics: ['asked/have-an-agent'],
  },
  {
    id: 'newsletter',
    title: { en: 'Do you have a newsletter or updates?', es: '¿Tienen un boletín o novedades?' },
    answer: {
      en: 'There is no newsletter. Instead the team emails homes that fit what you look for, if you ask for it: tell me area, price, bedrooms and your email. Market figures are on the Market Insights page, guides to read are free, and the seller’s guide comes as a PDF from the Sell page. Nothing else follows unless you tick the box.',
      es: 'No hay boletín. En su lugar el equipo le envía por correo casas que encajan, si lo pide: dígame zona, precio, habitaciones y su correo. Las cifras del mercado están en Market Insights, las guías se leen gratis y la del vendedor llega en PDF desde la página Sell. No llega nada más si no marca la casilla.',
    },
    links: ['market', 'guideForm', 'contact'],
    source: 'Site records',
    topics: ['asked/newsletter'],
  },
];
