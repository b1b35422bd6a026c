import { DraggableModal, useOpeningFocus } from '@gezi/ui';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface PickerModalProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Title. */
  title: string;
  /** Width in pixels, limited to that of the window. */
  width: number;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
  /** Content; mounted each time the dialog opens, so that a cancelled selection is dropped. */
  children: ReactNode;
}

/** The dialog of every picker; its buttons are a `PickerFooter` among the children. Ctrl+Enter confirms. */
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

/** The search field, which gets the initial focus; antd would focus the close button. */
function searchIn(content: HTMLElement | null): HTMLElement | null | undefined {
  if (!content) return undefined;
  for (const fields of SEARCH) {
    const search = content.querySelector<HTMLElement>(fields);
    if (search) return search;
  }
  // The buttons are rendered last.
  return content.querySelector('[data-picker-ok]') && !content.querySelector('[data-picker-waits]') ? null : undefined;
}

/** Text fields before selects. */
const SEARCH = [
  '[data-picker-search] input',
  'search input:not([readonly], [role=combobox], .ant-picker input), input[type=search]:not([role=combobox])',
  'search input',
];
