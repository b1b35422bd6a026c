import { Input, type InputProps } from 'antd';
import type { ReactNode } from 'react';
import { ControlField, type FieldProps } from '../ControlField';
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
  /** Default: the schema's, else 255. */
  maxLength?: number;
  normalize?: (text: string) => string;
  /** Rendered next to the control. */
  beside?: ReactNode;
  /** Rendered below the control, inside the field. */
  below?: ReactNode;
  /** Called on every keystroke, in addition to the form's own handling. */
  onChange?: () => void;
}

/** A single-line text. */
export function TextField({ maxLength, placeholder, disabled, autoComplete, normalize, ...rest }: TextFieldProps) {
  const { inputMode, autoCapitalize, spellCheck, prefix, showCount, onChange, ...field } = rest;
  const { memberOf } = useRecord();
  return (
    <ControlField {...field} isFixed={disabled} {...(normalize && { normalize: (text) => normalize(String(text)) })}>
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
    </ControlField>
  );
}
