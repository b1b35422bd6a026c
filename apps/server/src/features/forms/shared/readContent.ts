import { FORM_CONTENT_LIMIT, RECORD_MEMBERS } from '@gezi/domain';
import {
  compileForm,
  readForm,
  type CompiledForm,
  type FormDocument,
  type FormReading,
} from '@gezi/form-designer/core';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';

/** Problems that make a form invalid: its values could not be stored or rendered. */
const FATAL: Readonly<Record<string, (detail: string) => string>> = {
  'missing-id': () => texts.form.missingId,
  'duplicate-id': (id) => texts.form.duplicateId(id),
  'unknown-type': (type) => texts.form.unknownType(type),
};

/**
 * Parses and validates the content of a form (contract, part 4 §1).
 *
 * @throws {Refusal} naming `formContent`, with the reason and, for invalid JSON, line and column
 */
export function readContent(content: string): FormDocument {
  const { document, problems } = openContent(content);
  for (const { code, id = '', detail = '' } of problems) {
    const message = FATAL[code]?.(code === 'duplicate-id' ? id : detail);
    if (message !== undefined) throw refuse(message, 'formContent');
  }
  return document;
}

/**
 * Parses a content that a designer may open, even if it is incomplete.
 *
 * @throws {Refusal} naming `formContent` when it is too large, not a form, or invalid JSON (with line and column)
 */
export function openContent(content: string): Extract<FormReading, { ok: true }> {
  if (Buffer.byteLength(content) > FORM_CONTENT_LIMIT) throw refuse(texts.form.tooLarge, 'formContent');
  const reading = readForm(content);
  if (reading.ok) return reading;
  const { reason } = reading;
  const message = reason.code === 'syntax' ? texts.form.notJson(reason.line, reason.column) : texts.form.noForm;
  throw refuse(message, 'formContent');
}

/**
 * Parses a content that is to be saved. Field ids must not equal record columns. Older forms may still contain such
 * fields, so {@link readContent} accepts them.
 *
 * @throws {Refusal} like {@link readContent}, and for a reserved field id
 */
export function readNewContent(content: string): FormDocument {
  const document = readContent(content);
  const reserved = [...compileForm(document).byId.keys()].find((id) => RECORD_MEMBERS.has(id));
  if (reserved !== undefined) throw refuse(texts.form.reservedId(reserved), 'formContent');
  return document;
}

/** Cache of compiled forms by version. @param limit maximum number of forms; the least recently used is dropped */
export function compiledForms(limit = 50) {
  const cache = new Map<string, CompiledForm>();
  return (formId: string, version: number, content: string): CompiledForm => {
    const key = `${formId}/${version}`;
    const form = cache.get(key) ?? compileForm(readContent(content));
    // Re-insert at the end, so that the first entry is the least recently used.
    cache.delete(key);
    cache.set(key, form);
    if (cache.size > limit) cache.delete(cache.keys().next().value!);
    return form;
  };
}
