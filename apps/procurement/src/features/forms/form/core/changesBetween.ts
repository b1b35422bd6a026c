import type { SysFormVersion } from '@gezi/domain';
import { describeChange, diffForms, readForm, type FormLocale } from '@gezi/form-designer/core';
import { memberName } from '@gezi/form-designer/designer';

export interface ChangeLine {
  text: string;
  /** Stored values may be refused, lost or read wrongly under the later version. */
  breaking: boolean;
}

type Saved = Pick<SysFormVersion, 'formName' | 'remark'> & { formContent: string };

interface Words {
  formName: string;
  remark: string;
  changed: (what: string, from: string, to: string) => string;
}

/**
 * What changed from one save to another, a line each: what breaks stored values, then name and remark, then the rest.
 *
 * @returns undefined where a content is unreadable
 */
export function changesBetween(
  before: Saved,
  after: Saved,
  texts: Words,
  locale: FormLocale,
): readonly ChangeLine[] | undefined {
  const [earlier, later] = [readForm(before.formContent), readForm(after.formContent)];
  if (!earlier.ok || !later.ok) return undefined;
  const about = (['formName', 'remark'] as const)
    .filter((member) => (before[member] ?? '') !== (after[member] ?? ''))
    .map((member) => ({
      text: texts.changed(texts[member], before[member] ?? '', after[member] ?? ''),
      breaking: false,
    }));
  const changes = diffForms(earlier.document, later.document).map((change) => ({
    text: describeChange(change, { locale, memberName: (member) => memberName(member, locale) }),
    breaking: change.breaking,
  }));
  return [...about, ...changes].sort((one, other) => Number(other.breaking) - Number(one.breaking));
}
