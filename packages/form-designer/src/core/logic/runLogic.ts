import { isEmpty } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import type { Json, NodeKey } from '../document/FormDocument';
import { isObject, memberOf } from '../document/members';
import type { CompiledForm, FieldPlan, FormValues } from '../model/CompiledForm';
import { evaluateFormula, type FormulaScope } from './evaluateFormula';
import type { FieldReference } from './Formula';
import type { FormulaClock } from './functions';
import type { LogicStep } from './LogicPlan';
import { resolve } from './resolve';
import { isTrue } from './values';

/** Result of the conditions of a form for its parts, or for the cells of one row. */
export interface PartStates {
  /** Hidden parts: neither required nor submitted. For the form this includes everything in a hidden container. */
  readonly hidden: ReadonlySet<NodeKey>;
  /** Parts with a condition; for the others the member `required` applies. */
  readonly required: ReadonlyMap<NodeKey, boolean>;
  readonly disabled: ReadonlySet<NodeKey>;
}

export interface LogicState extends PartStates {
  /** The values including calculated ones; the same object if nothing differs. */
  readonly values: FormValues;
  /** For each dynamicTable with conditions: one entry per row. */
  readonly rows: ReadonlyMap<NodeKey, readonly PartStates[]>;
  /** Whether the limit `MOST_READS` was reached; the remaining values are as entered. */
  readonly exhausted: boolean;
}

/**
 * Maximum number of values read and operators evaluated in one run, so that no document blocks a server for seconds.
 */
const MAX_READS = 2_000_000;

interface OpenStates extends PartStates {
  readonly hidden: Set<NodeKey>;
  readonly required: Map<NodeKey, boolean>;
  readonly disabled: Set<NodeKey>;
}

/** Evaluates every condition and calculation of a form once, in order of dependency. */
export function runLogic(form: CompiledForm, values: FormValues, clock: FormulaClock): LogicState {
  const run = new LogicRun(form, values, clock);
  for (const step of form.logic.steps) {
    if (step.table === undefined) run.decide(step);
    else run.decideRows(step, step.table);
  }
  return run.finish();
}

class LogicRun {
  private readonly states: OpenStates = openStates();
  private readonly rows = new Map<NodeKey, OpenStates[]>();
  private readonly calculated = new Map<string, Json>();
  private readonly ownRows = new Map<NodeKey, FormValues[]>();
  private readonly copies = new Set<FormValues>();
  private left = MAX_READS;

  constructor(
    private readonly form: CompiledForm,
    private readonly values: FormValues,
    private readonly clock: FormulaClock,
  ) {}

  decide(step: LogicStep): void {
    if (!this.spend(step.cost)) return;
    const result = evaluateFormula(
      step.formula,
      this.scope((reference) => this.read(resolve(reference, undefined, this.form))),
    );
    if (step.aspect === 'value') {
      const field = this.form.byKey.get(step.key)!;
      // Where two share an id the first counts.
      if (this.form.byId.get(field.id) === field) this.calculated.set(field.id, asValue(field, result));
    } else recordResult(this.states, step, result);
  }

  decideRows(step: LogicStep, tableKey: NodeKey): void {
    const table = this.form.byKey.get(tableKey)!;
    const rows = this.rowsOf(table);
    if (!this.spend(rows.length * step.cost)) return;
    const states = this.rows.get(tableKey) ?? rows.map(openStates);
    this.rows.set(tableKey, states);
    for (const [index, row] of rows.entries()) {
      const scope = this.scope((reference) => this.readInRow(reference, tableKey, row, states[index]!));
      const result = evaluateFormula(step.formula, scope);
      if (step.aspect !== 'value') {
        recordResult(states[index]!, step, result);
        continue;
      }
      const column = this.form.byKey.get(step.key)!;
      const value = asValue(column, result);
      if (!same(own(row, column.id), value)) this.write(table, rows, index, column.id, value);
    }
  }

  /** Writes a value into a copy of a row; each row is copied once, however often it changes. */
  private write(table: FieldPlan, rows: readonly FormValues[], index: number, id: string, value: Json): void {
    let list = this.ownRows.get(table.key);
    if (!list) {
      list = [...rows];
      this.ownRows.set(table.key, list);
      this.calculated.set(table.id, list);
    }
    const given = list[index]!;
    // Own members for any name, including `__proto__`.
    const row = this.copies.has(given) ? given : Object.fromEntries(Object.entries(given));
    this.copies.add(row);
    list[index] = row;
    Object.defineProperty(row, id, { value, enumerable: true, configurable: true, writable: true });
  }

  finish(): LogicState {
    const hidden = new Set(this.states.hidden);
    for (const field of this.form.byKey.values()) {
      if (field.unseen || this.isHidden(field)) hidden.add(field.key);
    }
    const changed = [...this.calculated].filter(([id, value]) => !same(own(this.values, id), value));
    // An own member for any name, including `__proto__`.
    const values = changed.length ? Object.fromEntries([...Object.entries(this.values), ...changed]) : this.values;
    return { ...this.states, hidden, values, rows: this.rows, exhausted: this.left < 0 };
  }

  private scope(read: FormulaScope['read']): FormulaScope {
    return {
      today: this.clock.today,
      read: (from) => {
        const value = read(from);
        // Joining, comparing or counting long texts uses up the budget.
        return typeof value === 'string' && !this.spend(value.length >> 8) ? null : value;
      },
    };
  }

  private read(field: FieldPlan | undefined): Json {
    if (!field || field.unseen || this.isHidden(field)) return null;
    const table = field.table === undefined ? undefined : this.form.byKey.get(field.table);
    if (table) {
      const states = this.rows.get(table.key);
      const rows = this.rowsOf(table);
      if (!this.spend(rows.length)) return null;
      return rows.map((row, index) => (states?.[index]?.hidden.has(field.key) ? null : own(row, field.id)));
    }
    return this.calculated.get(field.id) ?? own(this.values, field.id);
  }

  private readInRow(reference: FieldReference, table: NodeKey, row: FormValues, states: PartStates): Json {
    const field = resolve(reference, table, this.form);
    if (field?.table !== table || reference.kind === 'column') return this.read(field);
    return states.hidden.has(field.key) ? null : own(row, field.id);
  }

  private spend(reads: number): boolean {
    this.left -= reads;
    return this.left >= 0;
  }

  private rowsOf(table: FieldPlan): readonly FormValues[] {
    const written = this.ownRows.get(table.key);
    if (written) return written;
    const rows = own(this.values, table.id);
    return Array.isArray(rows) ? (rows as readonly Json[]).map((row) => (isObject(row) ? row : {})) : [];
  }

  private isHidden(field: FieldPlan): boolean {
    const { hidden } = this.states;
    if (!hidden.size) return false;
    const { nodes } = this.form.document;
    for (let at: NodeKey | null = field.key; at !== null; at = nodes.get(at)?.parent ?? null) {
      if (hidden.has(at)) return true;
    }
    return false;
  }
}

const openStates = (): OpenStates => ({ hidden: new Set(), required: new Map(), disabled: new Set() });

function recordResult(states: OpenStates, { key, aspect }: LogicStep, result: Json): void {
  const holds = isTrue(result);
  if (aspect === 'visible' && !holds) states.hidden.add(key);
  if (aspect === 'required') states.required.set(key, holds);
  if (aspect === 'disabled' && holds) states.disabled.add(key);
}

const own = (values: FormValues, id: string): Json => memberOf(values, id) ?? null;

const same = (left: Json, right: Json): boolean => left === right || (isEmpty(left) && isEmpty(right));

/** Converts a formula's result to the field's type: numbers to their decimals, texts to text. */
function asValue({ type, data }: FieldPlan, result: Json): Json {
  const { fromFormula } = findFieldValue(type) ?? {};
  return fromFormula ? fromFormula(result, data) : (result ?? '');
}
