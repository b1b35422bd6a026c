import { RichTextEditor, type RichTextEditorProps } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { booleanMember, numberMember, textMember } from '../../core/document/members';
import { plainText } from '../../core/model/plainValues';
import { isFixed } from '../../runtime/kit/isFixed';
import { EDITOR_HEIGHT } from './editorHeight';
import type { FieldProps } from '../../runtime/FieldProps';

/** The editor of @gezi/ui; its pictures become public files of the server (B§7). */
export function EditorSurface(field: FieldProps) {
  return <RichTextEditor {...useEditorPictures()} {...editorProps(field)} />;
}

/** The same without a server, for the canvas. */
export const InertEditor = (field: FieldProps) => (
  <RichTextEditor uploadImage={uploadNothing} {...editorProps(field)} />
);

const uploadNothing = () => Promise.resolve('');

const editorProps = ({ item, value, onChange, disabled, label }: FieldProps): RichTextEditorProps => ({
  value: plainText(value),
  onChange,
  readOnly: isFixed(item),
  disabled,
  'aria-label': label,
  height: EDITOR_HEIGHT,
  max: numberMember(item, 'max', 2000),
  validateMaxText: booleanMember(item, 'validateMaxText'),
  placeholder: textMember(item, 'placeholder'),
});
