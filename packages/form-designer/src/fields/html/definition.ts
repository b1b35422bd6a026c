import { define } from '../shared/define';
import { texts } from './texts';

/** Markup, shown sanitised. */
export const htmlType = define('html', {
  texts,
  icon: 'html',
  ele: 'fancy-html',
  group: 'assist',
  members: { form: false, text: '<b>HTML</b>', showLabel: false, label: '', labelWidth: 0 },
  hasMarkup: true,
});
