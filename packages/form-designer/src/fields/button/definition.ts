import type { JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { define } from '../shared/define';
import { texts } from './texts';

/** A button. */
export const buttonType = define('button', {
  texts,
  icon: 'button',
  ele: 'el-button',
  group: 'assist',
  members: {
    showLabel: false,
    label: '按钮',
    labelWidth: 0,
    disabled: false,
    size: 'medium',
    type: 'primary',
    span: 24,
    text: '按钮',
    plain: false,
    round: false,
    circle: false,
    loading: false,
    icon: '',
  },
  older: {
    tag: 'el-button',
    members({ slot }): JsonObject {
      const text = textMember(slot, 'default');
      return text ? { text } : {};
    },
  },
});
