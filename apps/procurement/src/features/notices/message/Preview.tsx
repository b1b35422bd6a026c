import { readTestData, templateHtml } from '@gezi/domain';
import { RichContent } from '@gezi/ui';
import { useTexts } from './texts';

interface PreviewProps {
  /** Default 预览. */
  title?: string;
  /** Dictionary msgType. */
  type: string;
  content: string;
  /** JSON; ignored if invalid. */
  testData: string;
}

/** A template as its receiver sees it; placeholders without a value are left as they are. */
export function Preview({ title, type, content, testData }: PreviewProps) {
  const texts = useTexts();
  const name = title ?? texts.preview;
  const data = readTestData(testData);
  return (
    <section className="gezi-message-preview" aria-label={name}>
      <h3>{name}</h3>
      {content.trim() ? <RichContent html={templateHtml(type, content, data.ok ? data.value : {})} /> : texts.noContent}
    </section>
  );
}
