import { define } from '../shared/define';
import { texts } from './texts';

/** A notice. */
export const alertType = define('alert', {
  texts,
  icon: 'alert',
  ele: 'el-alert',
  group: 'assist',
  members: {
    form: false,
    showLabel: false,
    labelWidth: 0,
    span: 24,
    title: '警告',
    type: 'warning',
    description: '',
    closable: true,
    center: false,
    effect: 'light',
    'close-text': '',
    'show-icon': false,
  },
});
