import type { FormDocument, FormNode, NodeKey } from '../../core/document/FormDocument';
import { numberMember, textMember } from '../../core/document/members';
import { findFieldType } from '../../fields/fieldTypes';

/** Components that are rendered together, with their estimated height in pixels. */
export interface Slice {
  readonly keys: readonly NodeKey[];
  readonly height: number;
}

/** Approximate number of fields per slice: few enough to render between two frames on a slow machine. */
const SLICE = 50;
/** Height in pixels of the first slice: about the first screen. */
const SCREEN = 1200;
/** Pixels of one line of fields with the room for its message. */
const LINE = 56;

/** Cuts a form into slices of about fifty fields; containers are not cut. */
export function sliceForm(document: FormDocument, keys: readonly NodeKey[]): readonly Slice[] {
  const slices: Slice[] = [];
  let current: NodeKey[] = [];
  let fields = 0;
  let columns = 0;
  let height = 0;
  for (const key of keys) {
    const node = document.nodes.get(key);
    if (!node) continue;
    const size = measure(document, node);
    const isTall = slices.length === 0 && height + Math.ceil(columns / 24) * LINE > SCREEN;
    if (fields > 0 && (isTall || fields + size.fields > SLICE)) {
      slices.push({ keys: current, height: height + Math.ceil(columns / 24) * LINE });
      current = [];
      fields = columns = height = 0;
    }
    current.push(key);
    fields += size.fields;
    columns += size.columns;
    height += size.height;
  }
  if (current.length > 0) slices.push({ keys: current, height: height + Math.ceil(columns / 24) * LINE });
  return slices;
}

/** Index of the slice that contains a component; -1 for none. */
export function sliceOf(document: FormDocument, slices: readonly Slice[], key: NodeKey): number {
  const tops = new Set<NodeKey>();
  for (let at: NodeKey | null = key; at !== null; at = document.nodes.get(at)?.parent ?? null) tops.add(at);
  return slices.findIndex(({ keys }) => keys.some((top) => tops.has(top)));
}

interface Size {
  fields: number;
  /** Of 24, for parts that share lines with others. */
  columns: number;
  /** Pixels, for parts that have their lines to themselves. */
  height: number;
}

function measure(document: FormDocument, node: FormNode): Size {
  const inside = node.children.map((key) => measure(document, document.nodes.get(key)!));
  const fields = inside.reduce((sum, size) => sum + size.fields, 0);
  const tall = ({ columns, height }: Size) => height + Math.ceil(columns / 24) * LINE;
  const type = textMember(node.data, 'compType');
  switch (type) {
    case 'row':
      return { fields, columns: 0, height: Math.max(0, ...inside.map(tall)) };
    case 'table':
      return { fields, columns: 0, height: (node.rows?.length ?? 1) * LINE };
    case 'dynamicTable':
      return { fields: fields + 1, columns: 0, height: 180 };
    default:
      break;
  }
  const own = findFieldType(type)?.height?.(node.data);
  if (own !== undefined) return { fields: 1, columns: 0, height: own };
  if (node.kind === 'column')
    return {
      fields,
      columns: inside.reduce((sum, size) => sum + size.columns, 0),
      height: inside.reduce((sum, size) => sum + size.height, 0),
    };
  return { fields: 1, columns: Math.max(1, Math.min(24, numberMember(node.data, 'span', 24))), height: 0 };
}
