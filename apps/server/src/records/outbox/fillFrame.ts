import {
  fillTemplate,
  noticeKindLabels,
  plainText,
  priorityLabels,
  templateHtml,
  templateType,
  type FrameVariable,
  type Language,
  type NoticeKind,
  type NoticePriority,
  type TemplateUse,
} from '@gezi/domain';
import { texts, withLanguage } from '../../platform/texts';
import { escapeHtml } from '../notices/escapeHtml';

/** A template that notices are put into. */
export interface Frame {
  templateType: string;
  templateContent: string;
  templateContentEn: string | null;
}

/** A notice in the language of its receiver. */
export interface FramedNotice {
  kind: NoticeKind;
  priority: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  senderName: string;
  receiverName: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string;
  /** Address of the page that the notice leads to; `''` if none. */
  link: string;
}

/** Content (HTML) of the message that a notice leaves as. @param frame undefined: the one of the platform */
export function fillFrame(
  use: TemplateUse,
  frame: Frame | undefined,
  notice: FramedNotice,
  language: Language,
): string {
  return withLanguage(language, () => {
    const { type, content } = contentOf(use, frame, notice.kind, language);
    const values: Record<FrameVariable, string> = {
      title: notice.title,
      content: plainText(notice.content),
      kind: noticeKindLabels[notice.kind][language],
      priority: priorityLabels[notice.priority as NoticePriority][language],
      sender: notice.senderName,
      receiver: notice.receiverName,
      time: notice.time,
      link: notice.link,
      platform: texts.platform.name,
    };
    if (type === templateType.text) return templateHtml(type, content, values);
    const html = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
    const link = notice.link && `<a href="${html.link}">${escapeHtml(texts.message.viewPage)}</a>`;
    return fillTemplate(content, { ...html, link, content: notice.content });
  });
}

function contentOf(use: TemplateUse, frame: Frame | undefined, kind: NoticeKind, language: Language) {
  if (frame) {
    const { templateContent, templateContentEn } = frame;
    return {
      type: frame.templateType,
      content: language === 'en-US' ? templateContentEn || templateContent : templateContent,
    };
  }
  const { mailFrame, titledSms, robotFrame } = texts.message;
  // Notices about records name the record and what happened in their content too.
  const sms = kind === 'announcement' || kind === 'other' ? titledSms : '${content}';
  return use === 'mail'
    ? { type: templateType.rich, content: mailFrame }
    : { type: templateType.text, content: use === 'sms' ? sms : robotFrame };
}
