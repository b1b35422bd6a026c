import { useLayoutEffect, useRef } from 'react';
import { holdTyping } from './holdTyping';

/**
 * Focuses an element of a dialog that has just opened and passes it everything typed meanwhile; see {@link holdTyping}.
 *
 * @param isOpen each time it becomes true the focus moves
 * @param find returns the element; undefined if it is not rendered yet, null if there will be none
 */
export function useOpeningFocus(isOpen: boolean, find: () => HTMLElement | null | undefined): void {
  const latest = useRef(find);
  useLayoutEffect(() => {
    latest.current = find;
  });
  useLayoutEffect(() => (isOpen ? holdTyping(() => latest.current()) : undefined), [isOpen]);
}
