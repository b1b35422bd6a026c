import type { Audit } from './audit/createAudit';
import type { Bus } from './bus/Bus';
import type { Config } from './config';
import type { Database } from './db';
import type { Dictionaries } from './dictionaries/createDictionaries';
import type { Scheduler } from './jobs/createScheduler';
import type { Notices } from './notices/createNotices';
import type { People } from './people/createPeople';
import type { JobClasses } from './jobs/JobClass';
import type { Rights } from './rights/createRights';
import type { DataRules } from './rights/dataRules';
import type { SecretBox } from './security/secretBox';
import type { Sessions } from './sessions/createSessions';
import type { ImportProgressBook } from './workbooks/importProgress';
import type { SmsSender } from './sms/SmsSender';
import type { RecordSearch } from './search/RecordSearch';
import type { PageKind } from './sockets/pageRight';
import type { PageStore } from './sync/pageStore';

/** What the features are built from; made once in `buildApp`. */
export interface Services {
  config: Config;
  db: Database;
  /** Epoch milliseconds. */
  clock: () => number;
  bus: Bus;
  sessions: Sessions;
  rights: Rights;
  /** Which rows of a page's list a caller sees. */
  dataRules: DataRules;
  audit: Audit;
  dictionaries: Dictionaries;
  /** The people of each tenant, to be searched at every key. */
  people: People;
  /** The way announcements and messages reach people. */
  notices: Notices;
  /** How far imports are. */
  imports: ImportProgressBook;
  /** Filled by the features whose records are edited together. */
  pageKinds: Map<string, PageKind>;
  /** Pages that are edited together and kept. */
  pages: PageStore;
  /** Filled by the features whose records are found by the search over everything. */
  recordSearches: RecordSearch[];
  /** Filled by the features that have work for scheduled jobs. */
  jobClasses: JobClasses;
  scheduler: Scheduler;
  sms: SmsSender;
  /** Seals secrets that have to be said again. */
  secrets: SecretBox;
  /** Writes down a fault nobody waits for. @param what it was in */
  onFault: (fault: unknown, what: string) => void;
}
