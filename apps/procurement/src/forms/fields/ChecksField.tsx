import { Checkbox } from 'antd';
import { ControlField, type FieldProps } from '../ControlField';

interface ChecksFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** Checkboxes whose values are joined by commas. */
export const ChecksField = ({ options, ...field }: ChecksFieldProps) => (
  <ControlField {...field} isLabelled={false} normalize={(values) => (values as string[]).join(',')}>
    <JoinedChecks aria-label={field.label} options={options} />
  </ControlField>
);

interface JoinedChecksProps {
  'aria-label': string;
  options: ChecksFieldProps['options'];
  value?: string;
  onChange?: (values: string[]) => void;
}

const JoinedChecks = ({ options, value = '', ...rest }: JoinedChecksProps) => (
  <Checkbox.Group {...rest} options={[...options]} value={value.split(',').filter(Boolean)} />
);
