/** Whether a text holds an e-mail address as a whole, in any case: joann@x.com does not mention ann@x.com. */
export function mentions(text: string, email: string): boolean {
  const literal = email.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![\\w-]|\\.\\w)`, 'iu').test(text);
}
