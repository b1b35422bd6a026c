import { cpus, freemem, hostname, loadavg, totalmem, uptime } from 'node:os';
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { ServerState } from '@gezi/domain';
import { timeText } from '../../../platform/db';

/** Milliseconds between looks at the event loop. */
const RESOLUTION = 20;
/** Shares over less than this say little; those of the look before are told again. */
const SHORTEST = 500;

type Measured = Omit<ServerState, 'database' | 'sessions'>;

/** Measures the machine and this process. Shares of processors are those since the look before. */
export function measurer(dataDir: string) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let last = look();
  let shares = { usage: 0, processUsage: 0 };

  return {
    stop: () => delays.disable(),

    async measure(): Promise<Measured> {
      const now = look();
      if (now.at - last.at >= SHORTEST) {
        shares = sharesBetween(last, now);
        last = now;
      }
      const heap = getHeapStatistics();
      const [first] = cpus();
      const loop = { delay: milliseconds(delays.mean), worstDelay: milliseconds(delays.max) };
      delays.reset();
      return {
        cpu: { count: cpus().length, model: first?.model.trim() ?? '', ...shares, load: loadavg() },
        memory: { used: totalmem() - freemem(), total: totalmem() },
        heap: { used: heap.used_heap_size, total: heap.heap_size_limit },
        rss: process.memoryUsage.rss(),
        disk: await diskOf(dataDir),
        node: { version: process.version, platform: `${process.platform} ${process.arch}`, pid: process.pid, ...loop },
        uptime: process.uptime(),
        machineUptime: uptime(),
        startTime: timeText(Date.now() - process.uptime() * 1000),
        hostname: hostname(),
      };
    },
  };
}

interface Look {
  /** Milliseconds. */
  at: number;
  idle: number;
  busy: number;
  own: number;
}

function look(): Look {
  let [idle, busy] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    busy += times.user + times.nice + times.sys + times.irq;
  }
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), idle, busy, own: (user + system) / 1000 };
}

function sharesBetween(before: Look, after: Look) {
  const busy = after.busy - before.busy;
  const all = busy + after.idle - before.idle;
  const elapsed = (after.at - before.at) * cpus().length;
  return { usage: share(busy, all), processUsage: share(after.own - before.own, elapsed) };
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

/** Of nanoseconds; before the first look at the loop there is nothing to tell. */
const milliseconds = (nanoseconds: number) =>
  Number.isFinite(nanoseconds) ? Math.max(0, Math.round(nanoseconds / 1e4) / 100 - RESOLUTION) : 0;

async function diskOf(path: string): Promise<ServerState['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(path);
    return { path, used: (blocks - bavail) * bsize, total: blocks * bsize };
  } catch {
    return { path, used: null, total: null };
  }
}
