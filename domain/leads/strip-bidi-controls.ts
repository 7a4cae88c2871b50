/** Bidirectional controls (Unicode UAX #9: explicit embeddings, overrides and isolates). */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes bidirectional control characters, so that "gnp.exe" cannot display as "exe.png" (CVE-2021-42574).
 * Right-to-left scripts display correctly without them.
 */
export function stripBidiControls(text: string): string {
  return text.replace(BIDI_CONTROLS, '');
}
