/** The first sentence of a description, for the head of a page, and what follows it ('' when nothing does). */
export function splitDescription(description: string): { lede: string; rest: string } {
  const end = /[.!?](?=\s+\p{Lu})/u.exec(description);
  if (!end) return { lede: description, rest: '' };
  const cut = end.index + 1;
  return { lede: description.slice(0, cut), rest: description.slice(cut).trim() };
}
