import { done, refused } from '@gezi/domain';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';

const CODE = '角色编码';

/** Roles as workbooks have them. */
export const roleSheet: ListColumn[] = [
  { key: 'roleName', header: '角色名称', required: true, maxLength: 100, width: 24 },
  {
    key: 'roleCode',
    header: CODE,
    required: true,
    unique: true,
    width: 24,
    read: (text) => (/^[A-Za-z]\w{1,63}$/.test(text) ? done(text) : refused(texts.import.wrong(CODE))),
  },
  { key: 'description', header: '描述', maxLength: 500, width: 48 },
];
