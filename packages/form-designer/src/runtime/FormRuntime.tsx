import { LocaleProvider } from '@gezi/ui';
import { useMemo } from 'react';
import { readForm } from '../core/document/readForm';
import { FormBoard } from './FormBoard';
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
export function FormRuntime({ document, content, locale, ...board }: FormRuntimeProps) {
  const reading = useMemo(() => (document ? undefined : readForm(content)), [document, content]);
  const opened = document ?? (reading?.ok ? reading.document : undefined);
  const form = opened ? <FormBoard {...board} document={opened} /> : <Unreadable reading={reading} />;
  return locale === undefined ? form : <LocaleProvider locale={locale}>{form}</LocaleProvider>;
}
