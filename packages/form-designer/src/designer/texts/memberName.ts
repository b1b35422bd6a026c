import { fieldPanels } from '../../fields/fieldPanels';
import { formSettings } from '../../core/catalogue/formSettings';
import type { PropertyField } from '../../fields/FieldPanel';
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
  if (label === undefined) return member;
  return typeof label === 'string' ? propertyTexts[locale].properties[label] : label[locale];
}

const LABELS = new Map<string, PropertyField['label']>(
  [...Object.values(fieldPanels).flatMap(({ lines }) => lines), ...formSettings].map(({ member, label }) => [
    member,
    label,
  ]),
);
