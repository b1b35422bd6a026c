import { isObject, memberOf } from '../document/members';
import type { FormDocument, FormNode, NodeKey } from '../document/FormDocument';
import type { FieldReference } from './Formula';
import type { LogicAspect, LogicPlan, LogicProblem, LogicStep } from './LogicPlan';
import { costOf } from './costOf';
import { parseFormula } from './parseFormula';
import { referencesOf } from './referencesOf';
import { resolve, type LogicFields } from './resolve';
import { sortSteps } from './sortSteps';

const ASPECTS: readonly LogicAspect[] = ['visible', 'value', 'required', 'disabled'];

/**
 * Reads every expression of a document (`logic` of its parts) and sorts them by dependency. A hidden field is empty, so
 * an expression also depends on the visibility of the fields it reads.
 *
 * @returns also the problems of expressions that cannot be evaluated, such as cycles
 */
export function planLogic(document: FormDocument, fields: LogicFields): LogicPlan {
  const problems: LogicProblem[] = [];
  const steps: LogicStep[] = [];
  const columnIds = new Set([...fields.byKey.values()].flatMap(({ table, id }) => (table === undefined ? [] : [id])));
  for (const node of document.nodes.values()) {
    for (const aspect of ASPECTS) {
      const source = logicOf(node, aspect);
      if (source === undefined) continue;
      const outcome = readStep(node, aspect, source, fields, columnIds);
      if ('problem' in outcome) problems.push(outcome.problem);
      else steps.push(outcome.step);
    }
  }
  const sorted = sortSteps(document, steps, fields);
  return { steps: sorted.steps, problems: [...problems, ...sorted.problems] };
}

/** The text of an expression of a part; undefined if there is none. */
function logicOf(node: FormNode, aspect: LogicAspect): string | undefined {
  const logic = memberOf(node.data, 'logic');
  const source = isObject(logic) ? memberOf(logic, aspect) : undefined;
  return typeof source === 'string' && source.trim() !== '' ? source : undefined;
}

function readStep(
  node: FormNode,
  aspect: LogicAspect,
  source: string,
  fields: LogicFields,
  columnIds: ReadonlySet<string>,
): { step: LogicStep } | { problem: LogicProblem } {
  const { key } = node;
  const parsed = parseFormula(source);
  if (!parsed.ok) return { problem: { key, aspect, ...parsed.problem } };
  const field = fields.byKey.get(key);
  if (aspect === 'value' && (!field || field.columns)) return { problem: { key, aspect, code: 'no-value' } };
  const table = field?.table;
  const { formula } = parsed;
  for (const reference of referencesOf(formula)) {
    const code = faultOf(reference, table, fields, columnIds);
    if (code) return { problem: { key, aspect, code, names: [nameOf(reference)] } };
  }
  return { step: { key, aspect, formula, cost: costOf(formula), ...(table === undefined ? {} : { table }) } };
}

function faultOf(
  reference: FieldReference,
  table: NodeKey | undefined,
  fields: LogicFields,
  columnIds: ReadonlySet<string>,
): 'unknown-field' | 'column-outside' | undefined {
  if (resolve(reference, table, fields)) return undefined;
  if (reference.kind === 'column') return 'unknown-field';
  return columnIds.has(reference.id) ? 'column-outside' : 'unknown-field';
}

const nameOf = (reference: FieldReference) =>
  reference.kind === 'field' ? reference.id : `${reference.table}.${reference.column}`;
