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

/** What keeps a form from being saved: its values would have no place of their own, or nothing could show them. */
const FATAL: Readonly<Record<string, (detail: string) => string>> = {
  'missing-id': () => texts.form.missingId,
  'duplicate-id': texts.form.duplicateId,
  'unknown-type': texts.form.unknownType,
};

/**
 * The document of a content (contract, part 4 §1).
 *
 * @throws {Refusal} naming `formContent`, with the reason and, for broken JSON, line and column
 */
export function readContent(content: string): FormDocument {
  const { document, problems } = openContent(content);
  for (const { code, id = '', detail = '' } of problems) {
    const said = FATAL[code]?.(code === 'duplicate-id' ? id : detail);
    if (said !== undefined) throw refuse(said, 'formContent');
  }
  return document;
}

/**
 * Whatever a designer opens, half done or not.
 *
 * @throws {Refusal} naming `formContent`: too large, no form, or no JSON, with line and column
 */
export function openContent(content: string): Extract<FormReading, { ok: true }> {
  if (Buffer.byteLength(content) > FORM_CONTENT_LIMIT) throw refuse(texts.form.tooLarge, 'formContent');
  const reading = readForm(content);
  if (reading.ok) return reading;
  const { reason } = reading;
  const said = reason.code === 'syntax' ? texts.form.notJson(reason.line, reason.column) : texts.form.noForm;
  throw refuse(said, 'formContent');
}

/**
 * The document of a content that is to be saved. Its fields may not be called like the members of a record; a form
 * saved with such a field in former times is still read.
 *
 * @throws {Refusal} as {@link readContent}, and naming the field
 */
export function readNewContent(content: string): FormDocument {
  const document = readContent(content);
  const taken = [...compileForm(document).byId.keys()].find((id) => RECORD_MEMBERS.has(id));
  if (taken !== undefined) throw refuse(texts.form.reservedId(taken), 'formContent');
  return document;
}

/** Forms made ready, kept by their version: those in use are asked again and again. */
export function compiledForms(limit = 50) {
  const kept = new Map<string, CompiledForm>();
  return (formId: string, version: number, content: string): CompiledForm => {
    const key = `${formId}/${version}`;
    const form = kept.get(key) ?? compileForm(readContent(content));
    // The one used last goes to the end; the first is the one not used for longest.
    kept.delete(key);
    kept.set(key, form);
    if (kept.size > limit) kept.delete(kept.keys().next().value!);
    return form;
  };
}
