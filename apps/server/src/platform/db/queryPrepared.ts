import pg from 'pg';

export interface PreparedStatement {
  /** Name of the prepared statement; each text has its own. */
  name: string;
  text: string;
  values: unknown[] | undefined;
  /** Parsers of values. Default: those of the connection. */
  types?: pg.CustomTypesConfig | undefined;
  /** `array` for rows as arrays; default: as objects. */
  rowMode?: string | undefined;
}

/**
 * Runs a prepared statement and reads the description of its columns once per connection (decision 20). The description
 * stays valid: PostgreSQL rejects a prepared statement after its columns have changed.
 */
export async function queryPrepared(
  target: Pick<pg.PoolClient, 'query'>,
  statement: PreparedStatement,
): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) => {
      // The callback is an argument, because a pool replaces it by its own.
      (target.query as DriverSend)(new PreparedQuery(statement), undefined, (error, result) =>
        error ? reject(error) : resolve(result),
      );
    });
  } catch (error) {
    // Replaces the stack of the driver, which starts at its socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

/** The columns of a statement, as members of a result of `pg`. */
type Description = Pick<DriverResult, 'fields' | '_parsers' | '_prebuiltEmptyResultObject'>;

interface DriverResult {
  fields: unknown[];
  _parsers: unknown[] | undefined;
  _prebuiltEmptyResultObject: object | null;
  _types: pg.CustomTypesConfig | undefined;
  rowAsArray: boolean;
  parseRow: unknown;
  _parseRowAsArray: unknown;
}

/** The members of `pg.Query` that the types of `pg` leave out. */
interface DriverQuery {
  name: string;
  _result: DriverResult;
  _accumulateRows: boolean;
  prepare(connection: object): void;
  handleCommandComplete(message: object, connection: object): void;
}

type DriverSend = (
  query: DriverQuery,
  values: undefined,
  callback: (error: Error | undefined, result: pg.QueryResult) => void,
) => void;

const DriverQuery = pg.Query as unknown as new (text: string, values: unknown[] | undefined) => DriverQuery;

class PreparedQuery extends DriverQuery {
  private readonly key: string;
  private isDescribed = false;

  constructor({ name, text, values, types, rowMode }: PreparedStatement) {
    // Not as one object, whose property descriptors `pg` would copy.
    super(text, values);
    this.name = name;
    this.key = types ? `${name} ${OWN_TYPES}` : name;
    const { _result } = this;
    _result._types = types;
    if (rowMode === 'array') {
      _result.rowAsArray = true;
      _result.parseRow = _result._parseRowAsArray;
    }
  }

  override prepare(connection: object): void {
    const known = descriptionsOf(connection).get(this.key);
    if (!known) return super.prepare(connection);
    this.isDescribed = true;
    Object.assign(this._result, known.description);
    this._accumulateRows = true;
    super.prepare(known.connection);
  }

  override handleCommandComplete(message: object, connection: object): void {
    super.handleCommandComplete(message, connection);
    if (this.isDescribed) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    descriptionsOf(connection).set(this.key, {
      description: { fields, _parsers, _prebuiltEmptyResultObject },
      connection: withoutDescribe(connection),
    });
  }
}

/** Marks statements with parsers of their own. Only drizzle has them, the same for all its statements. */
const OWN_TYPES = 'own';

interface Known {
  description: Description;
  /** See {@link withoutDescribe}. */
  connection: object;
}

/** By connection, name and {@link OWN_TYPES}. */
const descriptions = new WeakMap<object, Map<string, Known>>();

function descriptionsOf(connection: object): Map<string, Known> {
  let known = descriptions.get(connection);
  if (!known) descriptions.set(connection, (known = new Map()));
  return known;
}

/** The connection, except that it does not ask for columns. */
const withoutDescribe = (connection: object): object =>
  Object.create(connection, { describe: { value: () => undefined } }) as object;
