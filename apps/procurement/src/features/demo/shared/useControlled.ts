import { useState } from 'react';

/** State as `value` and `onChange` props of a controlled input. */
export function useControlled<Value>(first: Value) {
  const [value, onChange] = useState(first);
  return { value, onChange };
}
