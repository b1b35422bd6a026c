import { coerceText } from '../../core/commands/plan/coerceText';
import type { FormNode } from '../../core/document/FormDocument';
import type { SimpleCondition } from '../../core/logic/conditions';
import { useTexts } from '../texts/useTexts';
import { operandOf } from './conditionOperand';
import { TextCell } from './controls/TextCell';

export interface ConditionValueProps {
  condition: SimpleCondition;
  /** The component compared; undefined if it no longer exists. */
  node: FormNode | undefined;
  label: string;
  disabled: boolean;
  onChange: (value: SimpleCondition['value'], typing?: boolean) => void;
}

/** The value to compare a field with, in a control for the values that the field can have. */
export function ConditionValue({ condition, node, label, disabled, onChange }: ConditionValueProps) {
  const texts = useTexts();
  const operand = operandOf(node?.data, { on: texts.yes, off: texts.no });
  const value = String(condition.value ?? '');
  const shared = { className: 'gezi-fd-input', 'aria-label': label, disabled, value };
  switch (operand.kind) {
    case 'options': {
      const { options } = operand;
      const at = options.findIndex((option) => String(option.value) === value);
      return (
        <select
          {...shared}
          className="gezi-fd-input gezi-fd-select"
          value={at < 0 ? '' : String(at)}
          onChange={({ target }) => {
            const option = target.value === '' ? undefined : options[Number(target.value)];
            if (option) onChange(option.value);
          }}
        >
          {at < 0 ? <option value="">{value}</option> : null}
          {options.map((option, index) => (
            <option key={index} value={index}>
              {option.label}
            </option>
          ))}
        </select>
      );
    }
    case 'moment':
      return (
        <input
          {...shared}
          type={operand.input}
          step={operand.input === 'time' ? 1 : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          step="any"
          onChange={({ target }) => onChange(target.value === '' ? '' : target.valueAsNumber, true)}
        />
      );
    case 'text':
      return (
        <TextCell
          label={label}
          disabled={disabled}
          placeholder={operand.placeholder}
          value={value}
          onType={(text) => {
            const typed = coerceText(text);
            onChange(typeof typed === 'number' || typeof typed === 'boolean' ? typed : text, true);
          }}
        />
      );
  }
}
