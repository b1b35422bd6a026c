import { BpmnModdle, type ModdleElement } from './moddle';
import { done, refused, type Outcome } from '../../kit/outcome';
import type {
  BoundaryTimer,
  Completion,
  ProcessDefinition,
  DefinitionFault,
  FieldRight,
  FlowNode,
  NodeListener,
  ListenerEvent,
  MultiInstance,
  SequenceFlow,
  TimerDue,
} from '../model';
import { flowableModdle, FORM_PROPERTY_ATTRIBUTES } from './flowableModdle';
import { guardXml } from './guardXml';

/** A definition and what the XML has that the engine cannot run. */
export interface ReadProcess {
  definition: ProcessDefinition;
  /** Elements that are not supported, and values that cannot be read. */
  faults: DefinitionFault[];
}

/** Elements without a meaning for the engine: notes, lanes, data. */
const SILENT = new Set([
  'bpmn:TextAnnotation',
  'bpmn:Association',
  'bpmn:Group',
  'bpmn:DataObject',
  'bpmn:DataObjectReference',
  'bpmn:DataStoreReference',
]);

/**
 * Reads the process of a BPMN file. Refused for what is not BPMN; everything else that the engine cannot run is in
 * `faults`, each with the id of its element.
 */
export async function readBpmn(xml: string): Promise<Outcome<ReadProcess, DefinitionFault[]>> {
  const root = await parseBpmn(xml);
  if (!root.ok) return root;
  const processes = listOf(root.value.rootElements).filter(({ $type }) => $type === 'bpmn:Process');
  const executable = processes.filter(({ isExecutable }) => isExecutable === true);
  const [process, second] = executable.length > 0 ? executable : processes;
  if (!process) return refused([{ code: 'no-process', elementId: null }]);
  if (second) return refused([{ code: 'several-processes', elementId: second.id ?? null, ...named(second) }]);
  return done(readProcess(process));
}

/** Reads the elements of a BPMN file. */
export async function parseBpmn(xml: string): Promise<Outcome<ModdleElement, DefinitionFault[]>> {
  const fault = guardXml(xml);
  if (fault) return refused([fault]);
  try {
    const { rootElement, warnings } = await createModdle().fromXML(xml);
    const unread = warnings.filter(({ message }) => /unparsable|unresolved|duplicate|illegal/i.test(message));
    if (unread.length === 0) return done(rootElement);
    return refused(
      unread.map(({ element, value, message }) => ({
        code: /duplicate/i.test(message) ? 'duplicate-id' : 'xml-invalid',
        elementId: element?.id ?? value ?? null,
        name: message.slice(0, 200),
      })),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const line = /line: (\d+)/.exec(message)?.[1];
    return refused([{ code: 'xml-invalid', elementId: null, ...(line && { line: Number(line) + 1 }) }]);
  }
}

export const createModdle = () => new BpmnModdle({ flowable: flowableModdle });

/** Writes the elements of a BPMN file. */
export async function formatBpmn(root: ModdleElement): Promise<string> {
  return (await createModdle().toXML(root, { format: true })).xml;
}

export const listOf = (value: unknown): ModdleElement[] => (Array.isArray(value) ? (value as ModdleElement[]) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const partsOf = (value: unknown): string[] =>
  textOf(value)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const named = (element: ModdleElement) => (textOf(element.name) ? { name: textOf(element.name) } : {});

function readProcess(process: ModdleElement): ReadProcess {
  const faults: DefinitionFault[] = [];
  const nodes: FlowNode[] = [];
  const flows: SequenceFlow[] = [];
  const timers = new Map<string, BoundaryTimer[]>();
  const elements = listOf(process.flowElements);
  const refuse = (element: ModdleElement, name = element.$type) =>
    faults.push({ code: 'unsupported', elementId: element.id ?? null, name });

  for (const element of elements) {
    if (element.$type === 'bpmn:BoundaryEvent') {
      const due = timerOf(element);
      const host = (element.attachedToRef as ModdleElement | undefined)?.id;
      if (!due || !host) refuse(element, kindOf(element));
      else timers.set(host, [...(timers.get(host) ?? []), boundaryOf(element, due)]);
    }
  }
  for (const element of elements) {
    const { $type } = element;
    const base = { id: element.id ?? '', name: textOf(element.name) };
    const listeners = listenersOf(element, faults);
    const heard = listeners.length > 0 ? { listeners } : {};
    if (SILENT.has($type) || $type === 'bpmn:BoundaryEvent') continue;
    if (element.loopCharacteristics && $type !== 'bpmn:UserTask') {
      refuse(element, (element.loopCharacteristics as ModdleElement).$type);
      continue;
    }
    switch ($type) {
      case 'bpmn:SequenceFlow':
        flows.push(flowOf(element, base, faults));
        break;
      case 'bpmn:StartEvent':
      case 'bpmn:EndEvent': {
        const kinds = listOf(element.eventDefinitions).map((event) => event.$type);
        const terminates = $type === 'bpmn:EndEvent' && kinds.join() === 'bpmn:TerminateEventDefinition';
        if (kinds.length > 0 && !terminates) refuse(element, kindOf(element));
        else {
          const type = $type === 'bpmn:StartEvent' ? 'start' : 'end';
          const form = type === 'start' ? formOf(element) : {};
          nodes.push({ ...base, type, ...form, ...heard, ...(terminates && { terminates }) });
        }
        break;
      }
      case 'bpmn:Task':
      case 'bpmn:ManualTask':
        nodes.push({ ...base, type: 'step', ...heard });
        break;
      case 'bpmn:ExclusiveGateway':
      case 'bpmn:ParallelGateway':
      case 'bpmn:InclusiveGateway': {
        const type = GATEWAYS[$type];
        const byDefault = (element.default as ModdleElement | undefined)?.id;
        nodes.push({ ...base, type, ...(byDefault && { defaultFlow: byDefault }) });
        break;
      }
      case 'bpmn:UserTask': {
        const multi = multiOf(element, faults);
        const own = timers.get(base.id);
        nodes.push({
          ...base,
          type: 'userTask',
          people: {
            dataType: element.dataType === 'dynamic' ? 'dynamic' : 'fixed',
            ...(textOf(element.assignee) && { assignee: textOf(element.assignee) }),
            candidateUsers: partsOf(element.candidateUsers),
            candidateGroups: partsOf(element.candidateGroups),
          },
          ...(multi && { multi }),
          ...formOf(element),
          ...(own && { timers: own }),
          ...heard,
        });
        break;
      }
      case 'bpmn:IntermediateCatchEvent': {
        const due = timerOf(element);
        if (due) nodes.push({ ...base, type: 'timer', due });
        else refuse(element, kindOf(element));
        break;
      }
      default:
        refuse(element);
    }
  }
  return { definition: { key: process.id ?? '', name: textOf(process.name), nodes, flows }, faults };
}

const GATEWAYS = {
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:InclusiveGateway': 'inclusive',
} as const;

/** Kind of an event, e.g. `bpmn:MessageEventDefinition`. */
const kindOf = (element: ModdleElement): string => listOf(element.eventDefinitions)[0]?.$type ?? element.$type;

function flowOf(element: ModdleElement, base: { id: string; name: string }, faults: DefinitionFault[]): SequenceFlow {
  const expression = element.conditionExpression as ModdleElement | undefined;
  const condition = textOf(expression?.body);
  // A language would mean a script.
  if (expression?.language) faults.push({ code: 'condition-invalid', elementId: base.id, ...named(element) });
  return {
    ...base,
    from: (element.sourceRef as ModdleElement | undefined)?.id ?? '',
    to: (element.targetRef as ModdleElement | undefined)?.id ?? '',
    ...(condition && { condition }),
  };
}

const DUE_KINDS = { timeDuration: 'duration', timeDate: 'date', timeCycle: 'cycle' } as const;

function timerOf(element: ModdleElement): TimerDue | undefined {
  const [event, ...others] = listOf(element.eventDefinitions);
  if (event?.$type !== 'bpmn:TimerEventDefinition' || others.length > 0) return undefined;
  for (const [member, kind] of Object.entries(DUE_KINDS)) {
    const value = textOf((event[member] as ModdleElement | undefined)?.body);
    if (value) return { kind, value };
  }
  return { kind: 'duration', value: '' };
}

function boundaryOf(element: ModdleElement, due: TimerDue): BoundaryTimer {
  const given = textOf(element.timerAction);
  const action = given === 'remind' || given === 'escalate' || given === 'pass' ? given : 'flow';
  const to = textOf(element.timerTo);
  return {
    id: element.id ?? '',
    name: textOf(element.name),
    due,
    action,
    ...(to && { to }),
    isInterrupting: element.cancelActivity !== false,
  };
}

function multiOf(element: ModdleElement, faults: DefinitionFault[]): MultiInstance | undefined {
  const loop = element.loopCharacteristics as ModdleElement | undefined;
  if (!loop) return undefined;
  if (loop.$type !== 'bpmn:MultiInstanceLoopCharacteristics') {
    faults.push({ code: 'unsupported', elementId: element.id ?? null, name: loop.$type });
    return undefined;
  }
  const [, collection] = /^(?:\$\{\s*)?([\p{L}_$][\p{L}\p{N}_$.]*)(?:\s*\})?$/u.exec(textOf(loop.collection)) ?? [];
  const completion = completionOf(textOf((loop.completionCondition as ModdleElement | undefined)?.body));
  return { isSequential: loop.isSequential === true, ...(collection && { collection }), completion };
}

/** Reads `${nrOfCompletedInstances/nrOfInstances >= 0.6}` and its like; another condition gives a share of 0. */
function completionOf(condition: string): Completion {
  const text = condition.replaceAll(/\s|^\$\{|\}$/g, '');
  if (text === '' || /^nrOfCompletedInstances(?:==|>=)nrOfInstances$/.test(text)) return { kind: 'all' };
  if (/^nrOfCompletedInstances(?:>0|>=1|==1)$/.test(text)) return { kind: 'any' };
  const [, share] = /^nrOfCompletedInstances\/nrOfInstances>=?((?:0|1)(?:\.\d{1,4})?)$/.exec(text) ?? [];
  const percent = Math.round(Number(share ?? 0) * 10_000) / 100;
  return percent === 100 ? { kind: 'all' } : { kind: 'percentage', percent };
}

/** The form of a start or a task, and the rights to fields. */
function formOf(element: ModdleElement): { formKey?: string; fieldRights?: readonly FieldRight[] } {
  const formKey = textOf(element.formKey);
  const values = listOf((element.extensionElements as ModdleElement | undefined)?.values);
  const fieldRights = values.flatMap((value): FieldRight[] => {
    const field = textOf(value.id);
    if (value.$type !== 'flowable:FormProperty' || !field) return [];
    const others = FORM_PROPERTY_ATTRIBUTES.flatMap((name) =>
      textOf(value[name]) ? [[name, textOf(value[name])]] : [],
    );
    const attributes = Object.fromEntries(others) as Record<string, string>;
    return [{ field, right: rightOf(value), ...(others.length > 0 && { attributes }) }];
  });
  return { ...(formKey && { formKey }), ...(fieldRights.length > 0 && { fieldRights }) };
}

function rightOf({ readable, writable, required }: ModdleElement): FieldRight['right'] {
  if (readable === false) return 'hidden';
  if (writable === false) return 'readonly';
  return required === true ? 'required' : 'editable';
}

/** Listeners by name; a class, an expression or a script is refused. */
function listenersOf(element: ModdleElement, faults: DefinitionFault[]): NodeListener[] {
  const values = listOf((element.extensionElements as ModdleElement | undefined)?.values);
  return values.flatMap((value): NodeListener[] => {
    if (value.$type !== 'flowable:TaskListener' && value.$type !== 'flowable:ExecutionListener') return [];
    const handler = textOf(value.handler);
    if (!handler) {
      const given = textOf(value.class) || textOf(value.delegateExpression) || textOf(value.expression);
      faults.push({ code: 'listener-unknown', elementId: element.id ?? null, name: given || value.$type });
      return [];
    }
    return [
      {
        event: textOf(value.event) as ListenerEvent,
        handler,
        params: Object.fromEntries(
          listOf(value.fields).map((field) => [textOf(field.name), textOf(field.stringValue)]),
        ),
      },
    ];
  });
}
