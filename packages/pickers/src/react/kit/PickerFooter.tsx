import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface PickerFooterProps {
  /** Content at the other end, e.g. a menu. */
  extra?: ReactNode;
  /** Called when the dialog is confirmed. */
  onOk: () => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
  /** Text of the cancel button; default 取消. */
  cancelText?: string;
  /** Whether it is disabled; default false. */
  disabled?: boolean;
}

/** The buttons below a picker. */
export function PickerFooter({ extra, onOk, onCancel, cancelText, disabled = false }: PickerFooterProps) {
  const texts = useTexts();
  return (
    <div className="gezi-picker-footer">
      <div className="gezi-picker-extra">{extra}</div>
      <Button onClick={onCancel}>{cancelText ?? texts.cancel}</Button>
      <Button type="primary" data-picker-ok disabled={disabled} onClick={onOk}>
        {texts.ok}
      </Button>
    </div>
  );
}
