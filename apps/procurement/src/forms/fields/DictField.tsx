import { DictSelect } from '@gezi/pickers';
import { ControlField, type FieldProps } from '../ControlField';

interface DictFieldProps extends FieldProps {
  dictCode: string;
  /** Default: a select. */
  type?: 'radio';
}

/** A dictionary item. */
export const DictField = ({ dictCode, type, ...field }: DictFieldProps) => (
  <ControlField {...field} isLabelled={type !== 'radio'}>
    <DictSelect dictCode={dictCode} aria-label={field.label} {...(type && { type })} />
  </ControlField>
);
