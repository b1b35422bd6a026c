import { LiveHost } from '../../runtime/live/LiveHost';
import { livePart } from '../../runtime/live/livePart';
import type { LiveColorProps } from './LiveColor';
import { ReadText } from '../../runtime/kit/ReadText';
import { shownColor } from '../../runtime/kit/shownColor';
import { useTexts } from '../../runtime/texts/useTexts';
import type { RuntimeField } from '../../runtime/FieldProps';

const liveColor = livePart<LiveColorProps>(async () => (await import('./LiveColor')).LiveColor);

/** A colour: a patch that opens the picker. */
export const ColorField: RuntimeField = (field) => {
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
};
ColorField.preload = liveColor.load;
