import type { Entry } from '#domain/chat/knowledge.ts';

/** What owners and buyers ask about an association: its rules, its money and its power. */
export const associationQuestions: Entry[] = [
  {
    id: 'hoa-approval',
    title: {
      en: 'Can the HOA forbid a fence, paint or a boat?',
      es: '¿La HOA prohíbe cercas, pintura o barcos?',
    },
    answer: {
      en: 'Yes, as far as its recorded documents go: most declarations let a committee approve fences, paint, sheds, roofs and parking before work starts. State law keeps some things free within limits, such as the American flag, and federal rules protect small dishes. Apply in writing and wait for the written yes; work begun without it can be fined or undone. Read the declaration before you buy.',
      es: 'Sí, hasta donde digan sus documentos registrados: casi todos dejan que un comité apruebe cercas, pintura, cobertizos, techos y estacionamiento antes de empezar. La ley estatal protege algunas cosas con límites, como la bandera, y la federal las antenas pequeñas. Pida por escrito y espere el sí por escrito; si no, hay multas o hay que quitarlo. Lea la declaración antes de comprar.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47F-3-102, 47F-3-121; 47 CFR 1.4000',
    topics: ['asked/hoa-approval'],
  },
  {
    id: 'condo-pets',
    title: { en: 'Are dogs allowed in a condo, and how big?', es: '¿Aceptan perros en un condominio?' },
    answer: {
      en: 'Each association decides, so ask for the pet rules of that building before you offer: many around Charlotte allow dogs and cats with a limit on number, weight or breed, and a few allow none. A tenant may have stricter rules than an owner. No listing here states a pet rule; the team can get it in writing. Assistance animals are not pets in law.',
      es: 'Lo decide cada asociación: pida las reglas de mascotas de ese edificio antes de ofertar. Muchas en Charlotte aceptan perros y gatos con límite de número, peso o tipo, y correa en los pasillos; unas pocas, ninguno. Un inquilino puede tener reglas más estrictas. Ningún anuncio aquí dice la regla; el equipo la consigue por escrito. Los animales de asistencia no son mascotas según la ley.',
    },
    links: ['contact', 'call'],
    source: 'N.C.G.S. chapters 47C and 47F; HUD on assistance animals',
    topics: ['asked/condo-pets'],
  },
  {
    id: 'hoa-opt-out',
    title: { en: 'Can I opt out of an HOA or its dues?', es: '¿Puedo no pagar o salir de la HOA?' },
    answer: {
      en: 'No, where membership comes with the deed: you owe the dues as long as you own, used or unused pool alike, and one owner cannot bargain them down. Unpaid dues become a lien. You can vote, run for the board, or read the budget. Some older neighborhoods have only a voluntary association, where you choose; the declaration tells which. If you cannot pay, ask for a plan.',
      es: 'No, cuando la membresía viene con la escritura: debe la cuota mientras sea dueño, use o no la alberca, y un dueño no puede regatearla solo. Lo no pagado se vuelve gravamen. Puede votar, entrar a la mesa o revisar el presupuesto. En algunos vecindarios viejos la asociación es voluntaria; lo dice la declaración. Si no puede pagar, pida pronto un plan.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47F-3-115, 47F-3-116; G.S. 47C',
    topics: ['asked/hoa-opt-out'],
  },
  {
    id: 'association-finances',
    title: { en: 'How do I check an HOA’s finances?', es: '¿Cómo reviso las finanzas de la HOA?' },
    answer: {
      en: 'Ask, within due diligence, for the budget, the reserve study, the last two years’ minutes, the insurance certificate and a list of lawsuits and unpaid dues. Warning signs: reserves far below what roofs, elevators or roads will cost, dues that never rise, many owners behind, repeated special assessments. The seller or the manager supplies them, sometimes for a fee. Your lender’s questionnaire checks part of it.',
      es: 'Pida, dentro de due diligence, el presupuesto, el estudio de reservas, las actas de dos años, el certificado de seguro y la lista de demandas y cuotas sin pagar. Malas señales: reservas muy por debajo de lo que costarán techos, elevadores o calles, cuotas que nunca suben, muchos morosos, cuotas extraordinarias seguidas. Lo entrega quien vende o el administrador. El banco revisa una parte.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47F-3-118; G.S. 47C-3-118; Fannie Mae',
    topics: ['asked/association-finances'],
  },
  {
    id: 'special-assessment',
    title: { en: 'Who pays a special assessment?', es: '¿Quién paga la cuota extraordinaria?' },
    answer: {
      en: 'Under the standard contract the seller pays one that is confirmed before settlement, and the buyer one that is only proposed; either can be negotiated, so ask the association in writing during due diligence. As an owner you owe your share of one properly adopted, in installments if the board allows, and cannot refuse it. Insurance may cover part after a loss. What was properly adopted, an attorney says.',
      es: 'Según el contrato estándar, quien vende paga la confirmada antes del cierre y quien compra la que solo está propuesta; ambas se negocian, así que pregunte por escrito a la asociación en due diligence. Como dueño debe su parte de una bien aprobada, a plazos si la mesa lo permite, y no puede negarse. El seguro puede cubrir algo tras un daño. Si se aprobó bien lo dice un abogado.',
    },
    links: ['guideBuying', 'contact'],
    source: 'Form 2-T; G.S. 47F-3-115; G.S. 47C-3-115',
    topics: ['asked/special-assessment'],
  },
  {
    id: 'who-fixes-the-roof',
    title: {
      en: 'Who fixes the roof in a condo or townhouse?',
      es: '¿Quién arregla el techo en un condominio?',
    },
    answer: {
      en: 'The declaration says: in a condominium the association usually keeps roof, outside walls and shared pipes, and you what is inside your unit; in a townhouse it can be either, so many owners pay for their own roof. A leak between units is often the hardest case. Ask the manager in writing, match your insurance to it, and check whether the reserves can pay for the next roof.',
      es: 'Lo dice la declaración: en un condominio la asociación suele mantener techo, muros exteriores y tuberías comunes, y usted el interior; en un townhouse puede ser cualquiera, y muchos dueños pagan su techo. Una fuga entre unidades es lo más difícil. Pregunte por escrito al administrador, ajuste su seguro y vea si las reservas alcanzan para el próximo techo.',
    },
    links: ['guideBuying', 'contact'],
    source: 'G.S. 47C-3-107; G.S. 47F-3-107',
    topics: ['asked/who-fixes-the-roof'],
  },
];
