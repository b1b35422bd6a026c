import { Dialog, type DialogProps } from '@gezi/ui';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from './texts';
import type { Saving } from './useSaving';

interface SavingDialogProps {
  title: string;
  /** Pixels; default 560. */
  width?: number | undefined;
  saving: Pick<Saving<never>, 'isPending' | 'refusal'>;
  /** Id of the form that OK submits. */
  form?: string;
  /** What OK does where it submits no form. */
  onOk?: () => void;
  /** Default 确定. */
  okText?: string;
  /** How much is written here does not vanish by a press beside the dialog. */
  mask?: DialogProps['mask'];
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which a record is entered; a refusal is said above the fields. */
export function SavingDialog(props: SavingDialogProps) {
  const { title, width = 560, saving, form, onOk, okText, mask, onClose, children } = props;
  const texts = useTexts();
  return (
    <Dialog
      open
      width={width}
      title={title}
      okText={okText ?? texts.ok}
      cancelText={texts.cancel}
      confirmLoading={saving.isPending}
      {...(mask !== undefined && { mask })}
      {...(form !== undefined && { okButtonProps: { htmlType: 'submit', form } })}
      {...(onOk && { onOk })}
      onCancel={onClose}
    >
      {saving.refusal && <Alert className="gezi-refusal" type="error" showIcon title={saving.refusal} />}
      {children}
    </Dialog>
  );
}
