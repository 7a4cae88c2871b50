/** What a client wrote. `rating` runs from 1 to 5. */
export interface Testimonial {
  id: number;
  name: string;
  location: string;
  content: string;
  rating: number;
  /** Where it was published. "google" earns the Verified badge; absent, none is shown (FTC 16 CFR 465). */
  source?: 'google';
  /** Written for this site to show the layout; labelled so on the page. */
  isSample: boolean;
}
