import { type ExecFileException, execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs one of Postgres' own programs on a database.
 * @param url its password is passed through the environment: every user of the machine can read arguments
 * @returns stdout
 * @throws Error naming the program when it is missing or fails
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  args: string[],
  url?: string,
): Promise<string> {
  const { address, password } = url === undefined ? {} : withoutPassword(url);
  try {
    const { stdout } = await run(tool, address === undefined ? args : [`--dbname=${address}`, ...args], {
      env: { ...process.env, ...(password && { PGPASSWORD: password }), LC_ALL: 'C' },
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return stdout;
  } catch (error) {
    throw new Error(problemOf(tool, error as ExecFileException));
  }
}

function problemOf(tool: string, { code, message, stderr = '' }: ExecFileException): string {
  if (code === 'ENOENT') return missing(tool);
  if (typeof code === 'string') return `${tool} did not start: ${message}`;
  const details = String(stderr).trim();
  const advice = details.includes('version mismatch') ? ` Install the server's version of ${tool}.` : '';
  return `${tool} failed: ${details || `exit code ${code}`}${advice}`;
}

function missing(tool: string): string {
  return `${tool} is not on the PATH. Install PostgreSQL's client programs, of the server's version or newer (on Debian: apt-get install postgresql-client), or run ${tool} where they are.`;
}

function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}
