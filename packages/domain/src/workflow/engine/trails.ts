import type { FlowTrail, TrailEntry } from './FlowState';

/** Entries that are kept; older ones of a long loop are dropped. */
const MAX_ENTRIES = 200;

export const extended = (trail: FlowTrail, entry: TrailEntry): FlowTrail => [...trail, entry].slice(-MAX_ENTRIES);

/** Whether a visit is part of a trail, also within the branches of its joins. */
export const hasVisit = (trail: FlowTrail, visit: string): boolean =>
  trail.some((entry) => entry.visit === visit || entry.parts?.some((part) => hasVisit(part.trail, visit)));

/** Merges the branches that arrive at a join. */
export function joined(
  branches: readonly { flowId: string; trail: FlowTrail }[],
  join: { visit: string; nodeId: string },
): FlowTrail {
  const [first, ...others] = branches;
  let common = 0;
  const isShared = (index: number) =>
    first!.trail[index] !== undefined &&
    others.every(({ trail }) => trail[index]?.visit === first!.trail[index]!.visit);
  while (isShared(common)) common += 1;
  const parts = branches.map(({ flowId, trail }) => ({ flowId, trail: trail.slice(common) }));
  return extended(first!.trail.slice(0, common), { ...join, parts });
}

/** A token that waited at a join before it was merged. */
export interface WaitingBranch {
  nodeId: string;
  flowId: string;
  trail: FlowTrail;
}

/**
 * Takes a trail back to a visit.
 *
 * @returns the trail before it, and the branches that waited at joins passed since; undefined if the visit is not in it
 */
export function rewound(trail: FlowTrail, visit: string): { before: FlowTrail; waiting: WaitingBranch[] } | undefined {
  for (let index = trail.length - 1; index >= 0; index -= 1) {
    const entry = trail[index]!;
    const prefix = trail.slice(0, index);
    if (entry.visit === visit && !entry.parts) return { before: prefix, waiting: [] };
    for (const part of entry.parts ?? []) {
      const within = rewound(part.trail, visit);
      if (!within) continue;
      const others = entry.parts!.filter((other) => other !== part);
      return {
        before: [...prefix, ...within.before],
        waiting: [
          ...within.waiting.map((branch) => ({ ...branch, trail: [...prefix, ...branch.trail] })),
          ...others.map((other) => ({
            nodeId: entry.nodeId,
            flowId: other.flowId,
            trail: [...prefix, ...other.trail],
          })),
        ],
      };
    }
  }
  return undefined;
}

/** Visits of tasks in a trail, latest first; those of a merged branch count as one after the other. */
export const visitsOf = (trail: FlowTrail): TrailEntry[] =>
  trail.toReversed().flatMap((entry) => (entry.parts ? entry.parts.flatMap((part) => visitsOf(part.trail)) : [entry]));
