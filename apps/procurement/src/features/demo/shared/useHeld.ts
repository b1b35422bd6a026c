import { useState } from 'react';

/** A value that stays as it was last changed: props for a controlled input. */
export function useHeld<Value>(first: Value) {
  const [value, onChange] = useState(first);
  return { value, onChange };
}
