import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { useRef } from 'react';
import { useLeave } from '../../runtime/kit/useLeave';
import { groupAttributes } from '../../runtime/kit/naming';
import { listOf, plainText, sameChoice } from '../../core/model/plainValues';
import { ReadText } from '../../runtime/kit/ReadText';
import type { ChoiceOption } from '../../core/model/options';
import type { FieldOptions } from '../../runtime/options/FieldOptions';
import { optionTexts } from '../../core/model/optionText';
import { WithOptions } from '../../runtime/options/WithOptions';
import { useTexts } from '../../runtime/texts/useTexts';
import { ChoiceState } from '../shared/choice/ChoiceState';
import { choiceClass, optionClass } from '../shared/choice/choiceClass';
import type { FieldProps } from '../../runtime/FieldProps';

/** Several of a few choices: native boxes. At the most allowed, the others can no longer be chosen. */
export function CheckboxField(field: FieldProps) {
  return <WithOptions field={field}>{(found) => <Boxes {...field} found={found} />}</WithOptions>;
}

export function Boxes({ found, ...field }: FieldProps & { found: FieldOptions }) {
  const { item, value, onChange, onBlur, disabled } = field;
  const texts = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  useLeave(box, onBlur);
  const { options } = found;
  const chosen = listOf(value);
  if (field.readOnly) return <ReadText>{optionTexts(options, value).join(texts.comma)}</ReadText>;
  const has = (option: ChoiceOption) => chosen.some((one) => sameChoice(one, option.value));
  // Bounds count from 1 (B§5); 0 and nothing mean none.
  const most = numberMember(item, 'max', 0);
  const isFull = most >= 1 && chosen.length >= most;
  const isOff = (option: ChoiceOption) => disabled || option.disabled === true || (isFull && !has(option));
  const toggle = (option: ChoiceOption) =>
    onChange(
      has(option)
        ? chosen.filter((one) => !sameChoice(one, option.value))
        : inOrder([...chosen, option.value], options),
    );
  return (
    <fieldset
      {...groupAttributes(field)}
      ref={box}
      className={choiceClass(
        textMember(item, 'optionType') === 'button',
        booleanMember(item, 'border'),
        booleanMember(item, 'vertical'),
      )}
    >
      {options.map((option) => (
        <label key={plainText(option.value)} className={optionClass(has(option), isOff(option))}>
          <input
            type="checkbox"
            name={field.name}
            className="gezi-form-checkbox"
            checked={has(option)}
            aria-invalid={field.invalid || undefined}
            aria-describedby={field.describedBy}
            disabled={isOff(option)}
            onChange={() => toggle(option)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <ChoiceState found={found} />
    </fieldset>
  );
}

/** The chosen values in the order of the options; unknown ones first. */
function inOrder(values: FieldProps['value'][], options: readonly ChoiceOption[]) {
  const place = (value: FieldProps['value']) => options.findIndex((option) => sameChoice(option.value, value));
  return values.flatMap((value) => (value === undefined ? [] : [value])).toSorted((a, b) => place(a) - place(b));
}
