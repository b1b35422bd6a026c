import { InputNumber } from 'antd';
import { OwnField, type FieldProps } from '../OwnField';
import { useRecord } from '../RecordContext';

interface NumberFieldProps extends FieldProps {
  /** Bounds; default: the schema's. */
  min?: number;
  max?: number;
  /** Maximum decimals; default: 0 for an integer schema, else unlimited. */
  precision?: number;
  disabled?: boolean;
}

/** A number; null if empty. */
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
