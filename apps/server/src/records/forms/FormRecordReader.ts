import type { FormValues } from '@gezi/form-designer/core';
import type { Caller } from '../../platform/http/Caller';

/** Shows records of forms apart from their lists, e.g. to the people of a process. */
export interface FormRecordReader {
  /** What the caller sees of a record, one entry per view; none if the caller does not see it. */
  viewsOf(caller: Caller, recordId: string): Promise<readonly FormValues[]>;
}
