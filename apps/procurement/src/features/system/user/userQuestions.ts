import type { QueryField } from '@gezi/advanced-query';
import type { SearchField } from '../../../crud/SearchField';
import type { Texts } from './texts/zh-CN';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

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
  { key: 'username', label: texts.username, type: 'text' },
  { key: 'realname', label: texts.realname, type: 'text' },
  { key: 'status', label: texts.status, type: 'select', options: optionsOf(texts.statuses) },
  { key: 'userType', label: texts.userType, type: 'select', options: optionsOf(texts.userTypes) },
  { key: 'sex', label: texts.sex, type: 'select', options: optionsOf(texts.sexes) },
  { key: 'workNo', label: texts.workNo, type: 'text' },
  { key: 'phone', label: texts.phone, type: 'text' },
  { key: 'email', label: texts.email, type: 'text' },
  { key: 'birthday', label: texts.birthday, type: 'date' },
  { key: 'createTime', label: texts.createTime, type: 'date' },
];
