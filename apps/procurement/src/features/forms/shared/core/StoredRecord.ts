import type { FormRecord } from '@gezi/domain';

export type StoredRecord = FormRecord & { id: string };
