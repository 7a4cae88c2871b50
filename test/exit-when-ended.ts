// Vitest ends the process of a test file by SIGTERM: an exit instead lets the servers of a test that ran out of time end, too.
process.once('SIGTERM', () => process.exit(143));
