import { Radio } from 'antd';
import { OwnField, type FieldProps } from '../OwnField';

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
  <OwnField {...field} isLabelled={false}>
    <Radio.Group
      aria-label={field.label}
      options={[...options]}
      {...(onChange && { onChange })}
      {...(groupClassName && { className: groupClassName })}
    />
  </OwnField>
);
