import type { CSSProperties } from 'react';
import { booleanMember, numberMember } from '../../core/document/members';
import { controlAttributes, groupAttributes, states } from '../../runtime/kit/naming';
import { ReadText } from '../../runtime/kit/ReadText';
import { listOf } from '../../core/model/plainValues';
import { useTexts } from '../../runtime/texts/useTexts';
import type { FieldProps } from '../../runtime/FieldProps';

/** A native slider, or two over one track for a range. */
export function SliderField(field: FieldProps) {
  const { item, value, onChange, onBlur } = field;
  const texts = useTexts();
  const min = numberMember(item, 'min', 0);
  const max = Math.max(min, numberMember(item, 'max', 20));
  const step = Math.max(Number.MIN_VALUE, numberMember(item, 'step', 1));
  const isRange = booleanMember(item, 'range');
  const ends = listOf(value).map((end) => clamp(Number(end), min, max));
  const [low, high] = isRange ? [ends[0] ?? min, ends[1] ?? max] : [min, ends[0] ?? min];
  if (field.readOnly) return <ReadText>{isRange ? `${low} – ${high}` : String(high)}</ReadText>;

  const at = (number: number) => (max === min ? 0 : (number - min) / (max - min));
  const style = {
    '--from': at(low),
    '--to': at(high),
    ...(booleanMember(item, 'show-stops') && { '--stop': `${(step / (max - min || 1)) * 100}%` }),
  } as CSSProperties;
  const hasTip = booleanMember(item, 'show-tooltip', true);
  const stops = booleanMember(item, 'show-stops') && (max - min) / step <= 100;
  const range = { type: 'range', min, max, step, onBlur, className: 'gezi-form-range' } as const;
  const className = `gezi-form-slider${stops ? ' gezi-form-stops' : ''}${field.disabled ? ' gezi-form-disabled' : ''}`;
  if (!isRange)
    return (
      <span className={className} style={style}>
        <input
          {...controlAttributes(field)}
          {...range}
          value={high}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        {hasTip && <output className="gezi-form-tip">{high}</output>}
      </span>
    );
  const set = (next: [number, number]) => onChange(next[0] <= next[1] ? next : [next[1], next[0]]);
  return (
    <fieldset
      {...groupAttributes(field)}
      className={`${className} gezi-form-group gezi-form-slider-range`}
      style={style}
    >
      {(['from', 'to'] as const).map((end) => (
        <input
          key={end}
          {...range}
          {...states(field)}
          disabled={field.disabled}
          aria-label={`${field.label} ${texts[end]}`}
          value={end === 'from' ? low : high}
          onChange={({ target }) => set(end === 'from' ? [Number(target.value), high] : [low, Number(target.value)])}
        />
      ))}
      {hasTip && <output className="gezi-form-tip">{`${low} – ${high}`}</output>}
    </fieldset>
  );
}

const clamp = (number: number, min: number, max: number) =>
  Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : min;
