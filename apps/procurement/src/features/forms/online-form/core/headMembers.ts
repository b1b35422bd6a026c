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

const TABLE_NAME = /^[a-z][a-z0-9_]{0,63}$/;

/** The first member that cannot be saved as it is. */
export function headFault({ tableName, tableTxt }: HeadMembers): 'tableName' | 'tableTxt' | undefined {
  if (!TABLE_NAME.test(tableName.trim())) return 'tableName';
  return tableTxt.trim() === '' ? 'tableTxt' : undefined;
}

export const isTableName = (text: string): boolean => TABLE_NAME.test(text.trim());
