import { readPopupFields } from '@gezi/pickers/core';
import type { CellColumn } from '../../core/columns/ResolvedColumn';
import { joined } from './fieldsOf';

/** Report and field mapping of a popup column; refused if a part is missing or the fields do not pair (B§5). */
export const popupFields = ({
  popupCode = '',
  orgFields,
  destFields,
}: Pick<CellColumn, 'popupCode' | 'orgFields' | 'destFields'>) =>
  readPopupFields({ code: popupCode, orgFields: joined(orgFields), destFields: joined(destFields) });
