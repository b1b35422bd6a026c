import { cpus, freemem, hostname, loadavg, totalmem, uptime } from 'node:os';
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { ServerState } from '@gezi/domain';
import { timeText } from '../db';

/** Sampling interval of the event loop in milliseconds. */
const RESOLUTION = 20;
/** Minimum milliseconds between CPU samples; shorter intervals are inaccurate, so the previous shares are returned. */
const MIN_INTERVAL = 500;
/** Milliseconds for which delays of the event loop are collected. */
const WINDOW = 10_000;

type Measurement = Omit<ServerState, 'database' | 'sessions'>;

export type Measurer = ReturnType<typeof measurer>;

/**
 * Measures the machine and this process. CPU shares cover the time since the previous sample, delays of the event loop the
 * last 10 to 20 s, whoever asked meanwhile.
 */
export function measurer(dataDir: string) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let previous: Delays | undefined;
  const rotation = setInterval(() => {
    previous = delaysOf(delays);
    delays.reset();
  }, WINDOW);
  rotation.unref();
  let lastSample = takeSample();
  let shares = { usage: 0, processUsage: 0 };

  return {
    stop() {
      clearInterval(rotation);
      delays.disable();
    },

    /** Delays of the event loop, milliseconds. */
    loop: (): Delays => {
      const latest = delaysOf(delays);
      return previous
        ? { delay: previous.delay, worstDelay: Math.max(previous.worstDelay, latest.worstDelay) }
        : latest;
    },

    async measure(): Promise<Measurement> {
      const now = takeSample();
      if (now.at - lastSample.at >= MIN_INTERVAL) {
        shares = sharesBetween(lastSample, now);
        lastSample = now;
      }
      const heap = getHeapStatistics();
      const [first] = cpus();
      return {
        cpu: { count: cpus().length, model: first?.model.trim() ?? '', ...shares, load: loadavg() },
        memory: { used: totalmem() - freemem(), total: totalmem() },
        heap: { used: heap.used_heap_size, total: heap.heap_size_limit },
        rss: process.memoryUsage.rss(),
        disk: await diskOf(dataDir),
        node: {
          version: process.version,
          platform: `${process.platform} ${process.arch}`,
          pid: process.pid,
          ...this.loop(),
        },
        uptime: process.uptime(),
        machineUptime: uptime(),
        startTime: timeText(Date.now() - process.uptime() * 1000),
        hostname: hostname(),
      };
    },
  };
}

type Delays = Pick<ServerState['node'], 'delay' | 'worstDelay'>;

const delaysOf = ({ mean, max }: { mean: number; max: number }): Delays => ({
  delay: milliseconds(mean),
  worstDelay: milliseconds(max),
});

interface CpuSample {
  /** Milliseconds. */
  at: number;
  idle: number;
  busy: number;
  own: number;
}

function takeSample(): CpuSample {
  let [idle, busy] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    busy += times.user + times.nice + times.sys + times.irq;
  }
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), idle, busy, own: (user + system) / 1000 };
}

function sharesBetween(before: CpuSample, after: CpuSample) {
  const busy = after.busy - before.busy;
  const all = busy + after.idle - before.idle;
  const elapsed = (after.at - before.at) * cpus().length;
  return { usage: share(busy, all), processUsage: share(after.own - before.own, elapsed) };
}

const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

/** Converts a loop delay in nanoseconds; 0 before the first sample. */
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
