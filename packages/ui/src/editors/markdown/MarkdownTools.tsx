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
import type { HeadingLevel, MarkdownTool } from '../../core/markdownEdit';
import type { Texts } from '../../texts/zh-CN';
import type { ReactNode } from 'react';
import { EditorToolbar } from '../toolbar/EditorToolbar';
import type { ToolbarItem } from '../toolbar/ToolbarItem';

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

export interface MarkdownToolsProps {
  texts: Texts;
  /** Whether it is disabled; default false. */
  disabled: boolean;
  /** Whether only `extra` is shown. */
  readOnly: boolean;
  onTool: (tool: MarkdownTool) => void;
  onLink: () => void;
  /** Absent if there are no pictures. */
  onImage?: () => void;
  extra: ReactNode;
}

/** The tools in the order of B§9. */
export function MarkdownTools({ texts, disabled, readOnly, onTool, onLink, onImage, extra }: MarkdownToolsProps) {
  const { tools } = texts;
  const item = (key: MarkdownTool, label: string, icon: ReactNode): ToolbarItem => ({
    key,
    label,
    icon,
    run: () => onTool(key),
  });
  const groups: ToolbarItem[][] = [
    [
      {
        key: 'heading',
        label: tools.headings,
        icon: 'H',
        choices: [
          ...LEVELS.map((level) => ({
            key: `h${level}`,
            label: tools.heading(level),
            icon: <span className="gezi-tool-level">{`H${level}`}</span>,
            run: () => onTool(`heading${level}`),
          })),
          {
            key: 'p',
            label: tools.paragraph,
            icon: <span className="gezi-tool-level">P</span>,
            run: () => onTool('paragraph'),
          },
        ],
      },
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
      ...(onImage ? [{ key: 'image', label: tools.image, icon: <PictureOutlined />, run: onImage }] : []),
      item('code', tools.code, <CodeOutlined />),
    ],
  ];
  return (
    <EditorToolbar label={texts.markdownTools} disabled={disabled} groups={readOnly ? [] : groups} extra={extra} />
  );
}
