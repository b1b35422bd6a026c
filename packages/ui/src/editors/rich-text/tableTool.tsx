import {
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  MergeCellsOutlined,
  SplitCellsOutlined,
  TableOutlined,
} from '@ant-design/icons';
import type { ChainedCommands } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { Texts } from '../../texts/zh-CN';
import type { ToolbarItem, ToolChoice } from '../toolbar/ToolbarItem';
import type { RichTextState } from './richTextState';

/** Inserts a table, or edits the table at the caret. */
export function tableTool(does: () => ChainedCommands, now: RichTextState, tools: Texts['tools']): ToolbarItem {
  const tool = { key: 'table', label: tools.table, icon: <TableOutlined />, active: now.table || undefined };
  if (!now.table) return { ...tool, run: () => does().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() };
  const choice = (
    key: string,
    label: string,
    icon: ReactNode,
    edit: (chain: ChainedCommands) => ChainedCommands,
    isPossible = true,
  ): ToolChoice => ({ key, label, icon, disabled: !isPossible, run: () => edit(does()).run() });
  return {
    ...tool,
    choices: [
      choice('above', tools.addRowAbove, <InsertRowAboveOutlined />, (chain) => chain.addRowBefore()),
      choice('below', tools.addRow, <InsertRowBelowOutlined />, (chain) => chain.addRowAfter()),
      choice('before', tools.addColumnLeft, <InsertRowLeftOutlined />, (chain) => chain.addColumnBefore()),
      choice('after', tools.addColumn, <InsertRowRightOutlined />, (chain) => chain.addColumnAfter()),
      choice('merge', tools.mergeCells, <MergeCellsOutlined />, (chain) => chain.mergeCells(), now.merge),
      choice('split', tools.splitCell, <SplitCellsOutlined />, (chain) => chain.splitCell(), now.split),
      choice('head', tools.headRow, <TableOutlined />, (chain) => chain.toggleHeaderRow()),
      choice('no-row', tools.deleteRow, <DeleteRowOutlined />, (chain) => chain.deleteRow()),
      choice('no-column', tools.deleteColumn, <DeleteColumnOutlined />, (chain) => chain.deleteColumn()),
      choice('no-table', tools.deleteTable, <DeleteOutlined />, (chain) => chain.deleteTable()),
    ],
  };
}
