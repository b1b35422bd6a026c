import { ApiError, useClient } from '@gezi/client';
import { checkDuplicate } from '@gezi/domain';
import { useCallback } from 'react';
import { useTexts } from './texts';

/**
 * The rule of a form's field that no other record may have its value.
 *
 * @returns a function of table and field, in snake case, and the record being edited
 */
export function useDuplicateCheck() {
  const client = useClient();
  const texts = useTexts();
  return useCallback(
    (tableName: string, fieldName: string, dataId?: string) => ({
      validateTrigger: 'onBlur',
      async validator(_rule: unknown, value: unknown) {
        const fieldVal = typeof value === 'string' ? value.trim() : '';
        if (!fieldVal) return;
        try {
          await client.call(
            checkDuplicate,
            { tableName, fieldName, fieldVal, ...(dataId && { dataId }) },
            { silent: true },
          );
        } catch (error) {
          // A question that gets no answer holds nobody up: saving asks again.
          if (error instanceof ApiError && error.kind === 'rejected') throw new Error(error.message || texts.taken);
        }
      },
    }),
    [client, texts],
  );
}
