/** A process definition as the engine reads it; the XML that it was read from is stored beside it. */
export interface ProcessDefinition {
  /** Id of the process element; versions of one process share it. */
  key: string;
  name: string;
  nodes: readonly FlowNode[];
  /** In the order of the XML, which is the order in which conditions are tried. */
  flows: readonly SequenceFlow[];
}

export type FlowNode = EventNode | StepNode | GatewayNode | UserTaskNode | TimerNode;
export type FlowNodeType = FlowNode['type'];

interface Named {
  id: string;
  /** Empty if the element has none. */
  name: string;
}

export interface EventNode extends Named {
  type: 'start' | 'end';
  /** Whether this end stops the whole process, with all other branches. */
  terminates?: boolean;
  /** Of the start: the main form of the process, which the initiator fills in. Id of a designed or an online form. */
  formKey?: string;
  fieldRights?: readonly FieldRight[];
  listeners?: readonly NodeListener[];
}

/** A task without people: it is recorded and passed at once. */
export interface StepNode extends Named {
  type: 'step';
  listeners?: readonly NodeListener[];
}

export interface GatewayNode extends Named {
  type: 'exclusive' | 'parallel' | 'inclusive';
  /** Flow that is taken if no condition holds. */
  defaultFlow?: string;
}

export interface UserTaskNode extends Named {
  type: 'userTask';
  people: TaskPeople;
  multi?: MultiInstance;
  timers?: readonly BoundaryTimer[];
  /** Form that is filled in at this step, beside the main form. Id of a designed or an online form. */
  formKey?: string;
  fieldRights?: readonly FieldRight[];
  listeners?: readonly NodeListener[];
}

/** An intermediate event that waits. */
export interface TimerNode extends Named {
  type: 'timer';
  due: TimerDue;
}

/** Use of a field of a form: none, reading, changing, or filling in as required. */
export const FIELD_RIGHTS = ['hidden', 'readonly', 'editable', 'required'] as const;
export type FieldRightKind = (typeof FIELD_RIGHTS)[number];

/** The right to a field at a step; fields that are not named have the default of the step (see `rightsAt`). */
export interface FieldRight {
  /** Id of the field. */
  field: string;
  right: FieldRightKind;
  /** Other attributes of the form property, e.g. its name; they are kept and have no meaning for the engine. */
  attributes?: Readonly<Record<string, string>>;
}

/**
 * Receivers of a task. Each entry is a text that may have placeholders such as `${INITIATOR}`: usernames for `assignee` and
 * `candidateUsers`, groups for `candidateGroups` (a role code, `dept:ID` or `leader:ID` for those in charge of a
 * department).
 */
export interface TaskPeople {
  /** `dynamic`: whoever completes the step before chooses the people; the other members apply if nobody is chosen. */
  dataType: 'fixed' | 'dynamic';
  assignee?: string;
  candidateUsers: readonly string[];
  candidateGroups: readonly string[];
}

/** One task for each person, all at once or one after the other. */
export interface MultiInstance {
  isSequential: boolean;
  /** Name of a variable with the usernames; default the people of the task. */
  collection?: string;
  completion: Completion;
}

/** When the step is done: after every task, the first, or a share of them. */
export type Completion = { kind: 'all' } | { kind: 'any' } | { kind: 'percentage'; percent: number };

/** ISO 8601: a duration such as `PT2H`, a time, or a repeated duration such as `R3/PT24H`. */
export type TimerDue = { kind: 'duration' | 'date' | 'cycle'; value: string };

/**
 * A timer of a user task. `remind` notifies its people, `escalate` hands the task over, `pass` completes it, and `flow`
 * continues along the flows of the event.
 */
export interface BoundaryTimer extends Named {
  due: TimerDue;
  action: 'remind' | 'escalate' | 'pass' | 'flow';
  /** Username or group of an escalation, which may have placeholders. */
  to?: string;
  /** For `flow`: whether the task ends. */
  isInterrupting: boolean;
}

/** A registered handler that runs when something happens at a node. */
export interface NodeListener {
  event: ListenerEvent;
  /** Name of a handler, one of {@link LISTENER_HANDLERS}. */
  handler: string;
  params: Readonly<Record<string, string>>;
}

/** Events of tasks and of other nodes. */
export const TASK_EVENTS = ['create', 'assignment', 'complete', 'delete'] as const;
export const EXECUTION_EVENTS = ['start', 'end', 'take'] as const;
export type ListenerEvent = (typeof TASK_EVENTS)[number] | (typeof EXECUTION_EVENTS)[number];

/** Handlers that listeners may name; nothing else is ever run (contract, part 4 §4.2). */
export const LISTENER_HANDLERS = ['notify', 'cc', 'setAssignee', 'autoSkip', 'callBusiness'] as const;
export type ListenerHandler = (typeof LISTENER_HANDLERS)[number];

export interface SequenceFlow {
  id: string;
  name: string;
  from: string;
  to: string;
  /** Condition of a flow that leaves an exclusive or inclusive gateway. */
  condition?: string;
}

/** Variable with the username of who started the process; clients cannot change it. */
export const INITIATOR = 'INITIATOR';

/** Variable with the id of the department of who started the process; clients cannot change it. */
export const INITIATOR_DEPART = 'INITIATOR_DEPART';
