import type { Audit } from './records/audit/createAudit';
import type { Bus } from './platform/bus/Bus';
import type { Config } from './platform/config/config';
import type { Database } from './platform/db';
import type { Dictionaries } from './records/dictionaries/createDictionaries';
import type { Scheduler } from './platform/jobs/createScheduler';
import type { Notices } from './records/notices/createNotices';
import type { People } from './identity/people/createPeople';
import type { JobClasses } from './platform/jobs/JobClass';
import type { Rights } from './identity/rights/createRights';
import type { DataRules } from './identity/rights/dataRules';
import type { SecretBox } from './platform/security/secretBox';
import type { Sessions } from './identity/sessions/createSessions';
import type { ImportProgressBook } from './records/workbooks/importProgress';
import type { SmsSender } from './platform/sms/SmsSender';
import type { RecordSearch } from './records/search/RecordSearch';
import type { PageKind } from './realtime/sockets/pageRight';
import type { PageStore } from './realtime/sync/pageStore';

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
