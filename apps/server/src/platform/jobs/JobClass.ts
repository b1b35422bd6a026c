/** Input of a run. */
interface JobContext {
  /** Tenant of the job; a run must not touch data of other tenants. */
  tenantId: number;
  /** As entered with the job; `''` if none. */
  parameter: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Work that scheduled jobs may run. Jobs refer to registered classes by name. */
export interface JobClass {
  /** Description for users, in the current language. */
  text: () => string;
  /** @returns message for the history. @throws {JobFailure} for failures that users can fix */
  run(context: JobContext): Promise<string>;
}

/** By name; features register their classes. */
export type JobClasses = Map<string, JobClass>;

/** A failure with a message for users. */
export class JobFailure extends Error {}
