import {
  FLOW_PAGE,
  fireTimers,
  INITIATOR,
  INITIATOR_DEPART,
  NEXT_PEOPLE,
  startFlow,
  stepFlow,
  type ChosenPeople,
  type FlowAction,
  type FlowContext,
  type FlowPlan,
  type FlowRefusal,
  type FlowState,
  type FlowStep,
  type Outcome,
  type Variables,
} from '@gezi/domain';
import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { databaseTime, flowInstance, flowTask, newId, NOW, sqlError, sqlState, timeOf } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { Refusal, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { DueWork } from '../../../platform/jobs/DueWork';
import { clockLogger } from '../../../identity/audit/clockLogger';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { attachments } from '../../../records/files/attachments';
import { definitionStore, type StoredDefinition } from './definitionStore';
import { flowBusinesses } from './flowBusinesses';
import { flowForms, type FormBusiness } from './flowForms';
import { flowNotices } from './flowNotices';
import { flowPeople } from './flowPeople';
import { flowStore, type StoredInstance } from '../../../records/approvals/flowStore';
import { flowTexts as t } from './flowTexts';

export const ALL_FLOWS = 'flowable:task:all';

/** Characters of the variables of a process as JSON. */
const MAX_VARIABLES = 200_000;

export interface FlowBusiness {
  /** Id of the record. */
  key: string;
  /** Name of the business, or id of the form. */
  service: string;
  kind: 'online' | 'zdyyw' | 'form';
}

const isForm = (business: FlowBusiness | undefined): business is FormBusiness =>
  business !== undefined && business.kind !== 'zdyyw';

interface FlowStart {
  variables: Variables;
  /** People who are chosen for the first step. */
  next?: ChosenPeople | undefined;
  title?: string;
  business?: FlowBusiness | undefined;
  /** For what follows for the document of the process; default a logger of its own. */
  logChange?: LogChange;
}

interface StepExtras {
  /** File list as it is sent. */
  files?: string | null | undefined;
  /** Usernames that get a copy. */
  cc?: readonly string[];
  /** For a consequence of the clock or of a document, which needs no right. */
  asSystem?: boolean;
  /** For what follows for the document of the process; default a logger of its own. */
  logChange?: LogChange | undefined;
}

/** Runs processes: each step is one transaction that holds the row of the process. */
export function flowRunner(services: Services) {
  const { db, clock, bus } = services;
  const definitions = definitionStore(db);
  const people = flowPeople(db);
  const store = flowStore(db);
  const forms = flowForms(services);
  const notify = flowNotices(services);
  const attached = attachments(db, 'workflow');

  const businesses = flowBusinesses(services, people);
  const logAs = (caller: Caller): LogChange => clockLogger(services.audit)(caller, 'workflow');

  return {
    start,
    startWithin,
    step,
    stepWithin,
    preview,
    previewStart,
    latestOf,
    actorOf,
    dueWork,
    definitions,
    people,
    store,
    forms,
    businesses,
  };

  async function contextOf(
    tenantId: number,
    plan: FlowPlan,
    variables: Variables,
    action?: FlowAction,
    next: ChosenPeople | undefined = nextOf(action),
  ): Promise<FlowContext> {
    const known = await people.preload(
      tenantId,
      plan,
      {
        ...variables,
        ...valuesOf(action),
        [INITIATOR_DEPART]: variables[INITIATOR_DEPART],
      },
      next,
    );
    return { now: clock(), newId, ...known };
  }

  /** @returns id of the process */
  async function start(caller: Caller, definition: StoredDefinition, input: FlowStart): Promise<string> {
    const { id, done } = await startWithin(caller, definition, input);
    done();
    return id;
  }

  /** Starts a process, maybe within a transaction. @returns `done`: notifies open windows after the commit */
  async function startWithin(
    caller: Caller,
    definition: StoredDefinition,
    { variables: given, next, title, business: about, logChange = logAs(caller) }: FlowStart,
  ): Promise<{ id: string; done: () => void }> {
    if (definition.suspensionState !== '1') throw refuse(t.definitionSuspended);
    checkVariables(given);
    await checkPeople(caller, { chosen: peopleIn(next), field: NEXT_PEOPLE });
    const { username } = caller;
    const id = newId();
    const done = await db.transaction(async () => {
      const { variables, business = about } = await filledStart(caller, definition, given, about);
      const { plan, context, started } = await startOf(caller, definition, { variables, next });
      const instance = {
        id,
        definitionId: definition.id,
        definitionKey: definition.key,
        definitionName: definition.name,
        definitionVersion: definition.version,
        deploymentId: definition.deploymentId,
        category: definition.category,
        title: (title ?? `${caller.realname}的${definition.name}`).slice(0, 255),
        businessKey: business?.key ?? null,
        businessService: business?.service ?? null,
        businessKind: business?.kind ?? null,
        ...createdBy(caller, context.now),
      };
      try {
        // A savepoint, so that the refusal can be stated in this transaction.
        await db.transaction(() => store.insert(instance, plan, started, context.now));
      } catch (error) {
        if (sqlError(error)?.code === sqlState.uniqueViolation) throw refuse(t.alreadyRunning, 'dataId');
        throw error;
      }
      const told = await notify({ ...instance, initiator: username }, plan, started, username);
      return both(told, await businesses.settle(caller, instance, plan, started, logChange));
    });
    return { id, done };
  }

  /** Id of the latest process of a record. */
  async function latestOf(tenantId: number, businessKey: string): Promise<string> {
    const [row] = await db.orm
      .select({ id: flowInstance.id })
      .from(flowInstance)
      .where(and(eq(flowInstance.tenantId, tenantId), eq(flowInstance.businessKey, businessKey)))
      .orderBy(desc(flowInstance.id))
      .limit(1);
    return row?.id ?? '';
  }

  /** The variables of a process that starts, and the record of its main form. Other businesses have forms of their own. */
  async function filledStart(
    caller: Caller,
    { model, deploymentId }: StoredDefinition,
    variables: Variables,
    business: FlowBusiness | undefined,
  ): Promise<{ variables: Variables; business?: FlowBusiness | undefined }> {
    if (business && !isForm(business)) return { variables };
    return forms.fillStart(caller, model, deploymentId, { variables, business });
  }

  async function startOf(caller: Caller, definition: StoredDefinition, { variables, next }: FlowStart) {
    const { tenantId, username } = caller;
    const plan = await definitions.planOf(tenantId, definition.id);
    const depart = await people.departOf(caller);
    const own = { [INITIATOR]: username, [INITIATOR_DEPART]: depart };
    const context = await contextOf(tenantId, plan, { ...variables, ...own }, undefined, next);
    const initiator = { initiator: username, ...(depart && { initiatorDepart: depart }) };
    const started = valueOf(startFlow(plan, { ...initiator, variables, ...(next && { next }) }, context));
    return { plan, context, started };
  }

  /** Readers of the process get the change. Call it after the transaction. */
  function publish(recordId: string): void {
    bus.publish({ kind: 'live-record', page: FLOW_PAGE, recordId });
  }

  /** Takes an action on a task or on a process. @returns the process after it */
  async function step(
    caller: Caller,
    target: { taskId: string } | { instanceId: string },
    action: FlowAction,
    extras: StepExtras = {},
  ): Promise<StoredInstance> {
    const { row, done } = await stepWithin(caller, target, action, extras);
    done();
    return row;
  }

  /** Takes an action, maybe within a transaction. @returns `done`: notifies open windows after the commit */
  async function stepWithin(
    caller: Caller,
    target: { taskId: string } | { instanceId: string },
    given: FlowAction,
    { files, cc = [], asSystem = false, logChange = logAs(caller) }: StepExtras = {},
  ): Promise<{ row: StoredInstance; done: () => void }> {
    checkVariables(valuesOf(given));
    const named = 'to' in given ? [given.to] : 'users' in given ? given.users : [];
    await checkPeople(caller, { chosen: peopleIn(nextOf(given)), field: 'assignee' });
    await checkPeople(caller, { chosen: named, field: 'to' in given ? 'assignee' : 'users' });
    await checkPeople(caller, { chosen: cc, field: 'ccUsers' });
    const instanceId = 'instanceId' in target ? target.instanceId : await instanceOf(caller, target.taskId);
    return db.transaction(async () => {
      await businesses.lock(caller.tenantId, instanceId);
      const stored = await lockOrRefuse(caller, instanceId);
      const { plan, before, context, action } = await loaded(caller, stored, given, true);
      const actor = await actorOf(caller, action);
      const taken = valueOf(stepFlow(plan, before, action, { ...actor, isAdmin: asSystem || actor.isAdmin }, context));
      const historyId = newId();
      const attachedFiles = files ? (await attached.attach(caller, historyId, { fileurl: files })).fileurl : null;
      await store.update(stored, plan, before, taken, {
        now: context.now,
        username: caller.username,
        words: { historyId, files: attachedFiles ?? null },
      });
      const told = await notify(stored, plan, taken, caller.username, cc);
      const settled = await businesses.settle(caller, stored, plan, taken, logChange);
      return { row: stored, done: both(both(told, settled), () => publish(stored.id)) };
    });
  }

  /** Consequences of completing a task; nothing is stored. */
  async function preview(caller: Caller, taskId: string, values: Variables | undefined) {
    const instanceId = await instanceOf(caller, taskId);
    const [stored] = await db.orm
      .select()
      .from(flowInstance)
      .where(and(eq(flowInstance.tenantId, caller.tenantId), eq(flowInstance.id, instanceId)));
    const given: FlowAction = { type: 'complete', taskId, ...(values && { values }) };
    const { plan, before, context, action } = await loaded(caller, stored!, given, false);
    return { plan, before, step: valueOf(stepFlow(plan, before, action, await actorOf(caller, action), context)) };
  }

  /** Consequences of starting a process; nothing is stored. */
  async function previewStart(caller: Caller, definition: StoredDefinition, variables: Variables) {
    const { model, deploymentId } = definition;
    const filled = await forms.previewStart(caller.tenantId, model, deploymentId, variables);
    const { plan, started } = await startOf(caller, definition, { variables: filled });
    return { plan, before: { tasks: [] }, step: started };
  }

  /** Everything that an action needs; the forms of a step that is completed are filled in. */
  async function loaded(caller: Caller, row: StoredInstance, given: FlowAction, isStored: boolean) {
    const { plan, before } = await stateOf(row);
    const action = await filled(caller, row, { plan, before }, businesses.guarded(row, given), isStored);
    return { plan, before, action, context: await contextOf(row.tenantId, plan, row.variables, action) };
  }

  async function stateOf(row: StoredInstance) {
    return { plan: await definitions.planOf(row.tenantId, row.definitionId), before: await store.stateOf(row) };
  }

  async function filled(
    caller: Caller,
    row: StoredInstance,
    { plan, before }: { plan: FlowPlan; before: FlowState },
    action: FlowAction,
    isStored: boolean,
  ): Promise<FlowAction> {
    if (action.type !== 'complete') return action;
    const task = before.tasks.find(({ id }) => id === action.taskId);
    // The engine states why nobody else may complete the task.
    const isOwn = task?.assignee === caller.username && before.status === 'running' && !before.isSuspended;
    if (!isOwn) return action;
    const { nodeId } = task;
    const values = { nodeId, values: action.values ?? {}, isStored };
    return { ...action, values: await forms.fillTask(caller, row, plan.definition, values) };
  }

  async function lockOrRefuse({ tenantId }: Caller, instanceId: string): Promise<StoredInstance> {
    const row = await store.lock(tenantId, instanceId);
    if (!row) throw refuse(t.unknownInstance, 'instanceId');
    return row;
  }

  async function instanceOf({ tenantId }: Caller, taskId: string): Promise<string> {
    const [task] = await db.orm
      .select({ instanceId: flowTask.instanceId })
      .from(flowTask)
      .where(and(eq(flowTask.tenantId, tenantId), eq(flowTask.id, taskId)));
    if (!task) throw refuse(t.refusals['unknown-task'], 'taskId');
    return task.instanceId;
  }

  /**
   * Reads what an action asks for: groups to claim, the permission to act on a whole process. @param action default: any
   */
  async function actorOf(caller: Caller, action?: FlowAction) {
    const isAny = action === undefined;
    const isOnProcess = isAny || action.type === 'stop' || action.type === 'suspend' || action.type === 'activate';
    return {
      username: caller.username,
      groups: isAny || action.type === 'claim' ? await people.groupsOf(caller) : [],
      isAdmin: isOnProcess && (await hasPermission(db, caller, ALL_FLOWS)),
    };
  }

  /** Everybody who is chosen is a user of the tenant. */
  async function checkPeople(
    { tenantId }: Caller,
    { chosen, field }: { chosen: readonly string[]; field: string },
  ): Promise<void> {
    const missing = await people.findMissing(tenantId, [...new Set(chosen)]);
    if (missing.length > 0) throw refuse(t.unknownUsers(missing.join('、')), field);
  }

  /** Timers that are over, by the clock of the database. */
  function dueWork(): DueWork {
    return {
      name: 'workflow-timer',
      find: (limit) =>
        db.orm
          .select({ id: flowInstance.id, tenantId: flowInstance.tenantId })
          .from(flowInstance)
          .where(and(isNotNull(flowInstance.dueTime), lte(flowInstance.dueTime, NOW)))
          .orderBy(asc(flowInstance.dueTime))
          .limit(limit),
      async change({ id, tenantId }) {
        const system = systemCaller(tenantId);
        try {
          (await fire(system, id))?.();
        } catch (error) {
          const [row] = await db.orm.select().from(flowInstance).where(eq(flowInstance.id, id));
          if (!(error instanceof Refusal) || !row || !businesses.businessOf(row)) throw error;
          // The document refuses the decision: its author gets it back with the reason.
          const stop = { type: 'stop', comment: error.message } as const;
          await step(system, { instanceId: id }, stop, { asSystem: true });
        }
      },
    };
  }

  /** Fires the timers of a process that are over. @returns notifies open windows after the commit */
  function fire(system: Caller, id: string): Promise<(() => void) | undefined> {
    const { tenantId, username } = system;
    return db.transaction(async () => {
      await businesses.lock(tenantId, id);
      const row = await store.lock(tenantId, id);
      if (!row || row.dueTime === null || row.status !== 'running' || row.isSuspended) return undefined;
      const now = timeOf(await databaseTime(db));
      const { plan, before } = await stateOf(row);
      // Another server may have fired them.
      if (!before.timers.some(({ due }) => due <= now)) return undefined;
      const context = await contextOf(tenantId, plan, row.variables);
      const fired = valueOf(fireTimers(plan, before, { ...context, now }));
      await store.update(row, plan, before, fired, { now, username, words: {} });
      const told = await notify(row, plan, fired, username);
      const settled = await businesses.settle(system, row, plan, fired, logAs(system));
      return both(both(told, settled), () => publish(id));
    });
  }
}

const both = (first: () => void, second: () => void) => () => {
  first();
  second();
};

export type FlowRunner = ReturnType<typeof flowRunner>;

/** @throws {Refusal} with the reason for the user */
function valueOf(outcome: Outcome<FlowStep, FlowRefusal>): FlowStep {
  if (outcome.ok) return outcome.value;
  const { code } = outcome.reason;
  throw refuse(t.refusals[code], FIELDS[code]);
}

const FIELDS: Readonly<Partial<Record<FlowRefusal['code'], string>>> = {
  'unknown-task': 'taskId',
  'bad-target': 'targetKey',
  'same-person': 'assignee',
  nobody: 'users',
  'already-asked': 'users',
};

const nextOf = (action: FlowAction | undefined): ChosenPeople | undefined =>
  action?.type === 'complete' ? action.next : undefined;

const peopleIn = (next: ChosenPeople | undefined): string[] => [
  ...(next?.assignee ? [next.assignee] : []),
  ...(next?.candidateUsers ?? []),
];

const valuesOf = (action: FlowAction | undefined): Variables =>
  (action?.type === 'complete' ? action.values : undefined) ?? {};

function checkVariables(variables: Variables): void {
  if (JSON.stringify(variables).length > MAX_VARIABLES) throw refuse(t.variablesTooLarge, 'values');
}
