import type { BizSource } from '@gezi/pickers';
import type { JsonObject } from '../../../core/document/FormDocument';
import { memberOf } from '../../../core/document/members';
import { sameJson } from '../../../core/document/sameJson';

/** Users or departments of the platform as a list. */
export interface PlatformList {
  readonly url: string;
  /** Members of a new item. */
  readonly defaults: JsonObject;
  /** The rows in an answer, if they are not a list or a page. */
  readonly rowsIn?: (answer: unknown) => unknown;
}

/** Settings of the list that the dialog of the platform does not have. */
const SETTINGS = ['colConf', 'dval', 'dlabel', 'showIndex', 'height'];

/**
 * The list that an item is selected from: its own (`action`), else the platform's if the settings of the list differ from
 * those of a new item; undefined if the dialog of the platform is shown.
 */
export function peopleSource(
  item: JsonObject,
  source: BizSource,
  { url, defaults, rowsIn }: PlatformList,
): BizSource | undefined {
  if (source.url !== '') return source;
  if (!SETTINGS.some((member) => isChanged(item, defaults, member))) return undefined;
  const { read } = source;
  return { ...source, url, ...(read && rowsIn && { read: (answer, request) => read(rowsIn(answer), request) }) };
}

/** True if the saved value of an item differs from its default. */
export function isChanged(item: JsonObject, defaults: JsonObject, member: string): boolean {
  const saved = memberOf(item, member);
  return saved !== undefined && saved !== '' && !sameJson(saved, defaults[member] ?? null);
}
