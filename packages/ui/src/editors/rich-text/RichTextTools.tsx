import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  DeleteColumnOutlined,
  DeleteOutlined,
  DeleteRowOutlined,
  InsertRowBelowOutlined,
  InsertRowRightOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { Texts } from '../../texts/zh-CN';
import { chooseImages } from '../chooseImages';
import { EditorToolbar, type ToolbarItem } from '../toolbar/EditorToolbar';
import { LinkDialog } from './LinkDialog';

const HEADINGS = [1, 2, 3, 4] as const;
const ALIGNED = [
  ['left', AlignLeftOutlined],
  ['center', AlignCenterOutlined],
  ['right', AlignRightOutlined],
] as const;

export interface RichTextToolsProps {
  editor: Editor;
  disabled: boolean;
  texts: Texts;
  /** Absent where no pictures are taken. */
  onImages?: (files: File[]) => void;
}

/** The tools above a rich text; they follow the caret. */
export function RichTextTools({ editor, disabled, texts, onImages }: RichTextToolsProps) {
  const [link, setLink] = useState<string>();
  const now = useEditorState({ editor, selector: ({ editor: at }) => stateOf(at) });
  const does = () => editor.chain().focus();
  const mark = (key: 'bold' | 'italic' | 'underline' | 'strike', icon: ToolbarItem['icon'], run: () => void) => ({
    key,
    label: texts.tools[key],
    icon,
    active: now[key],
    run,
  });

  const groups: ToolbarItem[][] = [
    [
      {
        key: 'undo',
        label: texts.tools.undo,
        icon: <UndoOutlined />,
        disabled: !now.undo,
        run: () => does().undo().run(),
      },
      {
        key: 'redo',
        label: texts.tools.redo,
        icon: <RedoOutlined />,
        disabled: !now.redo,
        run: () => does().redo().run(),
      },
      {
        key: 'clear',
        label: texts.tools.clear,
        icon: <ClearOutlined />,
        run: () => does().unsetAllMarks().clearNodes().run(),
      },
    ],
    HEADINGS.map((level) => ({
      key: `heading${level}`,
      label: texts.tools.heading(level),
      icon: `H${level}`,
      active: now.heading === level,
      run: () => does().toggleHeading({ level }).run(),
    })),
    [
      mark('bold', <BoldOutlined />, () => does().toggleBold().run()),
      mark('italic', <ItalicOutlined />, () => does().toggleItalic().run()),
      mark('underline', <UnderlineOutlined />, () => does().toggleUnderline().run()),
      mark('strike', <StrikethroughOutlined />, () => does().toggleStrike().run()),
      {
        key: 'red',
        label: texts.tools.red,
        icon: <span className="gezi-tool-red">A</span>,
        active: now.red,
        run: () => (now.red ? does().unsetColor() : does().setColor(RED)).run(),
      },
    ],
    ALIGNED.map(([align, Icon]) => ({
      key: align,
      label: texts.tools[align],
      icon: <Icon />,
      active: now.align === align,
      run: () => does().setTextAlign(align).run(),
    })),
    [
      {
        key: 'bullets',
        label: texts.tools.bullets,
        icon: <UnorderedListOutlined />,
        active: now.bullets,
        run: () => does().toggleBulletList().run(),
      },
      {
        key: 'numbers',
        label: texts.tools.numbers,
        icon: <OrderedListOutlined />,
        active: now.numbers,
        run: () => does().toggleOrderedList().run(),
      },
      {
        key: 'quote',
        label: texts.tools.quote,
        icon: '”',
        active: now.quote,
        run: () => does().toggleBlockquote().run(),
      },
      { key: 'rule', label: texts.tools.rule, icon: <LineOutlined />, run: () => does().setHorizontalRule().run() },
    ],
    [
      {
        key: 'link',
        label: texts.tools.link,
        icon: <LinkOutlined />,
        active: now.link !== undefined,
        run: () => setLink(now.link ?? ''),
      },
      ...(onImages
        ? [{ key: 'image', label: texts.tools.image, icon: <PictureOutlined />, run: () => chooseImages(onImages) }]
        : []),
      {
        key: 'table',
        label: texts.tools.table,
        icon: <TableOutlined />,
        disabled: now.table,
        run: () => does().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
    ],
    now.table
      ? [
          {
            key: 'row',
            label: texts.tools.addRow,
            icon: <InsertRowBelowOutlined />,
            run: () => does().addRowAfter().run(),
          },
          {
            key: 'column',
            label: texts.tools.addColumn,
            icon: <InsertRowRightOutlined />,
            run: () => does().addColumnAfter().run(),
          },
          {
            key: 'no-row',
            label: texts.tools.deleteRow,
            icon: <DeleteRowOutlined />,
            run: () => does().deleteRow().run(),
          },
          {
            key: 'no-column',
            label: texts.tools.deleteColumn,
            icon: <DeleteColumnOutlined />,
            run: () => does().deleteColumn().run(),
          },
          {
            key: 'no-table',
            label: texts.tools.deleteTable,
            icon: <DeleteOutlined />,
            run: () => does().deleteTable().run(),
          },
        ]
      : [],
  ];

  return (
    <>
      <EditorToolbar
        label={texts.richTextTools}
        disabled={disabled}
        groups={groups.filter(({ length }) => length > 0)}
      />
      <LinkDialog
        address={link}
        texts={texts}
        onClose={() => setLink(undefined)}
        onLink={(address) => {
          setLink(undefined);
          const range = does().extendMarkRange('link');
          if (address === '') range.unsetLink().run();
          else if (editor.state.selection.empty && now.link === undefined)
            does()
              .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
              .run();
          else range.setLink({ href: address }).run();
        }}
      />
    </>
  );
}

const RED = '#cf1322';

const stateOf = (editor: Editor) => ({
  undo: editor.can().undo(),
  redo: editor.can().redo(),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  strike: editor.isActive('strike'),
  red: editor.isActive('textStyle', { color: RED }),
  heading: HEADINGS.find((level) => editor.isActive('heading', { level })),
  align: ALIGNED.map(([align]) => align).find((align) => editor.isActive({ textAlign: align })),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link') ? String(editor.getAttributes('link').href ?? '') : undefined,
  table: editor.isActive('table'),
});
