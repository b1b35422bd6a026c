import { useEffect, useRef, useState } from 'react';
import { scrollHeader, type HeaderScroll } from '../../core/headerScroll';

const AT_TOP: HeaderScroll = { top: 0, hidden: false };

/** Whether the header is hidden by scrolling. @param enabled whether it can be hidden */
export function useHiddenHeader(enabled: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  const at = useRef(AT_TOP);
  useEffect(() => {
    if (!enabled) return;
    const follow = () => {
      at.current = scrollHeader(at.current, window.scrollY);
      setHidden(at.current.hidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      at.current = AT_TOP;
      window.removeEventListener('scroll', follow);
    };
  }, [enabled]);
  return enabled && hidden;
}
