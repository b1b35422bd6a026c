import type { ControlProps } from './ControlProps';
import { asText } from './TextControl';

/** Names of icons as saved forms have them. */
const ICONS = [
  'edit',
  'search',
  'user',
  'phone',
  'message',
  'date',
  'time',
  'location',
  'link',
  'lock',
  'goods',
  'money',
  'document',
  'upload',
  'plus',
  'delete',
  'check',
  'setting',
];

/** The name of an icon, with the common ones offered. */
export function IconControl({ value, onChange, id, disabled }: ControlProps) {
  return (
    <>
      <input
        type="text"
        id={id}
        list={`${id}-icons`}
        disabled={disabled}
        className="gezi-fd-input"
        value={asText(value)}
        placeholder="el-icon-edit"
        onChange={(event) => onChange(event.target.value, true)}
      />
      <datalist id={`${id}-icons`}>
        {ICONS.map((icon) => (
          <option key={icon} value={`el-icon-${icon}`}>
            {icon}
          </option>
        ))}
      </datalist>
    </>
  );
}
