import { Input } from 'antd';
import { isQuantity, type Amount } from './core/lineRows';
import { useTexts } from './texts';

interface AmountInputProps {
  id?: string;
  /** Accessible name, if no label is beside it. */
  label?: string;
  value: Amount;
  /** The amount is refused by a rule whose message is beside it. */
  isRefused?: boolean;
  onChange: (value: Amount) => void;
}

/** An amount as the typed text, so that `3.0` can become `3.05`. */
export function AmountInput({ id, label, value, isRefused = false, onChange }: AmountInputProps) {
  const { quantityInvalid } = useTexts();
  const isInvalid = !isQuantity(value);
  return (
    <Input
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
      inputMode="decimal"
      autoComplete="off"
      value={value ?? ''}
      {...((isInvalid || isRefused) && { status: 'error' as const, 'aria-invalid': true })}
      {...(isInvalid && { title: quantityInvalid })}
      onChange={({ target }) => onChange(target.value.trim() || null)}
    />
  );
}
