import { BusyArea } from '@gezi/ui';
import { Alert, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { RecordContext } from './RecordContext';
import type { RecordForm as Record } from './useRecordForm';

interface RecordFormProps<Values extends FieldValues> {
  record: Record<Values>;
  /** Accessible name, if there is no title above. */
  label?: string;
  className?: string;
  /** Default: antd's middle size. */
  size?: 'large';
  /** Disables all inputs. */
  disabled?: boolean;
  /** False: required fields are not marked. Default true. */
  hasMarks?: boolean;
  /** The fields take no input during a save, for forms that close after it and are not in a `Dialog`. Default false. */
  isHeld?: boolean;
  /** Buttons below the fields; a server refusal is shown above them if `isRefusalBelow`. */
  footer?: ReactNode;
  /** Title of the refusal alert; default: the refusal is the title. */
  refusalTitle?: string;
  /** Shows the refusal below the fields; default: above. */
  isRefusalBelow?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The `<form>` element: draft offer, refusal, fields. */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { record, label, className, size, disabled, hasMarks = true, footer, isRefusalBelow = false, children } = props;
  const { refusalTitle, isHeld = false } = props;
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
              // Submit events of dialogs opened from a field bubble through React, but not through the DOM.
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              record.submit();
            }}
          >
            {record.notices.offer}
            {!isRefusalBelow && refusal}
            {isHeld ? <BusyArea busy={record.isSaving}>{children}</BusyArea> : children}
            {isRefusalBelow && refusal}
            {footer}
          </form>
        </ConfigProvider>
      </RecordContext>
    </FormProvider>
  );
}
