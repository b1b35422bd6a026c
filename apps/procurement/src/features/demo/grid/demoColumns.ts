import {
  demoDeparts,
  demoStatuses,
  demoTypes,
  demoUsersOf,
  type DemoChoice,
  type DemoRow,
  type Language,
} from '@gezi/domain';
import type { GridColumn, LinkageQuestion } from '@gezi/editable-grid';
import type { Texts } from './texts/zh-CN';

const optionsOf = (choices: readonly DemoChoice[], language: Language) =>
  choices.map(({ value, label }) => ({ value, label: label[language] }));

/** The columns of the demo of 100,000 rows. */
export const demoColumns = (texts: Texts, language: Language): GridColumn<DemoRow>[] => [
  {
    key: 'name',
    title: texts.name,
    type: 'input',
    width: 190,
    isOrder: true,
    filter: true,
    validateRules: [{ required: true }],
  },
  {
    key: 'type',
    title: texts.type,
    type: 'select',
    options: optionsOf(demoTypes, language),
    width: 120,
    isOrder: true,
    filter: true,
  },
  { key: 'count', title: texts.count, type: 'inputNumber', width: 120, isOrder: true, statistics: ['sum'] },
  { key: 'price', title: texts.price, type: 'inputNumber', width: 130, isOrder: true, statistics: ['average'] },
  { key: 'date', title: texts.date, type: 'date', width: 140, isOrder: true },
  {
    key: 'depart',
    title: texts.depart,
    type: 'select',
    options: optionsOf(demoDeparts, language),
    linkageKey: 'user',
    width: 140,
  },
  { key: 'user', title: texts.user, type: 'select', width: 120 },
  { key: 'status', title: texts.status, type: 'select', options: optionsOf(demoStatuses, language), width: 110 },
  { key: 'progress', title: texts.progress, type: 'progress', width: 140 },
  { key: 'tags', title: texts.tags, type: 'tags', width: 150 },
];

/** The people of a department, for the linked column. */
export const demoLinkage =
  (language: Language) =>
  ({ parent }: LinkageQuestion) =>
    optionsOf(demoUsersOf(parent), language);
