import { Modal, type ModalProps } from 'antd';
import { FocusReturn } from './FocusReturn';

export type DialogProps = ModalProps;

/** antd's dialog. The focus returns when the dialog closes, before it has faded out. */
export function Dialog({ focusable, ...modal }: DialogProps) {
  return (
    <>
      <FocusReturn open={modal.open ?? false} />
      <Modal {...modal} focusable={{ ...focusable, focusTriggerAfterClose: false }} />
    </>
  );
}
