import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Entry } from '#domain/chat/knowledge.ts';
import { GUIDE_PAGES } from '../../seller-guide.ts';

/** Whether and when to sell, what a home is worth, and making it ready. */
export const sellingFirst: Entry[] = [
  {
    id: 'sell-now-or-wait',
    title: { en: 'Should I sell now or wait?', es: '¿Vendo ahora o espero?' },
    answer: {
      en: "It depends more on your own numbers than on a forecast, which nobody can make: your equity, your loan's rate against a new one, and what each month of waiting costs. For the market, look at days on market and supply in your price band; about six months of supply is balance, less favors sellers. The team shows dated figures; a lender and a financial adviser the rest.",
      es: 'Depende más de sus números que de un pronóstico, que nadie puede hacer: su patrimonio, la tasa de su préstamo frente a una nueva y lo que cuesta cada mes de espera. Del mercado, vea días de venta y oferta en su rango; unos seis meses de oferta es equilibrio, menos favorece a quien vende. El equipo muestra cifras con fecha; lo demás, un banco y un asesor financiero.',
    },
    links: ['market', 'sell'],
    source: 'G.S. 93A-6; Canopy MLS',
    topics: ['selling/sell-now-or-wait'],
  },
  {
    id: 'sell-or-rent',
    title: { en: 'Should I sell or rent out my home?', es: '¿Vendo o rento mi casa?' },
    answer: {
      en: 'Both can work; compare the net of a sale with rent less tax, insurance, upkeep and empty months. A former home may be rented up to about three years and still meet the two-of-five-years tax test. Your association may limit renting, and landlords need other insurance and must follow deposit law. A CPA, your insurer and your lender know your case.',
      es: 'Ambas pueden servir; compare el neto de vender con la renta menos impuesto, seguro, arreglos y meses vacíos. Una antigua vivienda puede rentarse unos tres años y aún cumplir la prueba de dos de cinco años. La asociación puede limitarlo, y el arrendador necesita otro seguro y cumplir la ley de depósitos. Su caso: CPA, seguro y banco.',
    },
    links: ['sell', 'contact'],
    source: 'IRS Pub. 523; G.S. 42-50 to 42-56',
    topics: ['selling/sell-or-rent-it-out'],
  },
  {
    id: 'season',
    title: { en: 'When is the best time of year to sell?', es: '¿Cuál es la mejor época para vender?' },
    answer: {
      en: 'Spring has the most buyers and also the most rivals: in Charlotte showings climb from late February and closings peak from May to August, while winter has fewer of both. Condition and price usually matter more than the month, so the better question is when the house is ready. I make no forecast; the market page has recent figures.',
      es: 'En primavera hay más compradores y también más rivales: en Charlotte las visitas suben desde fines de febrero y los cierres culminan de mayo a agosto; en invierno hay menos de ambos. Suelen pesar más el estado y el precio que el mes: pregúntese cuándo estará lista la casa. No hago pronósticos; la página del mercado tiene cifras.',
    },
    links: ['guideSelling', 'market'],
    source: 'Canopy MLS',
    topics: ['selling/best-time-of-year', 'season'],
  },
  {
    id: 'how-long-selling',
    title: { en: 'How long does it take to sell?', es: '¿Cuánto tarda en venderse una casa?' },
    answer: {
      en: 'Count two to four months in most cases: some days to several weeks to prepare, the time on the market, which varies with price and area, then 30 to 45 days from contract to closing with a loan, or about two weeks with cash. A well-priced home can be under contract in days. Estates, liens and missing signers add time. The market page has recent figures.',
      es: 'Cuente de dos a cuatro meses en la mayoría de los casos: días o semanas para preparar, el tiempo en el mercado, que varía con precio y zona, y 30 a 45 días del contrato al cierre con préstamo, o unas dos semanas al contado. Bien de precio, puede tener contrato en días. Sucesiones, gravámenes y firmas que faltan alargan. La página de mercado tiene cifras.',
    },
    links: ['guideSelling', 'guideForm'],
    source: 'Canopy MLS; Form 2-T',
    topics: ['selling/how-long-it-takes', 'selling-timeline'],
  },
  {
    id: 'selling-system',
    title: { en: 'How does the team sell a home?', es: '¿Cómo vende casas el equipo?' },
    answer: {
      en: 'In four steps. Price, from sold homes on your streets, dated and sourced. Prepare, with a room-by-room list and its costs. Present, with photographs at the right hour and a floor plan. Close, with offers compared on one sheet and the same team until the keys change hands. First comes a walk through the house and the agency disclosure.',
      es: 'En cuatro pasos. Precio, con ventas de sus calles, con fecha y fuente. Preparar, con una lista cuarto por cuarto y sus costos. Presentar, con fotos a la hora correcta y un plano. Cerrar, con ofertas comparadas en una hoja y el mismo equipo hasta las llaves. Antes, un recorrido por la casa y la hoja de agencia.',
    },
    links: ['sell', 'guideSelling'],
    source: 'Site records',
    topics: ['selling-system'],
  },
  {
    id: 'home-value',
    title: { en: 'What is my home worth?', es: '¿Cuánto vale mi casa?' },
    answer: {
      en: `I cannot name a value, and a serious one needs a visit: the team compares your house with recent nearby sales, each with its date, and gives a range, a comparative market analysis. It is a broker's opinion of price and not an appraisal; for a court, an estate or taxes a licensed appraiser does it. Ask for a visit: ${agent.phone}.`,
      es: `No puedo dar un valor, y uno serio requiere visita: el equipo compara su casa con ventas recientes cercanas, con fecha, y le da un rango, un análisis comparativo. Es la opinión de un broker y no un avalúo; para un tribunal, herencia o impuestos lo hace un valuador con licencia. Pida una visita: ${agent.phone}.`,
    },
    links: ['sell'],
    source: 'G.S. 93A-82, 93A-83',
    topics: ['selling/what-my-home-is-worth-cma', 'home-value'],
  },
  {
    id: 'appraisal-before-listing',
    title: { en: 'Should I get an appraisal before selling?', es: '¿Pido un avalúo antes de vender?' },
    answer: {
      en: "It is worth it where sales to compare are few, or for an estate, a divorce or a sale to a relative; for an ordinary sale a broker's analysis is usually enough. Only an appraiser licensed by the state's board may do one, it holds for one date, and the buyer's lender is not bound by it but orders its own.",
      es: 'Conviene donde hay pocas ventas comparables, o en una herencia, un divorcio o una venta a un pariente; en una venta común suele bastar el análisis de un broker. Solo puede hacerlo un valuador con licencia estatal, vale para una fecha y no obliga al banco de quien compra, que pide el suyo.',
    },
    links: ['sell', 'guideSelling'],
    source: 'G.S. 93E-1',
    topics: ['selling/appraisal-before-listing'],
  },
  {
    id: 'own-inspection',
    title: { en: 'Should I inspect before listing?', es: '¿Inspecciono antes de publicar?' },
    answer: {
      en: 'It is optional, and in an old house usually better to know: you repair calmly, price honestly, or hand buyers the report. But what it finds you may not deny on the form, and a broker who reads it must disclose material defects even if you say nothing. It commonly costs $300 to $600; a licensed inspector does it, a contractor prices repairs.',
      es: 'Es opcional, y en una casa antigua suele ser mejor saber: repara con calma, pone un precio honesto o entrega el informe. Pero lo que aparece no puede negarlo en la declaración, y el broker que lo lee debe revelar los defectos importantes aunque usted calle. Suele costar de $300 a $600; lo hace un inspector con licencia, y los precios, un contratista.',
    },
    links: ['guideSelling'],
    source: 'G.S. 47E-4; G.S. 93A-6; NC Licensed Home Inspector Association, reported by NerdWallet',
    year: 2026,
    topics: ['selling/inspect-before-listing', 'own-inspection'],
  },
  {
    id: 'prepare-home',
    title: { en: 'Which repairs pay off before selling?', es: '¿Qué arreglos convienen antes de vender?' },
    answer: {
      en: 'First what stops a loan or a sale: leaks, unsafe wiring, moisture under the house, dead heating, peeling old paint. Then paint, cleaning, yard and lights, which tend to pay better than large remodels; an upscale kitchen seldom returns its cost. Leave alone what works, and get each line priced in writing. No return is promised; a contractor gives prices, the team a list.',
      es: 'Primero lo que frena un préstamo o una venta: goteras, cables inseguros, humedad bajo la casa, calefacción muerta, pintura vieja descascarada. Luego pintura, limpieza, jardín y luces, que suelen rendir más que grandes obras; una cocina de lujo rara vez recupera su costo. No toque lo que sirve y pida precios escritos. Sin promesas; precios, un contratista.',
    },
    links: ['guideSelling', 'guideForm'],
    source: 'NCREC; NAR',
    topics: ['selling/repairs-and-updates-that-pay-back', 'prepare-home'],
  },
  {
    id: 'who-may-do-work',
    title: {
      en: 'Do repairs need a permit or a license?',
      es: '¿Los arreglos requieren permiso o licencia?',
    },
    answer: {
      en: 'Projects of $40,000 or more need a licensed general contractor, and most structural, electrical, plumbing and heating work needs a permit at any cost. People paid to disturb paint in a home from before 1978 need lead-safe certification. Keep permits and receipts, and pay your trades, because unpaid work can become a lien. Mecklenburg Code Enforcement answers on permits.',
      es: 'Obras de $40,000 o más exigen contratista general con licencia, y casi toda obra estructural, eléctrica, de plomería o calefacción necesita permiso a cualquier costo. Quien cobra por trabajar pintura anterior a 1978 necesita certificación. Guarde permisos y recibos y pague a los oficios: lo impago puede volverse gravamen. Permisos: Mecklenburg Code Enforcement.',
    },
    links: ['guideSelling', 'contact'],
    source: 'G.S. 87-1; G.S. 160D-1110; 40 CFR 745',
    year: 2026,
    topics: ['selling/who-may-do-the-work-and-permits'],
  },
  {
    id: 'staging',
    title: { en: 'Is staging worth it?', es: '¿Vale la pena el home staging?' },
    answer: {
      en: 'Often the free part is: empty surfaces, light, clean windows and no smells come before furniture, then the living room, main bedroom and kitchen. Put away mail, medicines, firearms, jewelry and family photos for your privacy. Who pays a stager and insures the furniture belongs in writing. The team tells you whether your house would gain.',
      es: 'A menudo vale la parte gratuita: superficies vacías, luz, ventanas limpias y sin olores van antes que los muebles; luego sala, dormitorio principal y cocina. Guarde correo, medicinas, armas, joyas y fotos familiares por privacidad. Quién paga y asegura los muebles, por escrito. El equipo le dice si su casa ganaría.',
    },
    links: ['guideSelling', 'guideForm'],
    source: 'NAR',
    topics: ['selling/staging-and-decluttering', 'staging-and-pictures'],
  },
  {
    id: 'listing-photos',
    title: {
      en: 'Who owns the photos, and may they be edited?',
      es: '¿De quién son las fotos y se pueden editar?',
    },
    answer: {
      en: 'The photographer or the firm usually owns them, so they may not follow you to a new broker. Edits must not hide real defects, power lines or neighbors, and virtual furniture should be labeled; rooms or alarm panels can be left out. If old pictures are still online after the listing ended, ask the former firm, then each portal, to take them down. Paid drone flights need a licensed pilot.',
      es: 'Normalmente son del fotógrafo o de la firma: quizá no lo sigan a otro broker. Los retoques no deben ocultar defectos, cables ni vecinos, y los muebles virtuales deben indicarse; ciertos cuartos o la alarma pueden quedar fuera. Si las fotos viejas siguen en línea, pida a la firma anterior y luego a cada portal que las quite. Los vuelos pagados de dron exigen piloto con licencia.',
    },
    links: ['guideSelling', 'contact'],
    source: '21 NCAC 58A .0105; NCREC',
    topics: ['selling/photos-video-virtual-staging'],
  },
  {
    id: 'vacant-house',
    title: { en: 'What about an empty house during a sale?', es: '¿Y una casa vacía durante la venta?' },
    answer: {
      en: 'You can sell it empty, but call your insurer first: many policies limit cover for theft, vandalism or water after 30 to 60 vacant days. Keep heat above freezing and utilities on, since the standard contract requires them for inspections, shut the main water between visits, have somebody look in, and leave no key outside. Association and city rules still apply.',
      es: 'Puede venderla vacía, pero llame primero a su aseguradora: muchas pólizas limitan robo, vandalismo o agua tras 30 a 60 días. Mantenga calor suficiente y los servicios activos, que el contrato exige para inspecciones, cierre la llave de agua entre visitas, que alguien la revise y no deje llaves afuera. Siguen las reglas de la asociación y la ciudad.',
    },
    links: ['guideSelling', 'contact'],
    source: "Form 2-T; insurers' practice",
    topics: ['selling/vacant-house-during-the-sale'],
  },
  {
    id: 'list-price',
    title: { en: 'How is the list price set?', es: '¿Cómo se fija el precio de lista?' },
    answer: {
      en: "You decide it, with a broker's written evidence: a few recent nearby sales, adjusted for what differs, give a range and a reason for each end. Too high costs you the first two weeks, when everyone looks, and may meet a low appraisal; low does not oblige you to accept. No price is guaranteed.",
      es: 'Lo decide usted, con evidencia escrita del broker: pocas ventas recientes cercanas, ajustadas por las diferencias, dan un rango y una razón para cada extremo. Muy alto le cuesta las dos primeras semanas, cuando todos miran, y puede chocar con un avalúo bajo; bajo no lo obliga a aceptar. Ningún precio se garantiza.',
    },
    links: ['guideSelling', 'sell'],
    source: 'NCREC; Canopy MLS',
    topics: ['selling/setting-the-list-price', 'pricing'],
  },
  {
    id: 'price-cut',
    title: { en: 'No offers yet: should I cut the price?', es: 'Sin ofertas: ¿bajo el precio?' },
    answer: {
      en: 'It depends on what happened: many showings without an offer usually say price or condition, few showings say price, photos or access. The first two weeks draw the most attention, and one meaningful cut across a search bracket tends to work better than several small ones. Any change needs your written approval; the team lays recent sales beside it.',
      es: 'Depende de lo que pasó: muchas visitas sin oferta suelen decir precio o estado; pocas visitas, precio, fotos o acceso. Las dos primeras semanas atraen más atención, y una rebaja clara que cruza un rango de búsqueda suele servir más que varias pequeñas. Todo cambio lo aprueba usted por escrito; el equipo lo compara con ventas recientes.',
    },
    links: ['guideSelling', 'contact'],
    source: 'Canopy MLS',
    topics: ['selling/days-on-market-and-price-cuts', 'price-reduction', 'first-weeks'],
  },
  {
    id: 'seller-guide',
    title: { en: "What is in the seller's guide?", es: '¿Qué trae la guía del vendedor?' },
    answer: {
      en: `It is a free PDF of ${GUIDE_PAGES} pages: the selling system, price, preparing the house with a room-by-room list, presentation, the calendar, offers and closing, costs and common questions. The form on the Sell page asks first and last name, email and phone; the home address is optional. It downloads at once, a link comes by email, and the team gets in touch within 24 hours.`,
      es: `Es un PDF gratis de ${GUIDE_PAGES} páginas, en inglés: el sistema de venta, el precio, la preparación cuarto por cuarto, la presentación, el calendario, ofertas y cierre, costos y preguntas frecuentes. El formulario de la página Sell pide nombre, apellido, correo y teléfono; la dirección es opcional. Se descarga al momento, el enlace llega por correo y el equipo le contacta en 24 horas.`,
    },
    links: ['guideForm'],
    source: 'Site records',
    topics: ['sellers-guide', 'guide-contents'],
  },
];
