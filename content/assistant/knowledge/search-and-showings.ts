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
    aspects: {
      'coming-soon': {
        en: 'Coming soon means that the home is announced but nobody may go inside yet, not even with the listing agent; showings begin when it turns active. Drive by, read the text, have your lender letter ready and tell the team two times for the first day. An offer can be asked about through your agent, but you would be bidding unseen.',
        es: 'Coming soon significa que la casa está anunciada pero nadie puede entrar todavía, ni con el agente vendedor; las visitas empiezan cuando pasa a activa. Pase por enfrente, lea el texto, tenga lista su carta del banco y dé al equipo dos horarios para el primer día. Su agente puede preguntar si aceptan oferta, pero ofertaría sin verla.',
      },
      'pending-or-contingent': {
        en: 'Pending and contingent are other sites’ words for what is called under contract here: a buyer has signed, the sale is not closed, and it can still fall through, often during due diligence. Neither tells whether showings go on; the local label under contract-show or no show does. The team can ask whether a backup offer is welcome.',
        es: 'Pending y contingent son palabras de otros sitios para lo que aquí se llama under contract: un comprador ya firmó, la venta no se ha cerrado y todavía puede caerse, a menudo en el due diligence. Ninguna dice si siguen las visitas; eso lo dice la etiqueta local under contract-show o no show. El equipo puede preguntar si aceptan una oferta de respaldo.',
      },
      'can-i-still-get-it': {
        en: 'A home under contract can still be yours if the first deal ends: with “show” you may visit and hand in a backup offer, with “no show” neither visits nor, as a rule, an offer until it returns. Ask the team to watch it and to ask the listing side. Nobody can tell how likely it is to come back, so keep looking.',
        es: 'Una casa bajo contrato todavía puede ser suya si el primer trato termina: con “show” puede visitarla y dejar una oferta de respaldo; con “no show”, ni visitas ni, por lo general, ofertas hasta que vuelva. Pida al equipo vigilarla y preguntar al lado vendedor. Nadie sabe qué tan probable es que vuelva, así que siga buscando.',
      },
      'off-the-market-words': {
        en: 'Closed means sold and recorded; withdrawn means it was taken off without a sale, temporarily off market a pause, expired that the listing agreement ended without a sale, and back on market that a contract fell through or a pause is over. If you still want such a home, the team can ask whether it may return.',
        es: 'Closed significa vendida y registrada; withdrawn, que se retiró sin venderse; temporarily off market, una pausa; expired, que el acuerdo con el agente venció sin venta; y back on market, que se cayó un contrato o terminó la pausa. Si todavía le interesa, el equipo puede preguntar si vuelve.',
      },
    },
    links: ['compare', 'contact'],
    source: 'Canopy MLS',
    topics: ['buying/listing-status-coming-soon-private-listings', 'people/status-words', 'listing-words'],
  },
  {
    id: 'listing-data',
    title: { en: 'Is the information in a listing right?', es: '¿Es correcta la información de un anuncio?' },
    answer: {
      en: 'Mostly yes: it is right as a rule, but nobody guarantees it; listing brokers enter the data and must take reasonable care, and site copies can lag. Check size, year and permits against county records, and bedroom count against the septic permit where there is one, before the due diligence period ends. If something looks wrong, the team asks the listing side.',
      es: 'Casi siempre sí: suele ser correcta, pero nadie la garantiza; la cargan los brokers, que deben tener cuidado razonable, y las copias se atrasan. Compare superficie, año y permisos con los registros del condado, y las habitaciones con el permiso séptico si lo hay, antes de que termine el periodo de due diligence. Si algo no cuadra, el equipo pregunta.',
    },
    aspects: {
      'who-answers-for-it': {
        en: 'The listing broker enters the facts and must take reasonable care with them, and the seller answers for what the seller states; “deemed reliable but not guaranteed” means that nobody promises more. A wrong fact can lead to a complaint at the Real Estate Commission or a claim, which an attorney judges. Before you buy, your own check is what counts.',
        es: 'El broker que la anuncia mete los datos y debe tener un cuidado razonable, y el vendedor responde por lo que él afirma; “se considera confiable pero no garantizado” significa que nadie promete más. Un dato falso puede llevar a una queja ante la Real Estate Commission o a un reclamo, que valora un abogado. Antes de comprar, cuenta su propia revisión.',
      },
      'what-to-check': {
        en: 'Check what the price rests on, before due diligence ends: size with a measurement, lot and year with the county’s property record, additions and roofs with the permit record, bedrooms with the septic permit where there is one, sewer with Charlotte Water, dues and rules with the association, school with the district. Put a fact you rely on into writing with your agent.',
        es: 'Revise lo que sostiene el precio, antes de que termine el due diligence: tamaño con una medición, lote y año con el registro del condado, ampliaciones y techos con los permisos, recámaras con el permiso de séptico si lo hay, drenaje con Charlotte Water, cuotas y reglas con la asociación, escuela con el distrito. Un dato decisivo, por escrito con su agente.',
      },
      'sites-differ': {
        en: 'When two sites differ, neither is the source: both copy, and one may lag by hours or days after a price or status change. The listing broker’s own entry in the local system rules, and the team can read it to you with its date. Homes on this site are samples and marked so.',
        es: 'Si dos sitios no coinciden, ninguno es la fuente: los dos copian, y uno puede atrasarse horas o días tras un cambio de precio o estado. Manda lo que el broker anotó en el sistema local, y el equipo se lo puede leer con su fecha. Las casas de este sitio son muestras y así se marcan.',
      },
      'found-a-mistake': {
        en: 'If you find a mistake, tell your agent or the team which field and how you know: they ask the listing side for a correction and the proof, and you settle what it means before you offer or while due diligence runs. Already under contract or closed, an attorney says what remains. On an ad for your own home, write to your listing agent or the site.',
        es: 'Si halla un error, diga a su agente o al equipo qué dato y cómo lo sabe: piden al lado vendedor la corrección y la prueba, y usted decide qué significa antes de ofertar o durante el due diligence. Ya con contrato o cerrado, un abogado dice qué queda. En el anuncio de su propia casa, escriba a su agente o al sitio.',
      },
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
      es: 'Es el área terminada, con calefacción permanente y acceso directo desde otra área habitable, con techos de unos 7 pies. Garajes, porches y cuartos sin calefacción no cuentan, y lo que está bajo tierra se dice aparte. En Carolina del Norte el broker debe medir o mandar medir, no copiar la ficha fiscal; las dudas las resuelve un profesional que mida.',
    },
    aspects: {
      basement: {
        en: 'A basement, finished and heated or not, is stated apart: space that lies even partly below ground does not go into the main living-area figure under the guidelines here, though it may be listed as finished area below grade and still has value. The same holds for the lower floor of a split-level. Compare homes by the above-ground figure.',
        es: 'El sótano, terminado y con calefacción o no, se indica aparte: lo que queda aunque sea en parte bajo tierra no entra en la cifra principal de área habitable según las guías de aquí, aunque puede anotarse como área terminada bajo nivel y sí vale. Igual el piso bajo de un split-level. Compare casas por la cifra sobre el nivel.',
      },
      'porch-garage-sunroom': {
        en: 'A garage and an open or screened porch never count; a sunroom, enclosed porch, converted garage or bonus room counts only if it is finished, heated by a permanent system, and reached directly from other living area without crossing unheated space. A space heater is no system; a permanently installed mini split can be. A measurer decides the case.',
        es: 'El garaje y un porche abierto o con malla nunca cuentan; un sunroom, porche cerrado, garaje convertido o cuarto extra cuenta solo si está terminado, con calefacción permanente, y se entra directo desde otra área habitable sin cruzar espacio sin calefacción. Un calentador portátil no es sistema; un mini split fijo puede serlo. Lo decide el profesional que mide.',
      },
      'attic-and-ceilings': {
        en: 'An upstairs room counts where it is finished, heated and at least about seven feet high, six feet four under beams and ducts; under a slope, at least half of the counted floor must reach that height, and what lies under five feet stays out. The stairs must be inside the living area.',
        es: 'Un cuarto de arriba cuenta si está terminado, con calefacción y con unos siete pies de alto, seis pies y cuatro pulgadas bajo vigas y ductos; bajo techo inclinado, al menos la mitad del piso contado debe tener esa altura, y lo que queda bajo cinco pies no entra. La escalera debe estar dentro del área habitable.',
      },
      'figures-differ': {
        en: 'When figures differ, a measurement by the guidelines beats the tax card: county figures come from outside and old plans, an appraiser measures for the loan. A listing broker should measure or hire a measurer and say where the number comes from. A buyer in doubt orders a measurement during due diligence; after closing an attorney says what is left. Size is never guaranteed.',
        es: 'Si las cifras no coinciden, una medición según las guías vale más que la ficha del condado: el condado mide por fuera y con planos viejos, el valuador mide para el préstamo. El broker debe medir o contratar a quien mida y decir de dónde sale el número. El comprador con dudas pide medir en el due diligence; tras el cierre, un abogado dice qué queda. El tamaño nunca se garantiza.',
      },
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
    aspects: {
      'fix-my-facts': {
        en: 'Claim your home on each site as its owner and correct bedrooms, baths, size and year there; Zillow, Redfin and Realtor.com each have their own form. The figure may move or not, and a new kitchen changes it little, because the model does not see it. For a price that knows your improvements, ask the team for an analysis.',
        es: 'Regístrese en cada sitio como dueño de la casa y corrija ahí recámaras, baños, tamaño y año; Zillow, Redfin y Realtor.com tienen cada uno su formulario. La cifra puede moverse o no, y una cocina nueva la cambia poco, porque el modelo no la ve. Para un precio que sí vea las mejoras, pida un análisis al equipo.',
      },
      'in-a-negotiation': {
        en: 'An online figure is weak proof in a negotiation, on either side: the other side will have another site’s number, and neither saw the inside. Bring recent sales of like homes nearby, condition and days on market instead; your own agent prepares them. An asking price above or below the estimate means nothing by itself.',
        es: 'Una cifra en línea es prueba débil en una negociación, para cualquiera: la otra parte tendrá el número de otro sitio, y ninguno vio la casa por dentro. Lleve ventas recientes de casas parecidas cercanas, el estado y los días en el mercado; los prepara su agente. Un precio arriba o abajo del estimado por sí solo no dice nada.',
      },
      'it-followed-the-list-price': {
        en: 'That is normal: once a home is listed the model takes in the asking price and drifts toward it, up or down, often overnight; a price change moves it again. It does not mean that the site found out anything new about your house. A drop of some thousands without a listing usually comes from sales nearby or a changed formula.',
        es: 'Es normal: cuando se anuncia, el modelo toma el precio pedido y se acerca a él, arriba o abajo, a veces de un día para otro; un cambio de precio lo mueve otra vez. No significa que el sitio supiera algo nuevo de su casa. Una baja de unos miles sin anuncio suele venir de ventas cercanas o de un cambio de fórmula.',
      },
      'how-accurate': {
        en: 'Sometimes near, sometimes far: by the sites’ own published figures half of the estimates miss by more than a few percent, clearly more for homes not listed, and on 450,000 dollars that is real money. None is best everywhere; each model differs. It does worst with unusual houses, lots and remodels. Take the range of several, then real sales.',
        es: 'A veces cerca, a veces lejos: según las cifras que publican los propios sitios, la mitad de los estimados falla por más de un pequeño porcentaje, y claramente más si la casa no está en venta; en 450,000 dólares es mucho dinero. Ninguno es el mejor en todo. Fallan más con casas raras, lotes y remodelaciones. Tome el rango de varios y luego ventas reales.',
      },
      'not-an-appraisal': {
        en: 'An online estimate is no appraisal and counts for nothing with a court, an estate or the tax office, and a lender uses its own valuation or an appraiser, whatever the site says. For a buyout, a divorce or an estate ask a licensed appraiser for a value on the date you need.',
        es: 'Un estimado en línea no es un avalúo y no vale ante una corte, una sucesión o el fisco; el banco usa su propia valuación o un valuador, diga lo que diga el sitio. Para comprar la parte de otro, un divorcio o una herencia, pida a un valuador con licencia el valor a la fecha necesaria.',
      },
      'sell-at-that-number': {
        en: 'Do not set or accept a price by it: an estimate is an average that has not seen your house, and pricing from it can leave money behind or make the home sit. Ask for a market analysis from recent sales, with a visit, and compare net sums.',
        es: 'No ponga ni acepte un precio por eso: el estimado es un promedio que no ha visto su casa, y con él puede perder dinero o quedarse sin vender. Pida un análisis de ventas recientes, con visita, y compare lo que le queda neto.',
      },
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
      es: 'Dígame la casa, dos horarios que le sirvan y cómo contactarlo, y el equipo confirma, a menudo para ese día o el siguiente; yo no confirmo horas. Una visita privada necesita antes un acuerdo escrito de comprador, que puede ser de una casa en un día, y un agente lo acompaña. Cuente con que habrá cámaras adentro y hable de sus planes afuera.',
    },
    aspects: {
      'how-soon': {
        en: 'Often the same or the next day: an empty home can be quick, a lived-in one needs notice, and evenings and weekends are possible where the seller agrees. Send the home and two times with your number, and the team confirms; I cannot confirm one myself. For today, a call to the team is fastest. A written buyer agreement comes first.',
        es: 'A menudo el mismo día o el siguiente: una casa vacía puede ser rápida, una habitada pide aviso, y se puede en la tarde o fin de semana si el vendedor acepta. Mande la casa y dos horarios con su número y el equipo confirma; yo no puedo confirmar. Para hoy, lo más rápido es llamar al equipo. Antes va un acuerdo de comprador por escrito.',
      },
      'several-homes': {
        en: 'Several homes in one day work well: four to six in an afternoon are a good number, near each other, with about half an hour each. Name them with your window of time, and the team plans the route and asks each owner; one may say no for that hour. One agreement can cover all of them.',
        es: 'Varias casas en un día funciona bien: de cuatro a seis en una tarde, cercanas, con una media hora cada una. Nómbrelas con su horario y el equipo arma la ruta y pregunta a cada dueño; alguno puede no poder a esa hora. Un solo acuerdo puede cubrirlas todas.',
      },
      'must-i-sign': {
        en: 'A private tour with an agent who works for you needs a written buyer agreement first; it may be as short as one house on one day, naming the pay before you see anything. It is not needed to walk through an open house, or when the listing agent shows the home for the seller only. Ask for the form beforehand and read it in peace.',
        es: 'Una visita privada con un agente que trabaja para usted pide antes un acuerdo de comprador por escrito; puede ser tan corto como una casa en un día, con el pago indicado antes de ver nada. No hace falta en un open house ni cuando el agente vendedor la muestra solo por el vendedor. Pida el formulario antes y léalo con calma.',
      },
      'recorded-inside': {
        en: 'Expect cameras and microphones inside, also at an open house: keep price, plans and feelings for the street. Video alone is common; secretly recording talk when nobody in the conversation consents can be illegal in North Carolina, and an attorney answers a suspicion. You may ask before the tour whether devices are on. Ask before you film yourself.',
        es: 'Cuente con cámaras y micrófonos adentro, también en un open house: guarde precio, planes y emociones para la calle. El video sin sonido es común; grabar en secreto una conversación sin que nadie en ella consienta puede ser ilegal en Carolina del Norte, y una sospecha la responde un abogado. Puede preguntar antes si están prendidos. Pida permiso si usted graba.',
      },
      'second-visit': {
        en: 'A second visit is welcome and wise before you offer: ask for another hour of day, more time, and bring the parent or contractor you want. Name the home and two times, and the team asks the owner; where others are bidding it may have to be quick. Under contract you come back anyway for the inspections.',
        es: 'Una segunda visita es bienvenida y prudente antes de ofertar: pida otra hora del día, más tiempo, y lleve al familiar o contratista que quiera. Diga la casa y dos horarios, y el equipo pregunta al dueño; si hay otros ofertando, quizá deba ser rápido. Con contrato volverá de todos modos para las inspecciones.',
      },
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
    aspects: {
      'call-or-video': {
        en: 'A call or video call is easy to set up: tell me two times, what it is about, and your number or email, and the team confirms and sends the link; several people can join from different places. Say which language and who decides. Nothing has to be signed for a talk. To speak right now, call {agent.phone}.',
        es: 'Una llamada o videollamada es fácil: dígame dos horarios, el tema, y su número o correo, y el equipo confirma y manda el enlace; varias personas pueden unirse desde distintos lugares. Diga en qué idioma y quién decide. Para hablar no se firma nada. Si quiere hablar ya, llame al {agent.phone}.',
      },
      'valuation-visit': {
        en: 'For a valuation at your home, tell me the address, two times and how to reach you, and the team confirms who comes. Plan on time for a walk through every room; have your list of improvements, the last survey and the association’s name at hand. It ends with a range from recent sales, not an appraisal.',
        es: 'Para una valuación en su casa, dígame la dirección, dos horarios y cómo localizarlo, y el equipo confirma quién va. Cuente con tiempo para recorrer cada cuarto; tenga a mano la lista de mejoras, el último survey (plano de linderos) y el nombre de la asociación. Termina con un rango según ventas recientes, no con un avalúo.',
      },
      'is-it-confirmed': {
        en: 'It is not confirmed until the team writes or calls you back: I take down the wish, two times and your contact, and pass them on, but I see no calendar and cannot fix a slot. Without an answer, or if it is soon, call {agent.phone}, any day from 8 am to 8 pm.',
        es: 'No está confirmada hasta que el equipo le escriba o le llame: yo anoto lo que desea, dos horarios y su contacto, y los paso, pero no veo calendario y no puedo fijar una hora. Si no hay respuesta o es pronto, llame al {agent.phone}, cualquier día de 8 am a 8 pm.',
      },
      'at-the-door': {
        en: 'Please call {agent.phone} now and wait outside: I cannot open a door, give a code or send someone myself. The team says whether an agent is near and whether the owner allows a visit today. If nobody can come, leave two other times and your number. An open house sign means you may walk in during its hours.',
        es: 'Llame ahora al {agent.phone} y espere afuera: yo no puedo abrir, dar códigos ni mandar a nadie. El equipo le dice si hay un agente cerca y si el dueño permite la visita hoy. Si nadie puede, deje otros dos horarios y su número. Si hay letrero de open house, puede entrar en su horario.',
      },
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
    aspects: {
      'running-late': {
        en: 'Call or text {agent.phone} right now, so that the agent waits or warns the owner: say the house, your name and how many minutes. Ten or fifteen are usually no trouble; beyond that the next slot may be taken, and the team finds another. I cannot reach the agent for you in time. Drive safely.',
        es: 'Llame o mande mensaje ya al {agent.phone}, para que el agente espere o avise al dueño: diga la casa, su nombre y cuántos minutos. Diez o quince no suelen ser problema; más, quizá el turno siguiente esté ocupado y el equipo busca otro. Yo no alcanzo a avisarle a tiempo. Maneje con cuidado.',
      },
      'missed-or-a-fee': {
        en: 'No fee stands on this site for a visit called off or missed, and nothing is owed because of a chat or a form; it is just kinder to tell early, because an owner may have left home for you. Call or text {agent.phone}, say which one it was, and give two new times. For a signed buyer agreement read its own terms or ask the team.',
        es: 'En este sitio no figura ningún cargo por una visita cancelada o perdida, y nada se debe por un chat o formulario; solo es más amable avisar temprano, porque un dueño quizá salió de su casa por usted. Llame o mande mensaje al {agent.phone}, diga cuál era y dé dos horarios nuevos. Si firmó un acuerdo de comprador, lea sus términos o pregunte al equipo.',
      },
      'when-was-it': {
        en: 'I keep no appointments and cannot see yours: look in your texts or email for the team’s confirmation, or call {agent.phone}, any day from 8 am to 8 pm, and they tell you day, time and place. If it turns out not to suit, move it in the same call.',
        es: 'No guardo citas y no puedo ver la suya: busque en sus mensajes o correo la confirmación del equipo, o llame al {agent.phone}, cualquier día de 8 am a 8 pm, y le dicen día, hora y lugar. Si no le queda, cámbiela en la misma llamada.',
      },
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
    aspects: {
      pets: {
        en: 'Ask before you bring an animal: it is the owner’s home, some say yes to a small dog in a carrier or on a leash, many no because of allergies or their own pets. Tell the team when you book and they ask. A trained service animal comes along; say so, that the owner is told.',
        es: 'Pregunte antes de llevar un animal: es la casa del dueño; algunos aceptan un perro chico en transportadora o con correa, muchos no, por alergias o sus propias mascotas. Dígalo al equipo al reservar y ellos preguntan. Un animal de servicio entrenado sí entra; avíselo para que el dueño lo sepa.',
      },
      'someone-who-knows-houses': {
        en: 'Bring the friend, uncle, contractor or engineer who knows houses: a second pair of eyes helps, and they may look everywhere an ordinary visitor may, without opening walls or climbing on the roof. Tell the team beforehand. It does not replace an inspection by a licensed inspector after the offer. They sign nothing, and the decision stays yours.',
        es: 'Lleve al amigo, tío, contratista o ingeniero que sepa de casas: otro par de ojos ayuda, y puede mirar donde cualquier visita, sin abrir paredes ni subir al techo. Avise antes al equipo. No reemplaza la inspección de un inspector con licencia tras la oferta. Esa persona no firma nada, y decide usted.',
      },
      'how-many': {
        en: 'There is no fixed number: four or five are fine in most homes, and for more, or a small condominium, tell the team first, so that owner, parking and time fit. Stay together, shoes off where asked, and keep talk about price for outside. If the place is tight you can go through in two groups.',
        es: 'No hay un número fijo: cuatro o cinco están bien en casi toda casa; si son más, o el condominio es chico, avise antes al equipo, para que cuadren dueño, estacionamiento y tiempo. Vayan juntos, sin zapatos si se pide, y hablen del precio afuera. Si hay poco espacio, entren en dos grupos.',
      },
      'who-signs': {
        en: 'Only those who will buy sign, and not all of you have to be there: parents, friends or a helper sign nothing, even if they help with money; the lender asks about gift money later. One of you, or a friend, may look for the other if the team knows the name beforehand; a video call brings the second buyer along.',
        es: 'Firman solo quienes van a comprar, y no tienen que ir todos: padres, amigos o quien ayude no firman nada, aunque pongan dinero; el banco pregunta después por el dinero regalado. Uno de ustedes, o un amigo, puede ver la casa por el otro si el equipo sabe antes el nombre; una videollamada lleva al segundo comprador.',
      },
      children: {
        en: 'Children are welcome: keep small ones by the hand, no toys, beds or swings, and plan a short visit; a stroller may have to stay at the door. Nobody will think less of your offer, and the team sets a time that suits a nap or school.',
        es: 'Los niños son bienvenidos: a los pequeños, de la mano, sin tocar juguetes, camas ni columpios, y planee una visita corta; la carriola quizá se quede en la puerta. Nadie verá peor su oferta, y el equipo busca una hora según la siesta o la escuela.',
      },
      'translator-or-help-walking': {
        en: 'Of course: bring someone to translate, lean on or decide with, and say what would help when you book, such as parking by the door, a house without steps or more time; the team speaks to the owner first. They can also tell you where the steps are before you set out. Papers should be explained in a language you read well.',
        es: 'Claro: traiga a quien traduzca, le dé el brazo o decida con usted, y diga al reservar qué ayudaría, como estacionarse junto a la puerta, una casa sin escalones o más tiempo; el equipo habla antes con el dueño y le dice dónde hay escalones. Los papeles deben explicarse en un idioma que usted lea bien.',
      },
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
    aspects: {
      'questions-to-ask': {
        en: 'Ask these while you stand there: how old are roof, heating, air and water heater, what was repaired and when, what leaked, was work permitted, what stays, what do utilities run, is there an association and what does it charge, when do they want an answer. Why they sell, let your broker ask; your own price you keep to yourself.',
        es: 'Pregunte ahí mismo: qué edad tienen techo, calefacción, aire y calentador de agua, qué se reparó y cuándo, qué goteó, si hubo permisos, qué se queda, cuánto se paga de servicios, si hay asociación y cuánto cobra, para cuándo quieren respuesta. Por qué venden, que lo pregunte su broker; su propio precio guárdeselo.',
      },
      'condo-visit': {
        en: 'In a condominium look beyond the unit: ask for the dues and what they cover, assessments planned, reserves, rules on pets and renting, whose the parking space and storage are, and how the elevator, roof and garage look. Listen for neighbors and machinery, note the floor and the sun. The papers come during due diligence, so only spot the questions now.',
        es: 'En un condominio mire más que la unidad: pregunte cuotas y qué cubren, cuotas especiales previstas, reservas, reglas de mascotas y renta, de quién son el estacionamiento y la bodega, y cómo están elevador, techo y garaje. Escuche vecinos y máquinas, anote en qué piso está y el sol que recibe. Los papeles llegan en el due diligence; por ahora junte preguntas.',
      },
      'warning-signs': {
        en: 'Watch for water first: stains on ceilings, fresh paint in one spot, musty smell, soft floors, damp crawl space, grading toward the house, full gutters. Then wide or stair-step cracks, doors that stick, sloping floors, an old panel, patched shingles, windows fogged inside. One sign is a question, not a verdict: note it, and let the inspector or an engineer judge.',
        es: 'Busque primero el agua: manchas en techos, pintura fresca en un solo punto, olor a humedad, pisos blandos, crawl space mojado, terreno inclinado hacia la casa, canaletas llenas. Luego grietas anchas o en escalera, puertas que se atoran, pisos inclinados, panel eléctrico viejo, tejas parchadas, vidrios empañados por dentro. Una señal es una pregunta, no un veredicto: que la juzgue el inspector o un ingeniero.',
      },
      'what-you-may-touch': {
        en: 'You may run faucets, flush, switch lights, open closets and cabinets that belong to the house, and look into the attic hatch or crawl space if it is safe and your agent agrees; drawers, fridge and belongings stay closed. Ask before photos or video. Half an hour is usual, an hour for a second visit.',
        es: 'Puede abrir las llaves del agua, descargar el inodoro, prender luces, abrir clósets y gabinetes de la casa, y mirar el ático o crawl space si es seguro y su agente está de acuerdo; cajones, refrigerador y pertenencias, no. Pida permiso para fotos o video. Media hora es lo usual, una hora en la segunda visita.',
      },
      'what-not-to-say': {
        en: 'Keep to yourself how much you love it, your top price, your deadline and why you move, inside the house, with the listing agent or open-house host, and near cameras: they work for the seller and may pass it on. Be friendly, ask facts, and talk it over with your own broker in the street.',
        es: 'Guárdese cuánto le gusta, su precio máximo, su fecha límite y por qué se muda, dentro de la casa, con el agente vendedor o quien atiende el open house, y cerca de cámaras: trabajan para el vendedor y pueden contarlo. Sea amable, pregunte datos y hable con su propio broker en la calle.',
      },
      'second-look': {
        en: 'Go back before you offer if time allows: once at night or at rush hour for noise, light and parking, once in the rain for water, and drive the commute at your hour. On the second visit measure, test what you skipped, and walk the street and the yard’s edges. Two visits are usual; under contract you return for inspections.',
        es: 'Vuelva antes de ofertar si hay tiempo: una vez de noche o en hora pico por ruido, luz y estacionamiento, otra con lluvia por el agua, y maneje el trayecto a su hora. En la segunda visita mida, pruebe lo que faltó y camine la calle y los bordes del terreno. Dos visitas es lo usual; con contrato vuelve para inspecciones.',
      },
      'flip-done-right': {
        en: 'By the papers and by what is under the paint: ask which permits were pulled and closed, who did the wiring, plumbing and roof, and for invoices. Look for paint over stains, dead outlets, sloping floors and new finishes beside an old furnace or panel. A flipper gives the state disclosure form like anyone else. Then inspect, with specialists where something looks off.',
        es: 'Por los papeles y por lo que hay bajo la pintura: pregunte qué permisos se sacaron y cerraron, quién hizo electricidad, plomería y techo, y pida facturas. Busque pintura sobre manchas, enchufes muertos, pisos inclinados y acabados nuevos junto a un panel o calefacción viejos. Quien remodela para vender también da la declaración estatal. Luego inspeccione, con especialistas donde algo no cuadre.',
      },
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
    aspects: {
      'price-history': {
        en: 'I hold no price history: the present price is on the card, and the team can read you every change, the first asking price and the last recorded sale from the multiple listing service and county records. A cut says the first price found no buyer; one cut is common, several show a seller following the market.',
        es: 'No tengo historial de precios: el actual está en la ficha, y el equipo puede leerle cada cambio, el primer precio y la última venta registrada, del MLS y del condado. Una rebaja dice que el primer precio no halló comprador; una es común, varias muestran a un vendedor que sigue al mercado.',
      },
      'failed-contract': {
        en: 'Why the first deal ended is not in my records: commonly the buyer’s loan, the appraisal, an inspection, another home that did not sell, or just second thoughts, since a buyer may leave during due diligence for any reason. The team can ask. If the listing broker learned of a material defect, later buyers must be told of it, though not given the old report.',
        es: 'Por qué terminó el primer trato no está en mis registros: suele ser el préstamo, el avalúo, una inspección, otra casa que no se vendió o un cambio de idea, porque en el due diligence el comprador puede irse por cualquier motivo. El equipo puede preguntar. Si el broker supo de un defecto importante, debe decirlo a los siguientes, aunque no dé el informe.',
      },
      'should-it-worry-me': {
        en: 'Long on the market is a reason to ask, not a defect: most often the price, the photos, the season or one odd feature did it. Compare with recent sales of like homes, read the disclosures, and let the inspection look for the rest. I say nothing on defects I do not know; the team can ask the listing side.',
        es: 'Mucho tiempo en venta es motivo para preguntar, no un defecto: casi siempre fue el precio, las fotos, la temporada o algo raro. Compare con ventas recientes, lea las declaraciones y que la inspección busque lo demás. No hablo de defectos que no conozco; el equipo puede preguntar al lado vendedor.',
      },
      'days-and-relisting': {
        en: 'Days on market, DOM, count from the first active day; when the same listing pauses and comes back the count goes on, and a new listing starts a new one, while a cumulative figure runs through unless it was off for a good while. The team can read both numbers. What is long depends on price and area.',
        es: 'Los días en el mercado, DOM, cuentan desde el primer día activa; si el mismo anuncio se pausa y vuelve, la cuenta sigue, y un anuncio nuevo empieza otra, aunque la acumulada continúa salvo que haya estado fuera un buen tiempo. El equipo lee los dos números. Qué es mucho depende del precio y la zona.',
      },
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
      es: 'No: en Carolina del Norte una muerte o enfermedad grave en la casa, o un delincuente sexual registrado cerca, no tiene que informarse; pero nadie puede mentir a sabiendas si le preguntan. Mis registros no lo dicen. El equipo puede preguntar por una muerte, nunca por una enfermedad; el registro estatal es público. Casos notorios, un abogado.',
    },
    aspects: {
      'selling-after-a-death': {
        side: 'seller',
        en: 'As the seller you need not mention it: a death in the home, also a suicide or a killing, is on no North Carolina form and need not be told unasked. If a buyer asks you or an agent directly, say the truth or decline to answer; a knowing lie is what the law forbids. For something everybody has heard of, ask an attorney how to word it.',
        es: 'Como vendedor no tiene que mencionarlo: una muerte en la casa, también un suicidio o un homicidio, no está en ningún formulario de Carolina del Norte y no hay que decirla si nadie pregunta. Si preguntan directo, diga la verdad o no responda; lo que la ley prohíbe es mentir a sabiendas. En un caso conocido por todos, consulte a un abogado.',
      },
      'may-they-lie': {
        en: 'Nobody may knowingly give a false answer: asked straight, an owner or agent must tell the truth about a death or decline to answer. So ask the direct question in writing, through your agent, and take silence as a sign to look further. A proven lie is something for an attorney and the Real Estate Commission.',
        es: 'Nadie puede mentir a sabiendas: si se pregunta directo, el dueño o el agente debe decir la verdad sobre una muerte o no responder. Haga la pregunta directa por escrito, con su agente, y tome el silencio como señal para investigar. Una mentira probada es asunto de un abogado y de la Real Estate Commission.',
      },
      'how-to-find-out': {
        en: 'My records do not tell, so look yourself: ask the direct question through your agent, who may ask about a death but not about an illness; search the address with the year in newspapers and court news, talk with neighbors, and see police reports. If it matters much to you, ask before you pay a due diligence fee.',
        es: 'Mis registros no lo dicen, así que busque usted: haga la pregunta directa con su agente, que puede preguntar por una muerte pero no por una enfermedad; busque la dirección y el año en periódicos, hable con vecinos y vea reportes policiales. Si le importa mucho, pregunte antes de pagar el due diligence fee.',
      },
      illness: {
        en: 'An owner’s or tenant’s illness is never to be told or asked: North Carolina does not treat it as a fact to disclose, and fair housing law protects it, HIV above all. If a buyer or agent asks you, you may simply decline. What can matter, mold or sewage in the house, is asked about the house and not about the person.',
        es: 'La enfermedad de un dueño o inquilino nunca se cuenta ni se pregunta: Carolina del Norte no la trata como dato a declarar y la ley de vivienda justa la protege, sobre todo el VIH. Si un comprador o agente le pregunta, puede simplemente no responder. Lo que sí importa, moho o drenaje, se pregunta de la casa y no de la persona.',
      },
      'offender-nearby': {
        en: 'A registered offender nearby need not be volunteered by seller or agent in North Carolina, though nobody may answer falsely. The registry is public: search the address on the State Bureau of Investigation’s site, before due diligence ends, and sign up for notices if you like. It is the same for everybody, and I read nothing out of it.',
        es: 'En Carolina del Norte, vendedor y agente no tienen que avisar de un delincuente sexual registrado cerca, aunque nadie puede mentir. El registro es público: busque la dirección en el sitio del State Bureau of Investigation antes de que termine el due diligence, y reciba avisos si quiere. Es igual para todos, y yo no leo nada de él.',
      },
      haunted: {
        en: 'Ghosts are in no record and on no North Carolina form, so nobody has to mention them. If a story about the house would trouble you, ask the owner’s side through your agent, listen to the neighbors, and stand in the house at dusk; you decide what it is worth to you. Rumors I do not repeat.',
        es: 'Los fantasmas no están en ningún registro ni formulario de Carolina del Norte, así que nadie tiene que mencionarlos. Si una historia de la casa le quitaría el sueño, pregunte al lado del dueño con su agente, oiga a los vecinos y párese en la casa al anochecer; usted decide cuánto le importa. Rumores no repito.',
      },
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
    aspects: {
      'keys-and-codes': {
        en: 'Codes, keys and lockboxes go to nobody by this chat, whoever asks, agents included: a visit is made with an agent who has an appointment. At the door now, wait outside and call {agent.phone}. For later, name the home and two times. An open door or a yard is still private; an inspector or agent asks the listing office.',
        es: 'Códigos, llaves y lockbox no se dan por este chat a nadie, tampoco a agentes: la visita se hace con un agente que tenga cita. Si está en la puerta, espere afuera y llame al {agent.phone}. Para después, diga la casa y dos horarios. Una puerta abierta o un patio siguen siendo privados; inspectores y agentes preguntan a la oficina que la anuncia.',
      },
      'occupied-or-empty': {
        en: 'Whether somebody lives there, when they are out or how many they are, I tell nobody, for the owners’ safety, even where a text hints at it. Please do not look through windows or walk round the back. A visit through the team shows you the inside; if it matters for moving in, your broker can ask about the date of possession.',
        es: 'Si alguien vive ahí, cuándo sale o cuántos son, no se lo digo a nadie, por seguridad de los dueños, aunque un texto lo sugiera. Por favor no mire por las ventanas ni rodee la casa. Una visita con el equipo le muestra el interior; si le importa para mudarse, su broker puede preguntar la fecha de entrega.',
      },
      'who-owns-it': {
        en: 'I give out no owner’s name or number, and an owner under a listing agreement is reached through the listing agent: tell your broker or the team what you want to know. Who owns a parcel is public in the county’s property record, for a boundary or title question; it is no invitation to knock.',
        es: 'No doy nombre ni número de dueños, y a un dueño con acuerdo de venta se le contacta por su agente: diga a su broker o al equipo qué quiere saber. De quién es un terreno es público en el registro del condado, para una duda de linderos o título; no es invitación a tocar la puerta.',
      },
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
    aspects: {
      'sign-or-page-changed': {
        en: 'A sign that is gone or a page that vanished does not tell: the home may be sold, under contract, withdrawn, or the wind took the sign, and public sites lag by hours or days. My record shows a status with its date. For today’s word name the address, and the team asks the listing side: {agent.phone}.',
        es: 'Un letrero que ya no está o una página que desapareció no lo dice: la casa puede estar vendida, con contrato o retirada, o fue el viento, y los sitios públicos se atrasan horas o días. Mi registro muestra un estado con su fecha. Para saberlo hoy, diga la dirección y el equipo pregunta al lado vendedor: {agent.phone}.',
      },
      'can-i-still-offer': {
        en: 'As long as it is active an offer can go in today, through an agent who works for you: have the lender letter and your terms ready, and the team checks first whether others are in. Once it is under contract, only a backup offer is left, where the seller takes one. Looking at it a second time does not hold it for you.',
        es: 'Mientras esté activa se puede ofertar hoy, con un agente que trabaje para usted: tenga lista la carta del banco y sus términos, y el equipo revisa antes si hay otras. Con contrato, solo queda una oferta de respaldo, si el vendedor la acepta. Verla otra vez no se la aparta.',
      },
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
    aspects: {
      'floor-plan': {
        en: 'There is no floor plan in my records, nor room sizes: the team can ask the listing side for one, or for the measurements you need, such as the wall for a king bed. On a visit you may measure yourself. Tell me the home and how to reach you, or call {agent.phone}.',
        es: 'En mis registros no hay planos ni medidas de cuartos: el equipo puede pedir uno al lado vendedor, o las medidas que necesite, como la pared para una cama king. En la visita puede medir usted. Dígame la casa y cómo localizarlo, o llame al {agent.phone}.',
      },
      'video-or-live-tour': {
        en: 'I hold no video or 3D tour; the team can show you a home live by phone or laptop, room by room, or ask the listing side for a recording. Name the home and two times, with your time zone. A written buyer agreement comes before it. Ask to see what photos skip: ceilings, under sinks, the street, the sound.',
        es: 'No tengo video ni recorrido 3D; el equipo puede mostrarle la casa en vivo por teléfono o computadora, cuarto por cuarto, o pedir una grabación. Diga la casa y dos horarios, con su zona horaria. Antes va un acuerdo de comprador por escrito. Pida ver lo que las fotos no muestran: techos, bajo los lavabos, la calle, el ruido.',
      },
      'edited-or-staged': {
        en: 'Some photos are staged or retouched, and such pictures should be marked; I cannot tell which. A wide lens makes rooms look larger, a furnished room may be computer work, green grass too. Trust sizes and a visit more than a picture, and if something looks wrong, the team asks the listing side for plain ones with a date.',
        es: 'Algunas fotos están decoradas o retocadas, y deben marcarse; yo no sé cuáles. Un lente ancho agranda los cuartos, los muebles pueden ser de computadora, el pasto también. Confíe más en medidas y en una visita que en una foto, y si algo se ve raro, el equipo pide fotos simples con fecha.',
      },
      'look-at-the-picture-for-me': {
        en: 'I do not look at pictures, so I cannot say whether a floor is hardwood, what color a wall has or how old shingles are. What I can do is read you the home’s text and figures; the team can ask the listing side or look on a visit. Materials and condition are for the inspector, not for a photo.',
        es: 'No miro fotos, así que no puedo decir si un piso es de madera, de qué color es una pared o qué edad tienen las tejas. Sí puedo leerle el texto y las cifras de la casa; el equipo puede preguntar o fijarse en una visita. Materiales y estado son cosa del inspector, no de una foto.',
      },
    },
    links: ['compare', 'call'],
    source: 'Site records',
    topics: ['people/photos-floor-plans-virtual-tours'],
  },
  {
    id: 'listing-alerts',
    title: { en: 'Can I get alerts for new homes?', es: '¿Puedo recibir avisos de casas nuevas?' },
    answer: {
      en: 'Yes: the team sends them by email; this site sends none itself. Tell me area, bedrooms, price and your email, and I pass it on. The separate listings site, under “Search Listings”, has its own search. You can stop any of it with one message.',
      es: 'Sí: el equipo se los envía por correo; este sitio no manda avisos. Dígame zona, habitaciones, precio y su correo, y lo paso. El sitio aparte de anuncios, en “Search Listings”, tiene su propia búsqueda. Puede detenerlo con un mensaje.',
    },
    aspects: {
      'stop-them': {
        en: 'One message stops it: reply to the email, or write here or to the team with the address you used, and they take you off. What comes from Zillow or another agent you end there. To have fewer instead, narrow the wishes or ask for once a week.',
        es: 'Un mensaje lo detiene: responda al correo, o escriba aquí o al equipo con la dirección que usó, y lo quitan. Lo que venga de Zillow u otro agente se cancela ahí. Si solo quiere menos, acote sus deseos o pida un correo por semana.',
      },
      'save-or-change-a-search': {
        en: 'To set up or change a search with the team, tell me area, price range, bedrooms, kind, must-haves and your email; they save it and send matches, no account needed. This site has no account or list of favorites; on the Compare page two ticked homes get a link to keep.',
        es: 'Para crear o cambiar una búsqueda con el equipo, dígame zona, rango de precio, recámaras, tipo, lo indispensable y su correo; la guardan y mandan lo que coincida, sin cuenta. Este sitio no tiene cuenta ni lista de favoritas; en Compare, dos casas marcadas reciben un enlace para guardar.',
      },
      'hear-first': {
        en: 'To hear early, ask the team for an email search straight from the local listing system: it usually runs ahead of public sites, which copy with a delay, and can include coming-soon homes and price drops. Have your lender letter and a buyer agreement ready, so that a visit the same day is possible.',
        es: 'Para enterarse pronto, pida al equipo una búsqueda por correo directa del sistema local: suele ir antes que los sitios públicos, que copian con retraso, y puede incluir coming soon y rebajas. Tenga lista su carta del banco y el acuerdo de comprador, para poder visitar el mismo día.',
      },
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
    aspects: {
      'all-too-expensive': {
        en: 'If all is above your range, three things bring it down: a condominium or townhouse instead of a house, an area with a lower median (ask me for the order), or a wider circle through “Search Listings”. A lender can show help with the down payment; your very top stays with your own agent.',
        es: 'Si todo pasa de su rango, tres cosas lo bajan: un condominio o townhouse en vez de casa, una zona de mediana más baja (pídame el orden) o un círculo más amplio en “Search Listings”. Un banco puede mostrar ayuda para el enganche; su tope guárdelo para su agente.',
      },
      'is-that-all': {
        en: 'The homes here are a few samples, not Charlotte’s market: the wider, current search opens under “Search Listings”, and the team can search the local system with your wishes, any town within reach. Tell me area, price, bedrooms and kind, and I pass it on, or start that search yourself.',
        es: 'Las casas de aquí son unas cuantas muestras, no el mercado de Charlotte: la búsqueda amplia y actual se abre en “Search Listings”, y el equipo puede buscar en el sistema local con sus deseos, en cualquier pueblo cercano. Dígame zona, precio, recámaras y tipo y lo paso, o empiece usted la búsqueda.',
      },
      'not-advertised': {
        en: 'Homes that are not advertised exist but are few: tell the team what you look for and ask how they would search: among owners and colleagues, coming-soon homes, or by a letter to a street you love. An owner is free to say no. It takes patience, so keep the ordinary search going.',
        es: 'Casas sin anunciar existen, pero son pocas: diga al equipo qué busca y pregunte cómo la buscaría: entre dueños y colegas, en las coming soon o con una carta a una calle que le guste. El dueño puede decir que no. Pide paciencia, así que siga la búsqueda normal.',
      },
      'to-rent': {
        en: 'There are no rentals in these records, only homes for sale: for an apartment or house to rent, use a rental site or the buildings’ own offices, and never pay before you have seen the place and the landlord. If you may buy later, tell me when, and I pass that on. Being unsure, renting first is a fair plan.',
        es: 'En estos registros no hay rentas, solo casas en venta: para rentar use un sitio de alquiler o las oficinas de los edificios, y nunca pague antes de ver el lugar y al dueño. Si quizá compre después, dígame cuándo y lo paso. Si tiene dudas, rentar primero es un buen plan.',
      },
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
      es: `Mis registros tienen precios pedidos, no ventas. Los registros del condado son públicos, y el impuesto de la escritura, dos dólares por cada mil, muestra más o menos lo que se pagó. El valor fiscal y las estimaciones no son precios de mercado. Si es justo no lo juzgo; el equipo lo compara con ventas recientes: ${agent.phone}.`,
    },
    aspects: {
      'look-it-up': {
        en: 'You can look a sale up yourself, free: the Mecklenburg property record shows the last sale, and the deed at the Register of Deeds shows the excise tax; multiply it by 500 for about the price, so $824 means about $412,000. The team can read it from the local listing system.',
        es: 'Puede buscarlo usted, gratis: el registro de propiedad de Mecklenburg muestra la última venta, y la escritura en el Register of Deeds el excise tax; multiplíquelo por 500 para el precio aproximado: $824 son unos $412,000. El equipo puede leerla en el sistema local.',
      },
      'is-it-fair': {
        en: 'Whether a price is fair I do not judge; like homes do: three or more sales nearby in the last months, adjusted for size, condition and lot, and how long this one has stood. Tax value and online figures are no measure. The team prepares that comparison, before you offer: {agent.phone}. Your own top price is for your own broker.',
        es: 'Si un precio es justo no lo juzgo yo; lo dicen casas parecidas: tres o más ventas cercanas de los últimos meses, ajustadas por tamaño, estado y lote, y cuánto lleva esta en venta. El valor fiscal y las cifras en línea no miden. El equipo prepara esa comparación antes de ofertar: {agent.phone}. Su tope es para su propio broker.',
      },
      'recent-sales-nearby': {
        en: 'I hold no closed sales: the team pulls comparable ones for a street or home from the local listing system, by kind, size and the last months, with dates: {agent.phone}, or leave the address here. County records show single sales too. On a list of your own, compare price per square foot only among like homes.',
        es: 'No tengo ventas cerradas: el equipo saca comparables de una calle o casa en el sistema local, por tipo, tamaño y últimos meses, con fechas: {agent.phone}, o deje aquí la dirección. El condado también muestra ventas sueltas. Si hace su propia lista, compare precio por pie cuadrado solo entre casas parecidas.',
      },
      'over-asking': {
        en: 'How far a home went over or under asking, you see by setting its last asking price beside the recorded price; the team can show it for a home, and the ratio for an area or price band with its date. A quick sale need not be a high one. One house above asking says little about the next.',
        es: 'Cuánto se vendió una casa sobre o bajo lo pedido se ve comparando su último precio con el registrado; el equipo puede mostrarlo de una casa, y la proporción de una zona o rango con su fecha. Una venta rápida no siempre es alta. Que una pase de lo pedido dice poco de la siguiente.',
      },
      'mine-is-public': {
        en: "Yes: much of it can be seen; the deed is public, and its excise stamps let anyone reckon what you paid, at $1 for each $500; the deed of trust shows the amount first borrowed, not what you owe today or your payment. The county's property site shows owner, tax value and sale date. Your offer papers, income and credit are not public.",
        es: 'Sí: se ve bastante; la escritura es pública, y con sus timbres cualquiera calcula lo que pagó, a $1 por cada $500; el deed of trust muestra lo prestado al inicio, no lo que debe hoy ni su pago. El sitio del condado muestra dueño, valor fiscal y fecha de venta. Sus ofertas, ingresos y crédito no son públicos.',
      },
    },
    links: ['call', 'market'],
    source: 'G.S. 105-228.30; Register of Deeds',
    year: 2026,
    topics: ['people/sold-prices-and-whether-a-price-is-fair', 'sales-count'],
  },
  {
    id: 'mls-number',
    title: { en: 'Can you look up an MLS number?', es: '¿Puede buscar un número de MLS?' },
    answer: {
      en: `I cannot look a number up: the homes here are samples with invented addresses and no MLS numbers, until a listings feed takes their place. If you have one, give it to the team, which looks up the listing and its history for you: ${agent.phone}, or leave it here with how to reach you. By address, area, price or bedrooms I look among the samples.`,
      es: `Yo no puedo buscar un número: las casas de aquí son muestras con direcciones inventadas y sin número de MLS, hasta que haya un servicio de anuncios. Si tiene uno, déselo al equipo, que busca el anuncio y su historial: ${agent.phone}, o déjelo aquí con la forma de contactarle. Por dirección, zona, precio o habitaciones busco entre las muestras.`,
    },
    aspects: {
      'why-none-here': {
        en: 'The homes on this site are samples with invented addresses, so none has an MLS number, and there is no field to type one into; with a listings feed that will change. Find them by address, area, price or bedrooms. A real listing of the team’s the team can give you by phone: {agent.phone}.',
        es: 'Las casas de este sitio son muestras con direcciones inventadas, así que ninguna tiene número MLS ni hay dónde escribirlo; con un sistema de anuncios eso cambiará. Búsquelas por dirección, zona, precio o recámaras. Un anuncio real del equipo se lo da el equipo por teléfono: {agent.phone}.',
      },
      'needed-for-a-form': {
        en: 'For a lender, appraiser or offer the number comes from the real listing: your own agent or the listing agent has it on the sheet, and the team can look it up by address: {agent.phone}. It is not a parcel or tax number. Until you have it, the full address with the unit does for most forms.',
        es: 'Para un banco, valuador u oferta, el número sale del anuncio real: su agente o el agente vendedor lo tiene en la hoja, y el equipo puede buscarlo por dirección: {agent.phone}. No es el número de parcela ni de impuestos. Mientras tanto, la dirección completa con unidad basta en casi todos los formularios.',
      },
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
      es: 'Cambia la propiedad, no el aspecto: en un condominio es dueño de su unidad y parte del edificio y terreno; en un townhouse, normalmente también de paredes, techo y terreno. Un dúplex: dos viviendas en un edificio, casi siempre vendidas juntas; una patio home: casa chica independiente, a menudo con jardinería de la asociación. La declaración dice quién repara y asegura qué. Un condominio nuevo puede cancelarse en 7 días.',
    },
    aspects: {
      'new-condo-cancel': {
        en: 'A buyer of a new condominium from its developer may cancel within seven calendar days after signing the contract, without penalty and with payments refunded; a resale or a townhouse has no such right, only due diligence. Do it in writing, delivered by hand or by mail, keep proof, and call an attorney today, because weekends count.',
        es: 'Quien compra un condominio nuevo al desarrollador puede cancelar en siete días de calendario tras firmar el contrato, sin penalización y con devolución de lo pagado; una reventa o un townhouse no tiene ese derecho, solo el due diligence. Hágalo por escrito, en mano o por correo, guarde prueba y llame hoy a un abogado, porque los fines de semana cuentan.',
      },
      'do-i-own-the-land': {
        en: 'In a condominium you own the unit and a share of building and ground together with the others, no plot of your own; in a townhouse in the ordinary sense the walls, the roof and the land under it, often with a small yard. Looks do not tell, so read the deed and declaration: “unit” points to a condominium, “lot” to a townhouse.',
        es: 'En un condominio usted es dueño de la unidad y de una parte del edificio y el terreno junto con los demás, sin lote propio; en un townhouse normal, de las paredes, el techo y la tierra de abajo, a menudo con un patio chico. La apariencia no lo dice: lea la escritura y la declaración; “unit” indica condominio, “lot” townhouse.',
      },
      'who-repairs-outside': {
        en: 'The declaration decides who repairs the outside, not the look: in a condominium the association usually keeps roof, outer walls and grounds and insures the building; in a townhouse often you do, though some associations take roofs and siding. Patio homes may include yard care only. Ask for the maintenance chart and the reserves before due diligence ends.',
        es: 'Quién repara por fuera lo decide la declaración, no la apariencia: en un condominio la asociación suele cuidar techo, paredes exteriores y áreas comunes y asegura el edificio; en un townhouse muchas veces usted, aunque algunas asociaciones llevan techos y fachada. Las patio homes pueden incluir solo el jardín. Pida la tabla de mantenimiento y las reservas antes de que termine el due diligence.',
      },
      'townhouse-that-is-a-condo': {
        en: 'A townhouse can legally be a condominium: the word townhouse describes the look, condominium the ownership, so two homes side by side may differ on paper. It changes what you own, who insures the building and how the loan is judged. Townhome and townhouse are the same; fee simple means that the lot is yours.',
        es: 'Un townhouse puede ser legalmente un condominio: townhouse describe la forma, condominio la propiedad, así que dos casas vecinas pueden diferir en el papel. Cambia qué es suyo, quién asegura el edificio y cómo ve el banco el préstamo. Townhome y townhouse son lo mismo; fee simple significa que el lote es suyo.',
      },
      'other-words': {
        en: 'In plain words: a duplex is two homes in one building, mostly sold together; a villa, paired or garden home is usually one story with a shared wall or small yard; a patio home a small detached house; a rowhouse a townhouse in a row; a loft an open condominium, often in an old mill. Co-ops are rare here. The deed tells what you own.',
        es: 'En palabras simples: un dúplex son dos viviendas en un edificio, casi siempre vendidas juntas; una villa o garden home suele ser de un piso con pared compartida o patio chico; una patio home, una casa pequeña independiente; un rowhouse, un townhouse en fila; un loft, un condominio abierto, a menudo en una fábrica. Los co-ops son raros aquí. La escritura dice qué es suyo.',
      },
      'which-costs-more': {
        en: 'Neither is always dearer: condominium dues are often higher, because they cover the building’s outside, insurance and perhaps an elevator, while a townhouse’s are lower and leave the roof to you; nearly all townhouses have an association. Add dues, your own insurance and a repair fund for each home you compare. Loans can be pickier with condominiums; ask the lender.',
        es: 'Ninguno es siempre más caro: las cuotas de condominio suelen ser más altas, porque cubren exterior, seguro y quizá elevador; las de un townhouse son más bajas y le dejan el techo; casi todos tienen asociación. Sume cuotas, su seguro y un fondo de reparación por cada casa que compare. El banco puede ser más exigente con condominios; pregúntele.',
      },
      'upkeep-compared': {
        en: "A condominium leaves you the least upkeep: roof, outside, grounds and stairs are the association's, paid by dues you cannot skip; you keep the inside. A small house has no dues or low ones, but mowing, gutters, roof, heat and water lines are yours. Add a year of dues on one side and a year of yard, repairs and a roof fund on the other, and ask about elevator, steps and parking.",
        es: 'Un condominio deja el menor mantenimiento: techo, exterior, jardín y escaleras son de la asociación, con cuotas que no puede saltarse; usted cuida el interior. Una casa pequeña tiene cuota baja o ninguna, pero pasto, canaletas, techo, calefacción y tuberías le tocan. Sume un año de cuotas por un lado y un año de jardín, arreglos y fondo de techo por otro, y pregunte por elevador, escalones y estacionamiento.',
      },
    },
    links: ['compare', 'guideBuying'],
    source: 'G.S. 47C, 47C-4-108; G.S. 47F',
    topics: ['buying/condo-or-townhouse-difference', 'kinds-of-homes'],
  },
];
