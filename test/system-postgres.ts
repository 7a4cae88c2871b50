import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A password that must be URL-encoded. */
const PASSWORD = 'lantern/100 %';

export interface SystemPostgres {
  /** @returns the address of a new, empty database */
  createDatabase: () => string;
  /** The folder of the client programs of the same version. */
  programs: string;
  stop: () => void;
}

/**
 * Starts the Postgres that is installed on this machine: unlike the test run's embedded one it has `pg_dump` and
 * `pg_restore`.
 * @returns null if none is installed
 */
export async function startSystemPostgres(): Promise<SystemPostgres | null> {
  const programs = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  if (!programs || !existsSync(join(programs, 'initdb'))) return null;
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: string[], env = {}) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, env, stdio: 'ignore' });
  const data = join(folder, 'data');
  const port = await freePort();
  writeFileSync(join(folder, 'password'), PASSWORD);
  run('initdb', [
    ...['-D', data, '-U', 'porchlight', '--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`],
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  run('pg_ctl', ['start', '--wait', '-D', data, '-l', join(folder, 'log'), '-o', options]);
  let databases = 0;
  const login = ['-h', '127.0.0.1', '-p', String(port), '-U', 'porchlight'];
  const url = `postgres://porchlight:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
  return {
    createDatabase() {
      databases += 1;
      run('createdb', [...login, `store${databases}`], { PGPASSWORD: PASSWORD });
      return `${url}/store${databases}`;
    },
    programs,
    stop() {
      run('pg_ctl', ['stop', '--mode=immediate', '-D', data]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Postgres refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
