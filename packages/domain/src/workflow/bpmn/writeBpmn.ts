import type { Moddle, ModdleElement } from './moddle';
import type { Completion, ProcessDefinition, FlowNode, NodeListener, TimerDue, UserTaskNode } from '../model';
import { TASK_EVENTS } from '../model';
import { layoutOf } from './layoutOf';
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

/** Writes a definition as BPMN with a drawing from left to right. `readBpmn` reads the same definition from it. */
export async function writeBpmn(definition: ProcessDefinition): Promise<string> {
  const moddle = createModdle();
  const elements = new Map<string, ModdleElement>();
  for (const node of definition.nodes) {
    elements.set(node.id, elementOf(moddle, node));
    for (const timer of node.type === 'userTask' ? (node.timers ?? []) : []) {
      elements.set(
        timer.id,
        moddle.create('bpmn:BoundaryEvent', {
          id: timer.id,
          ...(timer.name && { name: timer.name }),
          attachedToRef: elements.get(node.id),
          cancelActivity: timer.isInterrupting,
          ...(timer.action !== 'flow' && { timerAction: timer.action }),
          ...(timer.to && { timerTo: timer.to }),
          eventDefinitions: [timerElement(moddle, timer.due)],
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
    diagrams: [diagramOf(moddle, definition, process, elements)],
  });
  return (await moddle.toXML(root, { format: true })).xml;
}

function elementOf(moddle: Moddle, node: FlowNode): ModdleElement {
  const listeners = 'listeners' in node ? (node.listeners ?? []) : [];
  return moddle.create(TYPES[node.type], {
    id: node.id,
    ...(node.name && { name: node.name }),
    ...(node.type === 'end' &&
      node.terminates && { eventDefinitions: [moddle.create('bpmn:TerminateEventDefinition', {})] }),
    ...(node.type === 'timer' && { eventDefinitions: [timerElement(moddle, node.due)] }),
    ...(node.type === 'userTask' && taskMembers(moddle, node)),
    ...(listeners.length > 0 && {
      extensionElements: moddle.create('bpmn:ExtensionElements', {
        values: listeners.map((one) => listenerElement(moddle, one)),
      }),
    }),
  });
}

function taskMembers(moddle: Moddle, { people, multi, formKey }: UserTaskNode) {
  const { dataType, assignee, candidateUsers, candidateGroups } = people;
  return {
    dataType,
    ...(assignee && { assignee }),
    ...(candidateUsers.length > 0 && { candidateUsers: candidateUsers.join() }),
    ...(candidateGroups.length > 0 && { candidateGroups: candidateGroups.join() }),
    ...(formKey && { formKey }),
    ...(multi && {
      loopCharacteristics: moddle.create('bpmn:MultiInstanceLoopCharacteristics', {
        isSequential: multi.isSequential,
        ...(multi.collection && { collection: `\${${multi.collection}}` }),
        completionCondition: moddle.create('bpmn:FormalExpression', { body: completionText(multi.completion) }),
      }),
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

function listenerElement(moddle: Moddle, { event, handler, params }: NodeListener): ModdleElement {
  const isTask = (TASK_EVENTS as readonly string[]).includes(event);
  return moddle.create(isTask ? 'flowable:TaskListener' : 'flowable:ExecutionListener', {
    event,
    handler,
    fields: Object.entries(params).map(([name, stringValue]) => moddle.create('flowable:Field', { name, stringValue })),
  });
}

function diagramOf(
  moddle: Moddle,
  definition: ProcessDefinition,
  process: ModdleElement,
  elements: ReadonlyMap<string, ModdleElement>,
): ModdleElement {
  const { shapes, edges } = layoutOf(definition);
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
