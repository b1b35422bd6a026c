import { setPriority } from 'node:os';

/** A thread gets about a quarter of a core that others need, whose priority is 0. */
const LOW = 5;

/** Lets the other threads of the server run before the calling one. Only on Linux is a priority that of a thread. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(LOW);
}
