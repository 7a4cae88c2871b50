import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import { credentials } from '../../credentials.ts';
import { neighborhoods } from '../../neighborhoods.ts';

/** A figure of the credentials band, with its "+" if it has one. */
export function claim(id: string): string {
  const { figure, plus } = credentials.find((one) => one.id === id) ?? { figure: '', plus: false };
  return plus ? `${figure}+` : figure;
}

export const AS_OF = `as reported by ${agent.firm}, November 2026`;
export const AS_OF_ES = `según ${agent.firm}, noviembre de 2026`;

const names = neighborhoods.map(({ name }) => name);

/** "Dilworth, Fourth Ward, ... and Lake Norman" */
export const areaNames = {
  en: new Intl.ListFormat('en').format(names),
  es: new Intl.ListFormat('es').format(names),
};
