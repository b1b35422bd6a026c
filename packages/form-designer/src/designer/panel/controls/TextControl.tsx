import type { Json } from '../../../core/document/FormDocument';
import type { ControlProps } from './ControlProps';

/** A line, or several, of text; the canvas follows each letter. */
export function TextControl({ field, value, onChange, id, disabled }: ControlProps) {
  const shared = {
    id,
    disabled,
    className: 'gezi-fd-input',
    value: asText(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value, true),
  };
  return field.control === 'longText' ? <textarea {...shared} rows={4} /> : <input type="text" {...shared} />;
}

/** How a value of any kind is written in a line. */
export function asText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((each: Json) => asText(each)).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
