import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';

export interface PickerModalProps {
  open: boolean;
  title: ReactNode;
  /** Pixels; narrower where the window is. */
  width: number;
  onCancel: () => void;
  /** Mounted anew each time the dialog opens: what was left undecided is forgotten. */
  children: ReactNode;
}

/** The frame of every picker's dialog; its buttons are a {@link PickerFooter} among the children. */
export function PickerModal({ open, title, width, onCancel, children }: PickerModalProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={title}
      width={width}
      className="gezi-picker"
      footer={null}
      centered
      destroyOnHidden
      maskClosable={false}
      onCancel={onCancel}
      afterOpenChange={(isOpen) => isOpen && focusSearch(content.current)}
    >
      <div ref={content}>{children}</div>
    </Modal>
  );
}

/** Whoever opens a picker mostly types next; antd would set the focus on the cross. */
function focusSearch(content: HTMLElement | null): void {
  // Somebody was faster than the opening.
  if (!content || content.contains(document.activeElement)) return;
  const search =
    content.querySelector<HTMLElement>('[data-picker-search] input') ??
    content.querySelector<HTMLElement>('search input, input[type=search]');
  search?.focus();
}
