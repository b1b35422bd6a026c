import { define } from '../shared/define';
import { texts } from './texts';

/** A text. */
export const textType = define('text', {
  texts,
  icon: 'text',
  ele: 'fancy-text',
  group: 'assist',
  members: {
    form: false,
    show: true,
    text: '文本',
    align: 'left',
    color: '#000000',
    size: '14',
    bold: '400',
    showLabel: false,
    labelWidth: 0,
  },
});
