import { findFieldType } from '../../fields/fieldTypes';
import { idOf, typeOf } from './containers';
import { ROOT, type FormDocument, type FormNode } from './FormDocument';
import type { FormProblem } from './FormProblem';
import { isRagged } from './tableGrid';
import { nodesInOrder } from './nodesInOrder';

/** Maximum number of reported problems; an invalid file of two megabytes could fill the memory with them. */
export const PROBLEM_LIMIT = 1000;

/** Problems in the structure of a form, in the order of the document. */
export function documentProblems(document: FormDocument): FormProblem[] {
  const problems: FormProblem[] = [];
  const add = (code: FormProblem['code'], severity: FormProblem['severity'], node?: FormNode, detail?: string) => {
    if (problems.length >= PROBLEM_LIMIT) return;
    const id = node && idOf(node.data);
    problems.push({
      code,
      severity,
      ...(node && { key: node.key }),
      ...(id && { id }),
      ...(detail !== undefined && { detail }),
    });
  };
  const { data } = document.nodes.get(ROOT)!;
  if (Object.hasOwn(document.extra, 'config')) add('config-no-object', 'warning');
  else if (!Object.hasOwn(data, 'config') && Object.keys(document.config).length === 0)
    add('config-missing', 'warning');

  const seen = new Set<string>();
  for (const node of nodesInOrder(document)) {
    if (node.kind === 'opaque') {
      add('no-component', 'warning', node, describe(node.value));
      continue;
    }
    if (node.shape === 'tooDeep') add('too-deep', 'error', node);
    else if (node.shape === 'childless') add('no-children', 'warning', node);
    if (node.kind === 'column') continue;
    const id = idOf(node.data);
    if (seen.has(id)) add('duplicate-id', 'error', node);
    else if (id) seen.add(id);
    else add('missing-id', node.kind === 'cell' ? 'warning' : 'error', node);
    if (node.kind !== 'item') continue;
    if (!findFieldType(typeOf(node.data))) add('unknown-type', 'warning', node, typeOf(node.data));
    if (node.rows && isRagged(document, node)) add('ragged-table', 'warning', node);
  }
  return problems;
}

const describe = (value: unknown): string => (Array.isArray(value) ? '[…]' : String(value).slice(0, 40));
