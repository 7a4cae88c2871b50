/** An error the operator can act on. The message is printed as one line; the exit code is 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The command line is invalid: the message is followed by the usage, and the exit code is 2. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

/** Returns an error's message, or its code where a driver leaves the message blank; of several attempts, the first one's. */
export function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  return first.message || ('code' in first ? String(first.code) : first.name);
}
