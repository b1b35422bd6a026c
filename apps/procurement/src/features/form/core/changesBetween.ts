import { describeChange, diffForms, readForm, type FormLocale } from '@gezi/form-designer/core';

export interface ChangeLine {
  text: string;
  /** Stored values may be refused, lost or read wrongly under the later version. */
  breaking: boolean;
}

/** What a save changed, a line each, those that break stored values first; undefined where a content is unreadable. */
export function changesBetween(before: string, after: string, locale: FormLocale): readonly ChangeLine[] | undefined {
  const [earlier, later] = [readForm(before), readForm(after)];
  if (!earlier.ok || !later.ok) return undefined;
  return diffForms(earlier.document, later.document)
    .map((change) => ({ text: describeChange(change, { locale }), breaking: change.breaking }))
    .sort((one, other) => Number(other.breaking) - Number(one.breaking));
}
