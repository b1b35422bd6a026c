import { Later, lazyPart } from '@gezi/ui';
import { useRef, useState } from 'react';
import type { AddSettings } from '../../core/addSettings';
import type { GridStore } from '../../core/store/GridStore';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';
import { useStoreValue } from '../../react/useStoreValue';

const AddSettingsPanel = lazyPart(async () => (await import('../add-settings/AddSettingsPanel')).AddSettingsPanel);

export interface AddGroupProps<Row extends object> {
  store: GridStore<Row>;
  settings: AddSettings;
  onAdd: () => void;
  onSave: (settings: AddSettings) => void;
}

/** The add button, and the settings button beside it. */
export function AddGroup<Row extends object>({ store, settings, onAdd, onSave }: AddGroupProps<Row>) {
  const { add } = useTexts();
  const { addSettings } = useSheetTexts();
  const [open, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const rowCount = useStoreValue(store, ({ ledger }) => ledger.size);

  function close() {
    setOpen(false);
    more.current?.focus();
  }

  return (
    <span className="gezi-add-group">
      <button type="button" className="gezi-button gezi-button-primary" onClick={onAdd}>
        {add}
      </button>
      <button
        ref={more}
        type="button"
        className="gezi-button gezi-button-primary gezi-add-more"
        aria-label={addSettings}
        title={addSettings}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <Later>
          <AddSettingsPanel
            settings={settings}
            rowCount={rowCount}
            onClose={close}
            onSave={(next) => {
              onSave(next);
              close();
            }}
          />
        </Later>
      ) : null}
    </span>
  );
}
