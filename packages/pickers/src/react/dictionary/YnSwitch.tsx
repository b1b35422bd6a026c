import { namedPopup } from '@gezi/ui';
import { Select, Switch } from 'antd';
import { useTexts } from '../../texts/useTexts';

export interface YnSwitchProps {
  /** Default `N`, or none as a condition. */
  value?: string;
  onChange?: (value: string) => void;
  /** Stored for yes and for no; default `['Y', 'N']` (B§9). */
  options?: readonly [yes: string, no: string];
  /** As a condition of a search: 是, 否 or none; default false. */
  query?: boolean;
  disabled?: boolean;
  placeholder?: string;
  id?: string;
  'aria-label'?: string;
}

/** Yes or no, stored as one text or another. */
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
