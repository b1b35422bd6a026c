import type { SequenceFlow } from '../model';
import type { VisitedNode } from './schema';

/** Ids of the flows between nodes that a process came through. */
export function takenFlows(
  flows: readonly Pick<SequenceFlow, 'id' | 'from' | 'to'>[],
  visited: readonly VisitedNode[],
): Set<string> {
  const states = new Map(visited.map(({ key, completed }) => [key, completed]));
  return new Set(flows.flatMap(({ id, from, to }) => (states.get(from) === true && states.has(to) ? [id] : [])));
}
