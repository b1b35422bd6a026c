import type { Json, NodeKey } from '../../core/document/FormDocument';
import { isObject, memberOf } from '../../core/document/members';
import { runLogic, type LogicState, type PartStates } from '../../core/logic/runLogic';
import type { CompiledForm, FieldPlan, FormValues } from '../../core/model/CompiledForm';
import { newRow } from '../../core/model/compileForm';
import type { FormLocale } from '../../core/model/FieldFailure';
import { initialValues } from '../../core/model/initialValues';
import { linkedAfter } from '../../core/model/linked';
import { submitValues } from '../../core/model/submitValues';
import { checkAll, checkOne, failureOf } from './checks';
import { cellAddress, fieldAddress, type FieldAddress, type RowKey } from './FieldAddress';
import { FAILURES, PART, VALUES, type FieldState, type FormFailure, type FormStore } from './FormStore';
import { placeRefusals } from './placeRefusals';
import { valueAt, withRowValue, withValue } from './rowValues';

export interface FormStoreOptions {
  /** Values in addition to the form's initial ones. */
  values?: Readonly<Record<string, Json>> | undefined;
  /** Language of the messages. */
  locale: FormLocale;
  /** Today as `yyyy-MM-dd`, for calculations. */
  today: () => string;
}

/**
 * Creates the store of a form. It replaces a form library: a keystroke costs one map look-up, cells of rows and
 * conditions need no second model, and validation is the core's, which the server uses too.
 */
export function createFormStore(
  form: CompiledForm,
  { values: given, locale: first, today }: FormStoreOptions,
): FormStore {
  let locale = first;
  const begin: FormValues = { ...initialValues(form), ...given };
  const listeners = new Map<string, Set<() => void>>();
  const states = new Map<string, { state: FieldState; address: FieldAddress }>();
  const errors = new Map<string, string>();
  /** Refusals from outside, with the value they apply to. */
  const refused = new Map<string, { address: FieldAddress; value: Json; message: string }>();
  const rowKeys = new Map<NodeKey, RowKey[]>();
  const hasLogic = form.logic.steps.length > 0;
  let lastRow = 0;
  let failures: readonly FormFailure[] = [];
  let logic = think(begin);
  let values = logic.values;

  function think(next: FormValues): LogicState {
    return runLogic(form, next, { today: today() });
  }

  function partOf(address: FieldAddress): PartStates {
    if (!address.cell) return logic;
    const index = rowsOf(address.cell.table).indexOf(address.cell.row);
    return logic.rows.get(address.cell.table.key)?.[index] ?? NOTHING;
  }

  function read(address: FieldAddress): FieldState {
    const { plan, cell, path } = address;
    const part = partOf(address);
    return {
      value: cell
        ? valueAt(values, cell.table.id, rowsOf(cell.table).indexOf(cell.row), plan.id)
        : (memberOf(values, plan.id) ?? null),
      error: errors.get(path),
      hidden: logic.hidden.has(plan.key) || part.hidden.has(plan.key),
      disabled: logic.disabled.has(plan.key) || part.disabled.has(plan.key),
      required: part.required.get(plan.key) ?? logic.required.get(plan.key) ?? plan.required,
    };
  }

  function notify(path: string) {
    for (const listener of listeners.get(path) ?? []) listener();
  }

  /** Notifies the subscribers of one field, or of all fields if many may have changed. */
  function settle(only?: readonly string[]) {
    for (const path of only ?? [...states.keys()]) {
      const entry = states.get(path);
      if (!entry) continue;
      const next = read(entry.address);
      if (isSame(entry.state, next)) continue;
      states.set(path, { ...entry, state: next });
      notify(path);
    }
  }

  /** @param thought result of the conditions for these values, if already evaluated */
  function take(next: FormValues, paths: readonly string[], everything = false, thought?: LogicState) {
    values = next;
    if (hasLogic) {
      logic = thought ?? think(next);
      values = logic.values;
      for (const path of errors.keys()) if (!isShown(path)) setError(path, undefined);
      for (const path of listeners.keys()) if (path.startsWith(PART)) notify(path);
    }
    forget();
    settle(hasLogic || everything ? undefined : paths);
    notify(VALUES);
  }

  const isShown = (path: string) => {
    const address = states.get(path)?.address;
    return !address || !read(address).hidden;
  };

  function rowsOf(table: FieldPlan): RowKey[] {
    const rows = values[table.id];
    const count = Array.isArray(rows) ? rows.length : 0;
    const keys = rowKeys.get(table.key) ?? [];
    if (keys.length !== count) {
      while (keys.length < count) keys.push((lastRow += 1));
      keys.length = count;
      rowKeys.set(table.key, keys);
    }
    return keys;
  }

  function clearErrors() {
    errors.clear();
    refused.clear();
    failures = [];
  }

  /** Replaces the displayed failures. */
  function showFailures() {
    const before = [...errors.keys()];
    errors.clear();
    for (const { path, message } of failures) errors.set(path, message);
    settle([...new Set([...before, ...errors.keys()])]);
    notify(FAILURES);
  }

  function setError(path: string, message: string | undefined) {
    if (message === errors.get(path)) return;
    if (message === undefined) errors.delete(path);
    else errors.set(path, message);
    // Fixed errors leave the summary; new ones are added on the next attempt.
    const left = failures.filter((failure) => failure.path !== path || message !== undefined);
    if (left.length !== failures.length) {
      failures = left;
      notify(FAILURES);
    }
  }

  /** A refusal of a value that has changed no longer applies. */
  function forget() {
    for (const [path, { address, value, message }] of refused) {
      if (read(address).value === value) continue;
      refused.delete(path);
      if (errors.get(path) === message) setError(path, undefined);
    }
  }

  /** What the field can see: the values of its row, or of the form. */
  function valuesAround({ cell }: FieldAddress): FormValues {
    const rows = cell && values[cell.table.id];
    const row: unknown = Array.isArray(rows) ? rows[rowsOf(cell!.table).indexOf(cell!.row)] : undefined;
    return cell ? (isObject(row) ? row : EMPTY) : values;
  }

  function checkAt(address: FieldAddress) {
    const state = read(address);
    const message = state.hidden ? undefined : checkOne(address.plan, state, valuesAround(address), locale);
    setError(address.path, message ?? (state.hidden ? undefined : refused.get(address.path)?.message));
  }

  function dropRows(table: FieldPlan, left: readonly RowKey[]) {
    const prefix = `${table.key}\u0001`;
    const remaining = new Set(left);
    for (const path of [...states.keys(), ...errors.keys()]) {
      if (!path.startsWith(prefix) || remaining.has(Number(path.slice(prefix.length).split('\u0001')[0]))) continue;
      states.delete(path);
      refused.delete(path);
      setError(path, undefined);
    }
    rowKeys.set(table.key, [...left]);
  }

  return {
    form,
    values: () => values,
    valuesAround(path) {
      const address = states.get(path)?.address;
      return address ? valuesAround(address) : values;
    },
    state(address) {
      const entry = states.get(address.path);
      if (entry) return entry.state;
      const state = read(address);
      states.set(address.path, { state, address });
      return state;
    },
    isHidden: (key) => logic.hidden.has(key),
    subscribe(path, listener) {
      const subscribers = listeners.get(path) ?? new Set();
      listeners.set(path, subscribers.add(listener));
      return () => {
        subscribers.delete(listener);
        if (subscribers.size === 0) listeners.delete(path);
      };
    },
    enter(address, value) {
      const { plan, cell } = address;
      let next = cell
        ? withRowValue(values, cell.table.id, rowsOf(cell.table).indexOf(cell.row), plan.id, value)
        : withValue(values, plan.id, value);
      const paths = cell ? [address.path, cell.table.key] : [address.path];
      for (const later of linkedAfter(form, plan)) {
        const at = cell ? cellAddress(cell.table, cell.row, later) : fieldAddress(later);
        const empty = Array.isArray(later.initial) ? [] : '';
        next = cell
          ? withRowValue(next, cell.table.id, rowsOf(cell.table).indexOf(cell.row), later.id, empty)
          : withValue(next, later.id, empty);
        setError(at.path, undefined);
        paths.push(at.path);
      }
      // The value has to be in before it is checked, and both are shown in one go.
      values = next;
      if (hasLogic) logic = think(next);
      forget();
      checkAt(address);
      take(next, paths, false, logic);
    },
    leave(address) {
      checkAt(address);
      settle([address.path]);
    },
    replace(given) {
      const next = { ...values, ...given };
      for (const plan of form.fields)
        if (plan.columns && Object.hasOwn(given, plan.id) && given[plan.id] !== values[plan.id]) dropRows(plan, []);
      clearErrors();
      take(next, [], true);
      notify(FAILURES);
    },
    reset() {
      for (const plan of form.fields) if (plan.columns) dropRows(plan, []);
      clearErrors();
      take(begin, [], true);
      notify(FAILURES);
    },
    rowsOf,
    addRow(table) {
      const rows = Array.isArray(values[table.id]) ? (values[table.id] as readonly Json[]) : [];
      const key = (lastRow += 1);
      const keys = [...rowsOf(table), key];
      values = withValue(values, table.id, [...rows, newRow(table.columns ?? [])]);
      rowKeys.set(table.key, keys);
      setError(table.key, undefined);
      take(values, [table.key]);
      return key;
    },
    removeRows(table, gone) {
      const rows = Array.isArray(values[table.id]) ? (values[table.id] as readonly Json[]) : [];
      const keys = rowsOf(table);
      const left = keys.filter((key) => !gone.includes(key));
      const remaining = rows.filter((_, index) => !gone.includes(keys[index]!));
      values = withValue(values, table.id, remaining);
      dropRows(table, left);
      take(values, [table.key]);
    },
    check() {
      logic = think(values);
      values = logic.values;
      failures = checkAll(form, logic, locale, rowsOf);
      refused.clear();
      showFailures();
      return failures;
    },
    refuse(refusals) {
      const { placed, left } = placeRefusals(form, refusals, rowsOf, (address) => !read(address).hidden);
      refused.clear();
      for (const { address, refusal } of placed)
        refused.set(address.path, { address, value: read(address).value, message: refusal.message });
      failures = placed.map(failureOf);
      showFailures();
      return left;
    },
    failures: () => failures,
    speak(next) {
      if (next === locale) return;
      locale = next;
      const shown = [...errors.keys()];
      for (const path of shown) {
        const entry = states.get(path);
        if (entry) checkAt(entry.address);
      }
      failures = failures.map((failure) => ({ ...failure, message: errors.get(failure.path) ?? failure.message }));
      settle(shown);
      notify(FAILURES);
    },
    submission: () => submitValues(form, think(values)),
  };
}

const EMPTY: FormValues = {};

const NOTHING: PartStates = { hidden: new Set(), required: new Map(), disabled: new Set() };

const isSame = (one: FieldState, other: FieldState) =>
  one.value === other.value &&
  one.error === other.error &&
  one.hidden === other.hidden &&
  one.disabled === other.disabled &&
  one.required === other.required;
