import { Segmented } from 'antd';
import { OwnField, type FieldProps } from '../OwnField';

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string | number; label: string }[];
  onChange?: (value: unknown) => void;
}

/** A segmented control for a few options. */
export const ChoiceField = ({ options, onChange, ...field }: ChoiceFieldProps) => (
  <OwnField {...field} isLabelled={false}>
    <Segmented aria-label={field.label} options={[...options]} {...(onChange && { onChange })} />
  </OwnField>
);
