import {
  parseBpmn,
  readBpmn,
  simpleOf,
  validateDefinition,
  type DefinitionFault,
  type ProcessDefinition,
  type SimpleFlow,
  type SimpleObstacle,
} from '@gezi/domain';

/** Contents of the XML of a definition. */
export interface ReadDefinition {
  /** Absent for a file that has no process. */
  definition?: ProcessDefinition;
  /** Everything that keeps it from being published. */
  faults: readonly DefinitionFault[];
}

export async function readDefinition(xml: string): Promise<ReadDefinition> {
  const read = await readBpmn(xml);
  if (!read.ok) return { faults: read.reason };
  const { definition, faults } = read.value;
  return { definition, faults: [...faults, ...validateDefinition(definition)] };
}

/** Why the simple designer cannot open a definition: an obstacle, an unsupported element, or a note that it would lose. */
export interface OpeningFault {
  code: SimpleObstacle['code'] | 'unsupported' | 'unreadable' | 'note';
  name: string;
}

/** The steps of a definition; refused with everything that they would lose. */
export async function readSimple(xml: string): Promise<{ flow: SimpleFlow } | { faults: readonly OpeningFault[] }> {
  const read = await readBpmn(xml);
  if (!read.ok) return { faults: [{ code: 'unreadable', name: read.reason[0]?.name ?? '' }] };
  const { definition, faults } = read.value;
  const simple = simpleOf(definition);
  const found: OpeningFault[] = [
    ...faults.map(({ name, elementId }) => ({ code: 'unsupported' as const, name: name ?? elementId ?? '' })),
    ...(simple.ok ? [] : simple.reason.map(({ code, name, elementId }) => ({ code, name: name ?? elementId ?? '' }))),
    ...(await findNotes(xml)),
  ];
  return simple.ok && found.length === 0 ? { flow: simple.value } : { faults: found };
}

const NOTES = /^bpmn:(?:TextAnnotation|Group|LaneSet|DataObject|DataObjectReference|DataStoreReference|Participant)$/;

/** Elements without a meaning for the engine, which a list of steps has no place for. */
async function findNotes(xml: string): Promise<OpeningFault[]> {
  const root = await parseBpmn(xml);
  if (!root.ok) return [];
  const found: OpeningFault[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    const element = value as { $type?: string; name?: unknown; text?: unknown };
    if (typeof element.$type !== 'string') return;
    if (NOTES.test(element.$type)) {
      const name = element.text ?? element.name;
      found.push({ code: 'note', name: typeof name === 'string' && name ? name : element.$type });
      return;
    }
    for (const member of ['rootElements', 'flowElements', 'artifacts', 'laneSets', 'participants'] as const) {
      const inner = (element as Record<string, unknown>)[member];
      if (inner !== undefined) visit(inner);
    }
  };
  visit(root.value);
  return found;
}
