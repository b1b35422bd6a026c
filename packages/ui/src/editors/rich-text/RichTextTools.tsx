import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { Texts } from '../../texts/zh-CN';
import { EditorToolbar } from '../toolbar/EditorToolbar';
import { LinkDialog } from './LinkDialog';
import { richTextGroups } from './richTextGroups';
import { richTextState } from './richTextState';

export interface RichTextToolsProps {
  editor: Editor;
  disabled: boolean;
  texts: Texts;
  /** Absent where no pictures are taken. */
  onImage?: () => void;
}

/** The tools above a rich text; they follow the caret. */
export function RichTextTools({ editor, disabled, texts, onImage }: RichTextToolsProps) {
  const [link, setLink] = useState<string>();
  // Of the editor of this render: the state still holds the one before, which may have been taken down.
  const now = useEditorState({ editor, selector: () => richTextState(editor) });

  function putLink(address: string) {
    setLink(undefined);
    const range = editor.chain().focus().extendMarkRange('link');
    if (address === '') range.unsetLink().run();
    else if (editor.state.selection.empty && now.link === undefined) {
      const marks = [{ type: 'link', attrs: { href: address } }];
      editor.chain().focus().insertContent({ type: 'text', text: address, marks }).run();
    } else range.setLink({ href: address }).run();
  }

  return (
    <>
      <EditorToolbar
        label={texts.richTextTools}
        disabled={disabled}
        groups={richTextGroups({ editor, now, texts, onImage, onLink: () => setLink(now.link ?? '') })}
      />
      <LinkDialog address={link} texts={texts} onClose={() => setLink(undefined)} onLink={putLink} />
    </>
  );
}
