import type { Moddle, ModdleElement } from './moddle';
import type {
  BoundaryTimer,
  Completion,
  FieldRight,
  ProcessDefinition,
  FlowNode,
  NodeListener,
  TimerDue,
  UserTaskNode,
} from '../model';
import { TASK_EVENTS } from '../model';
import { layoutOf, type Layout } from './layoutOf';
import { createModdle, listOf } from './readBpmn';

const TYPES: Readonly<Record<FlowNode['type'], string>> = {
  start: 'bpmn:StartEvent',
  end: 'bpmn:EndEvent',
  step: 'bpmn:Task',
  exclusive: 'bpmn:ExclusiveGateway',
  parallel: 'bpmn:ParallelGateway',
  inclusive: 'bpmn:InclusiveGateway',
  userTask: 'bpmn:UserTask',
  timer: 'bpmn:IntermediateCatchEvent',
};

/**
 * Writes a definition as BPMN with a drawing. `readBpmn` reads the same definition from it.
 *
 * @param layout default: from left to right, by the distance from the start
 */
export async function writeBpmn(definition: ProcessDefinition, layout = layoutOf(definition)): Promise<string> {
  const moddle = createModdle();
  const elements = new Map<string, ModdleElement>();
  for (const node of definition.nodes) {
    elements.set(node.id, elementOf(moddle, node));
    for (const timer of node.type === 'userTask' ? (node.timers ?? []) : []) {
      elements.set(
        timer.id,
        moddle.create('bpmn:BoundaryEvent', {
          id: timer.id,
          attachedToRef: elements.get(node.id),
          ...given(timerMembers(moddle, timer)),
        }),
      );
    }
  }
  for (const flow of definition.flows) {
    const [from, to] = [elements.get(flow.from)!, elements.get(flow.to)!];
    const element = moddle.create('bpmn:SequenceFlow', {
      id: flow.id,
      ...(flow.name && { name: flow.name }),
      sourceRef: from,
      targetRef: to,
      ...(flow.condition !== undefined && {
        conditionExpression: moddle.create('bpmn:FormalExpression', { body: flow.condition }),
      }),
    });
    elements.set(flow.id, element);
    from.outgoing = [...listOf(from.outgoing), element];
    to.incoming = [...listOf(to.incoming), element];
  }
  for (const node of definition.nodes) {
    if ('defaultFlow' in node && node.defaultFlow) elements.get(node.id)!.default = elements.get(node.defaultFlow);
  }
  const process = moddle.create('bpmn:Process', {
    id: definition.key,
    name: definition.name,
    isExecutable: true,
    flowElements: [...elements.values()],
  });
  const root = moddle.create('bpmn:Definitions', {
    id: 'Definitions',
    targetNamespace: 'http://flowable.org/bpmn',
    rootElements: [process],
    diagrams: [diagramOf(moddle, layout, process, elements)],
  });
  return (await moddle.toXML(root, { format: true })).xml;
}

const elementOf = (moddle: Moddle, node: FlowNode): ModdleElement =>
  moddle.create(TYPES[node.type], { id: node.id, ...given(nodeMembers(moddle, node)) });

type Members = Readonly<Record<string, unknown>>;
const given = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** Members of the element of a node, without its id and its flows. Members that it does not have are undefined. */
export function nodeMembers(moddle: Moddle, node: FlowNode): Members {
  const extensions = [
    ...('fieldRights' in node ? (node.fieldRights ?? []).map((one) => propertyElement(moddle, one)) : []),
    ...('listeners' in node ? (node.listeners ?? []).map((one) => listenerElement(moddle, one)) : []),
  ];
  return {
    name: node.name || undefined,
    ...(node.type === 'end' && {
      eventDefinitions: node.terminates ? [moddle.create('bpmn:TerminateEventDefinition', {})] : undefined,
    }),
    ...(node.type === 'start' && { formKey: node.formKey }),
    ...(node.type === 'timer' && { eventDefinitions: [timerElement(moddle, node.due)] }),
    ...(node.type === 'userTask' && taskMembers(moddle, node)),
    extensionElements:
      extensions.length > 0 ? moddle.create('bpmn:ExtensionElements', { values: extensions }) : undefined,
  };
}

/** Members of the event of a timer, without its id and its task. Members that it does not have are undefined. */
export const timerMembers = (moddle: Moddle, timer: BoundaryTimer): Members => ({
  name: timer.name || undefined,
  cancelActivity: timer.isInterrupting,
  timerAction: timer.action === 'flow' ? undefined : timer.action,
  timerTo: timer.to,
  eventDefinitions: [timerElement(moddle, timer.due)],
});

function taskMembers(moddle: Moddle, { people, multi, formKey }: UserTaskNode): Members {
  const { dataType, assignee, candidateUsers, candidateGroups } = people;
  return {
    dataType,
    assignee,
    candidateUsers: candidateUsers.join() || undefined,
    candidateGroups: candidateGroups.join() || undefined,
    formKey,
    loopCharacteristics:
      multi &&
      moddle.create('bpmn:MultiInstanceLoopCharacteristics', {
        isSequential: multi.isSequential,
        ...(multi.collection && { collection: `\${${multi.collection}}` }),
        completionCondition: moddle.create('bpmn:FormalExpression', { body: completionText(multi.completion) }),
      }),
  };
}

function completionText(completion: Completion): string {
  if (completion.kind === 'any') return '${nrOfCompletedInstances >= 1}';
  if (completion.kind !== 'percentage') return '${nrOfCompletedInstances == nrOfInstances}';
  return `\${nrOfCompletedInstances/nrOfInstances >= ${completion.percent / 100}}`;
}

const DUE_MEMBERS = { duration: 'timeDuration', date: 'timeDate', cycle: 'timeCycle' } as const;

const timerElement = (moddle: Moddle, { kind, value }: TimerDue): ModdleElement =>
  moddle.create('bpmn:TimerEventDefinition', {
    [DUE_MEMBERS[kind]]: moddle.create('bpmn:FormalExpression', { body: value }),
  });

const propertyElement = (moddle: Moddle, { field, right, attributes }: FieldRight): ModdleElement =>
  moddle.create('flowable:FormProperty', {
    id: field,
    ...attributes,
    readable: right !== 'hidden',
    writable: right === 'editable' || right === 'required',
    required: right === 'required',
  });

function listenerElement(moddle: Moddle, { event, handler, params }: NodeListener): ModdleElement {
  const isTask = (TASK_EVENTS as readonly string[]).includes(event);
  return moddle.create(isTask ? 'flowable:TaskListener' : 'flowable:ExecutionListener', {
    event,
    handler,
    fields: Object.entries(params).map(([name, stringValue]) => moddle.create('flowable:Field', { name, stringValue })),
  });
}

/** A drawing of the elements of a process. */
export function diagramOf(
  moddle: Moddle,
  { shapes, edges }: Layout,
  process: ModdleElement,
  elements: ReadonlyMap<string, ModdleElement>,
): ModdleElement {
  return moddle.create('bpmndi:BPMNDiagram', {
    id: 'Diagram',
    plane: moddle.create('bpmndi:BPMNPlane', {
      id: 'Plane',
      bpmnElement: process,
      planeElement: [
        ...[...shapes].map(([id, bounds]) =>
          moddle.create('bpmndi:BPMNShape', {
            id: `${id}_di`,
            bpmnElement: elements.get(id),
            bounds: moddle.create('dc:Bounds', { ...bounds }),
          }),
        ),
        ...[...edges].map(([id, points]) =>
          moddle.create('bpmndi:BPMNEdge', {
            id: `${id}_di`,
            bpmnElement: elements.get(id),
            waypoint: points.map((point) => moddle.create('dc:Point', { ...point })),
          }),
        ),
      ],
    }),
  });
}
