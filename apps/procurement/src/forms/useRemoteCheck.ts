import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useDebounced } from '../crud/useDebounced';
import { useRecord } from './RecordContext';

/** Milliseconds of quiet before the server is asked. */
const QUIET = 300;

/**
 * Shows at a field what the server has against its value, asked once the typing rests; nothing about the value that
 * was there at first. A question without an answer holds nobody up: saving asks again.
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
