import { useLocale } from '@gezi/ui';
import { useCallback, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { booleanMember } from '../core/document/members';
import { ROOT, type FormDocument } from '../core/document/FormDocument';
import { compileForm } from '../core/model/compileForm';
import type { FormValues } from '../core/model/CompiledForm';
import type { FieldRights } from '../core/model/FieldRights';
import { findFieldType } from '../fields/fieldTypes';
import { runtimeFields } from '../fields/runtimeFields';
import type { RuntimeFields } from './FieldProps';
import type { FormRuntimeProps } from './FormRuntimeProps';
import { focusField } from './kit/focusField';
import { ErrorSummary } from './layout/ErrorSummary';
import { formLook } from './layout/formLook';
import { FormSlices, type SlicesHandle } from './layout/FormSlices';
import { sliceForm } from './layout/slices';
import { PreloadStyles } from './live/PreloadStyles';
import { createOptionSources } from './options/OptionSources';
import { RuntimeContext, type RuntimeKit } from './runtimeContext';
import { createFormStore } from './store/createFormStore';
import { VALUES, type FormFailure } from './store/FormStore';
import { useTexts } from './texts/useTexts';
import type { SubmitOutcome } from './FormHandle';

export interface FormBoardProps extends Omit<FormRuntimeProps, 'document' | 'content' | 'locale' | 'ref'> {
  document: FormDocument;
  handle: FormRuntimeProps['ref'];
}

/** The form of one document: store, parts, error summary. */
export function FormBoard({
  document,
  value,
  defaultValue,
  onChange,
  onSubmit,
  onFailure,
  onAction,
  readOnly = false,
  rights,
  disabled = false,
  size,
  fields = runtimeFields,
  handle,
  children,
  className = '',
  'aria-label': label,
}: FormBoardProps) {
  const texts = useTexts();
  const locale = useLocale();
  const prefix = useId();
  const { config } = document;
  const [held, setHeld] = useState(() => hold({ document, fields, rights }, value ?? defaultValue));
  // Another document is another form with initial values.
  if (held.document !== document || held.fields !== fields)
    setHeld(hold({ document, fields, rights }, value ?? defaultValue));
  const { store, options } = held;
  useLayoutEffect(() => store.speak(locale), [store, locale]);
  const slices = useMemo(() => sliceForm(document, document.nodes.get(ROOT)!.children), [document]);
  const parts = useRef<SlicesHandle>(null);
  const board = useRef<HTMLFormElement>(null);

  // Controlled: a value from outside replaces the current one, unless it is the one just reported.
  const reported = useRef<FormValues | undefined>(undefined);
  useLayoutEffect(() => {
    if (value !== undefined && value !== reported.current && value !== store.values()) store.replace(value);
  }, [store, value]);
  const latest = useRef({ onChange, onSubmit, onFailure, onAction });
  useLayoutEffect(() => void (latest.current = { onChange, onSubmit, onFailure, onAction }));
  useEffect(
    () =>
      store.subscribe(VALUES, () => {
        reported.current = store.values();
        latest.current.onChange?.(store.values());
      }),
    [store],
  );

  const look = formLook(config);
  const sizeInForce = size ?? look.size;
  const isDisabled = disabled || booleanMember(config, 'disabled');
  const kit = useMemo<RuntimeKit>(
    () => ({
      store,
      document,
      fields,
      prefix,
      size: sizeInForce,
      readOnly,
      disabled: isDisabled,
      options,
      onAction: (id, item) => latest.current.onAction?.(id, item),
    }),
    [store, document, fields, prefix, sizeInForce, readOnly, isDisabled, options],
  );

  const goTo = useCallback(
    ({ part, path }: Pick<FormFailure, 'part' | 'path'>) => {
      parts.current?.reveal(part);
      return focusField(board.current, prefix, path);
    },
    [prefix],
  );
  const submit = useCallback((): SubmitOutcome => {
    const failures = store.check();
    if (failures.length > 0) {
      latest.current.onFailure?.(failures);
      goTo(failures[0]!);
      return { ok: false, failures };
    }
    const values = store.submission();
    latest.current.onSubmit?.(values);
    return { ok: true, values };
  }, [store, goTo]);
  useImperativeHandle(
    handle,
    () => ({
      submit,
      validate: store.check,
      setErrors(errors) {
        const left = store.refuse(errors);
        const [first] = store.failures();
        if (first) goTo(first);
        return left;
      },
      reset: store.reset,
      getValues: store.values,
      setValues: store.replace,
      focus(id) {
        const plan = id === undefined ? store.form.fields[0] : store.form.byId.get(id);
        return plan !== undefined && goTo({ part: plan.key, path: plan.key });
      },
    }),
    [submit, store, goTo],
  );

  const [mayPreload, setMayPreload] = useState(false);
  const loadParts = useCallback(() => {
    const types = new Set([...store.form.byKey.values()].map(({ type }) => type));
    whenIdle(() => {
      // A failed load is tried again on first use.
      for (const type of types) fields[type]?.preload?.().catch(() => undefined);
      setMayPreload(types.has('select'));
    });
  }, [store, fields]);

  return (
    <form
      ref={board}
      className={`gezi-form gezi-form-${sizeInForce} gezi-form-labels-${look.position} ${className}`}
      style={look.style}
      aria-label={label ?? texts.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
    >
      <RuntimeContext.Provider value={kit}>
        <ErrorSummary onGoTo={goTo} />
        {slices.length === 0 && <p className="gezi-form-faint">{texts.emptyForm}</p>}
        <FormSlices slices={slices} handle={parts} onDone={loadParts} />
      </RuntimeContext.Provider>
      <PreloadStyles isReady={mayPreload && !readOnly} />
      {children}
    </form>
  );
}

/** State of one document: its values and its fetched options. */
function hold(
  { document, fields, rights }: { document: FormDocument; fields: RuntimeFields; rights: FieldRights | undefined },
  values: FormRuntimeProps['value'],
) {
  const valueTypes = Object.keys(fields).filter((type) => findFieldType(type)?.hasValue ?? true);
  const form = compileForm(document, { valueTypes, ...(rights && { rights }) });
  // The locale is set afterwards, so that changing it preserves the values.
  const store = createFormStore(form, { values, locale: 'zh-CN', today: todayText });
  return { document, fields, store, options: createOptionSources() };
}

/** Today in the user's time zone. */
function todayText(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}
