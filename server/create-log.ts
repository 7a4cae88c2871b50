import { destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Lines that a full disk does not take wait in memory up to this size; later ones are dropped. */
const MOST_WAITING_BYTES = 1_048_576;

/** Logs JSON lines to stdout, synchronously: the last lines before a crash are not lost. */
export function createLog(level: Config['logLevel']): Logger {
  const stdout = destination({ dest: 1, sync: true, maxLength: MOST_WAITING_BYTES });
  // Otherwise a full disk under stdout would make every call of the log throw, and that would end the process.
  stdout.on('error', () => undefined);
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } },
    stdout,
  );
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** Without the message. */
  stack?: string;
  cause?: LoggedError;
}

/** Postgres error class 22, "data exception": its messages quote the invalid value. */
const QUOTES_A_VALUE = /^22/;

/**
 * Serializes an error without personal data. Its other properties are left out: Postgres puts the whole rejected row,
 * with everything a visitor typed, into one of them.
 */
function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const code = 'code' in error ? String(error.code) : '';
  const stack = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: error.constructor.name,
    message: QUOTES_A_VALUE.test(code) ? '' : error.message,
    ...(code !== '' && { code }),
    ...(stack && { stack: stack.join('\n') }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}
