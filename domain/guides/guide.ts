/** A guide article. `content` is HTML that was sanitized when it was stored; dates are ISO 8601 in UTC. */
export interface Guide {
  id: number;
  title: string;
  slug: string;
  content: string;
  excerpt: string;
  /** Name of a picture in content/pictures. */
  image: string;
  neighborhoodId: number | null;
  agentId: number;
  isFeatured: boolean;
  createdAt: string;
  updatedAt: string;
}
