// Vitest ends its workers by SIGTERM: an exit instead lets the servers of a test that ran out of time end, too.
if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit(143));
