import { messageType, placeholdersOf, templateType } from './rules';

/** Dictionary template_use: ways by which notices leave, each with its frame. */
export const templateUses = ['mail', 'sms', 'robot'] as const;
export type TemplateUse = (typeof templateUses)[number];

/** Type of the messages that a frame makes. */
export const FRAMED_TYPES: Readonly<Record<TemplateUse, string>> = {
  mail: messageType.mail,
  sms: messageType.sms,
  robot: messageType.robot,
};

/** Placeholders of a frame, which every notice fills in. */
export const frameVariables = [
  'title',
  'content',
  'kind',
  'priority',
  'sender',
  'receiver',
  'time',
  'link',
  'platform',
] as const;
export type FrameVariable = (typeof frameVariables)[number];

/** Placeholders that no notice fills in, in order. */
export const unknownVariables = (content: string): string[] =>
  placeholdersOf(content).filter((name) => !(frameVariables as readonly string[]).includes(name));

/** True if a frame may be rich text: only e-mails are. */
export const mayBeRich = (use: TemplateUse): boolean => use === 'mail';

export type FrameRefusal =
  | { code: 'not-plain'; field: 'templateType' }
  | { code: 'unknown-variables'; names: readonly string[]; field: 'templateContent' | 'templateContentEn' };

/** First fault of a template with a use; undefined if it has none. */
export function frameRefusal(
  use: TemplateUse,
  { templateType: type, templateContent, templateContentEn }: FrameDraft,
): FrameRefusal | undefined {
  if (type !== templateType.text && !mayBeRich(use)) return { code: 'not-plain', field: 'templateType' };
  for (const [field, content] of [
    ['templateContent', templateContent],
    ['templateContentEn', templateContentEn ?? ''],
  ] as const) {
    const names = unknownVariables(content);
    if (names.length > 0) return { code: 'unknown-variables', names, field };
  }
  return undefined;
}

interface FrameDraft {
  templateType: string;
  templateContent: string;
  templateContentEn?: string | null | undefined;
}
