import type { ChildProcess } from 'node:child_process';

export function usageOf(
  child: ChildProcess,
  afterGarbageCollection?: boolean,
): Promise<{ memory: NodeJS.MemoryUsage; cpu: NodeJS.CpuUsage; handles: string[] }>;
