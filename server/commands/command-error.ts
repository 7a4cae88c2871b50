/** Something an operator can act on. The message is the one line they see; the exit code is 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The command was called wrongly: its usage follows the message, and the exit code is 2. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}
