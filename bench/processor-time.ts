import { readFileSync } from 'node:fs';

/** USER_HZ: the unit of times in `/proc`, on every Linux. */
const TICKS_PER_SECOND = 100;

/** The processor time that a process has used, user and system together, in seconds. Linux only. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name may contain spaces; `utime` and `stime` are the 12th and 13th field after it (proc_pid_stat(5)).
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(utime) + Number(stime)) / TICKS_PER_SECOND;
}
