import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { ControlField } from '../../../forms/ControlField';
import { FlagField } from '../../../forms/fields/FlagField';
import { useTexts } from './texts';

/** The notice of a draft. */
export function NoticePart() {
  const texts = useTexts();
  const pictures = useEditorPictures();
  return (
    <>
      <FlagField name="isPublic" label={texts.isPublic} hint={texts.isPublicHint} />
      <ControlField name="noticeContent" label={texts.noticeContent} isLabelled={false}>
        <RichTextEditor aria-label={texts.noticeContent} height={320} {...pictures} />
      </ControlField>
    </>
  );
}
