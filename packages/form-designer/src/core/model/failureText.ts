import type { FieldFailure, FormCheckOptions } from './FieldFailure';

/** Message of a failure away from its field, e.g. in a list: preceded by the label unless it names it. */
export function failureText(
  { label, message }: Pick<FieldFailure, 'label' | 'message'>,
  { locale = 'zh-CN' }: FormCheckOptions = {},
): string {
  if (label === '' || message.includes(label)) return message;
  return locale === 'zh-CN' ? `${label}：${message}` : `${label}: ${message}`;
}
