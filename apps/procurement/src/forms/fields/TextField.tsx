import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { OwnField, type FieldProps } from '../OwnField';
import { useRecord } from '../RecordContext';

interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputProps,
      | 'placeholder'
      | 'disabled'
      | 'autoComplete'
      | 'inputMode'
      | 'autoCapitalize'
      | 'spellCheck'
      | 'prefix'
      | 'showCount'
    > {
  /** Default what the schema says, else 255. */
  maxLength?: number;
  normalize?: (text: string) => string;
  /** Stands beside the control. */
  beside?: ReactNode;
  /** Below the control, within the field. */
  below?: ReactNode;
  /** Each keystroke, beside what the form makes of it. */
  onChange?: () => void;
}

/** A line of text. */
export function TextField({ maxLength, placeholder, disabled, autoComplete, normalize, ...rest }: TextFieldProps) {
  const { inputMode, autoCapitalize, spellCheck, prefix, showCount, onChange, ...field } = rest;
  const { memberOf } = useRecord();
  return (
    <OwnField {...field} isFixed={disabled} {...(normalize && { normalize: (text) => normalize(String(text)) })}>
      <Input
        maxLength={maxLength ?? memberOf(field.name)?.maxLength ?? 255}
        placeholder={placeholder}
        disabled={disabled}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={autoCapitalize}
        spellCheck={spellCheck}
        prefix={prefix}
        showCount={showCount}
        {...(onChange && { onChange })}
      />
    </OwnField>
  );
}
