import { expect, test } from 'vitest';
import { startServerProcess } from './running-server.ts';

test('a server that a signal ends while it starts is not waited for', { timeout: 10_000 }, async () => {
  const crash = ['-e', 'process.kill(process.pid, "SIGKILL")'];
  await expect(startServerProcess(crash, {})).rejects.toThrow('The server did not come up');
});
