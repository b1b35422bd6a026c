import { Checkbox, Input, Segmented } from 'antd';
import { useId, type ReactNode } from 'react';
import { isTableName, type HeadMembers } from './core/headMembers';
import { useTexts } from './texts';

interface HeadSettingsProps {
  head: HeadMembers;
  /** Somebody wanted to save: what is missing is said. */
  isAsked: boolean;
  onChange: (part: Partial<HeadMembers>) => void;
}

/** Name, kind and look of an online form. */
export function HeadSettings({ head, isAsked, onChange }: HeadSettingsProps) {
  const texts = useTexts();
  const id = useId();
  const { tableName, tableTxt, tableType, formTemplate, isCheckbox, isPage, publishedTo } = head;
  const nameFault =
    isAsked && !isTableName(tableName) && (tableName.trim() ? texts.tableNameHint : texts.missing(texts.tableName));
  const textFault = isAsked && !tableTxt.trim() && texts.missing(texts.tableTxt);
  const yesNo = [
    { value: 'Y' as const, label: texts.yes },
    { value: 'N' as const, label: texts.no },
  ];
  return (
    <div className="gezi-online-head">
      <Field id={`${id}-text`} label={texts.tableTxt} required error={textFault}>
        <Input
          id={`${id}-text`}
          required
          maxLength={100}
          status={textFault ? 'error' : ''}
          aria-invalid={Boolean(textFault)}
          aria-describedby={`${id}-text-note`}
          value={tableTxt}
          onChange={(event) => onChange({ tableTxt: event.target.value })}
        />
      </Field>
      <Field id={`${id}-name`} label={texts.tableName} required error={nameFault} note={texts.tableNameHint}>
        <Input
          id={`${id}-name`}
          required
          maxLength={64}
          status={nameFault ? 'error' : ''}
          aria-invalid={Boolean(nameFault)}
          aria-describedby={`${id}-name-note`}
          value={tableName}
          onChange={(event) => onChange({ tableName: event.target.value })}
        />
      </Field>
      <Field label={texts.tableType}>
        <Segmented
          aria-label={texts.tableType}
          value={tableType}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: texts.tableTypes[value] }))}
          onChange={(value) => onChange({ tableType: value })}
        />
      </Field>
      <Field label={texts.formTemplate}>
        <Segmented
          aria-label={texts.formTemplate}
          value={formTemplate}
          options={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: texts.columnsOf(value) }))}
          onChange={(value) => onChange({ formTemplate: value })}
        />
      </Field>
      <Field label={texts.isCheckbox}>
        <Segmented
          aria-label={texts.isCheckbox}
          value={isCheckbox}
          options={yesNo}
          onChange={(value) => onChange({ isCheckbox: value })}
        />
      </Field>
      <Field label={texts.isPage}>
        <Segmented
          aria-label={texts.isPage}
          value={isPage}
          options={yesNo}
          onChange={(value) => onChange({ isPage: value })}
        />
      </Field>
      <Field label={texts.publishedTo}>
        <Checkbox.Group
          aria-label={texts.publishedTo}
          value={(publishedTo ?? '').split(',')}
          options={(['supplier', 'expert'] as const).map((value) => ({ value, label: texts.outsideTypes[value] }))}
          onChange={(values) => onChange({ publishedTo: values.filter(Boolean).join(',') || null })}
        />
      </Field>
    </div>
  );
}

interface FieldProps {
  /** Of the control, where a label can point at it. */
  id?: string;
  label: string;
  required?: boolean;
  error?: string | false;
  note?: string;
  children: ReactNode;
}

function Field({ id, label, required, error, note, children }: FieldProps) {
  return (
    <div className="gezi-online-field">
      {id ? (
        <label htmlFor={id} {...(required && { className: 'gezi-online-required' })}>
          {label}
        </label>
      ) : (
        <span>{label}</span>
      )}
      {children}
      {id && (
        <p
          id={`${id}-note`}
          className={error ? 'gezi-online-error' : 'gezi-online-note'}
          {...(error && { role: 'alert' })}
        >
          {error || note}
        </p>
      )}
    </div>
  );
}
