import { loadAreaOptions } from '@gezi/ui';
import { useEffect, useState } from 'react';
import type { ChoiceOption } from '../../core/model/options';

let known: readonly ChoiceOption[] | undefined;

/** Provinces with their cities and districts; undefined until they are loaded. */
export function useAreaOptions(): readonly ChoiceOption[] | undefined {
  const [options, setOptions] = useState(known);
  useEffect(() => {
    if (known) return undefined;
    let stale = false;
    void loadAreaOptions().then((found) => {
      known = found;
      if (!stale) setOptions(found);
    });
    return () => void (stale = true);
  }, []);
  return options;
}
