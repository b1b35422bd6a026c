import { timeOf, type Database } from '../db';
import { outsideOfRequest } from '../kit/requestContext';
import { texts } from '../texts';
import { JobFailure, type JobClasses } from './JobClass';
import { nextRunText, runsSince } from './nextRunText';
import { runStore, type StartedRun, type StoredJob } from './runStore';

export interface SchedulerParts {
  db: Database;
  /** Epoch milliseconds. */
  clock: () => number;
  classes: JobClasses;
  /** Receives the error of a failed run, which users do not see. */
  onFault: (error: unknown) => void;
}

export interface Scheduler {
  /** Starts running jobs when they are due. */
  start(): void;
  /** Checks at once for due jobs, after jobs have changed. */
  wake(): void;
  /** Starts all due jobs. @returns number of runs that this server started */
  tick(): Promise<number>;
  /** Starts a job manually. @returns false if it is already running */
  runNow(job: StoredJob, by: string): Promise<boolean>;
  /** Resolves when this server runs no job. */
  idle(): Promise<void>;
  /** Stops starting runs and waits up to 5 s for the running ones. */
  stop(): Promise<void>;
}

/** Maximum milliseconds between checks, so that changes by other servers are noticed. */
const MAX_SLEEP = 30_000;
/** Milliseconds of delay after which a run counts as missed. */
const GRACE = 60_000;
/** Interval at which the lease of a run is renewed, milliseconds. */
const RENEW_INTERVAL = 20_000;
const STOP_TIMEOUT = 5_000;

/**
 * Runs all scheduled jobs. Each run is executed by one server, and runs of a job never overlap. One run makes up for all
 * missed runs of a job.
 */
export function createScheduler({ db, clock, classes, onFault }: SchedulerParts): Scheduler {
  const store = runStore(db, clock);
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = true;

  return { start, wake, tick, runNow, idle, stop };

  function start(): void {
    isStopped = false;
    sleep(0);
  }

  function wake(): void {
    if (!isStopped) outsideOfRequest(() => sleep(0));
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void round(), milliseconds);
    timer.unref();
  }

  async function round(): Promise<void> {
    let pause = MAX_SLEEP;
    try {
      await tick();
      const next = await store.nextDue();
      if (next) pause = Math.min(Math.max(timeOf(next) - clock(), 200), MAX_SLEEP);
    } catch (error) {
      // The database is unreachable; the next round tries again.
      onFault(error);
    }
    if (!isStopped) sleep(pause);
  }

  async function tick(): Promise<number> {
    let started = 0;
    for (const job of await store.due()) {
      if (await startDueRun(job)) started += 1;
    }
    return started;
  }

  async function startDueRun(job: StoredJob): Promise<boolean> {
    const now = clock();
    const due = job.nextRunTime!;
    if (!(await store.claim(job, nextRunText(job, now)))) return false;
    const note = now - timeOf(due) > GRACE ? texts.job.madeUp(runsSince(job, due, now)) : '';
    const run = await store.begin(job, { trigger: 'schedule' });
    if (!run) {
      await store.skip(job, texts.job.overlapping);
      return false;
    }
    track(run, note);
    return true;
  }

  async function runNow(job: StoredJob, by: string): Promise<boolean> {
    const run = await store.begin(job, { trigger: 'manual', by });
    if (run) track(run, '');
    return run !== undefined;
  }

  function track(run: StartedRun, note: string): void {
    const done = outsideOfRequest(() => execute(run, note))
      .catch(onFault)
      .finally(() => running.delete(done));
    running.add(done);
  }

  async function execute(run: StartedRun, note: string): Promise<void> {
    const { job } = run;
    const renewal = setInterval(() => void store.renewLease(run).catch(onFault), RENEW_INTERVAL);
    renewal.unref();
    try {
      const jobClass = classes.get(job.jobClassName);
      if (!jobClass) throw new JobFailure(texts.job.unknownClass(job.jobClassName));
      const message = await jobClass.run({
        tenantId: job.tenantId,
        parameter: job.parameter ?? '',
        now: run.startedAt,
      });
      await store.finish(run, 'success', note + message);
    } catch (error) {
      if (!(error instanceof JobFailure)) onFault(error);
      await store.finish(run, 'failure', note + (error instanceof JobFailure ? error.message : texts.job.failed));
    } finally {
      clearInterval(renewal);
    }
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    let late: NodeJS.Timeout | undefined;
    await Promise.race([idle(), new Promise((resolve) => (late = setTimeout(resolve, STOP_TIMEOUT)))]);
    clearTimeout(late);
  }
}
