import type { ModdleElement } from './moddle';
import type { ProcessDefinition } from '../model';
import { layoutOf, type Bounds, type Layout, type Point } from './layoutOf';
import { parseBpmn } from './readBpmn';

/** The drawing of a BPMN file; one is computed for a file without drawing. */
export async function readLayout(xml: string, definition: ProcessDefinition): Promise<Layout> {
  const root = await parseBpmn(xml);
  const shapes = new Map<string, Bounds>();
  const edges = new Map<string, readonly Point[]>();
  const diagrams = root.ok && Array.isArray(root.value.diagrams) ? (root.value.diagrams as ModdleElement[]) : [];
  for (const diagram of diagrams) {
    const plane = diagram.plane as ModdleElement | undefined;
    for (const drawn of (plane?.planeElement ?? []) as ModdleElement[]) {
      const id = (drawn.bpmnElement as ModdleElement | undefined)?.id;
      if (!id) continue;
      const bounds = drawn.bounds as Bounds | undefined;
      const points = drawn.waypoint as Point[] | undefined;
      if (bounds) {
        const { x, y, width, height } = bounds;
        shapes.set(id, { x, y, width, height });
      } else if (points)
        edges.set(
          id,
          points.map(({ x, y }) => ({ x, y })),
        );
    }
  }
  return definition.nodes.every(({ id }) => shapes.has(id)) ? { shapes, edges } : layoutOf(definition);
}
