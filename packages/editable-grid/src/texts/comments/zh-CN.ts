import { formatNumber } from '@gezi/ui/core';
import type { CommentRefusal } from '../../core/sync/CommentCheck';
import { MAX_COMMENT_LENGTH, MAX_COMMENTS } from '../../core/comments/bounds';

/** Texts of cell comments. */
export const zhCN = {
  threadOf: (place: string) => `批注：${place}`,
  mark: (count: number) => `有 ${count} 条批注`,
  resolvedMark: (count: number) => `有 ${count} 条批注，已解决`,
  /** Read at the active cell. */
  summary: (count: number, author: string, text: string) => `${count} 条批注，${author}：${text}，按 Shift+F2 打开`,
  /** Title of the list of all comments. */
  list: '批注列表',
  searchThreads: '搜索批注',
  threadStates: '按状态筛选',
  threadState: {
    open: (count: number) => `未解决 ${count}`,
    resolved: (count: number) => `已解决 ${count}`,
    all: (count: number) => `全部 ${count}`,
  },
  noThreads: '还没有批注',
  noMatchingThreads: '没有符合条件的批注',
  threadsFound: (count: number) => `共 ${count} 处批注`,
  replies: (count: number) => `${count} 条回复`,
  /** Place of a row that a filter hides. */
  hiddenRow: (column: string) => `未显示的行 · ${column}`,
  rowAndColumn: (row: number, column: string) => `第 ${row} 行 · ${column}`,
  add: '新建批注',
  view: '查看批注',
  reply: '回复',
  send: '发送',
  save: '保存',
  cancel: '取消',
  close: '关闭批注',
  resolve: '标为已解决',
  reopen: '重新打开',
  resolved: '已解决',
  edited: '已编辑',
  editOf: (author: string) => `编辑${author}的批注`,
  removeOf: (author: string) => `删除${author}的批注`,
  confirmRemove: '删除这条批注？',
  remove: '删除',
  newText: '批注内容',
  placeholder: '输入批注，Ctrl+回车 发送',
  replyPlaceholder: '输入回复，Ctrl+回车 发送',
  previous: '上一处批注',
  next: '下一处批注',
  place: (nth: number, all: number) => `${nth} / ${all}`,
  sending: '正在保存…',
  added: '已添加批注',
  saved: '批注已保存',
  removed: '已删除批注',
  resolvedNow: '批注已标为已解决',
  reopened: '批注已重新打开',
  failed: '批注未能保存，请重试',
  count: (length: number, most: number) => `${formatNumber(length)} / ${formatNumber(most)}`,
  /** Of a comment that a shared page refused after it was shown. */
  textRefused: (reason: string) => `${reason}，文字已放回输入框`,
  refusals: {
    'comment-too-long': `批注不能超过 ${formatNumber(MAX_COMMENT_LENGTH)} 个字符`,
    'too-many-comments': `批注已达 ${formatNumber(MAX_COMMENTS)} 条上限，请先删除不需要的批注`,
    'unknown-row': '该行已被删除，批注未保存',
    'not-author': '不能修改他人的批注',
    'read-only': '您没有编辑权限，批注未保存',
    'too-large': '批注过长，未保存',
    unsupported: '服务器不支持批注，批注未保存',
    unanswered: '服务器多次未能保存批注',
    other: '批注未被接受',
  } satisfies Record<CommentRefusal, string> & Record<string, string>,
  rowsShown: (count: number) => `只显示 ${count} 行`,
  allRowsShown: '显示全部行',
  showRows: {
    open: '表格只显示有未解决批注的行',
    resolved: '表格只显示有已解决批注的行',
    all: '表格只显示有批注的行',
  },
};
export type CommentTexts = typeof zhCN;
