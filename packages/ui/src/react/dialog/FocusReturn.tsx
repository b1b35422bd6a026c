import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Remembers the focused element when a dialog opens and focuses it again when the dialog closes or unmounts. Rendered
 * before the dialog, so that it runs before the dialog takes the focus.
 */
export function FocusReturn({ open }: { open: boolean }) {
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);

  // Not earlier: until then the dialog traps the focus.
  useEffect(() => {
    if (open) return;
    giveBack(opener.current);
    opener.current = null;
  }, [open]);
  // A focus set before an open dialog unmounts was pulled back by the dialog.
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
