import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordForm } from './RecordForm';
import { useTexts } from './texts';
import { useFirstField } from './useFirstField';
import { useRecordForm, type RecordFormOptions } from './useRecordForm';

interface RecordDrawerProps<Values extends FieldValues, Result> extends RecordFormOptions<Values, Result> {
  title: string;
  /** Pixels; default 560. */
  width?: number;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A drawer with a record form; closes after saving. */
export function RecordDrawer<Values extends FieldValues, Result = unknown>(props: RecordDrawerProps<Values, Result>) {
  const { title, width = 560, onSaved, onClose, children } = props;
  const texts = useTexts();
  const record = useRecordForm<Values, Result>({
    ...props,
    onSaved: (...saved) => {
      onSaved?.(...saved);
      onClose();
    },
  });
  useFirstField(record.id);
  const close = () => record.leave(onClose);
  return (
    <Drawer
      open
      title={title}
      size={width}
      maskClosable={!record.isDirty}
      onClose={close}
      footer={
        <div className="gezi-drawer-footer">
          <Button onClick={close}>{texts.cancel}</Button>
          <Button type="primary" htmlType="submit" form={record.id} loading={record.isSaving}>
            {texts.ok}
          </Button>
        </div>
      }
    >
      <RecordForm record={record} isHeld>
        {children}
      </RecordForm>
    </Drawer>
  );
}
