import { layoutOf } from './layoutOf';
import type { ModdleElement } from './moddle';
import { createModdle, formatBpmn, listOf, parseBpmn, readBpmn } from './readBpmn';
import { diagramOf } from './writeBpmn';

/**
 * The BPMN file with a drawing, which is computed if it has none; everything else stays as it is. A file with a drawing,
 * and one that cannot be read, are returned unchanged.
 */
export async function withDrawing(xml: string): Promise<string> {
  const [root, read] = [await parseBpmn(xml), await readBpmn(xml)];
  if (!root.ok || !read.ok || isDrawn(root.value)) return xml;
  const { definition } = read.value;
  const processes = listOf(root.value.rootElements).filter(({ $type }) => $type === 'bpmn:Process');
  const process = processes.find(({ id }) => id === definition.key);
  if (!process) return xml;
  const elements = new Map(listOf(process.flowElements).map((element) => [element.id ?? '', element]));
  root.value.diagrams = [diagramOf(createModdle(), layoutOf(definition), process, elements)];
  return formatBpmn(root.value);
}

const isDrawn = ({ diagrams }: ModdleElement): boolean =>
  listOf(diagrams).some(({ plane }) => listOf((plane as ModdleElement | undefined)?.planeElement).length > 0);
