import { ApiError, describeFailure } from '@gezi/client';
import { Dialog, useLocale } from '@gezi/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, App } from 'antd';
import { useId, useState } from 'react';
import { EntryField } from './EntryField';
import type { Entry, EntryValues } from './Entry';
import { useTexts } from './texts';

interface EntryDialogProps {
  title: string;
  fields: readonly Entry[];
  /** What stands in the fields at first. */
  initial: EntryValues;
  width?: number;
  /** Sends what was entered, texts without the blanks around them. */
  onSave: (values: EntryValues) => Promise<unknown>;
  onClose: () => void;
}

/** A record to be entered in a dialog: what is missing or taken is said at its field, a refusal above them. */
export function EntryDialog({ title, fields, initial, width = 560, onSave, onClose }: EntryDialogProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { message } = App.useApp();
  const id = useId();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({});
  const [asked, setAsked] = useState(false);
  const save = useMutation({ mutationFn: onSave, networkMode: 'always' });
  const refusal = save.error && describeFailure(save.error, { locale }).message;
  const refusedField = save.error instanceof ApiError ? save.error.field : undefined;
  const missing = fields.filter(({ name, required }) => required && isEmpty(values[name]));

  function submit() {
    setAsked(true);
    if (missing.length > 0 || fields.some(({ name }) => faults[name])) return;
    const sent = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    );
    save.mutate(sent, {
      onSuccess: () => {
        void message.success(texts.saved);
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      width={width}
      title={title}
      okText={texts.ok}
      cancelText={texts.cancel}
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <div className="gezi-entry">
        {refusal && <Alert type="error" showIcon title={refusal} />}
        {fields.map((field) => (
          <EntryField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={values[field.name]}
            initial={initial[field.name]}
            error={asked && missing.includes(field) ? texts.missing(field.label) : undefined}
            refused={refusedField === field.name}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            onFault={(fault) => setFaults((before) => ({ ...before, [field.name]: fault }))}
          />
        ))}
      </div>
    </Dialog>
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && !value.trim());
