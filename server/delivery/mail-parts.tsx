import { type CSSProperties, Fragment, type HTMLAttributes, type ReactNode } from 'react';
import type { Fact } from './lead-facts.ts';
import { color, type } from './mail-styles.ts';

interface TableProps extends HTMLAttributes<HTMLTableElement> {
  /** In px, for mail readers without max-width; full width if left out. */
  width?: number;
}

/** A table for layout only. */
export function Table({ width, style, children, ...rest }: TableProps) {
  return (
    <table
      role="presentation"
      width={width ?? '100%'}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ width: '100%', borderCollapse: 'collapse', ...style }}
      {...rest}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

const VARIANTS = {
  plain: { className: 'edge', style: {} },
  band: { className: 'edge band', style: { backgroundColor: color.linen } },
  ruled: { className: 'edge rule', style: { borderTop: `1px solid ${color.hairline}` } },
} as const satisfies Record<string, { className: string; style: CSSProperties }>;

interface BlockProps {
  padding: string;
  /** `band` has the linen background, `ruled` a hairline above. */
  variant?: keyof typeof VARIANTS;
  children: ReactNode;
}

/** One full-width row of the sheet. */
export function Block({ padding, variant = 'plain', children }: BlockProps) {
  const { className, style } = VARIANTS[variant];
  return (
    <tr>
      <td className={className} style={{ ...style, padding }}>
        {children}
      </td>
    </tr>
  );
}

/** The main heading, below a line that says whom the mail is for. */
export function Heading({ eyebrow, children }: { eyebrow: string; children: ReactNode }) {
  return (
    <>
      <div className="brass" style={{ ...type.eyebrow, paddingBottom: 8 }}>
        {eyebrow}
      </div>
      <h1 className="heading ink" dir="auto" style={{ ...type.heading, margin: '0 0 10px' }}>
        {children}
      </h1>
    </>
  );
}

/** The heading of one part of a mail. */
export function SectionHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={{ ...type.section, margin: '0 0 10px' }}>
      {children}
    </h2>
  );
}

interface TextProps {
  variant?: 'body' | 'small' | 'quote';
  children: ReactNode;
}

/** A paragraph in the direction of its script; keeps line breaks. */
export function Text({ variant = 'body', children }: TextProps) {
  return (
    <p
      className={variant === 'small' ? 'soft' : 'ink'}
      dir="auto"
      style={{ ...type[variant], margin: '0 0 8px' }}
    >
      {typeof children === 'string' ? withBreaks(children) : children}
    </p>
  );
}

function withBreaks(text: string): ReactNode[] {
  return text.split(/\r\n?|\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

interface ButtonProps {
  href: string;
  variant: 'fill' | 'line';
  children: ReactNode;
}

/** A link 50 px high, side by side with others; full width on a phone. */
export function Button({ href, variant, children }: ButtonProps) {
  const colors =
    variant === 'fill'
      ? { backgroundColor: color.evergreen, color: color.paper }
      : { backgroundColor: 'transparent', color: color.evergreen };
  const style: CSSProperties = {
    ...type.button,
    ...colors,
    display: 'inline-block',
    margin: '12px 12px 8px 0',
    padding: '13px 24px',
    border: `1px solid ${color.evergreen}`,
    borderRadius: 2,
    textAlign: 'center',
    textDecoration: 'none',
  };
  return (
    <a href={href} className={`wide ${variant}`} style={style}>
      {children}
    </a>
  );
}

/** A date not to be missed. */
export function Highlight({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div style={{ paddingBottom: 12 }}>
      <div className="soft" style={{ ...type.small, paddingBottom: 2 }}>
        {label}
      </div>
      <div className="ink" style={{ ...type.section, paddingBottom: 4 }}>
        {value}
      </div>
      <Text variant="small">{note}</Text>
    </div>
  );
}

/** Labels and values, each below a hairline; on a phone a label stands above its value. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Table>
      {facts.map((fact) => (
        <FactRow key={fact.label} {...fact} />
      ))}
    </Table>
  );
}

function FactRow({ label, value, note, href }: Fact) {
  const borderTop = `1px solid ${color.hairline}`;
  const labelStyle = { ...type.small, borderTop, padding: '12px 16px 11px 0' };
  return (
    <tr>
      <td className="stack stack-label rule soft" width={150} valign="top" style={labelStyle}>
        {label}
      </td>
      <td className="stack stack-value rule" valign="top" style={{ borderTop, padding: '9px 0 3px' }}>
        <Text>{href ? <FactLink href={href}>{value}</FactLink> : value}</Text>
        {note && <Text variant="small">{note}</Text>}
      </td>
    </tr>
  );
}

function FactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="ink" style={{ color: color.evergreen }}>
      {children}
    </a>
  );
}
