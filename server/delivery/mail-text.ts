import { mailFooter } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Fact } from './lead-facts.ts';

/** Joins blocks with blank lines into a text mail, the footer after the usual "-- " line. */
export function textMail(agent: AgentProfile, ...blocks: string[]): string {
  const footer = block('-- ', ...mailFooter(agent));
  return `${[...blocks.filter(Boolean), footer].join('\n\n')}\n`;
}

/** Joins lines into a block. */
export function block(...lines: string[]): string {
  return lines.join('\n');
}

/** One line for each fact, its note below it. */
export function factLines(facts: Fact[]): string[] {
  return facts.flatMap(({ label, value, note }) => [`${label}: ${value}`, ...(note ? [`  ${note}`] : [])]);
}
