import { define } from '../shared/define';
import { dialogMembers } from '../shared/dialog/dialogMembers';
import { texts } from './texts';

/** Users selected in a dialog: `names_*_ids` (B§3). */
export const userListType = define('userList', {
  texts,
  icon: 'dialog',
  ele: 'fancy-user-list',
  members: dialogMembers('用户选择', [
    ['用户账号', 'username'],
    ['姓名', 'realname'],
    ['电话', 'phone'],
  ]),
});
