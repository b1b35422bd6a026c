import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useDebounced } from '../crud/useDebounced';
import { useRecord } from './RecordContext';

/** Debounce in milliseconds before the server is called. */
const QUIET = 300;

/**
 * Validates a field's value on the server, debounced, and shows the refusal at the field. Skips the initial value. A
 * failed check blocks nothing: saving validates again.
 */
export function useRemoteCheck(name: string, isChecked: boolean, value: unknown): void {
  const { id, ask } = useRecord();
  const { trigger } = useFormContext();
  const settled = useDebounced(typeof value === 'string' ? value.trim() : '', QUIET);
  useQuery({
    queryKey: ['field-check', id, name, settled],
    queryFn: async ({ signal }) => {
      const refused = await ask(name, signal);
      if (refused !== undefined) void trigger(name);
      return null;
    },
    enabled: isChecked && settled !== '',
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
}
