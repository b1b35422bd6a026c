import type { Decision } from '@gezi/domain';
import type { LogChange } from '../../identity/audit/changeLogger';
import type { Caller } from '../../platform/http/Caller';
import type { ProcessEvent } from './processEvents';

/** A decision of a process on its document. */
export interface ProcessDecision {
  decision: Decision;
  /** Opinion or reason. */
  words: string | null;
  /** Step of the process that decided, for the timeline; null for a decision on the whole process. */
  stepName: string | null;
}

/** A kind of document that may be bound to a process, offered by its feature. Its functions run in the caller's transaction. */
export interface ApprovalBusiness {
  /** Permission to submit such documents, e.g. `contract:contractInfo:submit`. */
  submitPermission: string;
  /** Locks a document, before its process is locked. */
  lock: (tenantId: number, id: string) => Promise<void>;
  /** Submits a document that the caller sees, which starts its process. @returns notifies open windows after the commit */
  submit: (caller: Caller, id: string, logChange: LogChange, variables: object) => Promise<() => void>;
  /** Takes the decision of a process, unless the document is not in approval any more. @returns as `submit` */
  decide: (caller: Caller, id: string, decision: ProcessDecision, logChange: LogChange) => Promise<() => void>;
  /** Adds an event of the process to the timeline. */
  note: (caller: Caller, id: string, event: ProcessEvent, remark: string | null) => Promise<void>;
  /** True if a caller may read a document. */
  mayRead: (caller: Caller, id: string) => Promise<boolean>;
}
