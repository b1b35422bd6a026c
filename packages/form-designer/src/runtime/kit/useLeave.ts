import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the focus leaves a group of controls, but not when it moves within the group. */
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
