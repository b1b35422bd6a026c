import { CloseCircleFilled, ClusterOutlined, ReloadOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';

/** Props of every input that opens a dialog. */
export interface PickerInputBase {
  /** Whether it is disabled; default false. */
  disabled?: boolean;
  /** Text shown without a value. */
  placeholder?: string;
  /** Id of the input, for a label. */
  id?: string;
  /** Name for screen readers, if no label refers to `id`. */
  'aria-label'?: string;
}

export interface PickerInputProps extends PickerInputBase {
  /** Text shown: names, never ids. */
  text: string;
  /** Whether there is a value, perhaps without a name yet; default whether there is a text. */
  filled?: boolean;
  /** Whether names are being loaded. */
  loading?: boolean;
  /** Names could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  onOpen: () => void;
  onClear: () => void;
  /** The dialog. */
  children?: ReactNode;
}

/** A read-only input with the cluster icon and a cross: a click or Enter opens the dialog, Delete clears (B§2). */
export function PickerInput({
  text,
  filled = text !== '',
  loading,
  failed = false,
  onRetry,
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
  const canClear = filled && !disabled;
  const hint = failed ? texts.namesFailed : loading ? texts.loading : (placeholder ?? texts.pleaseChoose);
  return (
    <>
      <Input
        {...named}
        className="gezi-picker-input"
        readOnly
        disabled={disabled}
        value={text}
        title={text}
        placeholder={hint}
        status={failed ? 'error' : undefined}
        aria-haspopup="dialog"
        onClick={() => !disabled && onOpen()}
        onKeyDown={(event) => !disabled && keys(event)}
        prefix={<ClusterOutlined aria-hidden />}
        suffix={
          <>
            {failed && (
              <button
                type="button"
                className="gezi-picker-clear"
                aria-label={texts.retry}
                onClick={(event) => {
                  event.stopPropagation();
                  onRetry?.();
                }}
              >
                <ReloadOutlined aria-hidden />
              </button>
            )}
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
          </>
        }
      />
      {children}
    </>
  );
}
