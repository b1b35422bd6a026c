import { useId, useState } from 'react';
import { EntryField } from './EntryField';
import type { Entry, EntryValues } from './Entry';
import { SavingDialog } from './SavingDialog';
import { useTexts } from './texts';
import { useDraft, type DraftOptions } from './useDraft';
import { useSaving } from './useSaving';

interface EntryDialogProps {
  title: string;
  fields: readonly Entry[];
  /** What stands in the fields at first. */
  initial: EntryValues;
  /** Under which name what was typed outlives the end of a session, see `draftFor`. */
  draft: Pick<DraftOptions<never>, 'name' | 'version'>;
  width?: number;
  /** Sends what was entered, texts without the blanks around them. */
  onSave: (values: EntryValues) => Promise<unknown>;
  onClose: () => void;
}

/** A record to be entered in a dialog: what is missing or taken is said at its field, a refusal above them. */
export function EntryDialog({ title, fields, initial, draft, width, onSave, onClose }: EntryDialogProps) {
  const texts = useTexts();
  const id = useId();
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({});
  const [asked, setAsked] = useState(false);
  const kept = useDraft<EntryValues>({
    ...draft,
    values,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    onRestore: (typed) => setValues({ ...start, ...typed }),
  });
  const saving = useSaving({ mutationFn: onSave }, close);
  const missing = fields.filter(({ name, required }) => required && isEmpty(values[name]));

  /** On purpose: what was typed is not wanted any more. */
  function close() {
    kept.discard();
    onClose();
  }

  function submit() {
    setAsked(true);
    if (missing.length > 0 || fields.some(({ name }) => faults[name])) return;
    saving.run(
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
      ),
    );
  }

  return (
    <SavingDialog title={title} width={width} saving={saving} onOk={submit} onClose={close}>
      {kept.offer}
      <div className="gezi-entry">
        {fields.map((field) => (
          <EntryField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={values[field.name]}
            initial={start[field.name]}
            error={asked && missing.includes(field) ? texts.missing(field.label) : undefined}
            refused={saving.refusedField === field.name}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            onFault={(fault) => setFaults((before) => ({ ...before, [field.name]: fault }))}
          />
        ))}
      </div>
    </SavingDialog>
  );
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && !value.trim());
