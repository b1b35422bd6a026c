import type { MoveRefusal } from '../core/moveFile';
import type { UploadFault, UploadRefusal } from '../core/UploadFault';

const refusals: Record<UploadRefusal, string> = {
  'wrong-type': '该后缀文件不允许上传',
  'images-only': '请上传图片',
  'too-large': '文件大小超出限制，请检查！',
  'too-many': '上传文件数量超出限制',
  duplicate: '文件已在列表中',
  empty: '文件内容为空',
  'only-spreadsheets': '只支持 .xls、.xlsx 格式的文件',
};

const faults: Record<UploadFault, string> = {
  // Said where the server gives no message of its own.
  rejected: '未知错误',
  'other-content': '文件内容与后缀不符',
  unreadable: '文件无法读取，请重新选择',
  'no-connection': '网络连接失败，请检查网络后重试',
  cancelled: '已取消上传',
};

const moves: Record<MoveRefusal, string> = { first: '未知的操作', last: '已到最后~' };

/** The specification's wording (B§5, 8), character for character; what it leaves open is ours. */
export const zhCN = {
  refusals,
  faults,
  moves,
};

export type Texts = typeof zhCN;
