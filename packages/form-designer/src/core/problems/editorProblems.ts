import { findFieldPanel } from '../../fields/fieldPanels';
import { placementRefusal } from '../commands/placementRefusal';
import { idOf, typeOf } from '../document/containers';
import { documentProblems, PROBLEM_LIMIT } from '../document/documentProblems';
import type { FormDocument, FormNode, NodeKey } from '../document/FormDocument';
import type { LogicProblem } from '../logic/LogicPlan';
import { booleanMember, textMember } from '../document/members';
import type { FormProblem } from '../document/FormProblem';
import { nodesInOrder } from '../document/nodesInOrder';
import { compileForm } from '../model/compileForm';
import type { Fault } from './Fault';
import { partProblems } from './partProblems';

/**
 * The problems of a form that can be found without filling it in, for its designer: first those of its structure, then
 * those of each part in the order of the document; at most 1000. Parts that have not changed since the last call are
 * not checked again.
 */
export function editorProblems(document: FormDocument): FormProblem[] {
  const problems = documentProblems(document);
  const choices = new Set<string>();
  for (const { data } of document.nodes.values())
    if (findFieldPanel(typeOf(data))?.choiceParent) choices.add(idOf(data));
  const formulas = new Map<NodeKey, LogicProblem[]>();
  for (const problem of compileForm(document).logic.problems)
    formulas.set(problem.key, [...(formulas.get(problem.key) ?? []), problem]);
  for (const node of nodesInOrder(document)) {
    if (problems.length >= PROBLEM_LIMIT) break;
    if (node.kind === 'opaque') continue;
    const add = (fault: Fault) =>
      problems.push({ ...fault, key: node.key, ...(idOf(node.data) && { id: idOf(node.data) }) });
    const refusal = misplacement(document, node);
    if (refusal) add({ code: 'misplaced', severity: 'warning', detail: refusal });
    for (const fault of node.kind === 'item' ? partProblems(node.data) : []) add(fault);
    const link = textMember(node.data, 'linkTo');
    if (link !== '' && (!choices.has(link) || link === idOf(node.data)))
      add({ code: 'unknown-link', severity: 'error', member: 'linkTo', detail: link });
    for (const { aspect, code, names } of formulas.get(node.key) ?? [])
      add({
        code: 'bad-formula',
        severity: 'error',
        member: `logic.${aspect}`,
        detail: names ? `${code}: ${names.join(' → ')}` : code,
      });
  }
  return problems;
}

/** The content of a hidden cell came with the file; it is shown once the cell is split. */
function misplacement(document: FormDocument, node: FormNode) {
  const parent = document.nodes.get(node.parent!)!;
  return parent.kind === 'cell' && booleanMember(parent.data, 'hide') ? undefined : placementRefusal(parent, node);
}
