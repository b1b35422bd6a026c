import type { FieldRule } from './FieldRule';
import type { CheckValueOptions } from './ValueRefusal';
import { textsOf } from './texts/textsOf';

/** The message of a refusal: the rule's own one, if it has one, with the label put in. */
export function messageFor(
  { message }: FieldRule,
  { label, locale }: CheckValueOptions,
  fallback: (texts: ReturnType<typeof textsOf>, label: string) => string,
): string {
  const texts = textsOf(locale);
  const name = label || texts.field;
  if (typeof message !== 'string' || message === '') return fallback(texts, name);
  return withLabel(message, name);
}

/** A rule's own message with the label in place of `${title}` and `{label}`. */
export const withLabel = (message: string, label: string): string =>
  message.replaceAll('${title}', () => label).replaceAll('{label}', () => label);
