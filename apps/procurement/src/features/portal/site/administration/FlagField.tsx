import { RadioField } from '../../../../forms/fields/RadioField';

interface FlagFieldProps {
  name: string;
  label: string;
  /** Labels of `0` and `1`. */
  words: Readonly<Record<string, string>>;
}

/** A yes/no field, stored as `'0'` or `'1'`. */
export const FlagField = ({ name, label, words }: FlagFieldProps) => (
  <RadioField
    name={name}
    label={label}
    options={['0', '1'].map((value) => ({ value, label: words[value] ?? value }))}
  />
);
