import { fieldPanels } from '../../fields/fieldPanels';
import { formSettings } from '../../core/catalogue/formSettings';
import type { PropertyLabel } from '../../fields/PropertyLabel';
import type { FormLocale } from '../../core/model/FieldFailure';
import { propertyTexts } from './propertyTexts';

/**
 * What the property panel calls a member of a component or of the form, e.g. 标签宽度 for `labelWidth`; for
 * `describeChange`.
 *
 * @returns the member itself where no panel shows it
 */
export function memberName(member: string, locale: FormLocale = 'zh-CN'): string {
  const label = LABELS.get(member);
  return label ? propertyTexts[locale].properties[label] : member;
}

const LABELS = new Map<string, PropertyLabel>(
  [...Object.values(fieldPanels).flatMap(({ lines }) => lines), ...formSettings].map(({ member, label }) => [
    member,
    label,
  ]),
);
