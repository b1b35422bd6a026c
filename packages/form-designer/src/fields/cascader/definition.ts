import type { JsonObject } from '../../core/document/FormDocument';
import { olderList, olderOptions } from '../shared/choice/olderOptions';
import { define, labelled } from '../shared/define';
import { olderProps } from './olderProps';
import { texts } from './texts';

/** Members of a new cascader. */
const cascaderMembers: JsonObject & { props: JsonObject } = {
  ...labelled('级联选择器'),
  placeholder: '请选择',
  width: 100,
  value: [],
  size: 'medium',
  dataType: 'static',
  action: '',
  props: {
    clearable: true,
    separator: '/',
    'show-all-levels': false,
    filterable: false,
    props: {
      expandTrigger: 'click',
      multiple: false,
      checkStrictly: false,
      label: 'label',
      value: 'value',
      children: 'children',
    },
  },
  options: [
    {
      value: 1,
      label: '选项一',
      children: [
        { value: 11, label: '选项一之一' },
        { value: 12, label: '选项一之二' },
      ],
    },
    { value: 2, label: '选项二' },
  ],
  'china-area-data': false,
};

/** A path through a tree of options, or several. */
export const cascaderType = define('cascader', {
  texts,
  icon: 'cascader',
  ele: 'el-cascader',
  members: cascaderMembers,
  older: {
    tag: 'el-cascader',
    members: (older) => ({
      ...olderOptions(older),
      ...olderList(older),
      props: olderProps(older.field, cascaderMembers.props),
    }),
  },
});
