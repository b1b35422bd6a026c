/** How a member of a node is checked: `value` is accepted as it is, `node` is checked by its own type, other names by that type. */
type Member = 'value' | 'node' | 'SelectStmt' | 'TypeName' | 'Alias' | 'WithClause' | 'WindowDef';

const located = { location: 'value' } as const;

/**
 * Nodes of PostgreSQL's parse tree that report SQL may have, with all of their members. Whatever is not listed is
 * refused: other statements, locks, `into`, functions in `from`, recursion, arrays, rows, collations, XML and JSON.
 */
export const sqlNodes: Readonly<Record<string, Readonly<Record<string, Member>>>> = {
  SelectStmt: {
    distinctClause: 'node',
    targetList: 'node',
    fromClause: 'node',
    whereClause: 'node',
    groupClause: 'node',
    groupDistinct: 'value',
    havingClause: 'node',
    windowClause: 'node',
    sortClause: 'node',
    limitOffset: 'node',
    limitCount: 'node',
    limitOption: 'value',
    withClause: 'WithClause',
    op: 'value',
    all: 'value',
    larg: 'SelectStmt',
    rarg: 'SelectStmt',
  },
  WithClause: { ctes: 'node', ...located },
  CommonTableExpr: { ctename: 'value', aliascolnames: 'node', ctematerialized: 'value', ctequery: 'node', ...located },
  ResTarget: { name: 'value', val: 'node', ...located },
  RangeVar: {
    catalogname: 'value',
    schemaname: 'value',
    relname: 'value',
    inh: 'value',
    relpersistence: 'value',
    alias: 'Alias',
    ...located,
  },
  RangeSubselect: { lateral: 'value', subquery: 'node', alias: 'Alias' },
  JoinExpr: {
    jointype: 'value',
    isNatural: 'value',
    larg: 'node',
    rarg: 'node',
    usingClause: 'node',
    join_using_alias: 'Alias',
    quals: 'node',
    alias: 'Alias',
    rtindex: 'value',
  },
  Alias: { aliasname: 'value', colnames: 'node' },
  ColumnRef: { fields: 'node', ...located },
  A_Star: {},
  A_Const: { ival: 'value', fval: 'value', sval: 'value', boolval: 'value', isnull: 'value', ...located },
  A_Expr: {
    kind: 'value',
    name: 'node',
    lexpr: 'node',
    rexpr: 'node',
    rexpr_list_start: 'value',
    rexpr_list_end: 'value',
    ...located,
  },
  BoolExpr: { boolop: 'value', args: 'node', ...located },
  NullTest: { arg: 'node', nulltesttype: 'value', argisrow: 'value', ...located },
  BooleanTest: { arg: 'node', booltesttype: 'value', ...located },
  CaseExpr: { arg: 'node', args: 'node', defresult: 'node', ...located },
  CaseWhen: { expr: 'node', result: 'node', ...located },
  CoalesceExpr: { args: 'node', ...located },
  MinMaxExpr: { op: 'value', args: 'node', ...located },
  FuncCall: {
    funcname: 'value',
    args: 'node',
    agg_order: 'node',
    agg_filter: 'node',
    over: 'WindowDef',
    agg_within_group: 'value',
    agg_star: 'value',
    agg_distinct: 'value',
    funcformat: 'value',
    ...located,
  },
  WindowDef: {
    name: 'value',
    refname: 'value',
    partitionClause: 'node',
    orderClause: 'node',
    frameOptions: 'value',
    startOffset: 'node',
    endOffset: 'node',
    ...located,
  },
  SortBy: { node: 'node', sortby_dir: 'value', sortby_nulls: 'value', ...located },
  SubLink: {
    subLinkType: 'value',
    subLinkId: 'value',
    testexpr: 'node',
    operName: 'node',
    subselect: 'node',
    ...located,
  },
  TypeCast: { arg: 'node', typeName: 'TypeName', ...located },
  TypeName: { names: 'value', typmods: 'node', typemod: 'value', ...located },
  ParamRef: { number: 'value', ...located },
  SQLValueFunction: { op: 'value', typmod: 'value', ...located },
  GroupingSet: { kind: 'value', content: 'node', ...located },
  GroupingFunc: { args: 'node', ...located },
  List: { items: 'node' },
  String: { sval: 'value' },
  Integer: { ival: 'value' },
};

const wordsOf = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Operators of expressions. `||` is counted, because repeated joining multiplies the length of texts. */
export const sqlOperators = new Set([
  '=',
  '<>',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
  '||',
  // LIKE and ILIKE.
  '~~',
  '!~~',
  '~~*',
  '!~~*',
  'BETWEEN',
  'NOT BETWEEN',
  'BETWEEN SYMMETRIC',
  'NOT BETWEEN SYMMETRIC',
]);

export const sqlTypes = wordsOf(
  'int2 int4 int8 numeric float4 float8 bool',
  'text varchar date timestamp timestamptz time interval',
);

/** `current_user` and the like are refused: they name the account of the server. */
export const sqlValues = new Set([
  'SVFOP_CURRENT_DATE',
  'SVFOP_CURRENT_TIMESTAMP',
  'SVFOP_CURRENT_TIMESTAMP_N',
  'SVFOP_LOCALTIMESTAMP',
  'SVFOP_LOCALTIMESTAMP_N',
]);

/**
 * Functions of PostgreSQL that report SQL may call. None reads settings, files or catalogs, waits, or returns a value that
 * grows with the number of rows or with a number (`string_agg`, `array_agg`, `repeat`, `lpad`, `replace`, `generate_series`).
 */
export const sqlFunctions = wordsOf(
  'count sum avg min max bool_and bool_or every',
  'stddev stddev_samp stddev_pop variance var_samp var_pop',
  'percentile_cont percentile_disc mode',
  'row_number rank dense_rank percent_rank cume_dist ntile',
  'lag lead first_value last_value nth_value',
  'lower upper length char_length substring substr left right position strpos',
  'btrim ltrim rtrim split_part starts_with concat concat_ws to_char',
  'abs ceil ceiling floor round trunc mod sign',
  'date_trunc date_part extract age now make_date to_date timezone',
);
