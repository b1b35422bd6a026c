/** What a job is given. */
interface JobContext {
  /** The tenant the job belongs to; nothing of another one may be touched. */
  tenantId: number;
  /** As entered with the job; empty when there is none. */
  parameter: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Work that jobs may do: only what is registered runs, by its name. */
export interface JobClass {
  /** What it does, in words. */
  text: string;
  /** @returns what was done, for the history. @throws {JobFailure} for what a person can mend */
  run(context: JobContext): Promise<string>;
}

/** By name; filled by the features. */
export type JobClasses = Map<string, JobClass>;

/** A run that failed for a reason people may read. */
export class JobFailure extends Error {}
