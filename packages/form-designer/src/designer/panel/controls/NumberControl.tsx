import { useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { asText } from './TextControl';

/**
 * A number with bounds. A number out of bounds is marked while typing and replaced by the nearest bound on blur. Saved
 * as text if the component type requires it.
 */
export function NumberControl({ field, value, onChange, id, disabled }: ControlProps) {
  const texts = useTexts();
  const { min, max, step } = field;
  // The typed text while it is not a valid number.
  const [draft, setDraft] = useState<string>();
  const shown = draft ?? asText(value);
  const wrong = draft === undefined ? undefined : faultOf(draft);

  function faultOf(text: string): string | undefined {
    if (text.trim() === '') return field.fallback === undefined ? undefined : texts.notANumber;
    const number = Number(text);
    if (!Number.isFinite(number)) return texts.notANumber;
    if ((min === undefined || number >= min) && (max === undefined || number <= max)) return undefined;
    if (min !== undefined && max !== undefined) return texts.outOfRange(min, max);
    return min === undefined ? texts.atMost(max!) : texts.atLeast(min);
  }

  const write = (number: number, typing: boolean) =>
    onChange(typeof field.fallback === 'string' ? String(number) : number, typing);

  function type(text: string) {
    setDraft(text);
    if (faultOf(text) !== undefined) return;
    if (text.trim() === '') onChange(undefined, true);
    else write(Number(text), true);
  }

  function leave() {
    if (draft !== undefined && wrong !== undefined && draft.trim() !== '' && Number.isFinite(Number(draft))) {
      write(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, Number(draft))), false);
    }
    setDraft(undefined);
  }

  return (
    <span className="gezi-fd-control-stack">
      <input
        type="number"
        inputMode="decimal"
        id={id}
        className="gezi-fd-input gezi-fd-input-number"
        disabled={disabled}
        min={min}
        max={max}
        step={step ?? 'any'}
        value={shown}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {wrong === undefined ? null : (
        <span id={`${id}-wrong`} className="gezi-fd-wrong">
          {wrong}
        </span>
      )}
    </span>
  );
}
