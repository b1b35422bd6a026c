import {
  flowPlanOf,
  INITIATOR,
  namesIn,
  type DefinitionFault,
  type EventNode,
  type FieldRightKind,
  type FlowNode,
  type ProcessDefinition,
  type UserTaskNode,
} from '../model';

/** Rights to the fields of a form, by field. */
export type FieldRights = Readonly<Record<string, FieldRightKind>>;

/** Nodes at which forms are filled in: the start and the user tasks. */
export type FormNode = EventNode | UserTaskNode;

export const hasForm = (node: FlowNode): node is FormNode => node.type === 'start' || node.type === 'userTask';

/** True if a field with this right may be changed. */
export const mayEdit = (right: FieldRightKind | undefined): boolean => right === 'editable' || right === 'required';

/**
 * Rights to the fields of a form at a node. A field that the node does not name is editable at the steps of the initiator
 * (the start, and tasks of the initiator that no other task comes before) and read-only at every other step; fields of
 * the node's own form are editable there.
 *
 * @param nodeId id of a start or a user task; at any other node all fields are read-only
 * @param fields ids of the fields of the form
 * @param form the main form of the process (default), or the form of the node
 */
export function rightsAt(
  definition: ProcessDefinition,
  nodeId: string,
  fields: readonly string[],
  form: 'main' | 'node' = 'main',
): FieldRights {
  const node = definition.nodes.find(({ id }) => id === nodeId);
  const given = new Map(node && hasForm(node) ? node.fieldRights?.map(({ field, right }) => [field, right]) : []);
  const isEditable = form === 'node' || isInitiatorStep(definition, nodeId);
  const byDefault = isEditable ? 'editable' : 'readonly';
  return Object.fromEntries(fields.map((field) => [field, given.get(field) ?? byDefault]));
}

/** True if the initiator fills in the main form at a node: at the start, or at a first task that is theirs alone. */
export function isInitiatorStep(definition: ProcessDefinition, nodeId: string): boolean {
  const plan = flowPlanOf(definition);
  const node = plan.nodes.get(nodeId);
  if (node?.type === 'start') return true;
  if (node?.type !== 'userTask' || !isOfInitiator(node)) return false;
  const seen = new Set<string>();
  const open = definition.nodes.filter(({ type }) => type === 'start').map(({ id }) => id);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { to } of plan.outgoing.get(at) ?? []) {
      if (to === nodeId) return true;
      if (seen.has(to) || plan.nodes.get(to)?.type === 'userTask') continue;
      seen.add(to);
      open.push(to);
    }
  }
  return false;
}

const isOfInitiator = ({ people: { assignee, candidateUsers, candidateGroups }, multi }: UserTaskNode): boolean =>
  !multi &&
  candidateGroups.length === 0 &&
  [...(assignee ? [assignee] : []), ...candidateUsers].join() === `\${${INITIATOR}}`;

/**
 * Rights of a reader who took part in several steps and fills in nothing now: a field is read-only if any of these steps
 * shows it, else hidden.
 */
export function readingRights(steps: readonly FieldRights[], fields: readonly string[]): FieldRights {
  const isShown = (field: string) => steps.some((rights) => (rights[field] ?? 'hidden') !== 'hidden');
  return Object.fromEntries(fields.map((field) => [field, isShown(field) ? 'readonly' : 'hidden']));
}

/** The start node, which has the main form of the process. */
export const startOf = ({ nodes }: ProcessDefinition): EventNode | undefined =>
  nodes.find((node): node is EventNode => node.type === 'start');

/**
 * Faults of the forms of a definition: a form that does not exist, rights to fields that neither the main form nor the form
 * of the node has, and messages of listeners that would show a field that a step hides.
 *
 * @param fieldsOf fields of a form by its id; undefined for a form that does not exist
 */
export function checkForms(
  definition: ProcessDefinition,
  fieldsOf: (formKey: string) => readonly string[] | undefined,
): DefinitionFault[] {
  const mainKey = startOf(definition)?.formKey;
  const faults = definition.nodes.filter(hasForm).flatMap((node): DefinitionFault[] => {
    const at = placeOf(node);
    const keys = [mainKey, node.formKey].filter((key) => key !== undefined);
    const forms = keys.map(fieldsOf);
    if (node.formKey !== undefined && !fieldsOf(node.formKey)) return [{ code: 'form-unknown', ...at }];
    // Without a form the fields are those of a business record, which only its business knows.
    if (forms.length === 0 || forms.includes(undefined)) return [];
    const known = new Set(forms.flatMap((fields) => fields ?? []));
    return (node.fieldRights ?? [])
      .filter(({ field }) => !known.has(field))
      .map(({ field }) => ({ code: 'field-unknown', ...at, field }));
  });
  return [...faults, ...findTold(definition)];
}

/** Listeners whose message names a field that some step hides: notices reach people of other steps. */
function findTold(definition: ProcessDefinition): DefinitionFault[] {
  const rights = definition.nodes.filter(hasForm).flatMap(({ fieldRights = [] }) => fieldRights);
  const hidden = [...new Set(rights.filter(({ right }) => right === 'hidden').map(({ field }) => field))];
  return definition.nodes.flatMap((node) => {
    const texts = 'listeners' in node ? (node.listeners ?? []).map(({ params }) => params.message ?? '') : [];
    return hidden
      .filter((field) => texts.some((text) => namesIn(text).includes(field)))
      .map((field): DefinitionFault => ({ code: 'field-told', ...placeOf(node), field }));
  });
}

const placeOf = ({ id, name }: FlowNode) => ({ elementId: id, ...(name && { name }) });
