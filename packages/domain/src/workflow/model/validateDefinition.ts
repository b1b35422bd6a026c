import { BUSINESS_ACTIONS } from '../business/businesses';
import { parseCondition } from './condition';
import {
  LISTENER_HANDLERS,
  type FieldRight,
  type ProcessDefinition,
  type FlowNode,
  type NodeListener,
  type TimerDue,
  type UserTaskNode,
} from './ProcessDefinition';
import { cycleOf, durationOf } from './duration';
import { findDeadlock } from './findDeadlock';
import { hasOnlyNames } from './placeholders';
import { defaultFlowOf, flowPlanOf, type FlowPlan } from './flowPlan';

export type DefinitionFaultCode =
  | 'xml-invalid'
  | 'xml-doctype'
  | 'no-process'
  | 'several-processes'
  | 'unsupported'
  | 'duplicate-id'
  | 'id-missing'
  | 'no-start'
  | 'several-starts'
  | 'no-end'
  | 'flow-broken'
  | 'unreachable'
  | 'no-way-out'
  | 'never-ends'
  | 'condition-missing'
  | 'condition-invalid'
  | 'condition-misplaced'
  | 'default-missing'
  | 'assignee-missing'
  | 'assignee-invalid'
  | 'completion-invalid'
  | 'timer-invalid'
  | 'timer-target'
  | 'listener-unknown'
  | 'form-unknown'
  | 'field-unknown'
  | 'field-twice'
  | 'field-told'
  | 'action-unknown'
  | 'endless-loop'
  | 'deadlock'
  | 'too-large';

/** Faults of a definition, with their elements. */
export interface DefinitionFault {
  code: DefinitionFaultCode;
  /** Null for the whole process. */
  elementId: string | null;
  /** Name of the element, or its kind for an unsupported one, e.g. `bpmn:ScriptTask`. */
  name?: string;
  /** Id of the field, for a fault of field rights. */
  field?: string;
  /** Line of the XML, from 1. */
  line?: number;
}

/** Most nodes and flows of a process. */
export const MAX_ELEMENTS = 1000;

/** Everything that keeps a definition from being published; none for a definition that the engine can run. */
export function validateDefinition(definition: ProcessDefinition): DefinitionFault[] {
  const { nodes, flows } = definition;
  if (nodes.length + flows.length > MAX_ELEMENTS) return [{ code: 'too-large', elementId: null }];
  const plan = flowPlanOf(definition);
  const faults = [
    ...findDuplicates(definition),
    ...findEnds(definition),
    ...flows.flatMap((flow) => checkFlow(plan, flow)),
    ...nodes.flatMap((node) => checkNode(plan, node)),
    ...findUnreachable(plan),
    ...findLoops(plan),
  ];
  if (faults.length > 0) return faults;
  const deadlock = findDeadlock(plan);
  return deadlock ? [faultAt('deadlock', plan.nodes.get(deadlock)!)] : [];
}

const faultAt = (code: DefinitionFaultCode, { id, name }: { id: string; name: string }): DefinitionFault => ({
  code,
  elementId: id,
  ...(name && { name }),
});

function findDuplicates({ nodes, flows }: ProcessDefinition): DefinitionFault[] {
  const seen = new Set<string>();
  const timers = nodes.flatMap((node) => (node.type === 'userTask' ? (node.timers ?? []) : []));
  return [...nodes, ...timers, ...flows].flatMap((element) => {
    if (!element.id) return [{ ...faultAt('id-missing', element), elementId: null }];
    if (seen.has(element.id)) return [faultAt('duplicate-id', element)];
    seen.add(element.id);
    return [];
  });
}

function findEnds({ nodes }: ProcessDefinition): DefinitionFault[] {
  const starts = nodes.filter(({ type }) => type === 'start');
  return [
    ...(starts.length === 0 ? [{ code: 'no-start', elementId: null } as const] : []),
    ...starts.slice(1).map((node) => faultAt('several-starts', node)),
    ...(nodes.some(({ type }) => type === 'end') ? [] : [{ code: 'no-end', elementId: null } as const]),
  ];
}

function checkFlow(plan: FlowPlan, flow: FlowPlan['definition']['flows'][number]): DefinitionFault[] {
  const isTimer = plan.hosts.has(flow.from);
  const from = plan.nodes.get(flow.from);
  const to = plan.nodes.get(flow.to);
  if ((!from && !isTimer) || !to || to.type === 'start' || from?.type === 'end') return [faultAt('flow-broken', flow)];
  if (flow.condition === undefined) return [];
  if (from?.type !== 'exclusive' && from?.type !== 'inclusive') return [faultAt('condition-misplaced', flow)];
  return parseCondition(flow.condition).ok ? [] : [faultAt('condition-invalid', flow)];
}

function checkNode(plan: FlowPlan, node: FlowNode): DefinitionFault[] {
  const outgoing = plan.outgoing.get(node.id) ?? [];
  const faults: DefinitionFault[] = [];
  if (node.type !== 'end' && outgoing.length === 0) faults.push(faultAt('no-way-out', node));
  switch (node.type) {
    case 'exclusive':
    case 'inclusive': {
      if (outgoing.length < 2) break;
      const byDefault = defaultFlowOf(plan, node);
      const plain = outgoing.filter((flow) => flow.condition === undefined && flow.id !== byDefault?.id);
      faults.push(...plain.map((flow) => faultAt('condition-missing', flow)));
      if (!byDefault) faults.push(faultAt('default-missing', node));
      break;
    }
    case 'userTask':
      faults.push(...checkUserTask(plan, node));
      break;
    case 'timer':
      if (!isDue(node.due) || node.due.kind === 'cycle') faults.push(faultAt('timer-invalid', node));
      break;
  }
  if ('fieldRights' in node) faults.push(...checkFields(node, node.fieldRights ?? []));
  if ('listeners' in node) faults.push(...(node.listeners ?? []).flatMap((one) => checkListener(node, one)));
  return faults;
}

function checkUserTask(plan: FlowPlan, node: UserTaskNode): DefinitionFault[] {
  const { people, multi, timers = [] } = node;
  const given = [people.assignee ?? '', ...people.candidateUsers, ...people.candidateGroups].filter(Boolean);
  const faults: DefinitionFault[] = [];
  if (given.length === 0 && people.dataType === 'fixed' && !multi?.collection) {
    faults.push(faultAt('assignee-missing', node));
  }
  if (!given.every(hasOnlyNames)) faults.push(faultAt('assignee-invalid', node));
  const share = multi?.completion.kind === 'percentage' ? multi.completion.percent : 100;
  if (!(share > 0 && share <= 100)) faults.push(faultAt('completion-invalid', node));
  for (const timer of timers) {
    const ways = plan.outgoing.get(timer.id) ?? [];
    const repeats = timer.due.kind === 'cycle';
    if (!isDue(timer.due) || (repeats && timer.action !== 'remind')) faults.push(faultAt('timer-invalid', timer));
    if ((timer.action === 'flow') !== ways.length > 0) faults.push(faultAt('timer-target', timer));
    if (timer.action === 'escalate' && !(timer.to && hasOnlyNames(timer.to))) {
      faults.push(faultAt('timer-target', timer));
    }
  }
  return faults;
}

const isDue = ({ kind, value }: TimerDue): boolean =>
  kind === 'duration'
    ? durationOf(value) !== undefined
    : kind === 'cycle'
      ? cycleOf(value) !== undefined
      : !Number.isNaN(Date.parse(value));

/** Fields that are named twice. */
const checkFields = (node: FlowNode, rights: readonly FieldRight[]): DefinitionFault[] =>
  rights
    .filter(({ field }, at) => rights.findIndex((other) => other.field === field) < at)
    .map(({ field }) => ({ ...faultAt('field-twice', node), field }));

function checkListener(node: FlowNode, { handler, params }: NodeListener): DefinitionFault[] {
  if (!(LISTENER_HANDLERS as readonly string[]).includes(handler)) return [faultAt('listener-unknown', node)];
  const isAction = (BUSINESS_ACTIONS as readonly string[]).includes(params.action ?? '');
  return handler === 'callBusiness' && !isAction ? [faultAt('action-unknown', node)] : [];
}

/** Nodes that no path from the start reaches, and those from which no path leads to an end. */
function findUnreachable(plan: FlowPlan): DefinitionFault[] {
  const { nodes } = plan.definition;
  const start = nodes.find(({ type }) => type === 'start');
  const ends = nodes.filter(({ type }) => type === 'end').map(({ id }) => id);
  if (!start || ends.length === 0) return [];
  const reached = plan.reachable(start.id);
  return nodes.flatMap((node) => {
    if (node !== start && !reached.has(node.id)) return [faultAt('unreachable', node)];
    const ways = plan.outgoing.get(node.id) ?? [];
    if (node.type === 'end' || ways.length === 0) return [];
    return ends.some((end) => plan.reachable(node.id).has(end)) ? [] : [faultAt('never-ends', node)];
  });
}

/** Gateways and steps in a loop without a task or a timer would turn for ever. */
function findLoops({ definition, nodes, outgoing }: FlowPlan): DefinitionFault[] {
  const waits = (id: string) => ['userTask', 'timer'].includes(nodes.get(id)?.type ?? '');
  const state = new Map<string, 'open' | 'done'>();
  const faults: DefinitionFault[] = [];
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const { to } of outgoing.get(id) ?? []) {
      if (waits(to) || !nodes.has(to)) continue;
      if (state.get(to) === 'open') faults.push(faultAt('endless-loop', nodes.get(to)!));
      else if (!state.has(to)) visit(to);
    }
    state.set(id, 'done');
  };
  for (const { id } of definition.nodes) if (!waits(id) && !state.has(id)) visit(id);
  return faults;
}
