import type { IdSource } from '../catalogue/ids';
import type { NodeTree } from '../commands/FormCommand';
import { treesWithNewIds } from '../commands/treesWithNewIds';
import { topMost } from '../commands/moveParts';
import type { FormDocument, Json, NodeKey } from '../document/FormDocument';
import { jsonText } from '../document/jsonText';
import { isObject, listMember, memberOf, numberMember } from '../document/members';
import { readTrees } from '../document/readTrees';
import { writePart } from '../document/writeForm';
import type { Outcome } from '../outcome';

/** Marks our text on the clipboard. */
const FORMAT = 'gezi-form-parts';
const VERSION = 1;

/** `foreign`: not parts of a form; `newer`: parts written by a later version; `empty`: no component among them */
export type PasteRefusal = 'foreign' | 'newer' | 'empty';

/** Components as text for the clipboard, in the saved format. */
export function toClipboard(document: FormDocument, keys: readonly NodeKey[]): string {
  const known = keys.filter((key) => document.nodes.get(key)?.kind === 'item');
  const parts = topMost(document, known).map(({ key }) => writePart(document, key));
  return jsonText({ format: FORMAT, version: VERSION, parts });
}

/** Parses components from clipboard text and assigns new ids; refuses any other text. */
export function fromClipboard(text: string, ids: IdSource): Outcome<NodeTree[], PasteRefusal> {
  if (!text.includes(FORMAT)) return { ok: false, reason: 'foreign' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'foreign' };
  }
  if (!isObject(value) || memberOf(value, 'format') !== FORMAT) return { ok: false, reason: 'foreign' };
  if (numberMember(value, 'version', 0) > VERSION) return { ok: false, reason: 'newer' };
  const parts: readonly Json[] = listMember(value, 'parts');
  const trees = readTrees(parts.filter(isObject));
  return trees.length === 0 ? { ok: false, reason: 'empty' } : { ok: true, value: treesWithNewIds(trees, ids) };
}
