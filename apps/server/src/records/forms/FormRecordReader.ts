import type { FormValues } from '@gezi/form-designer/core';
import type { Caller } from '../../platform/http/Caller';

/** Shows records of forms apart from their lists, e.g. to the people of a process. */
export interface FormRecordReader {
  /** The views of a record that the caller sees; none if the caller does not see it. */
  viewsOf(caller: Caller, recordId: string): Promise<readonly FormValues[]>;
}
