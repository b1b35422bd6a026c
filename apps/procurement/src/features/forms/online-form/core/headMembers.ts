import type { FormHead } from '@gezi/domain';

/** What the editor changes of an online form, its fields aside. */
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
