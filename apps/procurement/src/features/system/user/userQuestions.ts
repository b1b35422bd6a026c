import type { QueryField } from '@gezi/advanced-query';
import type { SearchField } from '../../../crud/SearchField';
import type { Texts } from './texts/zh-CN';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, text]) => ({ value, text }));

/** The search form of the list. */
export const userSearchFields = (texts: Texts): SearchField[] => [
  { kind: 'text', name: 'username', label: texts.username },
  { kind: 'text', name: 'realname', label: texts.realname },
  { kind: 'choice', name: 'status', label: texts.status, options: optionsOf(texts.statuses) },
  { kind: 'text', name: 'phone', label: texts.phone },
  { kind: 'choice', name: 'userType', label: texts.userType, options: optionsOf(texts.userTypes) },
  { kind: 'choice', name: 'sex', label: texts.sex, options: optionsOf(texts.sexes) },
];

/** What the advanced query asks about. */
export const userQueryFields = (texts: Texts): QueryField[] => [
  { field: 'username', text: texts.username, type: 'text' },
  { field: 'realname', text: texts.realname, type: 'text' },
  { field: 'status', text: texts.status, type: 'select', options: optionsOf(texts.statuses) },
  { field: 'userType', text: texts.userType, type: 'select', options: optionsOf(texts.userTypes) },
  { field: 'sex', text: texts.sex, type: 'select', options: optionsOf(texts.sexes) },
  { field: 'workNo', text: texts.workNo, type: 'text' },
  { field: 'phone', text: texts.phone, type: 'text' },
  { field: 'email', text: texts.email, type: 'text' },
  { field: 'birthday', text: texts.birthday, type: 'date' },
  { field: 'createTime', text: texts.createTime, type: 'date' },
];
