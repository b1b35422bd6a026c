import type { ChainKind, FileArea } from '@gezi/domain';
import type { IdentityServices } from '../identity/IdentityServices';
import type { AwardSource } from './awards/AwardSource';
import { approvalRegistry, type ApprovalRegistry } from './approvals/approvalRegistry';
import { createDictionaries, type Dictionaries } from './dictionaries/createDictionaries';
import type { DictTable } from './dictionaries/DictTable';
import type { LineSource } from './documents/LineSource';
import type { LinkedKind } from './documents/LinkedKind';
import type { FileReader } from './files/FileReader';
import type { FormRecordReader } from './forms/FormRecordReader';
import type { FormRecords } from './forms/FormRecords';
import { createNotices, type Notices } from './notices/createNotices';
import type { RecordSearch } from './search/RecordSearch';
import type { TodoKind } from './todos/TodoKind';
import { createOutbox, type Outbox } from './outbox/createOutbox';
import { createWorkbookQueue, type WorkbookQueue } from './workbooks/createWorkbookQueue';
import { importProgress, type ImportProgressBook } from './workbooks/importProgress';

/** Services that features share for stored records. Features fill the registries. */
export interface RecordServices extends IdentityServices {
  dictionaries: Dictionaries;
  /** Tables that serve as dictionaries, by table name in camel case. */
  dictTables: Map<string, DictTable>;
  /** Sends announcements and messages to users. */
  notices: Notices;
  /** Messages that leave the platform. */
  outbox: Outbox;
  /** Progress of running imports. */
  imports: ImportProgressBook;
  /** Limits how many workbooks are read at the same time. */
  workbookQueue: WorkbookQueue;
  /** Searches that the global search covers, one per kind of record. */
  recordSearches: RecordSearch[];
  /** Work that waits for users, in the order of their features. */
  todoKinds: TodoKind[];
  /** Lines that documents take quantities from, by kind of document. */
  lineSources: Map<string, LineSource>;
  /** Documents in the chain from the demand to the evaluation, by kind. */
  linkedKinds: Map<ChainKind, LinkedKind>;
  /** Awards that contracts are drawn from, by kind of document. */
  awardSources: Map<string, AwardSource>;
  /** Documents that processes decide on, and the processes. */
  approvals: ApprovalRegistry;
  /** Who may read the files of an area besides their uploader. */
  fileReaders: Map<FileArea, FileReader>;
  /** Records of designed forms (`form`) and of online forms (`online`). */
  formRecords: Map<string, FormRecords>;
  /** Readers of form records besides their lists. */
  formRecordReaders: FormRecordReader[];
}

export function createRecords(identity: IdentityServices): RecordServices {
  const dictTables = new Map<string, DictTable>();
  const outbox = createOutbox(identity);
  identity.outboxWork.push(outbox.work);
  return {
    ...identity,
    dictTables,
    dictionaries: createDictionaries({ ...identity, tables: dictTables }),
    notices: createNotices(identity, outbox),
    outbox,
    imports: importProgress(),
    workbookQueue: createWorkbookQueue(),
    recordSearches: [],
    todoKinds: [],
    lineSources: new Map(),
    linkedKinds: new Map(),
    awardSources: new Map(),
    approvals: approvalRegistry(),
    fileReaders: new Map(),
    formRecords: new Map(),
    formRecordReaders: [],
  };
}
