import { Modal, type ModalProps } from 'antd';
import { FocusReturn } from './FocusReturn';

export type DialogProps = ModalProps;

/**
 * antd's dialog. The focus goes back to where it was as soon as the dialog closes, not when it has faded out: who is
 * elsewhere by then stays there.
 */
export function Dialog({ focusable, ...modal }: DialogProps) {
  return (
    <>
      <FocusReturn open={modal.open ?? false} />
      <Modal {...modal} focusable={{ ...focusable, focusTriggerAfterClose: false }} />
    </>
  );
}
