import { booleanMember, textMember } from '../../core/document/members';
import { groupAttributes } from '../../runtime/kit/naming';
import { plainText, sameChoice } from '../../core/model/plainValues';
import { ReadText } from '../../runtime/kit/ReadText';
import type { FieldOptions } from '../../runtime/options/FieldOptions';
import { optionText } from '../../core/model/optionText';
import { WithOptions } from '../../runtime/options/WithOptions';
import { ChoiceState } from '../shared/choice/ChoiceState';
import { choiceClass, optionClass } from '../shared/choice/choiceClass';
import type { FieldProps } from '../../runtime/FieldProps';

/** One of a few options: native radio buttons, shown as circles or as buttons. */
export function RadioField(field: FieldProps) {
  return <WithOptions field={field}>{(found) => <Radios {...field} found={found} />}</WithOptions>;
}

export function Radios({ found, ...field }: FieldProps & { found: FieldOptions }) {
  const { item, value, onChange, onBlur, disabled } = field;
  const { options } = found;
  const isEmpty = value === null || value === undefined || value === '';
  if (field.readOnly) return <ReadText>{isEmpty ? '' : optionText(options, value)}</ReadText>;
  const isButton = textMember(item, 'optionType') === 'button';
  return (
    <div
      {...groupAttributes(field)}
      role="radiogroup"
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      className={choiceClass(isButton, booleanMember(item, 'border'), booleanMember(item, 'vertical'))}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
    >
      {options.map((option) => (
        <label
          key={plainText(option.value)}
          className={optionClass(!isEmpty && sameChoice(option.value, value), disabled || option.disabled === true)}
        >
          <input
            type="radio"
            name={field.id}
            className="gezi-form-radio"
            checked={!isEmpty && sameChoice(option.value, value)}
            disabled={disabled || option.disabled === true}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <ChoiceState found={found} />
    </div>
  );
}
