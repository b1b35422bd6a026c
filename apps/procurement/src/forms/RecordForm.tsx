import { Alert, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { RecordContext } from './RecordContext';
import type { RecordForm as Record } from './useRecordForm';

interface RecordFormProps<Values extends FieldValues> {
  record: Record<Values>;
  /** Accessible name, where no title stands above. */
  label?: string;
  className?: string;
  /** Default middle. */
  size?: 'large';
  /** Nothing can be entered. */
  disabled?: boolean;
  /** False: required fields are not marked. Default true. */
  hasMarks?: boolean;
  /** Below the fields: buttons. What the server refused stands above it where `isRefusalBelow`. */
  footer?: ReactNode;
  /** Stands above a refusal; default the refusal alone. */
  refusalTitle?: string;
  /** The refusal stands below the fields; default above. */
  isRefusalBelow?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The `<form>` around the fields: offer of the draft, refusal, fields. */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { record, label, className, size, disabled, hasMarks = true, footer, isRefusalBelow = false, children } = props;
  const { refusalTitle } = props;
  const refusal = record.refusal && (
    <Alert
      className="gezi-refusal"
      type="error"
      showIcon
      title={refusalTitle ?? record.refusal}
      {...(refusalTitle !== undefined && { description: record.refusal })}
    />
  );
  return (
    <FormProvider {...record.form}>
      <RecordContext value={{ ...record.context, hasMarks }}>
        <ConfigProvider {...(size && { componentSize: size })} {...(disabled && { componentDisabled: disabled })}>
          {record.notices.questions}
          <form
            id={record.id}
            className={className ? `gezi-form ${className}` : 'gezi-form'}
            noValidate
            {...(label && { 'aria-label': label })}
            onSubmit={(event) => {
              // Dialogs opened from a field bubble through React, not through the page.
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              record.submit();
            }}
          >
            {record.notices.offer}
            {!isRefusalBelow && refusal}
            {children}
            {isRefusalBelow && refusal}
            {footer}
          </form>
        </ConfigProvider>
      </RecordContext>
    </FormProvider>
  );
}
