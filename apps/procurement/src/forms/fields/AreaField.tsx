import { Input } from 'antd';
import type { ReactNode } from 'react';
import { OwnField, type FieldProps } from '../OwnField';
import { useRecord } from '../RecordContext';

interface AreaFieldProps extends FieldProps {
  /** Lines at least and at most; default 2 and 6. */
  lines?: readonly [number, number];
  /** Default what the schema says, else 255. */
  maxLength?: number;
  placeholder?: string;
  showCount?: boolean;
  spellCheck?: boolean;
  /** Below the control, within the field. */
  below?: ReactNode;
}

/** Several lines of text. */
export function AreaField({ lines: [minRows, maxRows] = [2, 6], maxLength, placeholder, ...rest }: AreaFieldProps) {
  const { showCount = false, spellCheck, ...field } = rest;
  const { memberOf } = useRecord();
  return (
    <OwnField {...field}>
      <Input.TextArea
        autoSize={{ minRows, maxRows }}
        maxLength={maxLength ?? memberOf(field.name)?.maxLength ?? 255}
        placeholder={placeholder}
        showCount={showCount}
        spellCheck={spellCheck}
      />
    </OwnField>
  );
}
