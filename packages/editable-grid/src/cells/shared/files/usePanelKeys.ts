import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keyboard handling of a panel of buttons: it takes the focus, Tab stays inside because the panel is at the end of the
 * page, Escape closes it.
 */
export function usePanelKeys(close: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => panel.current?.querySelector('button')?.focus(), []);

  useEffect(() => {
    const box = panel.current;
    const keyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' && event.key !== 'Tab') return;
      event.preventDefault();
      if (event.key === 'Escape') return close();
      const buttons = [...box!.querySelectorAll('button')];
      const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(now + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length]?.focus();
    };
    box?.addEventListener('keydown', keyDown);
    return () => box?.removeEventListener('keydown', keyDown);
  }, [close]);

  return panel;
}
