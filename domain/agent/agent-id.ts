/** The only agent of this site. Clients may send an `agentId`; the server ignores it and uses this one. */
export const AGENT_ID = 1;
