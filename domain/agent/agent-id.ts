/** The one agent of this site. Clients may send an `agentId`; the server never believes it and sets this one. */
export const AGENT_ID = 1;
