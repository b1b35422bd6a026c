/**
 * What is lost in a conversion. From a form to a schema:
 * - `appearance`: widths, placeholders, sizes; listed once for the form
 * - `layout`: a row or table; its fields are next to the others
 * - `display`: a component without a value
 * - `formula`: an expression of `logic` (`detail` names it)
 * - `link`: choices that depend on another field
 * - `remote-options`: choices that are fetched, or the built-in area data
 * - `tree`: the choices of a cascader
 * - `message`: the message of a rule
 * - `decimals`: how many decimals a number may have
 * - `unknown-type`, `duplicate-id`: left out
 *
 * From a schema to a form:
 * - `keyword`: a keyword without a counterpart (`detail`)
 * - `nested`: an object in the object; its fields become fields of the form, named `outer_inner`
 * - `unresolved`: a `$ref` that is unknown, external or circular
 * - `kind`: a property that no component can edit, such as a list of lists
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
  /** Id of the component, or path of the property in the schema (`a.b`); absent for the whole form. */
  readonly at?: string;
  readonly detail?: string;
}
