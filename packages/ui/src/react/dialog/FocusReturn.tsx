import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps who had the focus when a dialog opened, and gives it back when the dialog closes or is taken away. Stands before
 * the dialog, so that it looks before anything in there takes the focus.
 */
export function FocusReturn({ open }: { open: boolean }) {
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  // Not earlier: until then the dialog holds the focus.
  useEffect(() => {
    if (open) return;
    giveBack(opener.current);
    opener.current = null;
  }, [open]);
  // Whoever takes an open dialog away may have set the focus before that: the dialog has pulled it back.
  useEffect(() => () => giveBack(opener.current), []);

  return null;
}

function giveBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  const now = document.activeElement;
  const dialog = now?.closest('[role="dialog"]');
  const isFree = !now || now === document.body || (dialog && !dialog.contains(opener));
  if (isFree) opener.focus({ preventScroll: true });
}
