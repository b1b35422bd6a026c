import type { Json, JsonObject } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import type { FormLocale } from '../../core/model/FieldFailure';
import { enUS } from '../../runtime/texts/en-US';
import { zhCN } from '../../runtime/texts/zh-CN';
import { switchValues } from './switchValues';

const TEXTS = { 'zh-CN': zhCN, 'en-US': enUS };

export interface SwitchSide {
  readonly value: Json;
  readonly label: string;
}

/** The sides of a switch with their labels: those of the item, or yes and no. */
export function switchSides(data: JsonObject, locale: FormLocale = 'zh-CN'): { on: SwitchSide; off: SwitchSide } {
  const { active, inactive } = switchValues(data);
  const { on, off } = TEXTS[locale];
  return {
    on: { value: active, label: textMember(data, 'active-text') || on },
    off: { value: inactive, label: textMember(data, 'inactive-text') || off },
  };
}
