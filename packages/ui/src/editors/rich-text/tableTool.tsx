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
import type { Texts } from '../../texts/zh-CN';
import type { ToolbarItem } from '../toolbar/ToolbarItem';
import type { RichTextState } from './richTextState';

/** Inserts a table; within one, what can be done with it. */
export function tableTool(does: () => ChainedCommands, now: RichTextState, tools: Texts['tools']): ToolbarItem {
  const tool = { key: 'table', label: tools.table, icon: <TableOutlined />, active: now.table || undefined };
  if (!now.table) return { ...tool, run: () => does().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() };
  return {
    ...tool,
    choices: [
      {
        key: 'above',
        label: tools.addRowAbove,
        icon: <InsertRowAboveOutlined />,
        run: () => does().addRowBefore().run(),
      },
      { key: 'below', label: tools.addRow, icon: <InsertRowBelowOutlined />, run: () => does().addRowAfter().run() },
      {
        key: 'before',
        label: tools.addColumnLeft,
        icon: <InsertRowLeftOutlined />,
        run: () => does().addColumnBefore().run(),
      },
      {
        key: 'after',
        label: tools.addColumn,
        icon: <InsertRowRightOutlined />,
        run: () => does().addColumnAfter().run(),
      },
      {
        key: 'merge',
        label: tools.mergeCells,
        icon: <MergeCellsOutlined />,
        disabled: !now.merge,
        run: () => does().mergeCells().run(),
      },
      {
        key: 'split',
        label: tools.splitCell,
        icon: <SplitCellsOutlined />,
        disabled: !now.split,
        run: () => does().splitCell().run(),
      },
      {
        key: 'head',
        label: tools.headRow,
        icon: <TableOutlined />,
        run: () => does().toggleHeaderRow().run(),
      },
      { key: 'no-row', label: tools.deleteRow, icon: <DeleteRowOutlined />, run: () => does().deleteRow().run() },
      {
        key: 'no-column',
        label: tools.deleteColumn,
        icon: <DeleteColumnOutlined />,
        run: () => does().deleteColumn().run(),
      },
      { key: 'no-table', label: tools.deleteTable, icon: <DeleteOutlined />, run: () => does().deleteTable().run() },
    ],
  };
}
