import { RichTextEditor } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { ControlField } from '../../../forms/ControlField';
import { SwitchField } from '../../../forms/fields/SwitchField';
import { useTexts } from './texts';

/** The notice of a draft. */
export function NoticePart() {
  const texts = useTexts();
  const pictures = useEditorPictures();
  return (
    <>
      <SwitchField name="isPublic" label={texts.isPublic} hint={texts.isPublicHint} states={{ on: '1', off: '0' }} />
      <ControlField name="noticeContent" label={texts.noticeContent} isLabelled={false}>
        <RichTextEditor aria-label={texts.noticeContent} height={320} {...pictures} />
      </ControlField>
    </>
  );
}
