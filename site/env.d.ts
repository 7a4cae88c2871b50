declare namespace App {
  /** What the server hands every page. */
  interface Locals {
    services: import('#domain/services.ts').Services;
    contactForm?: import('#domain/leads/submitted-form.ts').SubmittedForm;
    sellerForm?: import('#domain/leads/submitted-form.ts').SubmittedForm;
  }
}
