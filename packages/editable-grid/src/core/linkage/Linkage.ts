import type { GridOption } from '../columns/GridOption';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fieldOf } from '../rowId';
import type { RowLinkage } from '../store/StoreSettings';

/** Request for the choices of a linked column. */
export interface LinkageQuestion {
  /** Key of the column whose choices are requested. */
  column: string;
  /** Value of the column before it in the chain. */
  parent: string;
}

export type LoadChoices = (question: LinkageQuestion) => readonly GridOption[] | Promise<readonly GridOption[]>;

export interface LinkageSettings<Row extends object> {
  columns: readonly ResolvedColumn<Row>[];
  load: LoadChoices;
  /** Choices were loaded, or loading failed. */
  onChange: (column: string) => void;
}

interface Choices<Row extends object> {
  options: readonly GridOption[];
  loading: boolean;
  error: string | undefined;
  /** The column with these choices, cached by the original column. */
  column: { of: ResolvedColumn<Row>; made: ResolvedColumn<Row> } | undefined;
}

const NONE: readonly GridOption[] = [];

/**
 * Chains of selects (`linkageKey`): a column's choices depend on the value of the previous column. They are requested
 * once per value, when a row with that value is first rendered.
 *
 * @param settings the current settings
 */
export class Linkage<Row extends object> implements RowLinkage<Row> {
  readonly #settings: () => LinkageSettings<Row>;
  #chains: { of: readonly ResolvedColumn<Row>[]; previous: Map<string, string>; next: Map<string, string> } | undefined;
  readonly #choices = new Map<string, Choices<Row>>();
  readonly #arriving = new Set<Promise<void>>();

  constructor(settings: () => LinkageSettings<Row>) {
    this.#settings = settings;
  }

  columnFor(row: Row, column: ResolvedColumn<Row>): ResolvedColumn<Row> {
    const previous = this.#links().previous.get(column.key);
    if (previous === undefined) return column;
    const parent = fieldOf(row, previous);
    const empty = parent === null || parent === undefined || parent === '';
    const place = `${column.key}\n${empty ? '' : String(parent as string)}`;
    let choices = this.#choices.get(place);
    if (!choices) {
      choices = { options: NONE, loading: !empty, error: undefined, column: undefined };
      this.#choices.set(place, choices);
      // Requested after drawing, since the application's function may be slow.
      if (!empty) this.#await(place, { column: column.key, parent: String(parent as string) });
    }
    if (choices.column?.of !== column) {
      const { options, loading, error } = choices;
      const retry = () => this.#retry(place, { column: column.key, parent: String(parent as string) });
      choices.column = { of: column, made: { ...column, options, choices: { loading, error, retry } } };
    }
    return choices.column.made;
  }

  later(column: string): readonly string[] {
    const { next } = this.#links();
    const keys: string[] = [];
    // A circular chain ends where it started.
    for (let key = next.get(column); key !== undefined && key !== column && !keys.includes(key); key = next.get(key))
      keys.push(key);
    return keys;
  }

  arriving(): Promise<unknown> | undefined {
    return this.#arriving.size > 0 ? Promise.all(this.#arriving) : undefined;
  }

  #await(place: string, question: LinkageQuestion) {
    const asked = Promise.resolve()
      .then(() => this.#ask(place, question))
      .finally(() => this.#arriving.delete(asked));
    this.#arriving.add(asked);
  }

  #links() {
    const { columns } = this.#settings();
    if (this.#chains?.of !== columns) {
      const linked = columns.flatMap(({ key, linkageKey }) => (linkageKey ? [[key, linkageKey] as const] : []));
      const previous = new Map(linked.map(([key, following]) => [following, key]));
      this.#chains = { of: columns, next: new Map(linked), previous };
    }
    return this.#chains;
  }

  #retry(place: string, question: LinkageQuestion) {
    this.#note(place, question, { loading: true });
    this.#await(place, question);
  }

  async #ask(place: string, question: LinkageQuestion) {
    try {
      this.#note(place, question, { options: await this.#settings().load(question), loading: false });
    } catch (error) {
      this.#note(place, question, { loading: false, error: error instanceof Error ? error.message : String(error) });
    }
  }

  #note(place: string, { column }: LinkageQuestion, news: Partial<Choices<Row>>) {
    this.#choices.set(place, { options: NONE, loading: false, error: undefined, ...news, column: undefined });
    this.#settings().onChange(column);
  }
}
