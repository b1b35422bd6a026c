import { findFieldType } from '../../fields/fieldTypes';
import { booleanMember, textMember } from '../document/members';
import { ROOT, type FormDocument, type FormNode, type NodeKey } from '../document/FormDocument';
import type { LogicPlan } from '../logic/LogicPlan';
import { planLogic } from '../logic/planLogic';
import type { CompiledForm, FieldPlan } from './CompiledForm';
import { rightOf, type FieldRights } from './FieldRights';
import { initialValue } from './initialValue';
import { readRules } from './readRules';
import { valueTypes } from './valueTypes';

export interface CompileOptions {
  /** Additional types with a value, e.g. of fields registered with the runtime. */
  readonly valueTypes?: Iterable<string>;
  /** Rights to single fields. Remove hidden fields by `withoutFields` first; here they count as read-only. */
  readonly rights?: FieldRights;
}

/** Prepares a document for filling in and validation: its fields in order, their rules and conditions. Never throws. */
export function compileForm(
  document: FormDocument,
  { valueTypes: further = [], rights }: CompileOptions = {},
): CompiledForm {
  const types = new Set([...valueTypes(), ...further]);
  const fields: FieldPlan[] = [];
  const byKey = new Map<NodeKey, FieldPlan>();
  const byId = new Map<string, FieldPlan>();
  const stack = [...document.nodes.get(ROOT)!.children].map((key) => ({ key, unseen: false })).reverse();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const node = document.nodes.get(next.key)!;
    const unseen = next.unseen || isUnseen(node);
    const type = textMember(node.data, 'compType');
    if (node.kind === 'item' && types.has(type)) {
      const field = planField(document, node, type, unseen);
      fields.push(field);
      byKey.set(field.key, field);
      for (const column of field.columns ?? []) byKey.set(column.key, column);
      if (!byId.has(field.id)) byId.set(field.id, field);
      continue;
    }
    for (const key of [...node.children].reverse()) stack.push({ key, unseen });
  }
  const logic = planLogic(document, { byKey, byId });
  return { document, fields, byKey, byId, logic: rights ? withoutRequired(logic) : logic };

  /** A right decides whether its field is required, not a condition. */
  function withoutRequired({ steps, problems }: LogicPlan): LogicPlan {
    const isDecided = (key: NodeKey) => {
      const field = byKey.get(key);
      return field !== undefined && (field.readOnly || rightOf(rights, field.id) === 'required');
    };
    return { steps: steps.filter(({ key, aspect }) => aspect !== 'required' || !isDecided(key)), problems };
  }

  function planField(of: FormDocument, node: FormNode, type: string, unseen: boolean): FieldPlan {
    const given = planOf(node, type, unseen);
    const right = rightOf(rights, given.id);
    const readOnly = right === 'readonly' || right === 'hidden';
    const plan = { ...given, readOnly, required: right === 'required' || (given.required && !readOnly) };
    if (type !== 'dynamicTable') return plan;
    const columns = node.children.flatMap((key) => {
      const column = of.nodes.get(key)!;
      const columnType = textMember(column.data, 'compType');
      const isField = column.kind === 'item' && types.has(columnType) && columnType !== 'dynamicTable';
      return isField ? [{ ...planOf(column, columnType, unseen), table: node.key, readOnly }] : [];
    });
    return { ...plan, columns, initial: [newRow(columns)] };
  }
}

const planOf = ({ key, data }: FormNode, type: string, unseen: boolean): FieldPlan => ({
  key,
  id: textMember(data, 'id', key),
  type,
  data,
  label: textMember(data, 'label'),
  required: booleanMember(data, 'required'),
  rules: readRules(type, data),
  initial: initialValue(type, data),
  readOnly: false,
  unseen,
});

/** A cell absorbed by a merge, or a dynamicTable that is switched off. */
const isUnseen = ({ kind, data }: FormNode) =>
  kind === 'cell'
    ? booleanMember(data, 'hide')
    : (findFieldType(textMember(data, 'compType'))?.isSwitchedOff?.(data) ?? false);

/** A new row of a dynamicTable with the initial value of every column. */
export const newRow = (columns: readonly FieldPlan[]) =>
  // Own members for any id, including `__proto__`; of duplicate ids the first counts.
  Object.fromEntries([...columns].reverse().map(({ id, initial }) => [id, initial]));
