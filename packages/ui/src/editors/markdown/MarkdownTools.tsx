import {
  BoldOutlined,
  CheckSquareOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { MarkdownTool } from '../../core/markdownEdit';
import type { Texts } from '../../texts/zh-CN';
import type { ReactNode } from 'react';
import { chooseImages } from '../chooseImages';
import { EditorToolbar, type ToolbarItem } from '../toolbar/EditorToolbar';

export interface MarkdownToolsProps {
  texts: Texts;
  disabled: boolean;
  /** Only `extra` is shown. */
  readOnly: boolean;
  onTool: (tool: MarkdownTool) => void;
  onLink: () => void;
  /** Absent where no pictures are taken. */
  onImages?: (images: File[]) => void;
  extra: ReactNode;
}

/** The tools of B§9, in its order. */
export function MarkdownTools({ texts, disabled, readOnly, onTool, onLink, onImages, extra }: MarkdownToolsProps) {
  const { tools } = texts;
  const item = (key: MarkdownTool, label: string, icon: ReactNode): ToolbarItem => ({
    key,
    label,
    icon,
    run: () => onTool(key),
  });
  const groups: ToolbarItem[][] = [
    [
      item('heading', tools.headings, 'H'),
      item('bold', tools.bold, <BoldOutlined />),
      item('italic', tools.italic, <ItalicOutlined />),
      item('strike', tools.strike, <StrikethroughOutlined />),
    ],
    [item('rule', tools.rule, <LineOutlined />), item('quote', tools.quote, '”')],
    [
      item('bullets', tools.bullets, <UnorderedListOutlined />),
      item('numbers', tools.numbers, <OrderedListOutlined />),
      item('tasks', tools.tasks, <CheckSquareOutlined />),
      item('indent', tools.indent, <MenuUnfoldOutlined />),
      item('outdent', tools.outdent, <MenuFoldOutlined />),
    ],
    [
      item('table', tools.table, <TableOutlined />),
      { key: 'link', label: tools.link, icon: <LinkOutlined />, run: onLink },
      ...(onImages
        ? [{ key: 'image', label: tools.image, icon: <PictureOutlined />, run: () => chooseImages(onImages) }]
        : []),
      item('code', tools.code, <CodeOutlined />),
    ],
  ];
  return (
    <EditorToolbar label={texts.markdownTools} disabled={disabled} groups={readOnly ? [] : groups} extra={extra} />
  );
}
