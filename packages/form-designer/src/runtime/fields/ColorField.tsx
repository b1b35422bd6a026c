import { LiveHost } from '../live/LiveHost';
import { liveColor } from '../live/parts';
import { ReadText } from '../kit/ReadText';
import { shownColor } from '../kit/shownColor';
import { useTexts } from '../texts/useTexts';
import type { FieldProps } from './FieldProps';

/** A colour: a patch that opens the picker. */
export function ColorField(field: FieldProps) {
  const texts = useTexts();
  const value = typeof field.value === 'string' ? field.value : '';
  const colour = shownColor(value);
  const patch = <span className="gezi-form-patch" style={{ background: colour }} />;
  if (field.readOnly)
    return (
      <ReadText>
        {value && (
          <span className="gezi-form-line">
            <span className="gezi-form-color">{patch}</span>
            {value}
          </span>
        )}
      </ReadText>
    );
  return (
    <LiveHost
      part={liveColor}
      props={{ field }}
      disabled={field.disabled}
      onBlur={field.onBlur}
      className="gezi-form-color-host"
    >
      {(isBusy) => (
        <button
          aria-busy={isBusy || undefined}
          type="button"
          id={field.id}
          className="gezi-form-color"
          disabled={field.disabled}
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-label={`${field.label} ${value || texts.noColour}`}
          aria-describedby={field.describedBy}
        >
          {patch}
        </button>
      )}
    </LiveHost>
  );
}
