import { inEachLanguage } from '../../platform/texts';
import { escapeHtml } from './escapeHtml';

/** Title and content (HTML) of a notice in both languages; the content is escaped. */
export function writtenNotice({ title, content }: { title: () => string; content: () => string }) {
  const [chinese, english] = inEachLanguage(() => ({ title: title(), content: escapeHtml(content()) }));
  return { ...chinese, titleEn: english.title, contentEn: english.content };
}
