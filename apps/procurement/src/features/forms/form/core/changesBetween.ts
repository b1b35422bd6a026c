import type { SysFormVersion } from '@gezi/domain';
import { describeChange, diffForms, readForm, type FormLocale } from '@gezi/form-designer/core';
import { memberName } from '@gezi/form-designer/designer';

export interface ChangeLine {
  text: string;
  /** The later version may refuse, lose or misread stored values. */
  breaking: boolean;
}

type Saved = Pick<SysFormVersion, 'formName' | 'remark'> & { formContent: string };

interface Words {
  formName: string;
  remark: string;
  changed: (what: string, from: string, to: string) => string;
}

/**
 * Changes from one version to another, one per line: breaking ones, then name and remark, then the rest.
 *
 * @returns undefined if a version's content is unreadable
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
