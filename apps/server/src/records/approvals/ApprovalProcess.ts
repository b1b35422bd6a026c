import type { BusinessService, BusinessVariables, Decision } from '@gezi/domain';
import type { LogChange } from '../../identity/audit/changeLogger';
import type { Caller } from '../../platform/http/Caller';

/** A document of a business. */
export interface BusinessDocument {
  service: BusinessService;
  id: string;
}

/** Processes of documents, offered by the feature that runs them. Its functions run in the caller's transaction. */
export interface ApprovalProcess {
  /** True if documents that are submitted now get a process. */
  isBound: (tenantId: number, service: BusinessService) => Promise<boolean>;
  /** Starts the process of a document that was submitted. @returns notifies open windows after the commit */
  start: (
    caller: Caller,
    document: BusinessDocument & { title: string },
    variables: BusinessVariables & object,
    logChange: LogChange,
  ) => Promise<() => void>;
  /** Decisions that running processes leave to a caller, by id of the document; absent for those without a process. */
  decisionsOf: (
    caller: Caller,
    service: BusinessService,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly Decision[]>>;
  /** Takes a decision as a step of the running process, which decides on the document once it ends. */
  take: (
    caller: Caller,
    document: BusinessDocument,
    decision: { decision: Decision; words: string | null },
    logChange: LogChange,
  ) => Promise<() => void>;
  /** Names of those who have the open tasks, e.g. `部门审批：王工`. */
  holdersOf: (tenantId: number, document: BusinessDocument) => Promise<string>;
  /** Ends the running process, if any, of a document that left the approval by another way. */
  stop: (caller: Caller, document: BusinessDocument, reason: string) => Promise<() => void>;
}
