import { ROOT, type FormDocument, type NodeKey } from '../../core/document/FormDocument';
import { selectable } from '../drag/containers';
import { EMPTY_SELECTION, type Selection } from './Selection';

/**
 * The selection after a change. If the selected part was removed, the part that follows it is selected, else the one
 * before it, else its container, so that the focus always has a target.
 *
 * @param wanted parts to select; default: the rest of the selection
 */
export function selectionAfter(
  selection: Selection,
  before: FormDocument,
  after: FormDocument,
  wanted?: readonly NodeKey[],
): Selection {
  const keys = (wanted ?? [...selection.keys]).filter((key) => after.nodes.has(key));
  const { primary, anchor } = selection;
  if (wanted === undefined && keys.length === selection.keys.size) {
    if (primary === null || after.nodes.has(primary)) return selection;
  }
  if (keys.length > 0) {
    const nextPrimary = primary !== null && wanted === undefined && keys.includes(primary) ? primary : keys.at(-1)!;
    return {
      keys: new Set(keys),
      primary: nextPrimary,
      anchor: anchor !== null && keys.includes(anchor) ? anchor : nextPrimary,
    };
  }
  const heir =
    primary === null || (wanted !== undefined && wanted.length === 0) ? null : heirOf(primary, before, after);
  return heir === null ? EMPTY_SELECTION : { keys: new Set([heir]), primary: heir, anchor: heir };
}

function heirOf(gone: NodeKey, before: FormDocument, after: FormDocument): NodeKey | null {
  const left = selectable(after);
  const there = new Set(left);
  let key: NodeKey | null = gone;
  while (key !== null && key !== ROOT) {
    const node = before.nodes.get(key);
    const siblings: readonly NodeKey[] = node?.parent == null ? [] : (before.nodes.get(node.parent)?.children ?? []);
    const at = siblings.indexOf(key);
    const beside = [...siblings.slice(at + 1), ...siblings.slice(0, Math.max(0, at)).reverse()];
    const heir = beside.find((each) => there.has(each));
    if (heir !== undefined) return heir;
    key = node?.parent ?? null;
    if (key !== null && there.has(key)) return key;
  }
  return left[0] ?? null;
}
