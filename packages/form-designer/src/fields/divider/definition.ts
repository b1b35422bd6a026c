import { define } from '../shared/define';
import { texts } from './texts';

/** A line across the form. */
export const dividerType = define('divider', {
  texts,
  icon: 'divider',
  ele: 'el-divider',
  group: 'assist',
  members: { form: false, text: '分割线', showLabel: false, labelWidth: 0, 'content-position': 'left' },
});
