import { RichContent } from '@gezi/ui';
import { CodeEditor, MarkdownEditor, RichTextEditor, type CodeLanguage } from '@gezi/ui/editors';
import { useEditorPictures } from '@gezi/upload';
import { useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { ShowPage } from '../shared/ShowPage';
import { useControlled } from '../shared/useControlled';
import { useTexts } from '../shared/texts';
import { CODE, MARKDOWN, NOTICE } from './samples';

/** `/demo/editors`: rich text, Markdown and code editors with image upload. */
export function EditorsPage() {
  const texts = useTexts();
  const pictures = useEditorPictures();
  const html = useControlled(NOTICE);
  const markdown = useControlled(MARKDOWN);
  const code = useControlled(CODE);
  const [language, setLanguage] = useState<CodeLanguage>('SQL');
  return (
    <ShowPage title={texts.editors} description={texts.editorsHint}>
      <Showcase wide title={texts.richText} name="RichTextEditor" hint={texts.richTextHint}>
        <RichTextEditor aria-label={texts.richText} {...html} height={360} validateMaxText {...pictures} />
      </Showcase>
      <Showcase wide title={texts.richContent} name="RichContent" hint={texts.richContentHint}>
        <RichContent html={html.value} />
      </Showcase>
      <Showcase wide title={texts.markdown} name="MarkdownEditor" hint={texts.markdownHint}>
        <MarkdownEditor aria-label={texts.markdown} {...markdown} height={360} {...pictures} />
      </Showcase>
      <Showcase wide title={texts.code} name="CodeEditor" hint={texts.codeHint}>
        <CodeEditor aria-label={texts.code} {...code} language={language} onLanguageChange={setLanguage} height={280} />
      </Showcase>
      <Showcase title={texts.readOnly} name="RichTextEditor readOnly">
        <RichTextEditor aria-label={texts.readOnly} value={html.value} readOnly height={220} />
      </Showcase>
      <Showcase title={texts.disabled} name="MarkdownEditor disabled">
        <MarkdownEditor aria-label={texts.disabled} value={markdown.value} disabled view="write" height={220} />
      </Showcase>
    </ShowPage>
  );
}
