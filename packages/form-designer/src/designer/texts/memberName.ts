import { fieldPanels } from '../../fields/fieldPanels';
import { formSettings } from '../../core/catalogue/formSettings';
import type { PropertyLabel } from '../../fields/PropertyLabel';
import type { FormLocale } from '../../core/model/FieldFailure';
import { propertyTexts } from './propertyTexts';

/**
 * The label of a member in the property panel, e.g. 标签宽度 for `labelWidth`; for `describeChange`.
 *
 * @param member path of a member of a component or of the form settings
 * @param locale default `zh-CN`
 * @returns the member itself if no panel shows it
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
