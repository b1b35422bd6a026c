import type { FormDocument, NodeKey } from '../../core/document/FormDocument';
import { selectable } from '../drag/containers';

/** Parts in the order of the form, without those inside another of them. */
export function outermost(document: FormDocument, keys: ReadonlySet<NodeKey>): NodeKey[] {
  if (keys.size === 1) return [...keys];
  return selectable(document).filter((key) => {
    if (!keys.has(key)) return false;
    let around = document.nodes.get(key)?.parent ?? null;
    while (around !== null) {
      if (keys.has(around) && document.nodes.get(around)?.kind === 'item') return false;
      around = document.nodes.get(around)?.parent ?? null;
    }
    return true;
  });
}
