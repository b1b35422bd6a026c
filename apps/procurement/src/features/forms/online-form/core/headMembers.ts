import type { FormHead } from '@gezi/domain';

/** The editable settings of an online form, without its fields. */
export type HeadMembers = Pick<
  FormHead,
  'tableName' | 'tableTxt' | 'tableType' | 'formTemplate' | 'isCheckbox' | 'isPage' | 'publishedTo'
>;

export const HEAD_START: HeadMembers = {
  tableName: '',
  tableTxt: '',
  tableType: '1',
  formTemplate: '1',
  isCheckbox: 'Y',
  isPage: 'Y',
  publishedTo: null,
};
