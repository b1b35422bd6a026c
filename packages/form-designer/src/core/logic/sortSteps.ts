import type { FormDocument, NodeKey } from '../document/FormDocument';
import { textMember } from '../document/members';
import type { LogicPlan, LogicProblem, LogicStep } from './LogicPlan';
import { referencesOf } from './referencesOf';
import { resolve, type LogicFields } from './resolve';

/** Maximum number of ids reported for a cycle; of a longer cycle those at both ends. */
const MAX_NAMES = 20;

/**
 * Sorts steps by dependency; steps of a cycle are left out and each cycle is reported once. It uses no recursion,
 * because a file may have a chain of ten thousand steps.
 */
export function sortSteps(document: FormDocument, steps: readonly LogicStep[], fields: LogicFields): LogicPlan {
  const needs = dependencies(document, steps, fields);
  const problems: LogicProblem[] = [];
  const sorted: LogicStep[] = [];
  /** Sorted, or part of a ring. */
  const settled = new Set<LogicStep>();
  const path: { step: LogicStep; next: number }[] = [];
  const placeOf = new Map<LogicStep, number>();

  function enter(step: LogicStep) {
    placeOf.set(step, path.length);
    path.push({ step, next: 0 });
  }
  function leave(): LogicStep {
    const { step } = path.pop()!;
    placeOf.delete(step);
    settled.add(step);
    return step;
  }
  for (const first of steps) {
    if (!settled.has(first)) enter(first);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const need = needs.get(top.step)![top.next];
      top.next += 1;
      if (!need) sorted.push(leave());
      else if (settled.has(need)) continue;
      else if (!placeOf.has(need)) enter(need);
      else {
        const ring: LogicStep[] = [];
        for (let left = path.length - placeOf.get(need)!; left > 0; left -= 1) ring.unshift(leave());
        const names = namesOf(document, ring);
        for (const { key, aspect } of ring) problems.push({ key, aspect, code: 'cycle', names });
      }
    }
  }
  return { steps: sorted, problems };
}

/** The ids of a ring, the first repeated at the end. */
function namesOf(document: FormDocument, ring: readonly LogicStep[]): readonly string[] {
  const names = [...ring, ring[0]!].map((step) => textMember(document.nodes.get(step.key)!.data, 'id', step.key));
  const half = MAX_NAMES / 2;
  return names.length > MAX_NAMES ? [...names.slice(0, half), '…', ...names.slice(-half)] : names;
}

/** The dependencies of a step: steps that calculate a value it reads, and those that show or hide that field. */
function dependencies(
  document: FormDocument,
  steps: readonly LogicStep[],
  fields: LogicFields,
): ReadonlyMap<LogicStep, readonly LogicStep[]> {
  const values = new Map(steps.filter(({ aspect }) => aspect === 'value').map((step) => [step.key, step]));
  const visible = new Map(steps.filter(({ aspect }) => aspect === 'visible').map((step) => [step.key, step]));
  const decidersOf = (key: NodeKey): LogicStep[] => {
    const found = [values.get(key)];
    for (let at: NodeKey | null = key; at !== null; at = document.nodes.get(at)?.parent ?? null)
      found.push(visible.get(at));
    return found.filter((step) => step !== undefined);
  };
  return new Map(
    steps.map((step) => {
      const read = referencesOf(step.formula).map((reference) => resolve(reference, step.table, fields)!);
      // A whole dynamicTable is read with all its columns.
      const keys = read.flatMap((field) => [field.key, ...(field.columns ?? []).map((column) => column.key)]);
      return [step, [...new Set(keys)].flatMap(decidersOf)];
    }),
  );
}
