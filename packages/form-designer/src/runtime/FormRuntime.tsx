import { LocaleProvider } from '@gezi/ui';
import { forwardRef, useMemo } from 'react';
import { readForm } from '../core/document/readForm';
import { FormBoard } from './FormBoard';
import type { FormDocument } from '../core/document/FormDocument';
import { rightOf, type FieldRights } from '../core/model/FieldRights';
import { withoutFields } from '../core/model/withoutFields';
import type { FormHandle } from './FormHandle';
import type { FormRuntimeProps } from './FormRuntimeProps';
import { Unreadable } from './layout/Unreadable';

/**
 * A saved form that a user fills in and submits, or reads. Render it inside `GeziProvider`.
 *
 * @example
 * <FormRuntime content={form.formContent} onSubmit={save}>
 *   <Button type="primary" htmlType="submit">提交</Button>
 * </FormRuntime>
 */
export const FormRuntime = forwardRef<FormHandle, Omit<FormRuntimeProps, 'ref'>>(function FormRuntime(
  { document, content, locale, rights, ...board },
  ref,
) {
  const reading = useMemo(() => (document ? undefined : readForm(content)), [document, content]);
  const opened = document ?? (reading?.ok ? reading.document : undefined);
  const seen = useSeenForm(opened, rights);
  const form = seen ? <FormBoard {...board} {...seen} handle={ref} /> : <Unreadable reading={reading} />;
  return locale === undefined ? form : <LocaleProvider locale={locale}>{form}</LocaleProvider>;
});

/** The part of a form that a user may see. Equal rights are the same form, so that entered values are kept. */
function useSeenForm(document: FormDocument | undefined, given: FieldRights | undefined) {
  const text = given && JSON.stringify(given);
  return useMemo(() => {
    if (!document || text === undefined) return document && { document };
    const rights = JSON.parse(text) as FieldRights;
    const isHidden = (id: string) => rightOf(rights, id) === 'hidden';
    // A copy, because rights are fixed for the life of a document.
    return { document: { ...withoutFields(document, isHidden) }, rights };
  }, [document, text]);
}
