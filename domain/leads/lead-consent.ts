/** One row of the consent ledger: what exactly was asked, and whether it was granted (TCPA; CAN-SPAM). */
export interface LeadConsent {
  /** 'call-back' is one call or text in answer to this request, and no marketing. */
  channel: 'call-text' | 'email' | 'call-back';
  granted: boolean;
  /** The words that were shown, letter for letter. */
  text: string;
  version: string;
}

/** The same before it is answered. */
export type AskedConsent = Omit<LeadConsent, 'granted'>;
