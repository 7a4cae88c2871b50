import { spawn } from 'node:child_process';

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
  const program = spawn(tool, address === undefined ? args : [`--dbname=${address}`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }), LC_ALL: 'C' },
  });
  let output = '';
  let problems = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    problems += text;
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  program.once('error', reject).once('close', resolve);
  const exitCode = await promise.catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? missing(tool) : `${tool} did not start: ${error.message}`);
  });
  if (exitCode !== 0) {
    const advice = problems.includes('version mismatch') ? ` Install the server's version of ${tool}.` : '';
    throw new Error(`${tool} failed: ${problems.trim() || `exit code ${exitCode}`}${advice}`);
  }
  return output;
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
