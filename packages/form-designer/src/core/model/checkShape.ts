import { countCharacters } from '@gezi/validators';
import Big from 'big.js';
import { alike, toText } from '../logic/values';
import { booleanMember, isObject, memberOf, numberMember, textMember } from '../document/members';
import type { Json, JsonObject } from '../document/FormDocument';
import type { FieldPlan } from './CompiledForm';
import { checkMoment } from './checkMoment';
import { switchValues } from './initialValue';
import { offeredOptions } from './linked';
import { cascaderChoice, isRemote, staticOptions, type FieldOption } from './options';
import { readChoice } from './readChoice';
import type { ShapeContext, ShapeProblem } from './ShapeProblem';

type ShapeCheck = (value: Json, field: FieldPlan, context: ShapeContext) => ShapeProblem | undefined;

/** Longest text any field takes, in characters; beyond it nothing was typed. */
const LONGEST = 1_000_000;
const COLOR = /^(?:#[\da-f]{3,8}|(?:rgb|hsl|hsv)a?\([\d.,%\s/]{1,60}\))$/i;

/**
 * Whether a filled value is one that the field's control could have given: right kind, among the choices, within its
 * bounds. What a browser keeps to by itself, a server asks here.
 */
export function checkShape(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  if (typeof value === 'string' && countCharacters(value) > LONGEST) return wrongKind(field, context);
  return CHECKS[field.type]?.(value, field, context);
}

const CHECKS: Readonly<Record<string, ShapeCheck>> = {
  input: text,
  textarea: text,
  editor: text,
  barCode: text,
  select: (value, field, context) =>
    booleanMember(field.data, 'multiple') ? chosenMany(value, field, context) : chosenOne(value, field, context),
  radio: chosenOne,
  checkbox: chosenMany,
  Switch(value, field, context) {
    const { active, inactive } = switchValues(field.data);
    return [active, inactive].some((one) => toText(one) === toText(value)) ? undefined : wrongKind(field, context);
  },
  inputNumber(value, field, context) {
    const number = numberOf(value);
    if (number === undefined) return wrongKind(field, context);
    const { data } = field;
    return (
      withinBounds(number, numberMember(data, 'min'), numberMember(data, 'max'), context) ??
      withDecimals(number, numberMember(data, 'precision'), context) ??
      (booleanMember(data, 'step-strictly') ? onStep(number, numberMember(data, 'step', 1), context) : undefined)
    );
  },
  slider(value, field, context) {
    const { data } = field;
    const numbers = Array.isArray(value) ? (value as readonly Json[]).map(numberOf) : [numberOf(value)];
    if (numbers.length !== (booleanMember(data, 'range') ? 2 : 1)) return wrongKind(field, context);
    for (const number of numbers) {
      if (number === undefined) return wrongKind(field, context);
      const problem = withinBounds(number, numberMember(data, 'min', 0), numberMember(data, 'max', 20), context);
      if (problem) return problem;
    }
    return undefined;
  },
  rate(value, field, context) {
    const number = numberOf(value);
    const step = booleanMember(field.data, 'allow-half') ? 0.5 : 1;
    if (number === undefined || number % step !== 0) return wrongKind(field, context);
    return withinBounds(number, 0, numberMember(field.data, 'max', 5), context);
  },
  date: checkMoment,
  time: checkMoment,
  colorPicker: (value, field, context) =>
    typeof value === 'string' && COLOR.test(value) ? undefined : wrongKind(field, context),
  cascader,
  upload,
  dialogList(value, field, context) {
    if (typeof value !== 'string' && typeof value !== 'number') return wrongKind(field, context);
    return single(String(value).split(';').length, field, context);
  },
  userList: chosenPeople,
  userDept: chosenPeople,
};

const wrongKind = ({ label, id }: FieldPlan, { texts }: ShapeContext): ShapeProblem => ({
  code: 'shape:kind',
  message: texts.wrongKind(label || id),
});

function text(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  return typeof value === 'string' || typeof value === 'number' ? undefined : wrongKind(field, context);
}

const single = (count: number, { data }: FieldPlan, { texts }: ShapeContext): ShapeProblem | undefined =>
  count > 1 && !booleanMember(data, 'multi') ? { code: 'shape:single', message: texts.single } : undefined;

function chosenPeople(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  return typeof value === 'string' ? single(readChoice(value).ids.length, field, context) : wrongKind(field, context);
}

/** Choices that are known here; undefined when they come from elsewhere or may be written anew. */
function knownOptions({ data }: FieldPlan): readonly FieldOption[] | undefined {
  if (isRemote(data) || booleanMember(data, 'allow-create') || booleanMember(data, 'china-area-data')) return undefined;
  const options = staticOptions(data);
  return options.length ? options : undefined;
}

function isOffered(value: Json, field: FieldPlan, { values }: ShapeContext): boolean {
  const options = knownOptions(field);
  return (
    !options || offeredOptions(field, options, values).some((option) => !option.disabled && alike(option.value, value))
  );
}

const isScalar = (value: Json) => ['string', 'number', 'boolean'].includes(typeof value);

function chosenOne(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  if (!isScalar(value)) return wrongKind(field, context);
  if (isOffered(value, field, context)) return undefined;
  return { code: 'shape:option', message: context.texts.notAnOption(field.label || field.id) };
}

function chosenMany(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  if (!Array.isArray(value)) return wrongKind(field, context);
  const chosen = value as readonly Json[];
  if (new Set(chosen.map((one) => toText(one))).size !== chosen.length) return wrongKind(field, context);
  for (const one of chosen) {
    const problem = chosenOne(one, field, context);
    if (problem) return problem;
  }
  return undefined;
}

function cascader(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  const { multiple, anyLevel } = cascaderChoice(field.data);
  if (!Array.isArray(value)) return wrongKind(field, context);
  const paths = (multiple ? value : [value]) as readonly Json[];
  const options = knownOptions(field);
  for (const path of paths) {
    if (!Array.isArray(path) || !path.every(isScalar)) return wrongKind(field, context);
    if (options && !leadsTo(options, path as readonly Json[], anyLevel)) {
      return { code: 'shape:option', message: context.texts.notAnOption(field.label || field.id) };
    }
  }
  return undefined;
}

function leadsTo(options: readonly FieldOption[], path: readonly Json[], anyLevel: boolean): boolean {
  let level: readonly FieldOption[] | undefined = options;
  for (const part of path) {
    const found: FieldOption | undefined = level?.find((option) => alike(option.value, part));
    if (!found) return false;
    level = found.children;
  }
  return anyLevel || !level?.length;
}

function upload(value: Json, field: FieldPlan, context: ShapeContext): ShapeProblem | undefined {
  const files = readFiles(value);
  if (!files) return wrongKind(field, context);
  const accepted = acceptedEndings(field.data);
  for (const { name, url } of files) {
    if (!isAddress(url)) return { code: 'shape:address', message: context.texts.address(field.label || field.id) };
    const isAccepted = !accepted.length || accepted.some((ending) => name.toLowerCase().endsWith(ending));
    if (!isAccepted) return { code: 'shape:file-type', message: context.texts.fileType };
  }
  return undefined;
}

/** A file as an upload holds it. */
export interface StoredFile {
  readonly name: string;
  readonly url: string;
}

/** Reads the JSON text of `[{name, url}]`; undefined for anything else. */
export function readFiles(value: Json | undefined): readonly StoredFile[] | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(value);
    if (!Array.isArray(list)) return undefined;
    const files = list.map((entry) => {
      const name = isObject(entry) ? memberOf(entry, 'name') : undefined;
      const url = isObject(entry) ? memberOf(entry, 'url') : undefined;
      return typeof name === 'string' && typeof url === 'string' ? { ...(entry as object), name, url } : undefined;
    });
    return files.every((file) => file !== undefined) ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Endings an upload takes, in lower case with their point; empty for any. Kinds such as `image/*` take any ending. */
export function acceptedEndings(data: JsonObject): readonly string[] {
  const parts = textMember(data, 'accept')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  return parts.every((part) => part.startsWith('.')) ? parts : [];
}

/** An address of the web or below the server: never one that runs something. */
const isAddress = (url: string): boolean => /^(?:https?:\/\/|[/\w.-])/i.test(url) && !/^[\w+.-]+:(?!\/\/)/.test(url);

const numberOf = (value: Json): number | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? numberMember({ value }, 'value')
    : undefined;

function withinBounds(
  number: number,
  least: number | undefined,
  most: number | undefined,
  { texts }: ShapeContext,
): ShapeProblem | undefined {
  if (least !== undefined && number < least) return { code: 'shape:min', message: texts.belowLeast(least) };
  return most !== undefined && number > most ? { code: 'shape:max', message: texts.aboveMost(most) } : undefined;
}

function withDecimals(number: number, count: number | undefined, { texts }: ShapeContext): ShapeProblem | undefined {
  if (count === undefined || count < 0 || count > 20 || new Big(number).round(count).eq(number)) return undefined;
  return { code: 'shape:precision', message: texts.decimals(count) };
}

function onStep(number: number, step: number, { texts }: ShapeContext): ShapeProblem | undefined {
  if (step <= 0 || new Big(number).mod(step).eq(0)) return undefined;
  return { code: 'shape:step', message: texts.step(step) };
}
