import type { PropertyField } from '../../../fields/FieldPanel';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';

/** One of a few: side by side while they fit, else in a list. */
export function ChoiceControl({ field, value, onChange, id, label, disabled }: ControlProps) {
  const texts = useTexts();
  const { choices = [] } = field;
  const at = choices.findIndex((choice) => choice.value === value);
  const words = choices.map(({ label: word }) => (typeof word === 'string' ? texts.choices[word] : word[texts.locale]));
  if (choices.length <= 3 && words.join('').length <= 20) {
    return (
      <span role="radiogroup" aria-label={label} className="gezi-fd-segments">
        {choices.map((choice, index) => (
          <label key={index} className={index === at ? 'gezi-fd-segment gezi-fd-segment-on' : 'gezi-fd-segment'}>
            <input
              type="radio"
              name={id}
              className="gezi-visually-hidden"
              disabled={disabled}
              checked={index === at}
              onChange={() => onChange(choice.value)}
            />
            {words[index]}
          </label>
        ))}
      </span>
    );
  }
  return (
    <select
      id={id}
      className="gezi-fd-input gezi-fd-select"
      disabled={disabled}
      value={at < 0 ? '' : String(at)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
    >
      {at < 0 ? <option value="">{unknown(value)}</option> : null}
      {words.map((word, index) => (
        <option key={index} value={index}>
          {word}
        </option>
      ))}
    </select>
  );
}

const unknown = (value: ControlProps['value']) => (typeof value === 'string' || typeof value === 'number' ? value : '');

/** Whether the label of a field names one element, or a group that names itself. */
export const namesOneElement = ({ control, choices = [] }: PropertyField): boolean =>
  ['text', 'longText', 'number', 'switch', 'id', 'value', 'link', 'icon', 'color'].includes(control) ||
  (control === 'choice' && choices.length > 3);
