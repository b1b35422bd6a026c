import { Dialog, DraggableModal, type DialogProps } from '@gezi/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordForm } from './RecordForm';
import { useTexts } from './texts';
import { useFirstField } from './useFirstField';
import { useRecordForm, type RecordForm as Record, type RecordFormOptions } from './useRecordForm';

interface FrameProps {
  title: string;
  /** Pixels; default 560. */
  width?: number;
  /** Default 确定. */
  okText?: string;
  /** Can be dragged by its title and maximised. */
  isDraggable?: boolean;
  /** Only saving closes it. */
  isNeeded?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

interface RecordDialogProps<Values extends FieldValues, Result> extends FrameProps, RecordFormOptions<Values, Result> {}

/** A dialog with a record form, which starts in its first field and closes after saving. */
export function RecordDialog<Values extends FieldValues, Result = unknown>(props: RecordDialogProps<Values, Result>) {
  const { onSaved, onClose } = props;
  const record = useRecordForm<Values, Result>({
    ...props,
    onSaved: (...saved) => {
      onSaved?.(...saved);
      onClose();
    },
  });
  return <RecordDialogFrame {...props} record={record} />;
}

interface RecordDialogFrameProps<Values extends FieldValues> extends FrameProps {
  record: Record<Values>;
  /** Buttons next to 取消; default: a save button. */
  buttons?: ReactNode;
}

/** The dialog around a form whose state the caller owns. */
export function RecordDialogFrame<Values extends FieldValues>(props: RecordDialogFrameProps<Values>) {
  const { record, title, width = 560, okText, isDraggable = false, isNeeded = false, onClose, children } = props;
  const texts = useTexts();
  useFirstField(record.id);
  const close = () => record.leave(onClose);
  const Frame = isDraggable ? DraggableModal : Dialog;
  const modal: DialogProps = {
    open: true,
    width,
    okText: okText ?? texts.ok,
    cancelText: texts.cancel,
    confirmLoading: record.isSaving,
    okButtonProps: { htmlType: 'submit', form: record.id },
    closable: !isNeeded,
    keyboard: !isNeeded,
    mask: { closable: !isNeeded && !record.isDirty },
    ...(isNeeded && { cancelButtonProps: { hidden: true } }),
    ...(props.buttons !== undefined && { footer: props.buttons }),
    onCancel: close,
  };
  return (
    <Frame {...modal} title={title}>
      <RecordForm record={record}>{children}</RecordForm>
    </Frame>
  );
}
