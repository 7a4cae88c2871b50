import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface StoreWriter {
  /** The number of transactions committed so far; waits for the first. */
  commits(): Promise<number>;
  end(): Promise<void>;
}

/** Starts a process that commits transactions over two tables as fast as it can. */
export function startStoreWriter(path: string): StoreWriter {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    const file = new DatabaseSync(process.argv[1], { timeout: 5000 });
    file.exec('pragma journal_mode = wal; pragma foreign_keys = off');
    const key = file.prepare("insert into idempotency_keys values (?, 'f', 'none', 't')");
    const comparison = file.prepare("insert into property_comparisons values (?, 's', '[]', 1, 't')");
    let commits = 0;
    process.on('message', () => process.send(commits));
    (function next() {
      file.exec('begin immediate');
      key.run('writer-' + commits);
      comparison.run('writer-' + commits);
      file.exec('commit');
      commits += 1;
      setImmediate(next);
    })();`;
  const child = spawn(process.execPath, ['-e', program, path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const commits = async (): Promise<number> => {
    child.send('?');
    const [count] = (await once(child, 'message')) as [number];
    return count > 0 ? count : await commits();
  };
  return {
    commits,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
