import {
  rightsAt,
  startOf,
  type FieldRight,
  type FieldRightKind,
  type FlowFormNode,
  type ProcessDefinition,
} from '@gezi/domain';
import type { KnownField, KnownForm } from './knownForm';

/** A form at a step, with the rights to its fields. */
export interface RightsGroup {
  form: 'main' | 'node';
  name: string;
  rows: readonly { field: KnownField; right: FieldRightKind }[];
}

/** The forms of a step with the rights to their fields; a field that both have is listed once. */
export function rightsGroups(
  definition: ProcessDefinition,
  node: FlowFormNode,
  forms: ReadonlyMap<string, KnownForm | null>,
): RightsGroup[] {
  const main = startOf(definition)?.formKey;
  const own = node.type === 'userTask' && node.formKey !== main ? node.formKey : undefined;
  const seen = new Set<string>();
  return (
    [
      ['main', main],
      ['node', own],
    ] as const
  ).flatMap(([form, key]) => {
    const known = key === undefined ? undefined : forms.get(key);
    if (!known) return [];
    const fields = known.fields.filter(({ id }) => !seen.has(id));
    const ids = fields.map(({ id }) => id);
    for (const id of ids) seen.add(id);
    const rights = rightsAt(definition, node.id, ids, form);
    return [{ form, name: known.name, rows: fields.map((field) => ({ field, right: rights[field.id]! })) }];
  });
}

/**
 * A step with other rights to some fields. Rights that are those of the step anyway are not kept, unless they have
 * attributes of their own.
 */
export function withRights<Node extends FlowFormNode>(
  definition: ProcessDefinition,
  node: Node,
  group: RightsGroup,
  changes: ReadonlyMap<string, FieldRightKind>,
): Node {
  const { fieldRights = [], ...bare } = node;
  const plain = {
    ...definition,
    nodes: definition.nodes.map((one) => (one.id === node.id ? bare : one)),
  } as ProcessDefinition;
  const defaults = rightsAt(plain, node.id, [...changes.keys()], group.form);
  const known = new Set(fieldRights.map(({ field }) => field));
  const added = [...changes.keys()].filter((field) => !known.has(field)).map((field) => ({ field }));
  const next = [...fieldRights, ...added].flatMap((entry): FieldRight[] => {
    const right = changes.get(entry.field);
    if (right === undefined) return [entry as FieldRight];
    return right === defaults[entry.field] && !('attributes' in entry) ? [] : [{ ...entry, right }];
  });
  return withFieldRights(node, next);
}

/** A step with other rights; without the member if there are none. */
export function withFieldRights<Node extends FlowFormNode>(
  { fieldRights: _fieldRights, ...node }: Node,
  rights: readonly FieldRight[],
): Node {
  return { ...node, ...(rights.length > 0 && { fieldRights: rights }) } as Node;
}

/** A step with another form. */
export function withFormKey<Node extends FlowFormNode>({ formKey: _formKey, ...node }: Node, formKey: string): Node {
  return { ...node, ...(formKey && { formKey }) } as Node;
}

/** Rights to fields that no form of the step has. */
export const lostRights = ({ fieldRights = [] }: FlowFormNode, groups: readonly RightsGroup[]): FieldRight[] => {
  const known = new Set(groups.flatMap(({ rows }) => rows.map(({ field }) => field.id)));
  return fieldRights.filter(({ field }) => !known.has(field));
};
