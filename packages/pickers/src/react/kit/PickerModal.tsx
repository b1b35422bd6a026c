import { DraggableModal } from '@gezi/ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface PickerModalProps {
  open: boolean;
  title: string;
  /** Pixels; narrower where the window is. */
  width: number;
  onCancel: () => void;
  /** Mounted anew each time the dialog opens: what was left undecided is forgotten. */
  children: ReactNode;
}

/** The frame of every picker's dialog; its buttons are a PickerFooter among the children. Ctrl and Enter confirm. */
export function PickerModal({ open, title, width, onCancel, children }: PickerModalProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <DraggableModal
      open={open}
      title={title}
      width={width}
      className="gezi-picker"
      footer={null}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onCancel}
      afterOpenChange={(isOpen) => isOpen && focusSearch(content.current)}
    >
      <div ref={content} className="gezi-picker-body" role="presentation" onKeyDown={confirmByKeys}>
        {children}
      </div>
    </DraggableModal>
  );
}

function confirmByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[data-picker-ok]')?.click();
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
