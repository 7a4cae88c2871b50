import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailFooter } from '#content/mail.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { Block, Table } from './mail-parts.tsx';
import { color, STYLE_SHEET, type } from './mail-styles.ts';

const SHEET_WIDTH_PX = 600;

interface MailDocument {
  agent: AgentProfile;
  title: string;
  /** The preview text that an inbox shows after the subject. */
  preview: string;
  children: ReactNode;
}

/**
 * A whole HTML mail. Firm and license stand beside the agent's name (21 NCAC 58A .0105), the office's postal address
 * (CAN-SPAM) and the Equal Housing line below. Tables and inline styles, because mail readers need them.
 */
export function mailDocument(content: MailDocument): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...content} />)}`;
}

function Document({ agent, title, preview, children }: MailDocument) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{title}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: color.paper }}>
        <Preview>{preview}</Preview>
        <Table className="ground" style={{ backgroundColor: color.paper }}>
          <tr>
            <td align="center" style={{ padding: '28px 12px 40px' }}>
              <Sheet agent={agent}>{children}</Sheet>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

function Preview({ children }: { children: string }) {
  return (
    <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' }}>
      {children}
    </div>
  );
}

function Sheet({ agent, children }: { agent: AgentProfile; children: ReactNode }) {
  return (
    <Table width={SHEET_WIDTH_PX} style={{ maxWidth: SHEET_WIDTH_PX }}>
      <Block padding="0 32px 18px">
        <Sender agent={agent} />
      </Block>
      <tr>
        <td
          className="sheet"
          style={{ backgroundColor: color.paperBright, border: `1px solid ${color.hairline}` }}
        >
          <Roofline />
          <Table>{children}</Table>
        </td>
      </tr>
      <Block padding="22px 32px 0">
        <Footer agent={agent} />
      </Block>
    </Table>
  );
}

function Sender({ agent }: { agent: AgentProfile }) {
  return (
    <>
      <div className="ink" style={type.name}>
        {agent.name}
      </div>
      <div className="soft" style={type.small}>
        {agent.standing}
      </div>
    </>
  );
}

/** The site's eight-part roofline, reduced to a line: one window is lit. */
function Roofline() {
  const cell = { height: 4, fontSize: 0, lineHeight: '4px' };
  return (
    <Table style={{ tableLayout: 'fixed' }} aria-hidden>
      <tr>
        <td width="25%" style={{ ...cell, backgroundColor: color.evergreen }} />
        <td width="12.5%" style={{ ...cell, backgroundColor: color.brass }} />
        <td style={{ ...cell, backgroundColor: color.evergreen }} />
      </tr>
    </Table>
  );
}

function Footer({ agent }: { agent: AgentProfile }) {
  return mailFooter(agent).map((line) => (
    <div key={line} className="soft" style={{ ...type.small, paddingBottom: 6 }}>
      {line}
    </div>
  ));
}
