import type { Bus } from './bus/Bus';
import type { Config } from './config/config';
import type { Database } from './db';
import type { InnerCalls } from './http/innerCalls';
import type { DueWorker } from './jobs/createDueWorker';
import type { Scheduler } from './jobs/createScheduler';
import type { DueWork } from './jobs/DueWork';
import type { Invalidations } from './invalidations/createInvalidations';
import type { JobClasses } from './jobs/JobClass';
import type { SecretBox } from './security/secretBox';
import type { Gauge } from './telemetry/Gauge';
import type { Measurer } from './telemetry/measurer';
import type { Replicas } from './replicas/createReplicas';
import type { SmsSender } from './sms/SmsSender';
import type { FileStorage } from './storage/FileStorage';

/** Services that know neither users nor the business. */
export interface PlatformServices {
  config: Config;
  db: Database;
  /** Epoch milliseconds. */
  clock: () => number;
  bus: Bus;
  /** Changes of rows that this server has in memory. */
  invalidations: Invalidations;
  /** Databases for reads whose rows may be some seconds old. */
  replicas: Replicas;
  /** Classes that scheduled jobs may run; features register theirs. */
  jobClasses: JobClasses;
  scheduler: Scheduler;
  /** Changes at times that are stored with records; features register theirs. */
  dueWork: DueWork[];
  dueWorker: DueWorker;
  /** Work of {@link outboxWorker}. */
  outboxWork: DueWork[];
  /** Sends queued messages, apart from other due work: mail servers may be slow. */
  outboxWorker: DueWorker;
  /** Calls of the server to itself, e.g. for the options of a form. */
  innerCalls: InnerCalls;
  sms: SmsSender;
  /** Bytes of uploaded files. */
  storage: FileStorage;
  /** Encrypts secrets that the server must be able to read again, and signs records. */
  secrets: SecretBox;
  /** Figures of this process and the machine. */
  machine: Measurer;
  /** Figures for `/metrics` and OpenTelemetry; whoever has one adds it. */
  gauges: Gauge[];
  /** Logs a fault of background work. @param what name of the work */
  onFault: (fault: unknown, what: string) => void;
}
