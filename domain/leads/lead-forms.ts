/** The addresses each form posts to: its page without JavaScript, the API with it. */
export const LEAD_FORMS = [
  { kind: 'contact', page: '/contact', call: '/api/leads' },
  { kind: 'seller', page: '/sell', call: '/api/seller-leads' },
] as const;
