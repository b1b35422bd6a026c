import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { OwnField } from '../../../../forms/OwnField';
import { useTexts } from './texts';

/** Rich text of a record in a form, under `content`. */
export function ContentField() {
  const texts = useTexts();
  const pictures = useEditorPictures();
  return (
    <OwnField name="content" label={texts.content} isLabelled={false}>
      <RichTextEditor aria-label={texts.content} height={360} {...pictures} />
    </OwnField>
  );
}
