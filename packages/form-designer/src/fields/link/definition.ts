import { define } from '../shared/define';
import { texts } from './texts';

/** A link. */
export const linkType = define('link', {
  texts,
  icon: 'link',
  ele: 'el-link',
  group: 'assist',
  members: {
    form: false,
    showLabel: false,
    labelWidth: 0,
    span: 24,
    type: 'primary',
    href: '',
    underline: true,
    disabled: false,
    text: '文字链接',
    target: '_self',
  },
});
