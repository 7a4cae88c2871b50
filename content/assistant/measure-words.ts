import type { MeasureWords } from '#domain/chat/understand/measures.ts';
import { measureNames } from './measure-names.ts';
import { measureSuperlatives } from './measure-superlatives.ts';

/** How people ask for what the records measure, and for one end of it. */
export const measureWords: MeasureWords = {
  measures: measureNames,
  superlatives: measureSuperlatives,
  highest: [
    'highest',
    'which .. more( of them)?$',
    'most(?! (grateful|kind|kindly|obliged|welcome|helpful|recent|recently|likely|current|important|appreciated))',
    'best',
    'top',
    'greatest',
    'maximum',
    'biggest',
    'largest',
    'higher',
    'better',
    'bigger',
    'mas alto',
    'mejor',
    'mas',
  ],
  lowest: [
    'lowest',
    'which .. less( of them)?$',
    'least',
    'fewest',
    'worst',
    'minimum',
    'smallest',
    '(at the |the )?bottom( \\d)?$',
    'lower',
    'fewer',
    'smaller',
    'mas bajo',
    'menor',
    'peor',
    'menos',
  ],
};
