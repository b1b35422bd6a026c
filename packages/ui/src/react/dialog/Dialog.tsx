import { Modal, type ModalProps } from 'antd';
import { BusyArea } from '../busy/BusyArea';
import { FocusReturn } from './FocusReturn';

export type DialogProps = ModalProps;

/**
 * antd's dialog. The focus returns when the dialog closes, before it has faded out. With `confirmLoading` the content takes
 * no input while it is true: what is typed during a save would be lost.
 */
export function Dialog({ focusable, children, ...modal }: DialogProps) {
  const { confirmLoading } = modal;
  return (
    <>
      <FocusReturn open={modal.open ?? false} />
      <Modal {...modal} focusable={{ ...focusable, focusTriggerAfterClose: false }}>
        {confirmLoading === undefined ? children : <BusyArea busy={confirmLoading}>{children}</BusyArea>}
      </Modal>
    </>
  );
}
