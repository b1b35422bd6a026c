import { Input } from 'antd';
import type { ReactNode } from 'react';
import { ControlField, type FieldProps } from '../ControlField';
import { useRecord } from '../RecordContext';

interface AreaFieldProps extends FieldProps {
  /** Minimum and maximum rows; default 2 and 6. */
  lines?: readonly [number, number];
  /** Default: the schema's, else 255. */
  maxLength?: number;
  placeholder?: string;
  showCount?: boolean;
  spellCheck?: boolean;
  /** Rendered below the control, inside the field. */
  below?: ReactNode;
}

/** A multi-line text. */
export function AreaField({ lines: [minRows, maxRows] = [2, 6], maxLength, placeholder, ...rest }: AreaFieldProps) {
  const { showCount = false, spellCheck, ...field } = rest;
  const { memberOf } = useRecord();
  return (
    <ControlField {...field}>
      <Input.TextArea
        autoSize={{ minRows, maxRows }}
        maxLength={maxLength ?? memberOf(field.name)?.maxLength ?? 255}
        placeholder={placeholder}
        showCount={showCount}
        spellCheck={spellCheck}
      />
    </ControlField>
  );
}
