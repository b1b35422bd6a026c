import { define } from '../shared/define';
import { texts } from './texts';

/** Rich text as HTML. */
export const editorType = define('editor', {
  texts,
  icon: 'editor',
  ele: 'fancy-editor',
  viewType: 'html',
  members: {
    form: true,
    showLabel: true,
    labelWidth: 80,
    label: '编辑器',
    value: '',
    required: false,
    validateMaxText: false,
    max: 2000,
    customRules: [],
  },
  height: () => 330,
  older: { tag: 'tinymce' },
});
