import { questions } from '../../questions.ts';

/** Follows what is said of the law and of contracts. */
export const LAW = 'General information about North Carolina practice, November 2026, not legal advice.';
export const LAW_ES = 'Información general, noviembre de 2026; no es asesoría legal.';

/** The answer the FAQ gives, so that it is written once. */
export const faq = (id: string) => questions.find((one) => one.id === id)?.answer ?? '';
