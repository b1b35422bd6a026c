import { useLayoutEffect, useRef } from 'react';
import { holdTyping } from './holdTyping';

/**
 * Puts the focus into what has just opened, with all that was typed meanwhile; see {@link holdTyping}.
 *
 * @param isOpen each time it becomes true the focus moves
 * @param find where to; undefined = not there yet; null = there will be none
 */
export function useOpeningFocus(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  useLayoutEffect(() => (isOpen ? holdTyping(() => latest.current()) : undefined), [isOpen]);
}
