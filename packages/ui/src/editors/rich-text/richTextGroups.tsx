import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BgColorsOutlined,
  BoldOutlined,
  ClearOutlined,
  FontColorsOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { Texts } from '../../texts/zh-CN';
import type { ToolbarItem, ToolChoice } from '../toolbar/ToolbarItem';
import { ALIGNS, FIRST_LINE, HEADINGS, SIZES, type RichTextState } from './richTextState';
import { tableTool } from './tableTool';
import { MARKER_COLOURS, TEXT_COLOURS, type ColourName } from './textColours';

const ALIGN_ICONS = {
  left: <AlignLeftOutlined />,
  center: <AlignCenterOutlined />,
  right: <AlignRightOutlined />,
  justify: <MenuOutlined />,
};

interface Tools {
  editor: Editor;
  now: RichTextState;
  texts: Texts;
  onLink: () => void;
  onImage: (() => void) | undefined;
}

/** The tools in groups, in the state at the caret. */
export function richTextGroups({ editor, now, texts: { tools, colours }, onLink, onImage }: Tools): ToolbarItem[][] {
  const does = () => editor.chain().focus();
  const mark = (key: 'bold' | 'italic' | 'underline' | 'strike', icon: ReactNode, run: () => void): ToolbarItem => ({
    key,
    label: tools[key],
    icon,
    active: now[key],
    run,
  });
  const paint = (
    palette: Partial<Record<ColourName, string>>,
    none: string,
    used: string | undefined,
    put: (colour: string | undefined) => void,
  ): ToolChoice[] => [
    { key: 'none', label: none, icon: swatch(), active: used === undefined, run: () => put(undefined) },
    ...Object.entries(palette).map(([name, colour]) => ({
      key: name,
      label: colours[name as ColourName],
      icon: swatch(colour),
      active: used === colour,
      run: () => put(colour),
    })),
  ];

  return [
    [
      { key: 'undo', label: tools.undo, icon: <UndoOutlined />, disabled: !now.undo, run: () => does().undo().run() },
      { key: 'redo', label: tools.redo, icon: <RedoOutlined />, disabled: !now.redo, run: () => does().redo().run() },
      {
        key: 'clear',
        label: tools.clear,
        icon: <ClearOutlined />,
        run: () => does().unsetAllMarks().clearNodes().updateAttributes('paragraph', { textIndent: null }).run(),
      },
    ],
    [
      {
        key: 'heading',
        label: tools.headings,
        icon: <span className="gezi-tool-word">{now.heading ? tools.heading(now.heading) : tools.paragraph}</span>,
        choices: [
          {
            key: 'p',
            label: tools.paragraph,
            active: now.heading === undefined,
            run: () => does().setParagraph().run(),
          },
          ...HEADINGS.map((level) => ({
            key: `h${level}`,
            label: <span className={`gezi-tool-h${level}`}>{tools.heading(level)}</span>,
            active: now.heading === level,
            run: () => does().setHeading({ level }).run(),
          })),
        ],
      },
      {
        key: 'size',
        label: tools.size,
        icon: <FontSizeOutlined />,
        choices: [
          {
            key: 'none',
            label: tools.noSize,
            active: now.size === undefined,
            run: () => does().unsetFontSize().run(),
          },
          ...SIZES.map((size) => ({
            key: String(size),
            label: `${size} px`,
            active: now.size === `${size}px`,
            run: () => does().setFontSize(`${size}px`).run(),
          })),
        ],
      },
    ],
    [
      mark('bold', <BoldOutlined />, () => does().toggleBold().run()),
      mark('italic', <ItalicOutlined />, () => does().toggleItalic().run()),
      mark('underline', <UnderlineOutlined />, () => does().toggleUnderline().run()),
      mark('strike', <StrikethroughOutlined />, () => does().toggleStrike().run()),
      {
        key: 'color',
        label: tools.color,
        icon: <FontColorsOutlined style={{ color: now.color }} />,
        choices: paint(TEXT_COLOURS, tools.noColor, now.color, (colour) =>
          (colour ? does().setColor(colour) : does().unsetColor()).run(),
        ),
      },
      {
        key: 'background',
        label: tools.background,
        icon: <BgColorsOutlined />,
        choices: paint(MARKER_COLOURS, tools.noBackground, now.background, (colour) =>
          (colour ? does().setBackgroundColor(colour) : does().unsetBackgroundColor()).run(),
        ),
      },
    ],
    [
      {
        key: 'align',
        label: tools.align,
        icon: ALIGN_ICONS[now.align ?? 'left'],
        choices: ALIGNS.map((align) => ({
          key: align,
          label: tools[align],
          icon: ALIGN_ICONS[align],
          active: (now.align ?? 'left') === align,
          run: () => does().setTextAlign(align).run(),
        })),
      },
      {
        key: 'firstLine',
        label: tools.firstLine,
        icon: <MenuUnfoldOutlined />,
        active: now.firstLine,
        run: () =>
          does()
            .updateAttributes('paragraph', { textIndent: now.firstLine ? null : FIRST_LINE })
            .run(),
      },
      {
        key: 'bullets',
        label: tools.bullets,
        icon: <UnorderedListOutlined />,
        active: now.bullets,
        run: () => does().toggleBulletList().run(),
      },
      {
        key: 'numbers',
        label: tools.numbers,
        icon: <OrderedListOutlined />,
        active: now.numbers,
        run: () => does().toggleOrderedList().run(),
      },
      {
        key: 'quote',
        label: tools.quote,
        icon: <span className="gezi-tool-quote">”</span>,
        active: now.quote,
        run: () => does().toggleBlockquote().run(),
      },
      { key: 'rule', label: tools.rule, icon: <LineOutlined />, run: () => does().setHorizontalRule().run() },
    ],
    [
      { key: 'link', label: tools.link, icon: <LinkOutlined />, active: now.link !== undefined, run: onLink },
      ...(onImage ? [{ key: 'image', label: tools.image, icon: <PictureOutlined />, run: onImage }] : []),
      tableTool(does, now, tools),
    ],
  ];
}

const swatch = (colour?: string) => (
  <span className={`gezi-tool-swatch${colour ? '' : ' gezi-tool-swatch-none'}`} style={{ background: colour }} />
);
