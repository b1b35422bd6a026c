import {
  cloneElement,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldSpec } from './core/checkFields';
import { FieldFrame } from './FieldFrame';
import { useRecord } from './RecordContext';
import { useRemoteCheck } from './useRemoteCheck';

/** Props that every field of a {@link RecordForm} takes. */
export interface FieldProps extends Omit<FieldSpec, 'serverAnswer' | 'validate'> {
  name: string;
  /** Shown below the control. */
  hint?: ReactNode;
  className?: string;
  /** Validates the value against the others, last; an empty text if the control shows the error itself. */
  // `never` accepts a function over the values of any form.
  validate?: (value: never, values: never) => string | undefined;
  /** Validated on every change, touched or not. */
  isLive?: boolean;
  /** Fields that are validated again when this one changes, if they show an error. */
  dependents?: readonly string[];
}

interface ControlFieldProps extends FieldProps {
  /** False: the label is the accessible name of a group, not of a control. Default true. */
  isLabelled?: boolean;
  /** False: renders only the control; messages still use the label. Default true. */
  hasLabel?: boolean;
  /** Prop of the control that takes the value; default `value`. */
  valueName?: string;
  /** Converts an entered value, e.g. trims it. */
  normalize?: (value: unknown) => unknown;
  /** Rendered next to the control. */
  beside?: ReactNode;
  /** Rendered below the control, inside the field. */
  below?: ReactNode;
  /** A control with `value` and `onChange`. */
  children: ReactElement;
}

/** Wraps any control as a field of a form; the fields in `fields/` build on it. */
export function ControlField(props: ControlFieldProps) {
  const {
    name,
    label,
    hint,
    className,
    check,
    dependents = NONE,
    isLive = false,
    isLabelled = true,
    hasLabel = true,
  } = props;
  const { valueName = 'value', normalize, beside, below, children } = props;
  const { missing, wrong, isRequired: isWanted, isFixed, isSecret, isAdvisory, rule, validate } = props;
  const { id: formId, memberOf, registerField, hasMarks } = useRecord();
  const { getFieldState, trigger } = useFormContext();
  const { field, fieldState } = useController({ name });
  const box = useRef<HTMLDivElement>(null);
  const id = `${formId}-${name}`;
  const { invalid: isInvalid, error: fault } = fieldState;
  const error = fault?.message;
  const isRequired = isWanted ?? memberOf(name)?.isRequired ?? false;

  // Read by the resolver; texts and rules can change with each render.
  const checkNow = useEffectEvent(async (value: string, signal: AbortSignal) => check?.(value, signal));
  const isChecked = check !== undefined;
  const validateNow = useEffectEvent((value: never, values: never) => validate?.(value, values));
  useEffect(
    () =>
      registerField(name, {
        label,
        missing,
        wrong,
        isRequired: isWanted,
        isFixed,
        isSecret,
        rule,
        validate: (value, values) => validateNow(value, values),
        check: isChecked ? (value, signal) => checkNow(value, signal) : undefined,
        isAdvisory,
      }),
    [registerField, name, label, missing, wrong, isWanted, isFixed, isSecret, rule, isChecked, isAdvisory],
  );
  const { ref } = field;
  const focus = useFieldFocus(box);
  useEffect(() => ref({ focus, select: () => selectIn(box.current) }), [ref, focus]);
  useRemoteCheck(name, isChecked, field.value);

  function change(next: unknown) {
    const value = isChangeEvent(next) ? next.target[valueName === 'checked' ? 'checked' : 'value'] : next;
    const taken = normalize ? normalize(value) : value;
    // Controls report an empty choice as undefined, which the form would read as "initial value".
    field.onChange(taken === undefined ? null : taken);
    if (isLive) void trigger(name);
    for (const one of dependents) if (getFieldState(one).error) void trigger(one);
  }

  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const own = children.props as Record<string, ((...given: unknown[]) => void) | undefined>;
  const control = cloneElement(children as ReactElement<Record<string, unknown>>, {
    id,
    [valueName]: field.value,
    onChange: (...given: unknown[]) => {
      change(given[0]);
      own.onChange?.(...given);
    },
    onBlur: (...given: unknown[]) => {
      field.onBlur();
      own.onBlur?.(...given);
    },
    ...(described && { 'aria-describedby': described }),
    ...(isInvalid && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
  });
  return (
    <FieldFrame
      ref={box}
      id={id}
      isLabelled={isLabelled}
      label={hasLabel ? label : undefined}
      isRequired={isRequired && hasMarks}
      // Marks every input in the control, so not if the control shows the error itself.
      isInvalid={isInvalid && error !== ''}
      error={error}
      hint={hint}
      className={className}
    >
      {beside ? (
        <div className="gezi-field-row">
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
      {below}
    </FieldFrame>
  );
}

const NONE: readonly string[] = [];

const FOCUSABLE =
  'input:not([type=hidden]):not(:disabled), textarea, select, [contenteditable=true], [tabindex]:not([tabindex="-1"]), button:not(:disabled)';

/** A field with several inputs may mark those at fault. */
const FAULTY = `:is(${FOCUSABLE})[aria-invalid=true]`;

/** Focuses a field; one with several inputs after the next render, as the form asks before those at fault are marked. */
function useFieldFocus(box: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useLayoutEffect(() => {
    // A tab that is shown again runs its effects again.
    if (done.current === asked) return;
    done.current = asked;
    focusIn(box.current);
  }, [asked, box]);
  return useCallback(() => {
    const inputs = box.current?.querySelectorAll('input, textarea, select') ?? [];
    if (inputs.length > 1) setAsked((before) => before + 1);
    else focusIn(box.current);
  }, [box]);
}

function focusIn(box: HTMLElement | null) {
  const faulty = box?.querySelector<HTMLElement>(FAULTY);
  const target = faulty ?? box?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  (faulty ?? box)?.scrollIntoView?.({ block: 'center' });
}

const selectIn = (box: HTMLElement | null) => box?.querySelector('input')?.select();

const isChangeEvent = (value: unknown): value is { target: { value: unknown; checked: unknown } } =>
  typeof value === 'object' && value !== null && 'target' in value && 'preventDefault' in value;
