import type { JsonObject } from '../../core/document/FormDocument';
import { booleanMember, objectMember, textMember } from '../../core/document/members';
import { cascaderChoice } from './cascaderChoice';

/** Behaviour and display settings of a cascader; saved on two levels of `props`. */
export interface CascaderLook {
  multiple: boolean;
  /** Any level may be chosen, not only the last. */
  anyLevel: boolean;
  clearable: boolean;
  filterable: boolean;
  /** The whole way is shown, not its end alone. */
  allLevels: boolean;
  separator: string;
  expandTrigger: 'click' | 'hover';
  collapsed: boolean;
  placeholder: string;
}

export function cascaderLook(item: JsonObject): CascaderLook {
  const props = objectMember(item, 'props');
  const inner = objectMember(props, 'props');
  return {
    ...cascaderChoice(item),
    clearable: booleanMember(props, 'clearable', booleanMember(item, 'clearable', true)),
    filterable: booleanMember(props, 'filterable', booleanMember(item, 'filterable')),
    allLevels: booleanMember(props, 'show-all-levels', booleanMember(item, 'show-all-levels', true)),
    separator: textMember(props, 'separator', textMember(item, 'separator', '/')),
    expandTrigger: textMember(inner, 'expandTrigger') === 'hover' ? 'hover' : 'click',
    collapsed: booleanMember(props, 'collapse-tags', booleanMember(item, 'collapse-tags')),
    placeholder: textMember(item, 'placeholder'),
  };
}
