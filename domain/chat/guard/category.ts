/** Why a message is declined: what the Fair Housing Act forbids to answer, or an attempt on the assistant itself. */
export const DECLINED = ['people', 'safety', 'schools', 'choosing', 'advertising', 'intrusion'] as const;
/**
 * `people`: who lives where, who fits in. `safety`, `schools`: verdicts on places. `choosing`: whom to sell or let to.
 * `advertising`: words about who should come. `intrusion`: instructions, secrets, other visitors' data.
 */
export type Declined = (typeof DECLINED)[number];
