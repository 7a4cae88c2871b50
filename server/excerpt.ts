import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';

/** The beginning of a visitor's text for a list at the desk; half an emoji at its end would be shown as "�". */
export function excerptOf(text: string, longest: number): string {
  return stripBidiControls(text.slice(0, longest).replace(/[\ud800-\udbff]$/, ''));
}
