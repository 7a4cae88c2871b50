import { destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines on stdout, written at once: what is logged last before the process dies is there. */
export function createLog(level: Config['logLevel']): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: loggedError } },
    destination({ dest: 1, sync: true }),
  );
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown, without the message. */
  stack?: string;
  cause?: LoggedError;
}

/** Postgres' class "data exception": its messages quote the value that was wrong. */
const QUOTES_A_VALUE = /^22/;

/**
 * What the log may hold of an error. Its other properties stay out: Postgres puts the whole row that it refused into one of
 * them, and with it what a visitor typed.
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
