import { mailFooter } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Fact } from './lead-facts.ts';

/** A text mail of blocks, a blank line between each, the footer after the usual "-- " line. */
export function textMail(agent: AgentProfile, ...blocks: string[]): string {
  const footer = block('-- ', ...mailFooter(agent));
  return `${[...blocks.filter(Boolean), footer].join('\n\n')}\n`;
}

/** Lines that belong together. */
export function block(...lines: string[]): string {
  return lines.join('\n');
}

/** A line for each fact, its note below it. */
export function factLines(facts: Fact[]): string[] {
  return facts.flatMap(({ label, value, note }) => [`${label}: ${value}`, ...(note ? [`  ${note}`] : [])]);
}
