import { Radio } from 'antd';
import { ControlField, type FieldProps } from '../ControlField';

interface RadioFieldProps extends FieldProps {
  options: readonly { value: string | number | boolean; label: string }[];
  /** Class of the group. */
  groupClassName?: string;
  /** Default true. */
  hasLabel?: boolean;
  onChange?: () => void;
}

/** A radio group. */
export const RadioField = ({ options, groupClassName, onChange, ...field }: RadioFieldProps) => (
  <ControlField {...field} isLabelled={false}>
    <Radio.Group
      aria-label={field.label}
      options={[...options]}
      {...(onChange && { onChange })}
      {...(groupClassName && { className: groupClassName })}
    />
  </ControlField>
);
