import type { Bus } from './bus/Bus';
import type { Config } from './config/config';
import type { Database } from './db';
import type { Scheduler } from './jobs/createScheduler';
import type { JobClasses } from './jobs/JobClass';
import type { SecretBox } from './security/secretBox';
import type { SmsSender } from './sms/SmsSender';

/** What knows neither people nor business. */
export interface PlatformServices {
  config: Config;
  db: Database;
  /** Epoch milliseconds. */
  clock: () => number;
  bus: Bus;
  /** Work that scheduled jobs may do; the features register theirs. */
  jobClasses: JobClasses;
  scheduler: Scheduler;
  sms: SmsSender;
  /** Seals secrets that the server has to read again. */
  secrets: SecretBox;
  /** Logs a fault that no caller waits for. @param what the work in which it happened */
  onFault: (fault: unknown, what: string) => void;
}
