import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

export interface WorkbookQueueLimits {
  /** Workbooks read at the same time; at most one per user. */
  running: number;
  /** Workbooks that wait. */
  waiting: number;
  /** Workbooks of one user that are read or wait. */
  perUser: number;
  /** Milliseconds a workbook waits. */
  waitLimit: number;
}

export interface WorkbookQueue {
  /**
   * Runs `work` when it is the user's turn.
   *
   * @throws {Refusal} when the queue is full, the user has too many workbooks in it or the wait is too long
   */
  run<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  userId: string;
  start(): void;
}

// Every thread may take a core and all of its memory. Five files of an import fit into the time limit of its call.
const LIMITS: WorkbookQueueLimits = { running: 2, waiting: 20, perUser: 3, waitLimit: 45_000 };
const t = texts.import;

/** Limits how many workbooks a server reads. Workbooks wait in order; a user's next one lets other users go first. */
export function createWorkbookQueue(given: Partial<WorkbookQueueLimits> = {}): WorkbookQueue {
  const limits = { ...LIMITS, ...given };
  const running = new Set<string>();
  const waiting: Waiting[] = [];

  return {
    async run(userId, work) {
      await turnOf(userId);
      try {
        return await work();
      } finally {
        running.delete(userId);
        startNext();
      }
    },
  };

  /** Waits until `userId` is added to `running`. */
  async function turnOf(userId: string): Promise<void> {
    const ofUser = waiting.filter((one) => one.userId === userId).length + (running.has(userId) ? 1 : 0);
    if (ofUser >= limits.perUser) throw refuse(t.tooManyOfUser(limits.perUser), 'file');
    if (waiting.length >= limits.waiting) throw refuse(t.queueFull, 'file');
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(refuse(t.queueTimeout, 'file'));
      }, limits.waitLimit);
      const entry: Waiting = {
        userId,
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(entry);
      startNext();
    });
  }

  function startNext(): void {
    if (running.size >= limits.running) return;
    const next = waiting.findIndex(({ userId }) => !running.has(userId));
    if (next < 0) return;
    const [entry] = waiting.splice(next, 1);
    running.add(entry!.userId);
    entry!.start();
  }
}
