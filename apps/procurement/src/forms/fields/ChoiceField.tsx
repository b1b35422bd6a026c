import { Segmented } from 'antd';
import { ControlField, type FieldProps } from '../ControlField';

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string | number; label: string }[];
  onChange?: (value: unknown) => void;
}

/** A segmented control for a few options. */
export const ChoiceField = ({ options, onChange, ...field }: ChoiceFieldProps) => (
  <ControlField {...field} isLabelled={false}>
    <Segmented aria-label={field.label} options={[...options]} {...(onChange && { onChange })} />
  </ControlField>
);
