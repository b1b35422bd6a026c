import type { JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** Files as the JSON text of `[{name, url}]`. */
export const uploadType = define('upload', {
  texts,
  icon: 'att',
  ele: 'el-upload',
  members: {
    ...labelled('附件上传'),
    action: '/sys/common/upload',
    multiple: false,
    name: 'file',
    'show-file-list': true,
    'list-type': 'text',
    value: '',
    width: 100,
    buttonText: '请上传附件',
    showTip: false,
    tips: '点击按钮上传附件',
    accept: '.pdf, .doc, .docx, .xls, .xlsx, .gif, .png, .jpeg',
    fileSize: 5,
    headers: { 'X-Access-Token': 'token' },
  },
  older: {
    tag: 'el-upload',
    members({ slot }): JsonObject {
      const buttonText = textMember(slot, 'default');
      return buttonText ? { buttonText } : {};
    },
  },
});
