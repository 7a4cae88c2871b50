import { createElement as el, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agentName, agentStanding } from '#content/agent.ts';
import { mailFooter } from '#content/mail.ts';
import { Rows, Table } from './mail-parts.ts';
import { color, STYLE_SHEET, type } from './mail-styles.ts';

const SHEET_WIDTH_PX = 600;

/** How many cells the line under the sender has: one for each neighborhood, like the site's roofline. */
const ROOFLINE = 8;

export interface MailDocument {
  title: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  children: ReactNode;
}

/**
 * A whole HTML mail. Firm and license stand beside the agent's name (21 NCAC 58A .0105), the office's postal address
 * (CAN-SPAM) and the Equal Housing line below. Elements are made by function, not JSX: Node runs this file as it is.
 */
export function mailDocument(content: MailDocument): string {
  return `<!doctype html>${renderToStaticMarkup(el(Document, content))}`;
}

function Document({ title, preview, children }: MailDocument) {
  return el(
    'html',
    { lang: 'en' },
    el(
      'head',
      null,
      el('meta', { charSet: 'utf-8' }),
      el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      el('meta', { name: 'color-scheme', content: 'light dark' }),
      el('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      el('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no' }),
      el('title', null, title),
      el('style', null, STYLE_SHEET),
    ),
    el(
      'body',
      { className: 'ground', style: { margin: 0, padding: 0, backgroundColor: color.paper } },
      el(
        'div',
        { style: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' } },
        preview,
      ),
      el(
        Table,
        { className: 'ground', style: { backgroundColor: color.paper } },
        el(
          'tr',
          null,
          el('td', { align: 'center', style: { padding: '28px 12px 40px' } }, el(Sheet, null, children)),
        ),
      ),
    ),
  );
}

function Sheet({ children }: { children?: ReactNode }) {
  return el(
    Table,
    { width: SHEET_WIDTH_PX, style: { maxWidth: SHEET_WIDTH_PX } },
    el(Rows, { padding: '0 32px 18px' }, el(Sender)),
    el(
      'tr',
      null,
      el(
        'td',
        {
          className: 'sheet',
          style: { backgroundColor: color.sheet, border: `1px solid ${color.hairline}` },
        },
        el(Roofline),
        el(Table, null, children),
      ),
    ),
    el(Rows, { padding: '22px 32px 0' }, el(Footer)),
  );
}

function Sender() {
  return [
    el('div', { key: 'name', className: 'ink', style: type.name }, agentName),
    el('div', { key: 'standing', className: 'soft', style: type.small }, agentStanding),
  ];
}

/** Eight segments, one window lit. */
function Roofline() {
  const lit = 2;
  const cells = Array.from({ length: ROOFLINE }, (_, index) =>
    el(
      'td',
      {
        key: index,
        height: 4,
        style: {
          backgroundColor: index === lit ? color.brass : color.evergreen,
          fontSize: 0,
          lineHeight: '4px',
        },
      },
      '\u00a0',
    ),
  );
  return el(Table, { style: { tableLayout: 'fixed' }, 'aria-hidden': true }, el('tr', null, cells));
}

function Footer() {
  const line = { ...type.small, padding: '0 0 6px' };
  return [mailFooter.office, mailFooter.address, mailFooter.equalHousing].map((text) =>
    el('div', { key: text, className: 'soft', style: line }, text),
  );
}
