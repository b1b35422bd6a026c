import { DictSelect } from '@gezi/pickers';
import { OwnField, type FieldProps } from '../OwnField';

interface DictFieldProps extends FieldProps {
  dictCode: string;
  /** Default: a select. */
  type?: 'radio';
}

/** A dictionary item. */
export const DictField = ({ dictCode, type, ...field }: DictFieldProps) => (
  <OwnField {...field} isLabelled={type !== 'radio'}>
    <DictSelect dictCode={dictCode} aria-label={field.label} {...(type && { type })} />
  </OwnField>
);
