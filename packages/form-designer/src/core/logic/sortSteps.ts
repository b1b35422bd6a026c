import type { FormDocument, NodeKey } from '../document/FormDocument';
import { textMember } from '../document/members';
import type { LogicPlan, LogicProblem, LogicStep } from './LogicPlan';
import { referencesOf } from './referencesOf';
import { resolve, type LogicFields } from './resolve';

/** Puts steps behind those they depend on; those of a ring are left out, each ring named once. */
export function sortSteps(document: FormDocument, steps: readonly LogicStep[], fields: LogicFields): LogicPlan {
  const problems: LogicProblem[] = [];
  let rest = steps;
  for (;;) {
    const sorted = sortOnce(rest, dependencies(document, rest, fields));
    if ('steps' in sorted) return { steps: sorted.steps, problems };
    const { ring } = sorted;
    const names = [...ring, ring[0]!].map((step) => textMember(document.nodes.get(step.key)!.data, 'id', step.key));
    for (const { key, aspect } of ring) problems.push({ key, aspect, code: 'cycle', names });
    rest = rest.filter((step) => !ring.includes(step));
  }
}

/** For each step those it has to wait for: what calculates a value it reads, and what shows or hides that value. */
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

function sortOnce(
  steps: readonly LogicStep[],
  needs: ReadonlyMap<LogicStep, readonly LogicStep[]>,
): { steps: LogicStep[] } | { ring: LogicStep[] } {
  const done = new Set<LogicStep>();
  const path = new Set<LogicStep>();
  function visit(step: LogicStep): LogicStep[] | undefined {
    if (done.has(step)) return undefined;
    if (path.has(step)) return [...path].slice([...path].indexOf(step));
    path.add(step);
    for (const need of needs.get(step)!) {
      const ring = visit(need);
      if (ring) return ring;
    }
    path.delete(step);
    done.add(step);
    return undefined;
  }
  for (const step of steps) {
    const ring = visit(step);
    if (ring) return { ring };
  }
  return { steps: [...done] };
}
