import { define } from '../shared/define';
import { dialogMembers } from '../shared/dialog/dialogMembers';
import { texts } from './texts';

/** Departments selected in a dialog: `names_*_ids` (B§3). */
export const userDeptType = define('userDept', {
  texts,
  icon: 'dialog',
  ele: 'fancy-userDept-list',
  members: dialogMembers('部门组件', [['部门', 'departName']]),
});
