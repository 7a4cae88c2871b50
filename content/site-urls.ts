/** Addresses of this site that pages, e-mails and the API share. */
export const siteUrls = {
  contact: '/contact',
  privacy: '/privacy-policy',
  /** The seller's guide, a PDF. */
  guidePdf: '/downloads/sellers-guide.pdf',
};
