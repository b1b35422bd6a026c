import { InputNumber } from 'antd';
import { ControlField, type FieldProps } from '../ControlField';
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
  const minimum = min ?? member?.minimum;
  const maximum = max ?? member?.maximum;
  const decimals = precision ?? (member?.isInteger ? 0 : undefined);
  return (
    <ControlField {...field} isFixed={disabled}>
      <InputNumber
        className="gezi-wide"
        disabled={disabled}
        {...(minimum !== undefined && { min: minimum })}
        {...(maximum !== undefined && { max: maximum })}
        {...(decimals !== undefined && { precision: decimals })}
      />
    </ControlField>
  );
}
