import { useEffect, useEffectEvent } from 'react';

/** Maps Ctrl+S (⌘S) to saving the document. @param save undefined if there is nothing to save */
export function useSaveKey(save: (() => void) | undefined): void {
  const enabled = save !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Commits the cell being edited first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    save?.();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
