import type { MomentKind } from './moments';
import { controlAttributes, states } from '../../../runtime/kit/naming';
import { useTexts } from '../../../runtime/texts/useTexts';
import type { FieldProps } from '../../../runtime/FieldProps';

export interface MomentShellProps {
  field: FieldProps;
  isBusy: boolean;
  icon: MomentKind;
  /** The moments as shown. */
  shown: readonly string[];
  /** Between the two of a range; undefined for a single one. */
  separator: string | undefined;
  placeholders: readonly string[];
}

/** An inactive date or time input that looks like antd's. */
export function MomentShell({ field, isBusy, icon, shown, separator, placeholders }: MomentShellProps) {
  const texts = useTexts();
  return (
    <span className={`gezi-form-box gezi-form-${icon}${field.disabled ? ' gezi-form-disabled' : ''}`}>
      <input {...controlAttributes(field, isBusy)} {...AT_REST} value={shown[0] ?? ''} placeholder={placeholders[0]} />
      {separator !== undefined && (
        <>
          <span className="gezi-form-separator">{separator}</span>
          <input
            {...states(field)}
            {...AT_REST}
            id={`${field.id}-end`}
            disabled={field.disabled}
            aria-label={`${field.label} ${texts.to}`}
            value={shown[1] ?? ''}
            placeholder={placeholders[1]}
          />
        </>
      )}
    </span>
  );
}

const AT_REST = { className: 'gezi-form-input', readOnly: true, autoComplete: 'off', size: 12 } as const;
