import type { ControlProps } from './ControlProps';

/** On or off. A value saved as text is read as a boolean. */
export function SwitchControl({ field, value, onChange, id, label, disabled, mixed = false }: ControlProps) {
  const on = field.effect === 'newWindow' ? value === '_blank' : value === true || value === 'true';
  return (
    <button
      type="button"
      role="switch"
      id={id}
      disabled={disabled}
      aria-checked={on}
      aria-label={label}
      className={`gezi-fd-toggle${on ? ' gezi-fd-toggle-on' : ''}${mixed ? ' gezi-fd-toggle-mixed' : ''}`}
      onClick={() => onChange(!on)}
    >
      <i />
    </button>
  );
}
