import { Dialog } from '@gezi/ui';
import { ClockCircleOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../texts/useTexts';
import { CronBuilder, type CronBuilderProps } from './CronBuilder';
import { CronSentence } from './CronSentence';
import { useCronFault } from './useCronFault';

export interface CronInputProps extends Pick<
  CronBuilderProps,
  'value' | 'onChange' | 'timeZone' | 'onTimeZoneChange' | 'disabled' | 'after' | 'previewDelay'
> {
  /** Whether the expression can be typed; default true. Otherwise it is set in the dialog only. */
  typing?: boolean;
  /** Whether the description is shown below the input; default true. */
  sentence?: boolean;
  placeholder?: string;
  id?: string;
  /** Accessible name, if no label refers to `id`. */
  'aria-label'?: string;
}

/** Input for an expression, with a button that opens the builder in a dialog. */
export function CronInput({
  value = '',
  onChange,
  disabled = false,
  typing = true,
  sentence = true,
  placeholder,
  id,
  'aria-label': label,
  ...builder
}: CronInputProps) {
  const texts = useTexts();
  const says = useId();
  const [draft, setDraft] = useState<string>();
  const fault = useCronFault(value || '* * * * * ? *');

  return (
    <div className="gezi-cron-input">
      <Space.Compact block>
        <Input
          id={id}
          dir="ltr"
          aria-label={label}
          value={value}
          readOnly={!typing}
          disabled={disabled}
          allowClear={typing}
          spellCheck={false}
          autoComplete="off"
          placeholder={placeholder ?? (typing ? texts.placeholder : texts.placeholderReadOnly)}
          status={fault ? 'error' : ''}
          aria-invalid={fault ? true : undefined}
          aria-describedby={says}
          onClick={() => !typing && !disabled && setDraft(value)}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <Button
          aria-label={texts.open}
          icon={<ClockCircleOutlined />}
          disabled={disabled}
          onClick={() => setDraft(value)}
        />
      </Space.Compact>
      <div id={says} className="gezi-cron-says" aria-live="polite">
        {fault ? (
          <span className="gezi-cron-error">{fault.full}</span>
        ) : (
          sentence && value.trim() && <CronSentence expression={value} />
        )}
      </div>
      {draft !== undefined && (
        <CronDialog
          {...builder}
          value={draft}
          onChange={setDraft}
          onCancel={() => setDraft(undefined)}
          onOk={(next) => {
            setDraft(undefined);
            onChange?.(next);
          }}
        />
      )}
    </div>
  );
}

interface CronDialogProps extends Pick<CronBuilderProps, 'timeZone' | 'onTimeZoneChange' | 'after' | 'previewDelay'> {
  value: string;
  onChange: (value: string) => void;
  onOk: (value: string) => void;
  onCancel: () => void;
}

function CronDialog({ value, onChange, onOk, onCancel, ...builder }: CronDialogProps) {
  const texts = useTexts();
  const expression = value.trim() || '* * * * * ? *';
  const fault = useCronFault(expression);
  return (
    <Dialog
      open
      // B§9.
      width={608}
      className="gezi-cron-dialog"
      title={texts.title}
      okText={texts.ok}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: fault !== undefined }}
      onOk={() => onOk(expression)}
      onCancel={onCancel}
    >
      <CronBuilder {...builder} value={value} onChange={onChange} />
    </Dialog>
  );
}
