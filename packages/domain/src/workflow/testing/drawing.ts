import type { FlowNode, ProcessDefinition, SequenceFlow, UserTaskNode } from '../model';

/** A task of one person, for tests. */
export const taskOf = (id: string, assignee: string, more: Partial<UserTaskNode> = {}): UserTaskNode => ({
  id,
  name: id,
  type: 'userTask',
  people: { dataType: 'fixed', assignee, candidateUsers: [], candidateGroups: [] },
  ...more,
});

/**
 * A definition for tests.
 *
 * @param ways flows as `from>to`, or `from>to?condition`
 */
export function processOf(nodes: readonly FlowNode[], ways: readonly string[]): ProcessDefinition {
  const flows = ways.map((way): SequenceFlow => {
    const [path = '', condition] = way.split('?');
    const [from = '', to = ''] = path.split('>');
    return { id: `${from}-${to}`, name: '', from, to, ...(condition !== undefined && { condition }) };
  });
  return { key: 'process', name: '测试流程', nodes, flows };
}

export const startNode: FlowNode = { id: 'start', name: '开始', type: 'start' };
export const endNode: FlowNode = { id: 'end', name: '结束', type: 'end' };

export const gatewayOf = (
  id: string,
  type: 'exclusive' | 'parallel' | 'inclusive',
  defaultFlow?: string,
): FlowNode => ({
  id,
  name: id,
  type,
  ...(defaultFlow && { defaultFlow }),
});
