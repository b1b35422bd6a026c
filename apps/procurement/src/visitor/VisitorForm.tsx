import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordForm } from '../forms/RecordForm';
import type { RecordForm as Record } from '../forms/useRecordForm';

interface VisitorFormProps<Values extends FieldValues> {
  record: Record<Values>;
  className?: string;
  /** Text of the button that submits. */
  submitText: string;
  /** Rendered below that button. */
  extra?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form on a page before sign-in: large fields without marks, one wide button, the refusal above it. */
export function VisitorForm<Values extends FieldValues>(props: VisitorFormProps<Values>) {
  const { record, className, submitText, extra, children } = props;
  return (
    <RecordForm
      record={record}
      {...(className && { className })}
      size="large"
      hasMarks={false}
      isRefusalBelow
      isHeld
      footer={
        <>
          <Button type="primary" htmlType="submit" block loading={record.isSaving}>
            {submitText}
          </Button>
          {extra}
        </>
      }
    >
      {children}
    </RecordForm>
  );
}
