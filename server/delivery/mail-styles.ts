import type { CSSProperties } from 'react';

// The site's tokens (design/tokens.css) as values, because mail readers support no custom properties.
export const color = {
  paper: '#F6F1E7',
  paperBright: '#FCFAF5',
  linen: '#ECE4D3',
  hairline: '#D8CDB6',
  evergreen: '#1F3A34',
  ink: '#14201D',
  inkSoft: '#55605A',
  brass: '#B98B4B',
  brassText: '#7D5820',
} as const;

const DISPLAY = "'Sorts Mill Goudy', 'Goudy Old Style', Georgia, 'Times New Roman', serif";
const TEXT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

const breakAnywhere: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' };

type TextRole = 'body' | 'small' | 'name' | 'eyebrow' | 'heading' | 'section' | 'quote' | 'button';

/** Text styles, one for each role. */
export const type: Record<TextRole, CSSProperties> = {
  body: { fontFamily: TEXT, fontSize: 16, lineHeight: '26px', color: color.ink, ...breakAnywhere },
  small: { fontFamily: TEXT, fontSize: 14, lineHeight: '21px', color: color.inkSoft, ...breakAnywhere },
  name: { fontFamily: DISPLAY, fontSize: 22, lineHeight: '28px', color: color.evergreen },
  eyebrow: {
    fontFamily: DISPLAY,
    fontSize: 18,
    lineHeight: '24px',
    fontStyle: 'italic',
    color: color.brassText,
  },
  heading: {
    fontFamily: DISPLAY,
    fontSize: 38,
    lineHeight: '42px',
    fontWeight: 400,
    letterSpacing: '-0.018em',
    color: color.evergreen,
    ...breakAnywhere,
  },
  section: { fontFamily: DISPLAY, fontSize: 24, lineHeight: '30px', fontWeight: 400, color: color.evergreen },
  quote: { fontFamily: DISPLAY, fontSize: 21, lineHeight: '31px', color: color.ink, ...breakAnywhere },
  button: { fontFamily: TEXT, fontSize: 16, lineHeight: '22px', fontWeight: 600 },
};

/**
 * Styles that cannot be inline: for narrow screens and dark mode. Free of quotes, angle brackets and ampersands, so that
 * it needs no escaping.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 3px; }
@media (max-width: 559px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .stack { display: block !important; width: auto !important; }
  .stack-label { padding-bottom: 0 !important; }
  .stack-value { border-top: 0 !important; padding-top: 2px !important; }
  .heading { font-size: 32px !important; line-height: 36px !important; }
  .wide { display: block !important; margin-right: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: #101A17 !important; }
  .sheet { background-color: #172521 !important; border-color: #2A4A43 !important; }
  .band { background-color: #1F3A34 !important; }
  .rule { border-color: #41615A !important; }
  .ink { color: #F6F1E7 !important; }
  .soft { color: #B9C7BD !important; }
  .brass { color: #DDBB80 !important; }
  .fill { background-color: #DDBB80 !important; border-color: #DDBB80 !important; color: #14201D !important; }
  .line { border-color: #DDBB80 !important; color: #F6F1E7 !important; }
}
`;
