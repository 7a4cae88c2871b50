/** An error the operator can act on. The message is printed as one line; the exit code is 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The command line is invalid: the message is followed by the usage, and the exit code is 2. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}
