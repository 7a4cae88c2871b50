import type { Entry } from '#domain/chat/knowledge.ts';

/** How people work with an agent from day to day: what is signed, for how long, and seeing homes. */
export const workingWithAnAgent: Entry[] = [
  {
    id: 'buyer-agreement-length',
    title: { en: 'How long does a buyer agreement last?', es: '¿Cuánto dura el acuerdo de comprador?' },
    answer: {
      en: 'As long as you and the firm agree: it needs an end date, and one day for one house is allowed as much as six months for the county. Ask for a short term, one area, and a way out in writing before you sign. Already signed and unhappy: ask the firm’s broker-in-charge for another agent or a release; what an early end costs stands in the agreement.',
      es: 'Lo que acuerden usted y la firma: necesita fecha de fin, y un día para una casa vale igual que seis meses para el condado. Pida plazo corto, una zona y una salida por escrito antes de firmar. Si ya firmó y no está contento, pida al broker-in-charge otro agente o una liberación; lo que cuesta salir antes está en el acuerdo, y un abogado lo lee.',
    },
    links: ['guideBuying', 'contact'],
    source: '21 NCAC 58A .0104; Form 201',
    topics: ['asked/buyer-agreement-length'],
  },
  {
    id: 'what-a-buyers-agent-does',
    title: { en: 'What does a buyer’s agent do for me?', es: '¿Qué hace por mí un agente de comprador?' },
    answer: {
      en: 'Works for you alone: shows homes, tells you what is wrong with them, prices each with sold homes, writes and negotiates the offer, and keeps the dates, inspections and repairs on track until the keys. By law you are owed loyalty, confidence and disclosure. Whether that is worth the fee you judge; it is negotiable, in writing, and the seller may pay part. The seller’s agent cannot advise you.',
      es: 'Trabaja solo para usted: muestra casas, le dice sus defectos, las compara con ventas, escribe y negocia la oferta, y cuida fechas, inspecciones y reparaciones hasta las llaves. Por ley le debe lealtad, confidencialidad e información. Si vale lo que cobra lo juzga usted; se negocia por escrito y quien vende puede pagar una parte. El agente de quien vende no puede aconsejarle.',
    },
    links: ['about', 'guideBuying', 'contact'],
    source: 'NCREC Working with Real Estate Agents',
    topics: ['asked/what-a-buyers-agent-does'],
  },
  {
    id: 'listing-length',
    title: { en: 'How long is a listing agreement?', es: '¿Cuánto dura el contrato para vender?' },
    answer: {
      en: 'As long as you agree, with no legal minimum or maximum: three or six months are common, thirty or sixty days can be asked for. It must name an end date, and a sale listing in North Carolina may not renew itself. Ask before signing what an early end costs and how many days of protection follow. This team’s terms you agree with it in writing.',
      es: 'Lo que usted acuerde, sin mínimo ni máximo legal: son comunes tres o seis meses, y puede pedir treinta o sesenta días. Debe tener fecha de fin, y en Carolina del Norte un contrato de venta no puede renovarse solo. Pregunte antes de firmar cuánto cuesta salir y cuántos días de protección siguen. Con este equipo, el plazo se acuerda por escrito.',
    },
    links: ['sell', 'contact'],
    source: '21 NCAC 58A .0104; Form 101',
    topics: ['asked/listing-length'],
  },
  {
    id: 'open-house-visit',
    title: { en: 'What should I know about open houses?', es: '¿Qué debo saber de los open houses?' },
    answer: {
      en: 'You may simply walk in: no appointment, no agreement and no agent of your own is needed, and signing the sheet does not hire anybody. The host usually works for the seller, so keep your budget and reasons to yourself, and if you have an agent, say so at once. Dates a listing has stand on its page here; ask me about a home, or the team for this weekend.',
      es: 'Puede entrar sin más: no hace falta cita, acuerdo ni agente propio, y firmar la hoja no contrata a nadie. El anfitrión normalmente trabaja para quien vende, así que guarde su presupuesto y sus razones, y si tiene agente, dígalo enseguida. Las fechas que haya están en la página de cada casa; pregúnteme por una, o al equipo por este fin de semana.',
    },
    links: ['contact', 'call'],
    source: 'NAR settlement 2024; NCREC',
    topics: ['asked/open-house-visit', 'open-houses'],
  },
  {
    id: 'tour-without-agent',
    title: { en: 'Can I see a home without an agent?', es: '¿Puedo ver una casa sin agente?' },
    answer: {
      en: 'Only at an open house, or with the listing agent, who works for the seller. Otherwise a licensed broker opens the door and stays with you: buyers get no lockbox code, also when the house is empty. With this team one short written agreement, as little as one house on one day, is enough for a tour. Never walk in alone, even through an open door.',
      es: 'Solo en un open house, o con el agente de quien vende, que trabaja para esa parte. Si no, un broker con licencia abre y se queda con usted: a los compradores no se les da la clave, ni si la casa está vacía. Con este equipo basta un acuerdo escrito corto, hasta de una casa en un día. No entre solo, aunque la puerta esté abierta.',
    },
    links: ['contact', 'call'],
    source: 'NAR settlement 2024; Canopy MLS',
    topics: ['asked/tour-without-agent'],
  },
  {
    id: 'homes-to-see',
    title: { en: 'How many homes should I see first?', es: '¿Cuántas casas debo ver antes?' },
    answer: {
      en: 'There is no right number: some buy the second home, others need fifteen. See enough to know what your price buys in your areas, usually two or three afternoons, and note after each what you would miss. When one fits on price, place and condition, compare it with recent sales the same day, because good ones may go in a weekend. The team plans several into one tour.',
      es: 'No hay número correcto: unos compran la segunda y otros necesitan quince. Vea las suficientes para saber qué da su precio en sus zonas, normalmente dos o tres tardes, y anote qué extrañaría de cada una. Cuando una encaje en precio, lugar y estado, compárela ese día con ventas recientes, pues las buenas se van en un fin de semana. El equipo junta varias en una visita.',
    },
    links: ['compare', 'contact'],
    source: 'NCREC Q&A',
    topics: ['asked/homes-to-see'],
  },
];
