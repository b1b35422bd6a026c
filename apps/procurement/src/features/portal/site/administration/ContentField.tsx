import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { ControlField } from '../../../../forms/ControlField';
import { useTexts } from './texts';

/** The rich text field `content` of a form. */
export function ContentField() {
  const texts = useTexts();
  const pictures = useEditorPictures();
  return (
    <ControlField name="content" label={texts.content} isLabelled={false}>
      <RichTextEditor aria-label={texts.content} height={360} {...pictures} />
    </ControlField>
  );
}
