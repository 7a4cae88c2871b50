/** A proxy that hears nothing for long cuts a connection: some wait only ten seconds. */
export const HEARTBEAT_MS = 5_000;
