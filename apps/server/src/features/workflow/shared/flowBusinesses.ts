import {
  BUSINESS_VARIABLES,
  isBusiness,
  type Decision,
  type FlowAction,
  type FlowEvent,
  type FlowPlan,
  type FlowState,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { flowInstance } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { ApprovalBusiness } from '../../../records/approvals/ApprovalBusiness';
import type { ProcessEvent } from '../../../records/approvals/processEvents';
import { approvalTexts } from '../../../records/approvals/texts';
import { documentTexts } from '../../../records/documents/texts';
import type { flowPeople } from './flowPeople';
import type { StoredInstance } from '../../../records/approvals/flowStore';
import { flowTexts as t } from './flowTexts';

export type BusinessInstance = Pick<
  StoredInstance,
  'businessKey' | 'businessService' | 'businessKind' | 'definitionName' | 'definitionVersion'
>;

interface TakenStep {
  state: FlowState;
  events: readonly FlowEvent[];
}

/** Kind of a process that is about a document of a registered business. */
export const DOCUMENT_KIND = 'zdyyw';

/** Consequences of the steps of processes for the documents that they decide on. */
export function flowBusinesses(
  { db, approvals }: Pick<Services, 'db' | 'approvals'>,
  people: Pick<ReturnType<typeof flowPeople>, 'namesOf'>,
) {
  return { businessOf, lock, guarded, settle };

  /** The business whose document a process decides on. */
  function businessOf({ businessService, businessKind }: BusinessInstance): ApprovalBusiness | undefined {
    if (businessKind !== DOCUMENT_KIND || businessService === null || !isBusiness(businessService)) return undefined;
    return approvals.businesses.get(businessService);
  }

  /** Locks the document of a process; call it before the process is locked. */
  async function lock(tenantId: number, instanceId: string): Promise<void> {
    const [found] = await db.orm
      .select()
      .from(flowInstance)
      .where(and(eq(flowInstance.tenantId, tenantId), eq(flowInstance.id, instanceId)));
    if (found?.businessKey) await businessOf(found)?.lock(tenantId, found.businessKey);
  }

  /** The action as the process of a document takes it: a rejection ends it, and its variables stay those of the document. */
  function guarded(instance: BusinessInstance, action: FlowAction): FlowAction {
    if (!businessOf(instance)) return action;
    if (action.type === 'reject') {
      if (!action.comment?.trim()) throw refuse(documentTexts.wordsMissing.opinion, 'comment');
      return { ...action, ends: true };
    }
    if (action.type !== 'complete' || !action.values) return action;
    const owned: readonly string[] = BUSINESS_VARIABLES;
    const values = Object.fromEntries(Object.entries(action.values).filter(([name]) => !owned.includes(name)));
    return { ...action, values };
  }

  /**
   * Adds the events of a step to the timeline of the document, runs what listeners call, and takes the decision of a process
   * that ended. Call it within the transaction of the step.
   *
   * @returns notifies open windows; call it after the commit
   */
  async function settle(
    caller: Caller,
    instance: BusinessInstance,
    plan: FlowPlan,
    { state, events }: TakenStep,
    logChange: LogChange,
  ): Promise<() => void> {
    const business = businessOf(instance);
    const id = instance.businessKey;
    if (!business || id === null) return () => {};
    const sent: (() => void)[] = [];
    const nameOf = (nodeId: string | null) => plan.nodes.get(nodeId ?? '')?.name ?? '';
    const isStart = events.some(({ type }) => type === 'start');
    const last = events.findLast(({ type }) => type === 'complete' || type === 'reject' || type === 'skip');
    const decides = state.status === 'finished' || state.status === 'rejected' ? last : undefined;
    for (const event of events) {
      if (event.handler === 'callBusiness') {
        sent.push(await call(caller, business, id, event, nameOf(event.nodeId), logChange));
      }
      const noted = NOTED[event.type];
      // Starting is the application, and the last step is part of the decision.
      if (!noted || event === decides || (isStart && event.type === 'complete')) continue;
      await business.note(caller, id, noted, await remarkOf(instance, event, nameOf));
    }
    const decision = DECISIONS[state.status];
    if (decision) {
      const cause = decides ?? events.find(({ type }) => type === 'stop' || type === 'recall');
      const given = cause?.comment?.trim() || null;
      const words = decision === 'approve' ? given : (given ?? t.endReasons[state.status]);
      const stepName = decides ? nameOf(decides.nodeId) : null;
      sent.push(await business.decide(caller, id, { decision, words, stepName }, logChange));
    }
    return () => {
      for (const notify of sent) notify();
    };
  }

  /** Facts of an event: its step, the people it names, and its comment. */
  async function remarkOf(
    { definitionName, definitionVersion }: BusinessInstance,
    { type, nodeId, to = [], comment }: FlowEvent,
    nameOf: (nodeId: string | null) => string,
  ): Promise<string | null> {
    if (type === 'start') return approvalTexts.version(definitionName, definitionVersion);
    const isNamed = type === 'delegate' || type === 'assign' || type === 'addSign';
    const names = isNamed ? await people.namesOf(to) : new Map();
    const target =
      type === 'return' ? nameOf(to[0] ?? null) : to.map((name) => names.get(name)?.realname ?? name).join('、');
    const place = isNamed || type === 'return' ? `${nameOf(nodeId)} → ${target}` : nameOf(nodeId);
    return [place, comment].filter(Boolean).join('\n') || null;
  }

  /** Takes the action of a `callBusiness` listener; definitions with another one are not published. */
  async function call(
    caller: Caller,
    business: ApprovalBusiness,
    id: string,
    { params = {} }: FlowEvent,
    stepName: string,
    logChange: LogChange,
  ): Promise<() => void> {
    const text = params.text?.trim() || null;
    switch (params.action) {
      case 'note':
        await business.note(caller, id, 'flowNote', text ?? stepName);
        return () => {};
      case 'approve':
        return business.decide(caller, id, { decision: 'approve', words: text, stepName }, logChange);
      case 'reject':
        return business.decide(
          caller,
          id,
          { decision: 'reject', words: text ?? t.endReasons.rejected, stepName },
          logChange,
        );
      default:
        return () => {};
    }
  }
}

export type FlowBusinesses = ReturnType<typeof flowBusinesses>;

/** Events of a process that the timeline of its document has. */
const NOTED: Readonly<Partial<Record<FlowEvent['type'], ProcessEvent>>> = {
  start: 'flowStart',
  complete: 'flowComplete',
  resolve: 'flowResolve',
  return: 'flowReturn',
  delegate: 'flowDelegate',
  assign: 'flowAssign',
  addSign: 'flowAddSign',
  skip: 'flowSkip',
  escalate: 'flowEscalate',
  suspend: 'flowSuspend',
  activate: 'flowActivate',
};

/** Decision on the document of a process that ended. */
const DECISIONS: Readonly<Record<FlowState['status'], Decision | undefined>> = {
  running: undefined,
  finished: 'approve',
  rejected: 'reject',
  recalled: 'withdraw',
  stopped: 'reject',
};
