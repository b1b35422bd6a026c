import { useTab } from '@gezi/admin-shell';
import { ApiError, describeFailure, useClient } from '@gezi/client';
import { inputMembers, inputTexts, type InputSchema } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { trimmed, type FieldSpec } from './core/checkFields';
import { serverChecks } from './core/serverChecks';
import { LeaveQuestion } from './LeaveQuestion';
import type { RecordContextValue } from './RecordContext';
import { schemaResolver, type FormRules } from './schemaResolver';
import { useTexts } from './texts';
import { useDraft, type DraftName } from './useDraft';
import { useLeaveGuard } from './useLeaveGuard';

export interface RecordFormOptions<Values extends FieldValues, Result = unknown> {
  /** Input schema of the endpoint, or several: the first that has a member wins. Default: none. */
  schema?: InputSchema | readonly InputSchema[];
  /** A value for every field; read once. */
  initial: Values;
  /** Name of the stored draft, see `draftFor`; default: no draft is stored. */
  draft?: DraftName | undefined;
  /** Business rules over all values. */
  rules?: FormRules<Values>;
  /** Message for an empty field; default: 请输入 and its label. */
  missing?: (label: string) => string;
  /** Rejects with the server's refusal; receives trimmed texts. */
  save: (values: Values) => Promise<Result>;
  /** @param entered values that were entered during the save; see `RecordForm.take` */
  onSaved?: (result: Result, entered: Partial<Values>) => void;
  /** Success message; null: none. Default 保存成功. */
  saved?: string | null | ((result: Result) => string);
  /** Handles a refusal; return false for the default handling. */
  onRefused?: (error: unknown, form: UseFormReturn<Values>) => boolean;
  /** Maps a member named by the server to a form field; default: the same name. */
  fieldOf?: (member: string) => string;
  /** When a field is first validated: default on blur. Afterwards on every change. */
  mode?: 'onTouched' | 'onSubmit';
  /** Whether leaving with unsaved changes asks for confirmation; default true. */
  isGuarded?: boolean;
  /** Text of the question before leaving; default: unsaved changes are discarded. */
  leaveContent?: string;
  /** Called after the draft is restored, e.g. to reload a grid. */
  onRestored?: (values: Partial<Values>) => void;
}

/** Form state and actions for entering one record. */
export interface RecordForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Id of the `<form>`. */
  id: string;
  /** Validates and saves; ignored while another save runs. @param save replaces the form's own `save` */
  submit: (save?: (values: Values) => Promise<unknown>) => void;
  isSaving: boolean;
  isDirty: boolean;
  /** The server's refusal, if it concerns no field. */
  refusal: string | undefined;
  /** Shows a refusal at the top of the form. */
  refuse: (message: string) => void;
  /** Resets to the stored values. */
  reset: () => void;
  /** Takes stored values; those that were entered meanwhile stay, as unsaved ones. */
  take: (stored: Values, entered: Partial<Values>) => void;
  /** Values that were entered since the last submit. */
  entered: () => Partial<Values>;
  /** Stores the draft immediately, e.g. before the record is refetched. */
  storeDraft: () => void;
  /** The input is stored, by another call than `save`: removes the draft and lets the next navigation pass. */
  release: () => void;
  /** The draft offer and the leave question, to be rendered. */
  notices: { offer: ReactNode; questions: ReactNode };
  /** Leaves the form through `go`: asks first if changes would be lost, and removes the draft. */
  leave: (go: () => void) => void;
  context: Omit<RecordContextValue, 'hasMarks'>;
}

/**
 * The form engine: validation by the endpoint's schema, draft, leave guard, one save at a time, and the server's
 * refusals at their fields. A keystroke rerenders only its own field.
 */
export function useRecordForm<Values extends FieldValues, Result = unknown>(
  options: RecordFormOptions<Values, Result>,
): RecordForm<Values> {
  const {
    schema = NO_SCHEMA,
    initial,
    draft,
    rules,
    save,
    onSaved,
    saved,
    onRefused,
    isGuarded = true,
    leaveContent,
  } = options;
  const texts = useTexts();
  const locale = useLocale();
  const { session } = useClient();
  const { message } = App.useApp();
  // The button that opened the form may disappear with the save.
  const keepFocus = useTab()?.keepFocus;
  const id = useId();
  const [specs] = useState(() => new Map<string, FieldSpec>());
  const [secrets] = useState(() => new Set<string>());
  const members = useMemo(
    () => Object.assign({}, ...[schema].flat().toReversed().map(inputMembers)) as ReturnType<typeof inputMembers>,
    [schema],
  );
  const isChinese = locale === 'zh-CN';
  const words = {
    input: isChinese ? inputTexts.zhCN : inputTexts.enUS,
    missing: options.missing ?? texts.missing,
    hasReasons: isChinese,
  };
  const checks = serverChecks({
    specs,
    members,
    words,
    valuesNow: () => form.getValues(),
    storedValues: () => storedValues,
    taken: texts.taken,
  });
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: schemaResolver({ members, specs, words, rules, checkOnServer: checks.checkAll }),
    mode: options.mode ?? 'onTouched',
    reValidateMode: 'onChange',
  });
  const { isDirty } = form.formState;
  const storedValues: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const attempts = useRef(0);
  const submitted = useRef<Values>(initial);
  const [leaving, setLeaving] = useState<() => void>();
  const guard = useLeaveGuard(isDirty && isGuarded && !isSaving, leaveContent);
  const sending = useMutation({ mutationFn: (send: () => Promise<unknown>) => send() });
  const stored = useDraft<Partial<Values>>({
    draft,
    isDirty,
    valuesOf: () =>
      Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => !secrets.has(name))) as Partial<Values>,
    isWorthOffering: (values) => JSON.stringify({ ...initial, ...values }) !== JSON.stringify(initial),
    onRestore: (values) => {
      form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
      options.onRestored?.(values);
    },
  });
  const touch = useEffectEvent(stored.touch);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => touch() }), [subscribe]);

  function submit(other?: (values: Values) => Promise<unknown>) {
    if (isBusy.current) return;
    // If several submits overlap during validation, the last one wins.
    attempts.current += 1;
    const attempt = attempts.current;
    setRefusal(undefined);
    const isLatest = () => attempt === attempts.current && !isBusy.current;
    const entered: Values = { ...form.getValues() };
    void form.handleSubmit(
      (values) => {
        if (!isLatest()) return undefined;
        submitted.current = entered;
        return send(trimmed(values, specs), other);
      },
      (faults) => {
        // The user kept typing during validation.
        const outdated = Object.keys(faults).filter((name) => form.getValues(name as Path<Values>) !== entered[name]);
        if (outdated.length > 0) void form.trigger(outdated as Path<Values>[]);
      },
    )();
  }

  async function send(values: Values, other: ((values: Values) => Promise<unknown>) | undefined) {
    isBusy.current = true;
    setSaving(true);
    let result: unknown;
    try {
      result = await sending.mutateAsync(() => (other ?? save)(values));
    } catch (error) {
      // Now: a field that is still held cannot take the focus.
      flushSync(end);
      if (!onRefused?.(error, form)) refuse(error);
      return;
    }
    end();
    const added = enteredSince();
    release();
    take({ ...form.getValues(), ...pick(submitted.current, Object.keys(added)) }, added);
    const savedMessage = typeof saved === 'function' ? saved(result as Result) : saved;
    if (savedMessage !== null) void message.success(savedMessage ?? texts.saved);
    keepFocus?.();
    onSaved?.(result as Result, added);
  }

  function end() {
    isBusy.current = false;
    setSaving(false);
  }

  function enteredSince(): Partial<Values> {
    const values = form.getValues();
    const changed = Object.keys(values).filter((name) => !Object.is(values[name], submitted.current[name]));
    return pick(values, changed);
  }

  function take(values: Values, entered: Partial<Values>) {
    form.reset(values);
    for (const [name, value] of Object.entries(entered))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }

  function refuse(error: unknown) {
    const { message: reason } = describeFailure(error, { locale, signedIn: session.get().token !== undefined });
    const member = error instanceof ApiError ? error.field : undefined;
    const name = member && (options.fieldOf?.(member) ?? member);
    if (!name || !specs.has(name)) return setRefusal(reason);
    form.setError(name as Path<Values>, { type: 'server', message: reason }, { shouldFocus: true });
  }

  /** Nothing can be lost any more. */
  function release() {
    stored.discard();
    guard.release();
  }

  function leave(go: () => void) {
    if (isDirty && isGuarded) return setLeaving(() => go);
    release();
    go();
  }

  const latestCheck = useRef(checks.checkOne);
  useEffect(() => {
    latestCheck.current = checks.checkOne;
  });
  const context = useMemo(
    () => ({
      id,
      memberOf: (name: string) => (Object.hasOwn(members, name) ? members[name] : undefined),
      registerField: (name: string, spec: FieldSpec) => {
        specs.set(name, { ...spec, serverAnswer: specs.get(name)?.serverAnswer });
        if (spec.isSecret) secrets.add(name);
        return () => void specs.delete(name);
      },
      checkOnServer: (name: string, signal: AbortSignal) => latestCheck.current(name, signal),
    }),
    [id, members, specs, secrets],
  );

  return {
    form,
    id,
    submit,
    isSaving,
    isDirty,
    refusal,
    refuse: setRefusal,
    reset: () => {
      stored.discard();
      setRefusal(undefined);
      form.reset();
    },
    take,
    entered: enteredSince,
    storeDraft: stored.store,
    release,
    notices: {
      offer: stored.offer,
      questions: (
        <>
          {guard.question}
          <LeaveQuestion
            open={leaving !== undefined}
            content={leaveContent}
            onStay={() => setLeaving(undefined)}
            onLeave={() => {
              setLeaving(undefined);
              release();
              leaving?.();
            }}
          />
        </>
      ),
    },
    leave,
    context,
  };
}

const NO_SCHEMA: readonly InputSchema[] = [];

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;
