import type { BusinessService, ChainKind, FileArea } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { DueWork } from './platform/jobs/DueWork';
import type { JobClass } from './platform/jobs/JobClass';
import type { ApprovalBusiness } from './records/approvals/ApprovalBusiness';
import type { ApprovalProcess } from './records/approvals/ApprovalProcess';
import type { AwardSource } from './records/awards/AwardSource';
import type { DictTable } from './records/dictionaries/DictTable';
import type { LineSource } from './records/documents/LineSource';
import type { LinkedKind } from './records/documents/LinkedKind';
import type { FileReader } from './records/files/FileReader';
import type { FormRecordReader } from './records/forms/FormRecordReader';
import type { FormRecords } from './records/forms/FormRecords';
import type { RecordSearch } from './records/search/RecordSearch';
import type { TodoKind } from './records/todos/TodoKind';
import type { PageKind } from './realtime/sockets/pageRight';
import type { RealtimeServices } from './realtime/RealtimeServices';

/** Services that every feature is built from. */
export type Services = RealtimeServices;

/** What a feature offers to the rest of the server. Every offer is optional. */
export interface Feature {
  /** Registers the routes. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
  /** Work that scheduled jobs may do, by the name of its class. */
  jobs?: Readonly<Record<string, JobClass>>;
  /** Changes at times that are stored with records. */
  dueWork?: readonly DueWork[];
  /** Searches of the feature's records, run by the global search. */
  searches?: readonly RecordSearch[];
  /** Work that waits for users. */
  todos?: readonly TodoKind[];
  /** Pages that several people edit together, by the first part of the page id. */
  pageKinds?: Readonly<Record<string, PageKind>>;
  /** Tables that serve as dictionaries, by table name in camel case (contract, part 1 §1.15). */
  dictTables?: Readonly<Record<string, DictTable>>;
  /** Lines that documents of other features take quantities from, by kind of document. */
  lineSources?: Readonly<Record<string, LineSource>>;
  /** Documents in the chain from the demand to the evaluation. */
  linkedKinds?: Readonly<Partial<Record<ChainKind, LinkedKind>>>;
  /** Awards that contracts are drawn from, by kind of document. */
  awardSources?: Readonly<Record<string, AwardSource>>;
  /** Kinds of documents that processes may decide on. */
  businesses?: Readonly<Partial<Record<BusinessService, ApprovalBusiness>>>;
  /** Processes that decide on documents; offered once. */
  approvalProcess?: ApprovalProcess;
  /** Who may read a file because a record of the feature refers to it, by file area. */
  fileReaders?: Readonly<Partial<Record<FileArea, FileReader>>>;
  /** Records of forms that other features fill in: `form` or `online`. */
  formRecords?: Readonly<Record<string, FormRecords>>;
  /** Shows records of forms apart from their lists. */
  formRecordReader?: FormRecordReader;
}

/** The `module` of a `features/<area>/<feature>/module.ts`; `npm run features` collects them. */
export type FeatureModule = (services: Services) => Feature;

/** Registers what a feature offers with the storeys below. @throws {Error} for a name that is taken */
export function registerOffers(services: Services, feature: Feature): void {
  addAll('job', services.jobClasses, feature.jobs);
  addAll('page kind', services.pageKinds, feature.pageKinds);
  addAll('dictionary table', services.dictTables, feature.dictTables);
  addAll('line source', services.lineSources, feature.lineSources);
  addAll('kind of linked document', services.linkedKinds, feature.linkedKinds);
  addAll('award source', services.awardSources, feature.awardSources);
  addAll('file area', services.fileReaders, feature.fileReaders);
  addAll('kind of form', services.formRecords, feature.formRecords);
  addAll('business', services.approvals.businesses, feature.businesses);
  if (feature.approvalProcess) {
    if (services.approvals.process) throw new Error('two features offer the processes of documents');
    services.approvals.process = feature.approvalProcess;
  }
  if (feature.formRecordReader) services.formRecordReaders.push(feature.formRecordReader);
  services.recordSearches.push(...(feature.searches ?? []));
  services.dueWork.push(...(feature.dueWork ?? []));
  services.todoKinds.push(...(feature.todos ?? []));
}

function addAll<Key extends string, Value>(
  what: string,
  registry: Map<Key, Value>,
  offers: Readonly<Partial<Record<Key, Value>>> | undefined,
): void {
  for (const [name, offer] of Object.entries(offers ?? {}) as [Key, Value][]) {
    if (registry.has(name)) throw new Error(`two features offer the ${what} ${name}`);
    registry.set(name, offer);
  }
}
