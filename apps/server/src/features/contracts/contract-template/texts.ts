import { localized } from '../../../platform/texts';
import type { DocxReason } from '../../../records/docx/docxMessages';

const zhCN = {
  what: '合同模板',
  name: '模板名称',
  defaultName: '采购合同模板',
  unknown: '合同模板不存在、已停用或不适用于该类合同',
  oneFile: '请只上传一个模板文件',
  refused: {
    damaged: (_name: string) => '模板文件已损坏',
    'not-docx': (_name: string) => '请上传 .docx 格式的 Word 文件',
    'too-many-entries': (_name: string) => '模板文件内容过于复杂',
    'too-large': (_name: string) => '模板文件或生成的文档过大',
    'too-slow': (_name: string) => '文档生成超时，请简化模板',
    'holds-entities': (_name: string) => '模板文件包含不允许的外部实体',
    'holds-macros': (_name: string) => '不支持含宏的文件，请另存为不含宏的 .docx 文件',
    'active-content': (_name: string) => '模板文件包含外部链接的内容或嵌入对象，请删除后重试',
    encrypted: (_name: string) => '模板文件已加密，请取消密码后重试',
    'unknown-placeholder': (name: string) => `未知的占位符“{${name}}”`,
    'not-a-value': (name: string) => `占位符“{${name}}”的写法不受支持，请直接写占位符名称`,
    'unclosed-loop': (name: string) => `“{#${name}}”没有对应的“{/${name}}”`,
    'unopened-loop': (name: string) => `“{/${name}}”没有对应的“{#${name}}”`,
    'nested-loop': (name: string) => `“{#${name}}”不能嵌套在其他循环中`,
    malformed: (name: string) => `占位符“${name}”不完整，请检查大括号`,
  } satisfies Record<DocxReason, (name: string) => string>,
};
const enUS: typeof zhCN = {
  what: 'Contract template',
  name: 'Name',
  defaultName: 'Purchase contract template',
  unknown: 'The template does not exist, is out of use or is for another type of contract',
  oneFile: 'Upload one file only',
  refused: {
    damaged: () => 'The template is damaged',
    'not-docx': () => 'Upload a .docx file',
    'too-many-entries': () => 'The template is too complex',
    'too-large': () => 'The template or the document is too large',
    'too-slow': () => 'The document took too long. Simplify the template',
    'holds-entities': () => 'The template has external entities, which are not allowed',
    'holds-macros': () => 'Files with macros are not allowed. Save it as a .docx file without macros',
    'active-content': () => 'The template has linked content or embedded objects. Remove them and try again',
    encrypted: () => 'The template is encrypted. Remove the password and try again',
    'unknown-placeholder': (name) => `Unknown placeholder “{${name}}”`,
    'not-a-value': (name) => `The placeholder “{${name}}” is not supported. Write the name alone`,
    'unclosed-loop': (name) => `“{#${name}}” has no “{/${name}}”`,
    'unopened-loop': (name) => `“{/${name}}” has no “{#${name}}”`,
    'nested-loop': (name) => `“{#${name}}” must not be inside another loop`,
    malformed: (name) => `The placeholder “${name}” is incomplete. Check its braces`,
  },
};

/** Messages about contract templates. */
export const templateTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
