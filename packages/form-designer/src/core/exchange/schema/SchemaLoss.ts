/**
 * What an exchange does not carry over. Of a form into a schema:
 * - `appearance`: widths, placeholders, sizes; listed once for the form
 * - `layout`: a row or table; its fields are next to the others
 * - `display`: a component without a value
 * - `formula`: an expression of `logic` (`detail` names it)
 * - `link`: choices that follow another field
 * - `remote-options`: choices that are fetched, or the built-in area data
 * - `tree`: the choices of a cascader
 * - `message`: the message of a rule
 * - `decimals`: how many decimals a number may have
 * - `unknown-type`, `duplicate-id`: left out
 *
 * Of a schema into a form:
 * - `keyword`: a keyword without a counterpart (`detail`)
 * - `nested`: an object within the object: its fields are lifted, named `outer_inner`
 * - `unresolved`: a `$ref` that leads nowhere, outside, or round in a circle
 * - `kind`: a property nothing can be entered for, such as a list of lists
 */
export type SchemaLossCode =
  | 'appearance'
  | 'layout'
  | 'display'
  | 'formula'
  | 'link'
  | 'remote-options'
  | 'tree'
  | 'message'
  | 'decimals'
  | 'unknown-type'
  | 'duplicate-id'
  | 'keyword'
  | 'nested'
  | 'unresolved'
  | 'kind';

export interface SchemaLoss {
  readonly code: SchemaLossCode;
  /** The component's id, or the path of the property in the schema (`a.b`); none for the whole. */
  readonly at?: string;
  readonly detail?: string;
}
