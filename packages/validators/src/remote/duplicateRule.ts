import type { AsyncRule } from './AsyncRule';
import { remoteRule, type RemoteCall } from './remoteRule';

/** Parameters of `GET /sys/duplicate/check`. */
export interface DuplicateQuery {
  tableName: string;
  fieldName: string;
  fieldVal: string;
  /** The record being edited, which may keep its value; absent for a new one. */
  dataId?: string;
}

/**
 * Refuses a value that another record has, with the server's message.
 *
 * @param target table and field to check, and the record being edited
 */
export function duplicateRule(call: RemoteCall<DuplicateQuery>, target: Omit<DuplicateQuery, 'fieldVal'>): AsyncRule {
  return remoteRule(
    call,
    (fieldVal) => ({ ...target, fieldVal }),
    'duplicate',
    (texts, label) => texts.duplicate(label),
  );
}
