import { isRightToLeft } from '@gezi/ui';
import type { CSSProperties, MouseEvent } from 'react';
import { booleanMember, numberMember } from '../../core/document/members';
import { controlAttributes } from '../../runtime/kit/naming';
import { ReadText } from '../../runtime/kit/ReadText';
import { useTexts } from '../../runtime/texts/useTexts';
import type { FieldProps } from '../../runtime/FieldProps';

/** Stars: a native slider shown as stars, so that keys, label and form state are the browser's. */
export function RateField(field: FieldProps) {
  const { item, value, onChange } = field;
  const texts = useTexts();
  const max = Math.max(1, Math.min(50, Math.round(numberMember(item, 'max', 5))));
  const step = booleanMember(item, 'allow-half') ? 0.5 : 1;
  const stars = Math.max(0, Math.min(max, Number(value) || 0));
  const score = booleanMember(item, 'show-score') && <span className="gezi-form-score">{stars}</span>;
  const style = { '--stars': max, '--full': `${(stars / max) * 100}%` } as CSSProperties;
  if (field.readOnly)
    return (
      <ReadText>
        <span className="gezi-form-rate" aria-hidden style={style} />
        <span className="gezi-visually-hidden">{texts.stars(stars, max)}</span>
        {score}
      </ReadText>
    );

  // A native slider selects the nearest step; here the whole width of a star counts.
  function pick(event: MouseEvent<HTMLInputElement>) {
    if (event.button !== 0 || field.disabled) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const from = isRightToLeft(event.currentTarget) ? box.right - event.clientX : event.clientX - box.left;
    const part = from / box.width;
    event.currentTarget.focus();
    onChange(Math.max(step, Math.min(max, Math.ceil((part * max) / step) * step)));
  }
  return (
    <span className="gezi-form-line">
      <input
        {...controlAttributes(field)}
        type="range"
        className="gezi-form-rate"
        style={style}
        min={0}
        max={max}
        step={step}
        value={stars}
        aria-valuetext={texts.stars(stars, max)}
        onMouseDown={pick}
        onChange={(event) => onChange(Number(event.target.value))}
        onBlur={field.onBlur}
      />
      {score}
    </span>
  );
}
