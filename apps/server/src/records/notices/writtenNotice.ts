import { withLanguage } from '../../platform/texts';
import { escapeHtml } from './escapeHtml';

/** Title and content of a notice in both languages; the content is escaped. */
export function writtenNotice({ title, content }: { title: () => string; content: () => string }) {
  const [chinese, english] = (['zh-CN', 'en-US'] as const).map((language) =>
    withLanguage(language, () => ({ title: title(), content: escapeHtml(content()) })),
  ) as [Written, Written];
  return { ...chinese, titleEn: english.title, contentEn: english.content };
}

interface Written {
  title: string;
  /** HTML. */
  content: string;
}
