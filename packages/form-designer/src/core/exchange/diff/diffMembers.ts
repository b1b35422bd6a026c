import { childMember, typeOf } from '../../document/containers';
import type { Json, JsonObject } from '../../document/FormDocument';
import { booleanMember, isObject, listMember, memberOf, numberMember, textMember } from '../../document/members';
import { readPath } from '../../document/paths';
import { sameJson } from '../../document/sameJson';
import { findFieldPanel } from '../../../fields/fieldPanels';
import { findFieldType } from '../../../fields/fieldTypes';
import { FORMULAS } from '../../references/withNewIds';
import type { FormChange, FormChangeCode } from './FormChange';
import { diffOptions } from './diffOptions';

type Found = Omit<FormChange, 'id' | 'label' | 'type'>;

/** Whether a bound narrows if it increases (`min`) or decreases (`max`); other members are compared for equality. */
const BOUNDS: Readonly<Record<string, 'up' | 'down'>> = {
  min: 'up',
  max: 'down',
  maxLength: 'down',
  maxlength: 'down',
  precision: 'down',
  fileSize: 'down',
};
/** Members that decide the shape of a value. */
const SHAPES = [
  'multiple',
  'props.props.multiple',
  'props.props.checkStrictly',
  'range',
  'is-range',
  'multi',
  'active-value',
  'inactive-value',
  'allow-half',
  'show-alpha',
  'color-format',
  'dval',
  'dlabel',
];

/** The differences between two versions of a component. If its type changed, only label and `required` are compared. */
export function diffMembers(before: JsonObject, after: JsonObject, isSameType: boolean): Found[] {
  const found: Found[] = [];
  const handled = new Set(['id', '_id', 'compType', 'label', 'required', childMember('item', after) ?? '']);
  const report = (code: FormChangeCode, breaking: boolean, member: string, [from, to]: Pair) =>
    found.push({ code, breaking, member, from: from ?? null, to: to ?? null });

  const label = pair(before, after, 'label');
  if (label[0] !== label[1]) report('label-changed', false, 'label', label);
  const [was, is] = [booleanMember(before, 'required'), booleanMember(after, 'required')];
  if (was !== is) report(is ? 'now-required' : 'no-longer-required', is, 'required', [was, is]);
  if (!isSameType) return found;

  found.push(...diffOptions(before, after));
  for (const member of ['options', 'dataType', 'action', 'linkTo', 'china-area-data']) handled.add(member);
  const { shapes = [], noShapes = [], boundOf = numberMember } = findFieldPanel(typeOf(after))?.versions ?? {};
  for (const member of [...SHAPES, ...shapes]) {
    if (noShapes.includes(member)) continue;
    const values = pair(before, after, member);
    if (!sameJson(...values)) report('shape-changed', true, member, values);
    handled.add(member);
  }
  for (const [member, way] of Object.entries(BOUNDS)) {
    const [from, to] = [boundOf(before, member), boundOf(after, member)];
    // If it applies to neither version, it is compared like any other member.
    if (from !== undefined || to !== undefined || numberMember(before, member) === numberMember(after, member))
      handled.add(member);
    if (from === to) continue;
    const isNarrower = to !== undefined && (from === undefined || (way === 'up' ? to > from : to < from));
    report(isNarrower ? 'narrowed' : 'widened', isNarrower, member, [from, to]);
  }
  diffAccepted();
  diffAllowed('step', strictStep);
  diffAllowed('picker-options.selectableRange', hoursOf);
  for (const member of ['step-strictly', 'validateMaxText']) handled.add(member);
  const formats = pair(before, after, 'value-format');
  if (formats[0] !== formats[1]) report('format-changed', true, 'value-format', formats);
  diffRules();
  diffLogic();
  const defaults: Pair = [defaultOf(before), defaultOf(after)];
  if (!sameJson(...defaults)) report('default-changed', false, 'value', defaults);
  for (const member of ['value-format', 'value', 'modelValue']) handled.add(member);

  for (const member of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (handled.has(member)) continue;
    const values = pair(before, after, member);
    if (!sameJson(...values)) report('changed', isSwitchedOff(member), member, values);
  }
  return found;

  function diffAccepted() {
    const [from, to] = [endings(before), endings(after)];
    handled.add('accept');
    if (sameJson([...from].sort(), [...to].sort())) return;
    // No ending at all accepts every file.
    const isNarrower = to.length > 0 && (from.length === 0 || from.some((ending) => !to.includes(ending)));
    report(isNarrower ? 'narrowed' : 'widened', isNarrower, 'accept', pair(before, after, 'accept'));
  }

  /** A restriction that applies only if it is set; a changed one may refuse stored values. */
  function diffAllowed(path: string, read: (data: JsonObject) => Json | undefined) {
    const [from, to] = [read(before), read(after)];
    const [member] = path.split('.');
    if (sameJson(from, to)) return;
    report(to === undefined ? 'widened' : 'narrowed', to !== undefined, path, [from, to]);
    handled.add(member!);
  }

  /** A disabled dynamic table does not submit its rows. */
  function isSwitchedOff(member: string): boolean {
    return member === 'visible' && (findFieldType(typeOf(after))?.isSwitchedOff?.(after) ?? false);
  }

  function diffRules() {
    for (const member of ['rules', 'customRules', 'regList']) {
      const [from, to] = [sources(before, member), sources(after, member)];
      for (const rule of to) if (!from.includes(rule)) report('rule-added', true, member, [undefined, rule]);
      for (const rule of from) if (!to.includes(rule)) report('rule-removed', false, member, [rule, undefined]);
      if (sameJson(from, to) === sameJson(...pair(before, after, member))) handled.add(member);
    }
    handled.add('rulesType');
  }

  function diffLogic() {
    for (const name of FORMULAS) {
      const values = pair(before, after, `logic.${name}`);
      // A new `required` may refuse complete records; `visible` and `value` may discard stored values.
      if (!sameJson(...values))
        report('logic-changed', name !== 'disabled' && Boolean(values[1]), `logic.${name}`, values);
    }
    handled.add('logic');
  }
}

type Pair = [Json | undefined, Json | undefined];
const pair = (before: JsonObject, after: JsonObject, path: string): Pair => [
  readPath(before, path),
  readPath(after, path),
];

const strictStep = (data: JsonObject) =>
  booleanMember(data, 'step-strictly') ? numberMember(data, 'step', 1) : undefined;

/** The hours that can be selected; undefined for all. */
const hoursOf = (data: JsonObject) => {
  const hours = readPath(data, 'picker-options.selectableRange');
  return hours === '' || hours === '00:00:00-23:59:59' ? undefined : hours;
};

const defaultOf = (data: JsonObject) => memberOf(data, 'value') ?? memberOf(data, 'modelValue');

const endings = (data: JsonObject): string[] =>
  textMember(data, 'accept')
    .split(',')
    .map((ending) => ending.trim().toLowerCase())
    .filter((ending) => ending !== '');

const sources = (data: JsonObject, member: string): string[] =>
  listMember(data, member).flatMap((rule) => {
    const source = isObject(rule) ? textMember(rule, 'rule') || textMember(rule, 'pattern') : '';
    return source === '' ? [] : [source];
  });
