import { DraggableModal, useOpeningFocus } from '@gezi/ui';
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
  useOpeningFocus(open, () => searchIn(content.current));
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
function searchIn(content: HTMLElement | null): HTMLElement | null | undefined {
  if (!content) return undefined;
  for (const fields of SEARCH) {
    const search = content.querySelector<HTMLElement>(fields);
    if (search) return search;
  }
  // The buttons come with the last of it.
  return content.querySelector('[data-picker-ok]') && !content.querySelector('[data-picker-waits]') ? null : undefined;
}

/** What is typed into, before what is chosen from. */
const SEARCH = [
  '[data-picker-search] input',
  'search input:not([readonly], [role=combobox], .ant-picker input), input[type=search]:not([role=combobox])',
  'search input',
];
