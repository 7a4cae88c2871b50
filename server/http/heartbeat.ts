/** Keeps event streams alive: some proxies close connections after ten idle seconds. */
export const HEARTBEAT_MS = 5_000;
