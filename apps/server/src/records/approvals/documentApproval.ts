import { type ActionInput, type BusinessService, type BusinessVariables, type Decision } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LogChange } from '../../identity/audit/changeLogger';
import { hasPermission } from '../../identity/sessions/hasPermission';
import { isExternal, type Caller } from '../../platform/http/Caller';
import { forbidden } from '../../platform/http/refusal';
import { systemCaller } from '../../platform/http/systemCaller';
import type { DocumentKind, StoredDocument } from '../documents/DocumentKind';
import { refuseAction } from '../documents/refuseAction';
import { documentTimeline } from '../documents/timeline';
import type { RecordServices } from '../RecordServices';
import type { ApprovalBusiness } from './ApprovalBusiness';
import { processCaller, type ProcessCaller } from './ProcessCaller';
import type { ProcessEvent } from './processEvents';
import { approvalTexts } from './texts';

type Input = { id: string } & ActionInput;
const DECISIONS: readonly string[] = ['approve', 'reject', 'withdraw'] satisfies Decision[];
const nothing = () => {};

interface ApprovedKind<Doc extends StoredDocument, Action extends string> {
  service: BusinessService;
  /** Resource of the permissions, e.g. `contract:contractInfo`. */
  resource: string;
  kind: Pick<DocumentKind<Doc, Action, never>, 'table' | 'lifecycle' | 'describeFault'>;
  records: {
    find: (caller: Caller, id: string) => Promise<Doc | undefined>;
    findOrRefuse: (caller: Caller, id: string) => Promise<Doc>;
  };
  /** Title of a document in lists of processes. */
  titleOf: (doc: Doc) => string;
  /** Variables that the conditions and people of its process read. */
  variablesOf: (doc: Doc) => BusinessVariables | Promise<BusinessVariables>;
  /**
   * Takes an action with all that follows from it, within the transaction. An action of a process has a
   * {@link ProcessCaller}.
   *
   * @returns notifies open windows after the commit
   */
  take: (caller: Caller, action: Action, input: Input, logChange: LogChange) => Promise<() => void>;
  /** Locks what the actions of a document lock before it. */
  lockFirst?: (tenantId: number, id: string) => Promise<void>;
}

/**
 * The approval of one kind of document: by the process that its business is bound to, else by role. An action on the
 * document and the step of its process are one transaction, which locks the document first.
 */
export function documentApproval<Doc extends StoredDocument, Action extends string>(
  services: Pick<RecordServices, 'db' | 'secrets' | 'approvals'>,
  approved: ApprovedKind<Doc, Action>,
) {
  const { db, approvals } = services;
  const { service, kind, records, take } = approved;
  const { table, lifecycle } = kind;
  const timeline = documentTimeline<ProcessEvent>(services, table);
  const inApproval = lifecycle.actions['approve' as Action].from;

  return { act, started, actorOf, leave, business: business() };

  /** Takes an action of the lifecycle: as a step of the process if one decides on the document. */
  async function act(caller: Caller, action: Action, input: Input, logChange: LogChange): Promise<void> {
    const notify = await db.transaction(async () => {
      if (action === 'submit') return submit(caller, input, logChange);
      if (!lifecycle.actions[action].from.some((state) => inApproval.includes(state))) {
        return take(caller, action, input, logChange);
      }
      await lock(caller.tenantId, input.id);
      const decisions = await decisionsOf(caller, input.id);
      if (!decisions) return take(caller, action, input, logChange);
      if (!DECISIONS.includes(action)) {
        const taken = await take(caller, action, input, logChange);
        return both(taken, await leave(caller, input.id));
      }
      const words = await checked({ ...caller, decisions }, action, input);
      const decision = action as string as Decision;
      return approvals.process!.take(caller, { service, id: input.id }, { decision, words }, logChange);
    });
    notify();
  }

  async function lock(tenantId: number, id: string): Promise<void> {
    await approved.lockFirst?.(tenantId, id);
    await db.orm
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.tenantId, tenantId), eq(table.id, id)))
      .for('update');
  }

  async function submit(caller: Caller, input: Input, logChange: LogChange, variables?: object): Promise<() => void> {
    await lock(caller.tenantId, input.id);
    const isBound = await isBoundIn(caller.tenantId);
    const taken = await take(
      isBound ? ({ ...caller, decisions: [] } as ProcessCaller) : caller,
      'submit' as Action,
      input,
      logChange,
    );
    return both(taken, (await started(caller, input.id, logChange, variables)) ?? nothing);
  }

  /** Starts the process of a document that was submitted in this transaction; undefined if its business is not bound. */
  async function started(
    caller: Caller,
    id: string,
    logChange: LogChange,
    variables: object = {},
  ): Promise<(() => void) | undefined> {
    if (!(await isBoundIn(caller.tenantId))) return undefined;
    const doc = await records.findOrRefuse(systemCaller(caller.tenantId), id);
    const document = { service, id, title: approved.titleOf(doc) };
    const own = await approved.variablesOf(doc);
    return approvals.process!.start(caller, document, { ...variables, ...own }, logChange);
  }

  async function isBoundIn(tenantId: number): Promise<boolean> {
    return (await approvals.process?.isBound(tenantId, service)) ?? false;
  }

  /** @throws {Refusal} naming those who have the tasks, if the caller has none @returns the words of the caller */
  async function checked(caller: ProcessCaller, action: Action, input: Input): Promise<string | null> {
    const doc = await records.findOrRefuse(caller, input.id);
    const step = lifecycle.step(action, doc, caller, input);
    if (step.ok) return step.value.words;
    if (step.reason.code !== 'not-allowed') throw refuseAction(step.reason, kind.describeFault);
    if (action === 'withdraw') throw forbidden(approvalTexts.notRecalled);
    throw forbidden(
      approvalTexts.heldBy(await approvals.process!.holdersOf(caller.tenantId, { service, id: input.id })),
    );
  }

  /** Ends the process of a document that left the approval by another action, e.g. a project that is terminated. */
  async function leave(caller: Caller, id: string): Promise<() => void> {
    return (await approvals.process?.stop(caller, { service, id }, approvalTexts.leftApproval)) ?? nothing;
  }

  async function decisionsOf(caller: Caller, id: string): Promise<readonly Decision[] | undefined> {
    return (await approvals.process?.decisionsOf(caller, service, [id]))?.get(id);
  }

  /** The caller as the actor of a document, which it locks. */
  async function actorOf(caller: Caller, id: string): Promise<Caller> {
    await lock(caller.tenantId, id);
    const decisions = await decisionsOf(caller, id);
    return decisions ? ({ ...caller, decisions } as ProcessCaller) : caller;
  }

  function business(): ApprovalBusiness {
    return {
      submitPermission: `${approved.resource}:submit`,
      lock,
      submit: (caller, id, logChange, variables) => submit(caller, { id }, logChange, variables),
      async decide(caller, id, { decision, words, stepName }, logChange) {
        const doc = await records.find(systemCaller(caller.tenantId), id);
        // A listener, or another document, may have decided before.
        if (!doc || !inApproval.includes(doc.status)) return nothing;
        // Kinds that cannot be withdrawn are rejected instead.
        const action = decision in lifecycle.actions ? decision : 'reject';
        const actor = processCaller(caller, action, stepName);
        return take(actor, action as string as Action, { id, opinion: words }, logChange);
      },
      note: (caller, id, event, remark) => timeline.note(caller, id, event, remark),
      mayRead: async (caller, id) =>
        !isExternal(caller) &&
        (await hasPermission(db, caller, `${approved.resource}:list`)) &&
        (await records.find(caller, id)) !== undefined,
    };
  }
}

const both = (first: () => void, second: () => void) => () => {
  first();
  second();
};
