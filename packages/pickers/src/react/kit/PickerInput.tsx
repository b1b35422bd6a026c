import { CloseCircleFilled, ClusterOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';

/** What every input that opens a dialog takes. */
export interface PickerInputBase {
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  /** Name for screen readers where no label points at `id`. */
  'aria-label'?: string;
}

export interface PickerInputProps extends PickerInputBase {
  /** What is shown: names, never ids. */
  text: string;
  /** Names are on their way. */
  loading?: boolean;
  onOpen: () => void;
  onClear: () => void;
  /** The dialog. */
  children?: ReactNode;
}

/** A read-only input with the cluster icon and a cross: a click or Enter opens the dialog, Delete clears (B§2). */
export function PickerInput({
  text,
  loading,

  onOpen,
  onClear,
  disabled,
  placeholder,
  children,
  ...named
}: PickerInputProps) {
  const texts = useTexts();
  function keys(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ' ' || event.key === 'ArrowDown') {
      event.preventDefault();
      onOpen();
    } else if (event.key === 'Delete' || event.key === 'Backspace') onClear();
  }
  const canClear = text !== '' && !disabled;
  return (
    <>
      <Input
        {...named}
        className="gezi-picker-input"
        readOnly
        disabled={disabled}
        value={text}
        title={text}
        placeholder={loading ? texts.loading : (placeholder ?? texts.pleaseChoose)}
        aria-haspopup="dialog"
        onClick={() => !disabled && onOpen()}
        onKeyDown={(event) => !disabled && keys(event)}
        prefix={<ClusterOutlined aria-hidden />}
        suffix={
          <button
            type="button"
            className="gezi-picker-clear"
            aria-label={texts.clear}
            tabIndex={-1}
            hidden={!canClear}
            onClick={(event) => {
              event.stopPropagation();
              onClear();
            }}
          >
            <CloseCircleFilled aria-hidden />
          </button>
        }
      />
      {children}
    </>
  );
}
