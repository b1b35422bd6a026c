import { lazy, Suspense, useRef, useState } from 'react';
import type { AddSettings } from '../../core/addSettings';
import type { GridStore } from '../../core/store/GridStore';
import type { Texts } from '../../texts/zh-CN';
import { useStoreValue } from '../../react/useStoreValue';

const AddSettingsPanel = lazy(async () => ({
  default: (await import('../add-settings/AddSettingsPanel')).AddSettingsPanel,
}));

export interface AddGroupProps<Row extends object> {
  store: GridStore<Row>;
  settings: AddSettings;
  texts: Texts;
  onAdd: () => void;
  onSave: (settings: AddSettings) => void;
}

/** The add button, and the settings button beside it. */
export function AddGroup<Row extends object>({ store, settings, texts, onAdd, onSave }: AddGroupProps<Row>) {
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
        {texts.add}
      </button>
      <button
        ref={more}
        type="button"
        className="gezi-button gezi-button-primary gezi-add-more"
        aria-label={texts.addSettings}
        title={texts.addSettings}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open ? (
        <Suspense fallback={null}>
          <AddSettingsPanel
            settings={settings}
            rowCount={rowCount}
            texts={texts}
            onClose={close}
            onSave={(next) => {
              onSave(next);
              close();
            }}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
