import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Props of an antd `Select` for several entries: Tab closes its open list and moves on, where antd would choose the
 * active entry and keep the focus.
 *
 * @param onOpenChange called when the list opens or closes
 */
export function useTabOut(onOpenChange?: (isOpen: boolean) => void) {
  const [open, setOpen] = useState(false);
  function change(isOpen: boolean) {
    setOpen(isOpen);
    onOpenChange?.(isOpen);
  }
  return {
    open,
    onOpenChange: change,
    // Before antd receives the key.
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (open && key === 'Tab') flushSync(() => change(false));
    },
  };
}
