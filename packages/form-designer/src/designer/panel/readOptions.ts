import type { Json, JsonObject } from '../../core/document/FormDocument';
import { isObject } from '../../core/document/members';
import { parseText } from '../../core/document/parseText';
import type { Texts } from '../texts/zh-CN';

/** Options written as JSON, or why they are none, in words. */
export function readOptionsText(
  text: string,
  texts: Texts,
): { ok: true; options: readonly JsonObject[] } | { ok: false; why: string; line?: number } {
  const parsed = parseText(text);
  if (!parsed.ok) {
    const { line, column, found } = parsed.reason;
    const why = found === undefined ? texts.jsonEndsEarly : texts.jsonUnexpected(found, column);
    return { ok: false, why: `${texts.badJson(why, line)}，${texts.optionsKept}`, line };
  }
  if (!Array.isArray(parsed.value)) return { ok: false, why: texts.optionsNoArray };
  const options = parsed.value as Json[];
  const wrong = options.findIndex((option) => !isObject(option));
  return wrong < 0
    ? { ok: true, options: options as JsonObject[] }
    : { ok: false, why: texts.optionsNotObjects(wrong + 1) };
}
