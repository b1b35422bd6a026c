import { useEffect, useRef, type RefObject } from 'react';

/** Tells when the focus has left a group of controls, not when it goes from one of them to another. */
export function useLeave(group: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) latest.current();
    };
    element.addEventListener('focusout', leave);
    return () => element.removeEventListener('focusout', leave);
  }, [group]);
}
