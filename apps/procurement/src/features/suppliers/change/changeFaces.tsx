import type { SupplierChange } from '@gezi/domain';
import type { Faces } from '../../../crud/listColumns';

/** Shows the names of the changed fields. */
export const changeFaces: Faces<SupplierChange> = {
  changeFields: ({ changeFields }) => changeFields.map(({ label }) => label).join('、'),
};
