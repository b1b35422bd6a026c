import type { FlowNode, ProcessDefinition, SequenceFlow } from '@gezi/domain';

/** Ids of the elements that differ between two versions; moved shapes are not a difference. */
export interface DefinitionDiff {
  added: readonly string[];
  removed: readonly string[];
  changed: readonly string[];
}

export function diffDefinitions(before: ProcessDefinition, after: ProcessDefinition): DefinitionDiff {
  const old = elementsOf(before);
  const current = elementsOf(after);
  return {
    added: [...current.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !current.has(id)),
    changed: [...current].flatMap(([id, text]) => (old.has(id) && old.get(id) !== text ? [id] : [])),
  };
}

function elementsOf({ nodes, flows }: ProcessDefinition): Map<string, string> {
  const timers = nodes.flatMap((node) => (node.type === 'userTask' ? (node.timers ?? []) : []));
  const withoutTimers = nodes.map((node): FlowNode => {
    if (node.type !== 'userTask') return node;
    const { timers: _timers, ...rest } = node;
    return rest;
  });
  const elements: ({ id: string } | SequenceFlow)[] = [...withoutTimers, ...timers, ...flows];
  return new Map(elements.map((element) => [element.id, stableText(element)]));
}

/** JSON with the members of each object in alphabetical order. */
const stableText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  );
