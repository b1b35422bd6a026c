import { RadioField } from '../../../../forms/fields/RadioField';

interface FlagFieldProps {
  name: string;
  label: string;
  /** Words for `0` and `1`. */
  words: Readonly<Record<string, string>>;
}

/** One of two in a form, kept as `'0'` or `'1'`. */
export const FlagField = ({ name, label, words }: FlagFieldProps) => (
  <RadioField
    name={name}
    label={label}
    options={['0', '1'].map((value) => ({ value, label: words[value] ?? value }))}
  />
);
