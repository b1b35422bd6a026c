import type { AddSettings } from '../../core/addSettings';
import type { GridStore } from '../../core/store/GridStore';
import { useTexts } from '../../texts/useTexts';
import { AddGroup } from './AddGroup';
import type { GridToolbar } from '../../react/EditableGridProps';
import { useStoreValue } from '../../react/useStoreValue';

export interface GridToolbarBarProps<Row extends object> {
  store: GridStore<Row>;
  toolbar: GridToolbar;
  /** Adding and removing make sense here. */
  editable: boolean;
  /** Excluded codes of buttons. */
  excluded: readonly string[];
  adding: AddSettings;
  onAdd: () => void;
  onAdding: (settings: AddSettings) => void;
  onRemove: () => void;
}

/** Add; with a selection also remove and clear it. */
export function GridToolbarBar<Row extends object>(props: GridToolbarBarProps<Row>) {
  const { store, toolbar, editable, excluded, onAdd, onRemove } = props;
  const texts = useTexts();
  const selected = useStoreValue(store, ({ listedSelection }) => listedSelection.length);
  const some = useStoreValue(store, ({ selection }) => selection.size > 0);

  return (
    <div className="gezi-grid-toolbar">
      {editable && !excluded.includes('add') ? (
        <AddGroup store={store} settings={props.adding} onAdd={onAdd} onSave={props.onAdding} />
      ) : null}
      {editable && selected > 0 && !excluded.includes('batch_delete') ? (
        <button type="button" className="gezi-button gezi-button-danger gezi-button-plain" onClick={onRemove}>
          {texts.remove}
        </button>
      ) : null}
      {store.settings.selection && some ? (
        <>
          <button type="button" className="gezi-button" onClick={() => store.clearSelection()}>
            {texts.clearSelection}
          </button>
          <span className="gezi-grid-toolbar-note">{texts.selected(selected)}</span>
        </>
      ) : null}
      {toolbar.extra}
    </div>
  );
}
