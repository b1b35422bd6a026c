import { define } from '../shared/define';
import { texts } from './texts';

/** A color as text. */
export const colorPickerType = define('colorPicker', {
  texts,
  icon: 'colorpicker',
  ele: 'el-color-picker',
  members: {
    showLabel: true,
    label: '颜色选择器',
    labelWidth: 80,
    disabled: false,
    size: 'medium',
    type: 'primary',
    span: 24,
    predefine: [],
    value: '#409EFF',
    'show-alpha': false,
    'color-format': 'hex',
  },
  older: { tag: 'el-color-picker' },
});
