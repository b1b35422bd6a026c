import { useEffect, useRef } from 'react';

/**
 * Announces a change of filters, whatever made it, once the store has filtered.
 *
 * @param filter another value after a change
 */
export function useAnnouncedFilter(filter: unknown, announce: () => void): void {
  const announced = useRef(filter);
  useEffect(() => {
    if (announced.current === filter) return;
    announced.current = filter;
    announce();
  });
}
