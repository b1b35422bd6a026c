import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S (⌘S) saves the document instead of the page. @param save undefined while there is nothing to save */
export function useSaveKey(save: (() => void) | undefined): void {
  const enabled = save !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // What is being typed becomes the cell's value first.
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
