import { useState, type KeyboardEvent } from 'react';
import { textMember } from '../../core/document/members';
import { numberText } from '../../core/model/numberText';
import { boundNumber, readNumber, stepNumber, type NumberBounds } from '../../runtime/kit/numbers';
import { numberBounds } from '../../runtime/kit/numberBounds';
import { isFixed } from '../../runtime/kit/isFixed';
import { controlAttributes } from '../../runtime/kit/naming';
import { ReadText } from '../../runtime/kit/ReadText';
import { plainText } from '../../core/model/plainValues';
import { useTexts } from '../../runtime/texts/useTexts';
import type { FieldProps } from '../../runtime/FieldProps';

/** A number with its steps. A typed number within the bounds applies at once; any other is moved to the nearest bound on blur. */
export function NumberField(field: FieldProps) {
  const { item, value, onChange, disabled } = field;
  const texts = useTexts();
  const bounds = numberBounds(item);
  const number = typeof value === 'number' ? value : readNumber(plainText(value));
  const [typed, setTyped] = useState<string>();
  if (field.readOnly) return <ReadText>{numberText(number, item)}</ReadText>;

  const isReadOnly = isFixed(item);
  const canStep = !disabled && !isReadOnly;
  const shown = typed ?? numberText(number, item);

  function type(text: string) {
    setTyped(text);
    const read = readNumber(text);
    if (text.trim() === '') onChange(null);
    else if (read !== null && isWithin(read, bounds)) onChange(read);
  }
  function step(by: number) {
    if (!canStep) return;
    setTyped(undefined);
    onChange(stepNumber(number, by, bounds));
  }
  function leave() {
    if (typed !== undefined) {
      const read = readNumber(typed);
      const settled = read === null ? (typed.trim() === '' ? null : number) : boundNumber(read, bounds);
      setTyped(undefined);
      if (settled !== number) onChange(settled);
    }
    field.onBlur();
  }
  function keys(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  const isSplit = textMember(item, 'controls-position') !== 'right';
  const down = (
    <StepButton
      direction="down"
      disabled={!canStep || (number ?? 0) <= bounds.min}
      onStep={() => step(-1)}
      label={texts.decrease}
    />
  );
  const up = (
    <StepButton
      direction="up"
      disabled={!canStep || (number ?? 0) >= bounds.max}
      onStep={() => step(1)}
      label={texts.increase}
    />
  );
  return (
    <span
      className={`gezi-form-box gezi-form-number ${isSplit ? 'gezi-form-number-split' : 'gezi-form-number-right'}${disabled ? ' gezi-form-disabled' : ''}`}
    >
      {isSplit && down}
      <input
        {...controlAttributes(field)}
        className="gezi-form-input"
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuenow={number ?? undefined}
        aria-valuemin={bounds.min === -Infinity ? undefined : bounds.min}
        aria-valuemax={bounds.max === Infinity ? undefined : bounds.max}
        value={shown}
        readOnly={isReadOnly}
        placeholder={textMember(item, 'placeholder')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        onBlur={leave}
      />
      {isSplit ? (
        up
      ) : (
        <span className="gezi-form-steps">
          {up}
          {down}
        </span>
      )}
    </span>
  );
}

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

const isWithin = (number: number, bounds: NumberBounds) => boundNumber(number, bounds) === number;

interface StepButtonProps {
  direction: 'up' | 'down';
  disabled: boolean;
  onStep: () => void;
  label: string;
}

// Out of the order of focus: the arrow keys do the same.
function StepButton({ direction, disabled, onStep, label }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`gezi-form-step gezi-form-step-${direction}`}
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
    />
  );
}
