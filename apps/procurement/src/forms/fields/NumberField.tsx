import { InputNumber } from 'antd';
import { OwnField, type FieldProps } from '../OwnField';
import { useRecord } from '../RecordContext';

interface NumberFieldProps extends FieldProps {
  /** Bounds; default those of the schema. */
  min?: number;
  max?: number;
  /** Decimals at most; default none for an integer of the schema, else any. */
  precision?: number;
  disabled?: boolean;
}

/** A number; empty is null. */
export function NumberField({ min, max, precision, disabled, ...field }: NumberFieldProps) {
  const member = useRecord().memberOf(field.name);
  const least = min ?? member?.minimum;
  const most = max ?? member?.maximum;
  const decimals = precision ?? (member?.isInteger ? 0 : undefined);
  return (
    <OwnField {...field} isFixed={disabled}>
      <InputNumber
        className="gezi-wide"
        disabled={disabled}
        {...(least !== undefined && { min: least })}
        {...(most !== undefined && { max: most })}
        {...(decimals !== undefined && { precision: decimals })}
      />
    </OwnField>
  );
}
