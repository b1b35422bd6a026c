import type { FlowNode, ProcessDefinition, SequenceFlow } from '../model';
import type { SimpleFlow, SimpleLine, SimplePath } from './SimpleFlow';

/** The definition that a list of steps stands for. */
export function definitionOf({ key, name, start, out, path }: SimpleFlow): ProcessDefinition {
  const nodes = new Map<string, FlowNode>([[start.id, start]]);
  const flows: SequenceFlow[] = [];
  /** Adds a flow whose end is not known yet: the order of flows that leave a gateway is the order of its branches. */
  const leave = (from: string, line: SimpleLine, condition?: string): SequenceFlow => {
    const flow = { id: line.id, name: line.name, from, to: '', ...(condition !== undefined && { condition }) };
    flows.push(flow);
    return flow;
  };
  const arrive = (open: readonly SequenceFlow[], node: FlowNode): void => {
    for (const flow of open) flow.to = node.id;
    // Branches may share an end.
    nodes.set(node.id, node);
  };

  /** Returns the flows that lead out of the path. */
  function place({ steps, end }: SimplePath, before: SequenceFlow[]): SequenceFlow[] {
    let open = before;
    for (const step of steps) {
      if (step.kind === 'task') {
        arrive(open, step.node);
        open = [leave(step.node.id, step.out)];
        continue;
      }
      const { gateway, branches, join } = step;
      arrive(open, gateway);
      const entries = branches.map((branch) => leave(gateway.id, branch, branch.condition));
      open = branches.flatMap((branch, at) => place(branch.path, [entries[at]!]));
      if (!join || !step.out) continue;
      arrive(open, join);
      open = [leave(join.id, step.out)];
    }
    if (!end) return open;
    arrive(open, end);
    return [];
  }

  place(path, [leave(start.id, out)]);
  return { key, name, nodes: [...nodes.values()], flows };
}
