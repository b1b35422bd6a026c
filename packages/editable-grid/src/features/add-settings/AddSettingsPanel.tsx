import { Button, InputNumber } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_ADDED, readAddSettings, type AddSettings } from '../../core/addSettings';
import { dialog } from '../../dom/roles';
import { useSheetTexts } from '../../texts/sheet/sheetTexts';
import { useTexts } from '../../texts/useTexts';

export interface AddSettingsPanelProps {
  settings: AddSettings;
  /** Rows there are: the greatest position. */
  rowCount: number;
  onSave: (settings: AddSettings) => void;
  onClose: () => void;
}

/** Settings of the add button: number of rows and position (B§5); stored in this browser. */
export function AddSettingsPanel({ settings, rowCount, onSave, onClose }: AddSettingsPanelProps) {
  const texts = useSheetTexts();
  const { cancel } = useTexts();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(settings.count);
  const [position, setPosition] = useState<number | null>(Math.min(settings.position, rowCount));
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    panel.current?.querySelector('input')?.focus();
    const press = ({ target }: Event) => {
      // The adjacent button closes it itself.
      if (target instanceof Element && !target.closest('.gezi-add-group')) close.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', key);
    };
  }, []);

  return (
    <div {...dialog} ref={panel} className="gezi-add-settings" aria-label={texts.addSettings}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave(readAddSettings({ count, position }));
        }}
      >
        <label htmlFor={`${id}-count`}>{texts.addCount}</label>
        <InputNumber id={`${id}-count`} min={1} max={MAX_ADDED} precision={0} value={count} onChange={setCount} />
        <label htmlFor={`${id}-position`}>{texts.addPosition}</label>
        <InputNumber
          id={`${id}-position`}
          aria-describedby={`${id}-hint`}
          min={0}
          max={rowCount}
          precision={0}
          value={position}
          onChange={setPosition}
        />
        <p id={`${id}-hint`}>{texts.addPositionHint(rowCount)}</p>
        <div className="gezi-add-buttons">
          <Button size="small" onClick={onClose}>
            {cancel}
          </Button>
          <Button size="small" type="primary" htmlType="submit">
            {texts.save}
          </Button>
        </div>
      </form>
    </div>
  );
}
