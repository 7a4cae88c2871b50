/** A row of the consent ledger: the exact question, and whether consent was given (TCPA; CAN-SPAM). */
export interface LeadConsent {
  /** 'call-back' is one call or text to answer this request, without marketing. */
  channel: 'call-text' | 'email' | 'call-back';
  granted: boolean;
  /** The exact text that was shown. */
  text: string;
  version: string;
}

/** A consent question before it is answered. */
export type AskedConsent = Omit<LeadConsent, 'granted'>;
