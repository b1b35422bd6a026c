import type { Json, JsonObject } from '../../document/FormDocument';
import { textMember } from '../../document/members';
import { isRemote, staticOptions, type ChoiceOption } from '../../model/options';
import type { FormChange } from './FormChange';

type Found = Omit<FormChange, 'id' | 'label' | 'type'>;

/** The differences between the choices of two versions of a component, of a cascader with all levels. */
export function diffOptions(before: JsonObject, after: JsonObject): Found[] {
  const found: Found[] = [];
  const link = [textMember(before, 'linkTo'), textMember(after, 'linkTo')] as const;
  if (link[0] !== link[1])
    found.push({ code: 'source-changed', breaking: link[1] !== '', member: 'linkTo', from: link[0], to: link[1] });
  const sources = [sourceOf(before), sourceOf(after)] as const;
  if (sources[0] !== sources[1])
    return [...found, { code: 'source-changed', breaking: true, member: 'action', from: sources[0], to: sources[1] }];
  if (sources[1] !== '') return found;

  const [from, to] = [labelsOf(staticOptions(before)), labelsOf(staticOptions(after))];
  const removed = [...from.keys()].filter((value) => !to.has(value));
  const added = [...to.keys()].filter((value) => !from.has(value));
  const renamed = [...to].filter(([value, label]) => from.has(value) && from.get(value) !== label);
  const labels = (values: readonly string[], map: ReadonlyMap<string, string>): Json =>
    values.map((value) => map.get(value)!);
  if (removed.length > 0)
    found.push({ code: 'options-removed', breaking: true, member: 'options', from: labels(removed, from) });
  if (added.length > 0)
    found.push({ code: 'options-added', breaking: false, member: 'options', to: labels(added, to) });
  if (renamed.length > 0) {
    const values = renamed.map(([value]) => value);
    found.push({
      code: 'options-renamed',
      breaking: false,
      member: 'options',
      from: labels(values, from),
      to: labels(values, to),
    });
  }
  return found;
}

/** Source of the choices: a URL or the area data; empty for choices saved with the form. */
function sourceOf(data: JsonObject): string {
  if (isRemote(data)) return textMember(data, 'action') || 'dynamic';
  return data['china-area-data'] === true ? 'china-area-data' : '';
}

/**
 * Labels of the enabled choices by value. `1` and `'1'` differ, as in stored values; so do equal values with different
 * parents.
 */
function labelsOf(options: readonly ChoiceOption[], path = ''): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { value, label, parent, disabled, children } of options) {
    if (disabled) continue;
    const at = `${path}/${JSON.stringify(parent === undefined ? value : [value, parent])}`;
    labels.set(at, label);
    for (const [inner, text] of labelsOf(children ?? [], at)) labels.set(inner, `${label} / ${text}`);
  }
  return labels;
}
