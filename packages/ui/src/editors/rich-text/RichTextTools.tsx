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
  /** Whether it is disabled; default false. */
  disabled: boolean;
  texts: Texts;
  /** Absent if there are no pictures. */
  onImage?: () => void;
}

/** The toolbar of a rich text, in the state at the caret. */
export function RichTextTools({ editor, disabled, texts, onImage }: RichTextToolsProps) {
  const [link, setLink] = useState<string>();
  // The editor of this render: the state may still hold a destroyed one.
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
