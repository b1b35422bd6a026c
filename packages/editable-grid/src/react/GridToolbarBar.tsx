import { useRef } from 'react';
import type { GridStore } from '../core/store/GridStore';
import type { Texts } from '../texts/zh-CN';
import type { GridToolbar } from './EditableGridProps';
import { useStoreValue } from './useStoreValue';

/** A second click sooner than this is warned about (B§9). */
const CLICK_GUARD = 1500;

export interface GridToolbarBarProps<Row extends object> {
  store: GridStore<Row>;
  toolbar: GridToolbar;
  /** Adding and removing make sense here. */
  editable: boolean;
  texts: Texts;
  onAdd: () => void;
  onRemove: () => void;
  onTooFast: () => void;
}

/** Add, remove and clear the selection. */
export function GridToolbarBar<Row extends object>(props: GridToolbarBarProps<Row>) {
  const { store, toolbar, editable, texts, onAdd, onRemove, onTooFast } = props;
  const selected = useStoreValue(store, ({ selection }) => selection.size);
  const lastAdd = useRef(-Infinity);
  const excluded = new Set(toolbar.excluded);

  function add() {
    const now = performance.now();
    if (now - lastAdd.current < CLICK_GUARD) return onTooFast();
    lastAdd.current = now;
    onAdd();
  }

  return (
    <div className="gezi-toolbar">
      {editable && !excluded.has('add') ? (
        <button type="button" className="gezi-button gezi-button-primary" onClick={add}>
          {texts.add}
        </button>
      ) : null}
      {editable && store.settings.selection && !excluded.has('batch_delete') ? (
        <button type="button" className="gezi-button gezi-button-danger" disabled={selected === 0} onClick={onRemove}>
          {texts.remove}
        </button>
      ) : null}
      {store.settings.selection && selected > 0 ? (
        <>
          <button type="button" className="gezi-button" onClick={() => store.selectAll(false)}>
            {texts.clearSelection}
          </button>
          <span className="gezi-toolbar-note">{texts.selected(selected)}</span>
        </>
      ) : null}
      {toolbar.extra}
    </div>
  );
}
