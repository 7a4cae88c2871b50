import { isFullName, nameAnswered } from './contact-name.ts';
import { withoutReach } from './contact-reach.ts';
import type { LeadTalk } from './lead-talk.ts';

/** While a name is awaited, "Christian White" is one; while an address is, any one word may try to be. */
export function isName({ status, want }: LeadTalk, message: string): boolean {
  const rest = withoutReach(message);
  if (status === 'offered' || rest !== message) return isFullName(rest);
  if (status === 'asking' && want === 'reach' && /^\S+$/.test(message.trim())) return true;
  return status === 'asking' && (want === 'name' || want === 'lastName') && nameAnswered(message) !== null;
}

/** A whole name that nobody understood otherwise, after an offer that something else was asked after. */
export function isNameLater({ status }: LeadTalk, message: string): boolean {
  return status === 'passed' && isFullName(message);
}
