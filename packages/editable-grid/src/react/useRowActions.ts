import { useState, type RefObject } from 'react';
import type { GridStore } from '../core/store/GridStore';
import type { Texts } from '../texts/zh-CN';
import type { FeedbackCalls } from './useFeedback';
import type { GridParts } from './useGridView';

/** What the toolbar does: add a row and go there; remove the selected ones once the user and the caller agree. */
export function useRowActions<Row extends object>(
  store: GridStore<Row>,
  parts: RefObject<GridParts<Row> | null>,
  feedback: FeedbackCalls,
  beforeRemove: ((rows: readonly Row[]) => string | void | Promise<string | void>) | undefined,
  texts: Texts,
) {
  const [note, setNote] = useState('');

  function add() {
    const [id] = store.insert(store.blankRows(1));
    store.flush();
    setNote(texts.added(1));
    const first = store.settings.columns.find(({ type }) => isTyped(store, type)) ?? store.settings.columns[0];
    if (id && first) parts.current?.controller.focusCell(id, first.key);
  }

  async function remove() {
    const ids = [...store.selection];
    if (ids.length === 0) return feedback.tell('warning', texts.selectFirst);
    if (!(await feedback.confirm(texts.confirmRemove, texts.confirmRemoveContent))) return;
    const rows = ids.map((id) => store.ledger.find(id)).filter((row) => row !== undefined);
    const refusal = await refusalOf(beforeRemove, rows);
    if (refusal) return feedback.tell('error', refusal);
    store.remove(ids);
    store.flush();
    setNote(texts.removed(ids.length));
  }

  return { add, remove: () => void remove(), note };
}

const isTyped = <Row extends object>(store: GridStore<Row>, type = 'normal') => {
  const { control } = store.settings.define(type);
  return control === 'text' || control === 'toggle';
};

async function refusalOf<Row>(
  beforeRemove: ((rows: readonly Row[]) => string | void | Promise<string | void>) | undefined,
  rows: readonly Row[],
): Promise<string | undefined> {
  try {
    return (await beforeRemove?.(rows)) || undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
