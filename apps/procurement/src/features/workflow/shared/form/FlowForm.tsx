import { mayEdit, type FlowFormData, type FlowRecord, type Variables } from '@gezi/domain';
import type { Json } from '@gezi/form-designer/core';
import { FormRuntime, type FormHandle } from '@gezi/form-designer/runtime';
import '@gezi/form-designer/styles.css';
import { EmptyState } from '@gezi/ui';
import { useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { useTexts } from './texts';
import './flowForm.css';

export interface FlowFormHandle {
  /**
   * Validates the fields that the caller may change. Faults are shown at their fields, and the first gets the focus.
   *
   * @returns values for `complete` or the start of a process; undefined if one is invalid
   */
  validate: () => Promise<Variables | undefined>;
  /**
   * Shows a refusal of the server at its field.
   *
   * @param field as the server names it, e.g. `days`, or `lines/0/price` for a cell
   * @returns whether the form has the field; show the message in another way if not
   */
  refuse: (message: string, field: string | undefined) => boolean;
}

interface FlowFormProps {
  /** A flow record, or `{ formData }` with the form of a definition (`viewStartForm`). */
  record: Pick<FlowRecord, 'formData' | 'taskFormData'>;
  /** False shows all fields as text; default: as the rights say. */
  isEditable?: boolean;
  /** Called whenever the user changes a value. */
  onChange?: () => void;
  /** Shown for a process without a form; default: a note. */
  fallback?: ReactNode;
  ref?: Ref<FlowFormHandle>;
}

/**
 * The main form of a process and the form of the caller's step, with the rights of the caller: fields that the step may
 * change are controls, all others text. Designed and online forms are alike. Use the handle before an action:
 *
 * @example
 * const form = useRef<FlowFormHandle>(null);
 * <FlowForm record={record} ref={form} />
 * const values = await form.current?.validate();
 * if (values) await client.call(completeFlowTask, { taskId, values });
 */
export function FlowForm({ record, isEditable = true, onChange, fallback, ref }: FlowFormProps) {
  const texts = useTexts();
  const handles = useRef(new Map<string, FormHandle>());
  const { formData, taskFormData } = record;
  const forms = [formData, taskFormData].filter((form) => form !== undefined).filter(hasContent);
  const editable = isEditable ? forms.filter(({ rights }) => editableOf(rights).length > 0) : [];

  useImperativeHandle(ref, () => ({
    validate() {
      const values: Record<string, unknown> = {};
      for (const { formId, rights } of editable) {
        const outcome = handles.current.get(formId)?.submit();
        if (!outcome?.ok) return Promise.resolve(undefined);
        for (const id of editableOf(rights)) {
          if (Object.hasOwn(outcome.values, id)) values[id] = outcome.values[id];
        }
      }
      return Promise.resolve(values);
    },
    refuse(message, field) {
      const refusal = refusalAt(message, field);
      if (!refusal) return false;
      return editable.some(({ formId, rights }) => {
        const isKnown = editableOf(rights).includes(refusal.table ?? refusal.id);
        return isKnown && handles.current.get(formId)?.setErrors([refusal]).length === 0;
      });
    },
  }));

  if (forms.length === 0) return fallback ?? <EmptyState compact title={texts.noForm} />;
  return forms.map((form) => (
    <FlowFormPart
      key={form.formId}
      form={form}
      title={form === taskFormData ? texts.ofStep(form.formName) : undefined}
      isReadOnly={!editable.includes(form)}
      onChange={onChange}
      ref={(handle) => {
        if (handle) handles.current.set(form.formId, handle);
        return () => void handles.current.delete(form.formId);
      }}
    />
  ));
}

type ShownForm = FlowFormData & Required<Pick<FlowFormData, 'formId' | 'formName' | 'formContent' | 'rights'>>;

interface FlowFormPartProps {
  form: ShownForm;
  title: string | undefined;
  isReadOnly: boolean;
  onChange: (() => void) | undefined;
  ref: Ref<FormHandle>;
}

function FlowFormPart({ form, title, isReadOnly, onChange, ref }: FlowFormPartProps) {
  const { formName, formContent, rights, values } = form;
  // The form starts again with other values, but not when the same record is loaded once more.
  const version = useMemo(() => JSON.stringify([rights, values]), [rights, values]);
  return (
    <section className="gezi-flow-form">
      {title && <h3 className="gezi-flow-form-title">{title}</h3>}
      <FormRuntime
        key={version}
        ref={ref}
        aria-label={formName}
        content={formContent}
        rights={rights}
        readOnly={isReadOnly}
        defaultValue={values as Readonly<Record<string, Json>>}
        onChange={() => onChange?.()}
      />
    </section>
  );
}

const hasContent = (form: FlowFormData): form is ShownForm => form.formId !== undefined && form.rights !== undefined;

const editableOf = (rights: ShownForm['rights']): string[] =>
  Object.keys(rights).filter((field) => mayEdit(rights[field]));

function refusalAt(message: string, field: string | undefined) {
  if (!field) return undefined;
  const [table, row, id] = field.split('/');
  return id === undefined ? { id: field, message } : { id, message, table: table!, row: Number(row) };
}
