import { Input } from 'antd';
import { isQuantity, type Amount } from './core/lineRows';
import { useTexts } from './texts';

interface AmountInputProps {
  id?: string;
  /** Accessible name, if no label is beside it. */
  label?: string;
  value: Amount;
  /** Id of the message of a rule that refuses the amount. */
  refusedBy?: string | undefined;
  onChange: (value: Amount) => void;
}

/** An amount as the typed text, so that `3.0` can become `3.05`. */
export function AmountInput({ id, label, value, refusedBy, onChange }: AmountInputProps) {
  const { quantityInvalid } = useTexts();
  const isInvalid = !isQuantity(value);
  return (
    <Input
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      inputMode="decimal"
      autoComplete="off"
      value={value ?? ''}
      {...((isInvalid || refusedBy) && { status: 'error' as const, 'aria-invalid': true })}
      {...(refusedBy && { 'aria-describedby': refusedBy })}
      {...(isInvalid && { title: quantityInvalid })}
      onChange={({ target }) => onChange(target.value.trim() || null)}
    />
  );
}
