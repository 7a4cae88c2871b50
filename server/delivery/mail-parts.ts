import {
  type CSSProperties,
  createElement as el,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import type { Fact } from './lead-facts.ts';
import { color, type } from './mail-styles.ts';

interface TableProps extends HTMLAttributes<HTMLTableElement> {
  /** In px, for readers that know no max-width; full width without it. */
  width?: number;
}

/** A table that only arranges, as mail readers need. */
export function Table({ width, style, children, ...rest }: TableProps) {
  return el(
    'table',
    {
      role: 'presentation',
      width: width ?? '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      ...rest,
      style: { width: '100%', borderCollapse: 'collapse', ...style },
    },
    el('tbody', null, children),
  );
}

interface RowsProps {
  padding: string;
  /** `band` is the linen ground, `ruled` a hairline above. */
  look?: 'plain' | 'band' | 'ruled';
  children?: ReactNode;
}

/** One block of a mail, over the full width. */
export function Rows({ padding, look = 'plain', children }: RowsProps) {
  const style: CSSProperties = {
    padding,
    ...(look === 'band' && { backgroundColor: color.linen }),
    ...(look === 'ruled' && { borderTop: `1px solid ${color.hairline}` }),
  };
  const className = `edge${look === 'band' ? ' band' : ''}${look === 'ruled' ? ' rule' : ''}`;
  return el('tr', null, el('td', { className, style }, children));
}

export function Heading({ eyebrow, children }: { eyebrow: string; children?: ReactNode }) {
  return el(
    Fragment,
    null,
    el('div', { className: 'brass', style: { ...type.eyebrow, paddingBottom: 8 } }, eyebrow),
    el('h1', { className: 'heading ink', dir: 'auto', style: { ...type.heading, margin: 0 } }, children),
  );
}

export function SectionHeading({ children }: { children?: ReactNode }) {
  return el('h2', { className: 'ink', style: { ...type.section, margin: '0 0 10px' } }, children);
}

interface TextProps {
  look?: 'body' | 'small' | 'quote';
  children?: ReactNode;
}

/** A paragraph in the direction of its own script. Line breaks stay. */
export function Text({ look = 'body', children }: TextProps) {
  const className = look === 'small' ? 'soft' : 'ink';
  const content = typeof children === 'string' ? withBreaks(children) : children;
  return el('p', { className, dir: 'auto', style: { ...type[look], margin: '0 0 8px' } }, content);
}

function withBreaks(text: string): ReactNode[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [el('br', { key: index }), line]));
}

interface ButtonProps {
  href: string;
  look: 'fill' | 'line';
  children?: ReactNode;
}

/** A link of at least 48 px height; full width on a phone. */
export function Button({ href, look, children }: ButtonProps) {
  const style: CSSProperties = {
    ...type.button,
    display: 'inline-block',
    boxSizing: 'border-box',
    padding: '14px 24px',
    border: `1px solid ${color.evergreen}`,
    borderRadius: 2,
    textAlign: 'center',
    textDecoration: 'none',
    backgroundColor: look === 'fill' ? color.evergreen : 'transparent',
    color: look === 'fill' ? color.paper : color.evergreen,
  };
  return el('a', { href, className: `wide ${look}`, style }, children);
}

/** Buttons beside one another; below one another on a phone. */
export function Buttons({ children }: { children: ReactNode[] }) {
  const cells = children
    .filter(Boolean)
    .map((button, index) =>
      el('td', { key: index, className: 'wide', style: { padding: '0 12px 10px 0' } }, button),
    );
  return el(Table, { style: { width: 'auto' }, className: 'wide' }, el('tr', null, cells));
}

/** Labels and what they say, one hairline between each; a label stands above its value on a phone. */
export function Facts({ facts }: { facts: Fact[] }) {
  return el(
    Table,
    null,
    facts.map((fact) => el(FactRow, { key: fact.label, ...fact })),
  );
}

function FactRow({ label, value, note, href }: Fact) {
  const borderTop = `1px solid ${color.hairline}`;
  const text = href ? el('a', { href, className: 'ink', style: { color: color.evergreen } }, value) : value;
  return el(
    'tr',
    null,
    el(
      'td',
      {
        className: 'stack stack-label rule soft',
        width: 150,
        valign: 'top',
        style: { ...type.small, borderTop, padding: '12px 16px 11px 0' },
      },
      label,
    ),
    el(
      'td',
      { className: 'stack stack-value rule', valign: 'top', style: { borderTop, padding: '9px 0 3px' } },
      el(Text, null, text),
      note && el(Text, { look: 'small' }, note),
    ),
  );
}
