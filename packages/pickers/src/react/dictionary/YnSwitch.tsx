import { namedPopup } from '@gezi/ui';
import { Select, Switch } from 'antd';
import { useTexts } from '../../texts/useTexts';

export interface YnSwitchProps {
  /** Stored value; default that for no, or none with `query`. */
  value?: string;
  /** Called with the new value. */
  onChange?: (value: string) => void;
  /** Stored values for yes and no; default `['Y', 'N']` (B§9). */
  options?: readonly [yes: string, no: string];
  /** Whether it is a select of a search form, with 是, 否 or none; default false. */
  query?: boolean;
  /** Whether it is disabled; default false. */
  disabled?: boolean;
  /** Text shown without a value. */
  placeholder?: string;
  /** Id of the input, for a label. */
  id?: string;
  /** Name for screen readers. */
  'aria-label'?: string;
}

/** Switch for yes and no, stored as text; a select in search forms. */
export function YnSwitch({
  value,
  onChange,
  options: [yes, no] = ['Y', 'N'],
  query = false,
  disabled,
  placeholder,
  id,
  'aria-label': label,
}: YnSwitchProps) {
  const texts = useTexts();
  const { dictionary } = texts;
  if (!query) {
    return (
      <Switch
        {...{ id, disabled }}
        className="gezi-yn-switch"
        aria-label={label}
        checked={value === yes}
        onChange={(isOn) => onChange?.(isOn ? yes : no)}
      />
    );
  }
  return (
    <Select<string>
      {...{ id, disabled }}
      aria-label={label}
      className="gezi-dict-select"
      allowClear
      placeholder={placeholder ?? texts.pleaseChoose}
      options={[
        { value: yes, label: dictionary.yes },
        { value: no, label: dictionary.no },
      ]}
      value={value || null}
      popupRender={label ? namedPopup(label) : undefined}
      onChange={(next) => onChange?.(next ?? '')}
    />
  );
}
