import { Later, lazyPart } from '@gezi/ui';
import { useEffect, useRef, useState } from 'react';
import type { ActionsNote } from '../../cells/row-actions/ActionsNote';
import { questionOf, type RowAction } from '../../core/columns/RowAction';
import { notesOf } from '../../dom/CellNotes';
import type { GridKit } from '../../react/GridKit';
import type { OpenMenu } from './RowActionMenu';
import type { RowActionClicks } from './rowActionClicks';
import type { ActionPlace, RowActionsContext } from './rowActionsFeature';

const RowActionMenu = lazyPart(async () => (await import('./RowActionMenu')).RowActionMenu);

const NONE: ReadonlySet<string> = new Set();

export interface RowActionRunnerProps<Row extends object> {
  kit: GridKit<Row>;
  clicks: RowActionClicks<Row>;
}

/**
 * Runs row actions, with confirmation and progress, and opens the menu of those without a button. Loaded with the cells
 * that have the buttons; the menu is loaded on first use.
 */
export function RowActionRunner<Row extends object>({ kit, clicks }: RowActionRunnerProps<Row>) {
  const [open, setOpen] = useState<OpenMenu<Row>>();
  const notes = notesOf(kit.store);

  const pendingOf = ({ rowId, column }: ActionPlace<Row>) =>
    (notes.get(rowId, column) as ActionsNote | undefined)?.pending ?? NONE;

  function mark(place: ActionPlace<Row>, key: string, isPending: boolean) {
    const pending = new Set(pendingOf(place));
    if (isPending) pending.add(key);
    else pending.delete(key);
    const note: ActionsNote | undefined = pending.size > 0 ? { busy: false, pending } : undefined;
    notes.set(place.rowId, place.column, note);
  }

  async function run(action: RowAction<Row>, place: ActionPlace<Row>) {
    const { key, danger = false } = action;
    const question = questionOf(action, place.row);
    if (question && !(await kit.feedback.confirm(question.title, question.content, { ...question, danger }))) return;
    if (pendingOf(place).has(key)) return;
    try {
      const result = action.onClick?.(place.row);
      if (!(result instanceof Promise)) return;
      mark(place, key, true);
      await result;
    } catch (error) {
      kit.feedback.notify('error', error instanceof Error ? error.message : String(error));
    } finally {
      if (pendingOf(place).has(key)) mark(place, key, false);
    }
  }

  const runner: RowActionsContext<Row> = {
    run: (action, place) => void run(action, place),
    openMenu: (actions, place, at) => setOpen({ actions, place, at }),
  };
  const latest = useRef(runner);
  useEffect(() => {
    latest.current = runner;
  });
  useEffect(
    () =>
      clicks.connect({
        run: (...click) => latest.current.run(...click),
        openMenu: (...click) => latest.current.openMenu(...click),
      }),
    [clicks],
  );

  if (!open) return null;
  return (
    <Later>
      <RowActionMenu
        {...open}
        pending={pendingOf(open.place)}
        onRun={(action) => void run(action, open.place)}
        onClose={() => setOpen(undefined)}
      />
    </Later>
  );
}
