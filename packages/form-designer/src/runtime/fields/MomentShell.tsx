import { controlAttributes, states } from '../kit/naming';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';

export interface MomentShellProps {
  field: FieldProps;
  icon: 'date' | 'time';
  /** The moments as shown. */
  shown: readonly string[];
  /** Between the two of a range; undefined for a single one. */
  separator: string | undefined;
  placeholders: readonly string[];
}

/** A date or time at rest, as antd draws it. */
export function MomentShell({ field, icon, shown, separator, placeholders }: MomentShellProps) {
  const texts = useTexts();
  return (
    <span className={`gezi-form-box gezi-form-${icon}${field.disabled ? ' gezi-form-disabled' : ''}`}>
      <input
        {...controlAttributes(field)}
        className="gezi-form-input"
        readOnly
        autoComplete="off"
        value={shown[0] ?? ''}
        placeholder={placeholders[0]}
        size={12}
      />
      {separator !== undefined && (
        <>
          <span className="gezi-form-separator">{separator}</span>
          <input
            {...states(field)}
            id={`${field.id}-end`}
            disabled={field.disabled}
            aria-label={`${field.label} ${texts.to}`}
            className="gezi-form-input"
            readOnly
            autoComplete="off"
            value={shown[1] ?? ''}
            placeholder={placeholders[1]}
            size={12}
          />
        </>
      )}
    </span>
  );
}
