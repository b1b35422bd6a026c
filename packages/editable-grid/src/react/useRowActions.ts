import { useLayoutEffect, useMemo, useRef } from 'react';
import { addIndex, type AddSettings } from '../core/addSettings';
import type { RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import type { Texts } from '../texts/zh-CN';
import type { GoTo } from './GoTo';
import type { FeedbackCalls } from './useFeedback';

/** Milliseconds within which adding again shows a warning (B§9). */
const CLICK_GUARD = 1500;

/** Row operations of toolbar, menus and keys; stable for the grid's lifetime. */
export interface RowActions<Row> {
  /** Adds rows according to the settings and focuses the first. */
  add(): void;
  /** Adds rows at a document index and focuses the first. */
  insertAt(index: number, rows: readonly Row[]): void;
  /** Removes rows after confirmation by the user and `beforeRemove`. */
  remove(ids: readonly RowId[]): void;
  /** Moves a row up (-1) or down (1) among the visible rows. @returns whether it moved */
  move(rowId: RowId, step: 1 | -1): boolean;
}

export interface RowActionSettings<Row> {
  beforeRemove: ((rows: readonly Row[]) => string | void | Promise<string | void>) | undefined;
  adding: AddSettings;
  texts: Texts;
  announce: (text: string) => void;
  goTo: GoTo;
}

export function useRowActions<Row extends object>(
  store: GridStore<Row>,
  feedback: FeedbackCalls,
  settings: RowActionSettings<Row>,
): RowActions<Row> {
  const latest = useRef({ feedback, settings });
  const lastAdd = useRef(-Infinity);
  useLayoutEffect(() => {
    latest.current = { feedback, settings };
  });

  return useMemo(() => {
    const notify: FeedbackCalls['notify'] = (kind, text) => latest.current.feedback.notify(kind, text);
    const texts = () => latest.current.settings.texts;

    function insertAt(index: number, rows: readonly Row[]) {
      const now = performance.now();
      if (now - lastAdd.current < CLICK_GUARD) return notify('warning', texts().tooFast);
      lastAdd.current = now;
      const [id] = store.insert(rows, index);
      store.flush();
      latest.current.settings.announce(texts().added(rows.length));
      if (id) latest.current.settings.goTo(id);
    }

    async function remove(ids: readonly RowId[]) {
      if (ids.length === 0) return notify('warning', texts().selectFirst);
      const { confirmRemove, confirmRemoveContent } = texts();
      if (!(await latest.current.feedback.confirm(confirmRemove, confirmRemoveContent))) return;
      const rows = ids.map((id) => store.ledger.find(id)).filter((row) => row !== undefined);
      const refusal = await refusalOf(latest.current.settings.beforeRemove, rows);
      if (refusal) return notify('warning', refusal);
      const place = Math.min(...ids.map((id) => store.indexOf(id)).filter((index) => index >= 0));
      store.remove(ids);
      store.flush();
      notify('success', texts().removeDone);
      latest.current.settings.announce(texts().removed(ids.length));
      returnFocus(place);
    }

    /** The button that removed the rows is gone with the selection: the next row becomes active. */
    function returnFocus(place: number) {
      requestAnimationFrame(() => {
        const next = store.rowAt(Math.min(place, store.size - 1));
        if (next && document.activeElement === document.body) latest.current.settings.goTo(store.ledger.idOf(next));
      });
    }

    return {
      add() {
        const { adding } = latest.current.settings;
        insertAt(addIndex(adding, store.ledger.size), store.blankRows(adding.count));
      },
      insertAt,
      remove: (ids) => void remove(ids),
      move(rowId, step) {
        const to = store.documentIndex(store.indexOf(rowId) + step);
        const moved = to >= 0 && store.move(store.ledger.indexOf(rowId), to);
        store.flush();
        return moved;
      },
    };
  }, [store]);
}

async function refusalOf<Row>(
  beforeRemove: RowActionSettings<Row>['beforeRemove'],
  rows: readonly Row[],
): Promise<string | undefined> {
  try {
    return (await beforeRemove?.(rows)) || undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
