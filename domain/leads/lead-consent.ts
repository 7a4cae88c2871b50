/** One row of the consent ledger: what exactly was asked, and whether it was granted (TCPA; CAN-SPAM). */
export interface LeadConsent {
  channel: 'call-text' | 'email';
  granted: boolean;
  /** The words that stood on the page, letter for letter. */
  text: string;
  version: string;
}
