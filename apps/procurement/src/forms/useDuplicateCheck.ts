import { useClient } from '@gezi/client';
import { checkDuplicate } from '@gezi/domain';
import { useCallback } from 'react';

/**
 * Creates field checks that refuse a value another record already has.
 *
 * @returns a function of table and field, in snake case, and the record being edited
 */
export function useDuplicateCheck() {
  const client = useClient();
  return useCallback(
    (tableName: string, fieldName: string, dataId?: string) => (fieldVal: string, signal: AbortSignal) =>
      client.call(
        checkDuplicate,
        { tableName, fieldName, fieldVal, ...(dataId && { dataId }) },
        { signal, silent: true },
      ),
    [client],
  );
}
