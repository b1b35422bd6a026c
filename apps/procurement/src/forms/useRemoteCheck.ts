import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useDebounced } from '@gezi/ui';
import { useRecord } from './RecordContext';

/** Debounce in milliseconds before the server is called. */
const DEBOUNCE = 300;

/**
 * Validates a field's value on the server, debounced, and shows the refusal at the field. Skips the initial value. A
 * failed check blocks nothing: saving validates again.
 */
export function useRemoteCheck(name: string, isChecked: boolean, value: unknown): void {
  const { id, checkOnServer } = useRecord();
  const { trigger } = useFormContext();
  const debounced = useDebounced(typeof value === 'string' ? value.trim() : '', DEBOUNCE);
  useQuery({
    queryKey: ['field-check', id, name, debounced],
    queryFn: async ({ signal }) => {
      const refused = await checkOnServer(name, signal);
      if (refused !== undefined) void trigger(name);
      return null;
    },
    enabled: isChecked && debounced !== '',
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
}
