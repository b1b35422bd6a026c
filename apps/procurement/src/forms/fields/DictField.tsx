import { DictSelect } from '@gezi/pickers';
import { OwnField, type FieldProps } from '../OwnField';

interface DictFieldProps extends FieldProps {
  dictCode: string;
  /** Default a list. */
  type?: 'radio';
}

/** An entry of a dictionary. */
export const DictField = ({ dictCode, type, ...field }: DictFieldProps) => (
  <OwnField {...field} isLabelled={type !== 'radio'}>
    <DictSelect dictCode={dictCode} aria-label={field.label} {...(type && { type })} />
  </OwnField>
);
