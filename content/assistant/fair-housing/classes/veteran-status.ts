import type { ProtectedClass } from '#domain/chat/guard/guard-rules.ts';

export const veteranStatus: ProtectedClass = {
  lawfulWithCriteria: true,
  always: [
    'veterans',
    'vets',
    '(military|army|navy|marine|veteran|service ?member) (famil(y|ies)|people|communit(y|ies)|folks|neighborhood|area|personnel|presence|population|members?|friendly|buyers|households?)',
    'soldiers',
    'ex military',
    'veteran status',
    'veteranos',
    'militares',
    'soldados',
    'ex militares',
  ],
  framed: ['veterans?', 'military', 'soldier', 'service ?members?', 'active duty', 'veteran[oa]', 'militar'],
};
