// Vitest ends its workers with SIGTERM. Exiting instead runs the exit handlers, which end the servers of timed-out tests.
if (process.listenerCount('SIGTERM') === 0) process.once('SIGTERM', () => process.exit(143));
