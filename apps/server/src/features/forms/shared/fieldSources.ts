import {
  booleanMember,
  isRemote,
  listAddress,
  listEntries,
  optionKeys,
  readOptions,
  staticOptions,
  textMember,
  valueText,
  type ChoiceOption,
  type FieldPlan,
  type Json,
  type ListEntry,
} from '@gezi/form-designer/core';
import { loadAreaOptions } from '@gezi/ui/core';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { currentLanguage } from '../../../platform/texts';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import type { DataField } from './DataForm';
import { splitJoined } from './wireValues';

/** Returns the text of a stored value. */
export type TextOf = (value: unknown) => string;

/** Most stored values in one call for their rows. */
const MAX_VALUES = 1000;
/** Most pages of a list that are read for an import. */
const MAX_PAGES = 20;

export const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox']);

/**
 * Rows of dialog lists, and options of cascaders and choices, that a form loads by calls. Each call is made once, in the
 * name of the caller.
 */
export function fieldSources({ innerCalls }: Pick<Services, 'innerCalls'>, caller: Caller) {
  const answers = new Map<string, Promise<unknown>>();
  return { textOf, optionsOf, entriesOf };

  /**
   * Texts of the values of a field in many records.
   *
   * @returns undefined if they are found without a call
   */
  async function textOf(field: DataField, values: readonly unknown[]): Promise<TextOf | undefined> {
    const { plan, dictCode } = field;
    if (plan.type === 'dialogList') return rowTexts(plan, values);
    if (dictCode !== '' || values.every(isEmpty)) return undefined;
    const options = loadsOptions(plan) ? await optionsOf(plan) : undefined;
    if (!options) return undefined;
    const shown = { options, locale: currentLanguage() };
    return (value) => valueText(plan, (field.isJoined ? splitJoined(value) : value) as Json, shown);
  }

  /** Options of a cascader, select, radio or checkbox; undefined if they depend on another field or cannot be loaded. */
  async function optionsOf({ data }: FieldPlan): Promise<readonly ChoiceOption[] | undefined> {
    if (hasAreas(data)) return loadAreaOptions();
    if (!hasAddress(data)) return staticOptions(data);
    if (textMember(data, 'linkTo') !== '') return undefined;
    return readOptions(await read(textMember(data, 'action').trim()), optionKeys(data));
  }

  /** Every row of the list of a field; undefined if the list has no address or cannot be read. */
  async function entriesOf({ data }: FieldPlan): Promise<readonly ListEntry[] | undefined> {
    const found: ListEntry[] = [];
    for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo += 1) {
      const page = await pageOf(data, { pageNo, pageSize: MAX_PAGE_SIZE });
      if (!page) return undefined;
      found.push(...page.entries);
      if (page.entries.length === 0 || found.length >= page.total) break;
    }
    return found;
  }

  async function rowTexts({ data }: FieldPlan, values: readonly unknown[]): Promise<TextOf> {
    const stored = [...new Set(values.flatMap(storedRows))];
    const texts = new Map<string, string>();
    for (let from = 0; from < stored.length; from += MAX_VALUES) {
      const part = stored.slice(from, from + MAX_VALUES);
      // Every list takes a list of values as a condition (contract, part 1 §1.9).
      const condition = { [`${listAddress(data).valueKey}_MultiString`]: part.join(',') };
      const page = await pageOf(data, { ...condition, pageNo: 1, pageSize: part.length });
      for (const { value, text } of page?.entries ?? []) texts.set(value, text);
    }
    return (value) =>
      storedRows(value)
        .map((one) => texts.get(one) ?? one)
        .join(',');
  }

  async function pageOf(data: FieldPlan['data'], query: Readonly<Record<string, string | number>>) {
    const { url } = listAddress(data);
    if (url === '') return undefined;
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await read(`${url}${url.includes('?') ? '&' : '?'}${search.toString()}`);
    return isRefusal(answer) ? undefined : listEntries(data, answer, query);
  }

  function read(path: string): Promise<unknown> {
    const answer = answers.get(path) ?? innerCalls.read(path, caller);
    answers.set(path, answer);
    return answer;
  }
}

export type FieldSources = ReturnType<typeof fieldSources>;

/** True for fields whose options are not saved with them. */
export const loadsOptions = ({ type, data }: FieldPlan): boolean =>
  type === 'cascader' ? hasAreas(data) || hasAddress(data) : CHOICES.has(type) && hasAddress(data);

const hasAreas = (data: FieldPlan['data']): boolean => booleanMember(data, 'china-area-data');
const hasAddress = (data: FieldPlan['data']): boolean => isRemote(data) && textMember(data, 'action').trim() !== '';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Stored values of the rows of a dialog list. */
const storedRows = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? String(value).split(';').filter(Boolean) : [];

const isRefusal = (answer: unknown): boolean =>
  typeof answer !== 'object' || answer === null || (answer as { success?: unknown }).success === false;
