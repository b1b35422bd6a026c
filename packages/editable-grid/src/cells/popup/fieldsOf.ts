import { keysOf } from '../../core/cells/keysOf';

/** Field names, written as a list or comma-joined. */
export const fieldsOf = (fields: string | readonly string[] = []): string[] => keysOf(fields);

export const joined = (fields: string | readonly string[] = []): string => fieldsOf(fields).join(',');
