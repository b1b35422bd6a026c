import { define } from '../shared/define';
import { dialogMembers } from '../shared/dialog/dialogMembers';
import { texts } from './texts';

/** Rows of a list selected in a dialog: their keys joined by semicolons (B§9). */
export const dialogListType = define('dialogList', {
  texts,
  icon: 'dialog',
  ele: 'fancy-dialog-list',
  members: dialogMembers('选择列表', []),
});
