/** Why a model's answer is not shown. */
export type UnfitReason = 'empty' | 'too-long' | 'markup' | 'link' | 'placeholder';

/** The only addresses an answer may contain. */
interface AllowedLinks {
  /** Public origin of this site, "https://stone.example", and its host. */
  origin: string;
  host: string;
  /** The agent's own address. */
  email: string;
}

/** In characters: longer answers are not read in a chat. */
export const MAX_ANSWER_LENGTH = 1_200;

/**
 * Converts a model's answer to plain text: removes light formatting and rejects anything that could be more than text. Links are
 * shown as chips under the answer; the text may contain only this site's and the agent's addresses.
 */
export function plainAnswer(written: string, own: AllowedLinks): { text: string } | { unfit: UnfitReason } {
  const text = written
    .normalize('NFC')
    .replace(/^\s*<think>[\s\S]*?<\/think>/i, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/gu, '')
    .replace(/!?\[([^\]\n]{1,80})\]\(\s*([^)\s]*)[^)]*\)/g, (_, label: string, to: string) =>
      /^\/(?!\/)/.test(to) ? label : `${label} ${to || 'http://'}`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1')
    .replace(/^ ?#{1,6} /gm, '')
    .replace(/^ ?(?:[*•–-]|\d{1,2}[.)]) +/gm, '- ')
    .replace(/^ ?> ?/gm, '')
    .replaceAll('`', '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '') return { unfit: 'empty' };
  if (text.length > MAX_ANSWER_LENGTH) return { unfit: 'too-long' };
  if (/<[a-z/!?]|&[a-z]+;|&#|^\|.*\||\*\*|^ ?~~~/im.test(text)) return { unfit: 'markup' };
  if (/\[(?:email|name|number|address|date|handle)\]/i.test(text)) return { unfit: 'placeholder' };
  return hasForeignLink(text, own) ? { unfit: 'link' } : { text };
}

const SCHEME =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\b(?:javascript|data|mailto|tel|vbscript|sms):|\bwww\.|(?:^|\s)\/\//i;
const DOMAIN =
  /(?<![\w@.-])(?:[\w-]+\.)+(?:com|net|org|io|co|us|uk|gov|edu|info|biz|app|dev|ai|me|ly|gg|to|xyz|site|online|homes|house|realty|realtor|estate|example|test|ru|cn|de)(?![\w-]|\.\w)/i;

/** Any lower-case name with a dot, because there are new top-level domains every year. */
const ADDRESS = /(?<![\w@.-])(?:[a-z0-9-]{2,}\.)+[a-z]{2,}/;

function hasForeignLink(text: string, { origin, host, email }: AllowedLinks): boolean {
  const rest = text
    .replace(new RegExp(`${RegExp.escape(origin)}(?=[/?#\\s,;!)]|\\.(?:\\s|$)|$)`, 'gi'), ' ')
    .replace(new RegExp(`(?<![\\w@.-])${RegExp.escape(host)}(?![\\w.@:-]\\w)`, 'gi'), ' ')
    .replace(new RegExp(`(?<![\\w.+-])${RegExp.escape(email)}(?![\\w-])`, 'gi'), ' ');
  return SCHEME.test(rest) || DOMAIN.test(rest) || ADDRESS.test(rest) || rest.includes('@');
}
