import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Start of a process as a text that distinguishes it from other processes with the same id, since ids are reused.
 *
 * @returns undefined if the process does not exist or is a zombie
 */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStart(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || 'unknown';
}

function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain any character. After it, field 1 is the state and field 20 the start in ticks since boot.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Identifies the space of process ids: machine, boot and container. */
export function processPlace(): string {
  const read = (get: () => string) => {
    try {
      return get().trim();
    } catch {
      return '';
    }
  };
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const container = read(() => readlinkSync('/proc/self/ns/pid'));
  return [hostname(), boot, container].join(' ');
}
