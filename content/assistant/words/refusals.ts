import type { Refusals } from '#domain/chat/answer/refusal.ts';
import { advertisingRefusals } from './advertising-refusals.ts';
import { choiceRefusals } from './choice-refusals.ts';
import { keepingOutRefusals } from './keeping-out-refusals.ts';
import { placeRefusals } from './place-refusals.ts';
import { ratingRefusals } from './rating-refusals.ts';
import { rentingRefusals } from './renting-refusals.ts';

// Refusals by subject and side: one reason, a source, and an alternative. Everybody on the same side gets the same answer
// (reference: fair housing by asker, November 2026).

export const refusals: Refusals = {
  ...placeRefusals,
  ...ratingRefusals,
  ...choiceRefusals,
  ...rentingRefusals,
  ...advertisingRefusals,
  ...keepingOutRefusals,
  intrusion: {
    text: {
      en: "I can't do that: I'm an automated assistant that answers from this site's own records, and I don't change my rules, take on a role, or show anyone's data. Ask me about an area, a home, buying or selling.",
      es: 'No puedo hacer eso. Soy un asistente automático que contesta con los registros de este sitio; no cambio mis reglas, no tomo otro papel ni muestro datos de nadie. Pregunte por una zona, una casa, comprar o vender.',
    },
    links: ['call', 'contact'],
  },
};
