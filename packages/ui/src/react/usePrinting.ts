import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; then light colours are used. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}

let printing = false;

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia('print');
  printing = media.matches;
  const become = (next: boolean) => {
    printing = next;
    // Printing starts right after this event, so the update is synchronous.
    flushSync(listener);
  };
  const before = () => become(true);
  const after = () => become(false);
  const follow = ({ matches }: MediaQueryListEvent) => become(matches);
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  media.addEventListener('change', follow);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    media.removeEventListener('change', follow);
  };
}
