import { mergeDown, mergeRight, splitCell } from '@gezi/editable-grid/core';
import type { FormDocument, NodeKey } from '../../document/FormDocument';
import { Draft, refuse, type CommandOutcome } from '../Draft';
import { layoutOf, tablePlace, writeSpans } from './tablePlace';

const STEPS = { mergeRight, mergeDown, split: splitCell };

/**
 * Merges a cell with its neighbour, or splits it again (B§4). The content of the neighbour moves into the cell, so that
 * nothing is hidden.
 */
export function mergeCell(document: FormDocument, key: NodeKey, step: keyof typeof STEPS): CommandOutcome {
  const place = tablePlace(document, key);
  if ('ok' in place) return place;
  if (place.cell.hidden) return refuse('wrong-place', { key });
  const outcome = STEPS[step](layoutOf(document, place), place);
  if (!outcome.ok) return refuse(outcome.reason === 'not-merged' ? 'not-merged' : 'cannot-merge', { key });

  const draft = new Draft(document);
  const moved: NodeKey[] = [];
  for (const [row, cells] of place.grid.entries())
    for (const [column, was] of cells.entries()) {
      const now = outcome.value[row]![column]!;
      if (now.id !== was.key) continue;
      writeSpans(draft, was, now);
      if (was.hidden || !now.hide) continue;
      moved.push(...draft.get(was.key).children);
      draft.setChildren(was.key, []);
    }
  for (const child of moved) draft.set({ ...draft.get(child), parent: key });
  if (moved.length > 0) draft.setChildren(key, [...draft.get(key).children, ...moved]);
  return draft.done();
}
