import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last finished render, for handlers that outlive one. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
