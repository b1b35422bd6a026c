import { shortened } from '../shortened';

/** Designed forms, reports and saved queries. */
export const formTexts = {
  form: {
    title: 'Forms',
    tooLarge: 'A form can have at most 2 MB',
    notJson: (line: number, column: number) => `The form is not valid JSON: line ${line}, column ${column}`,
    noForm: 'The form should be an object with list and config',
    missingId: 'A component of the form has no id',
    duplicateId: (id: string) => `The form has two components with the id ${shortened(id)}`,
    reservedId: (id: string) => `The component id “${id}” is a field of the record itself. Use another one`,
    unknownType: (type: string) => `The form has a component of unknown type: ${shortened(type)}`,
    tableTaken: (name: string) => `The table name exists already: ${name}`,
    noFields: 'Add at least one field',
    fieldTwice: (name: string) => `Two fields have the name ${name}`,
    fieldLikeSubTable: (name: string, table: string) =>
      `The field “${name}” has the name of the sub-table “${table}”. Use another one`,
    subTableLikeField: (name: string, main: string) =>
      `The table “${name}” has the name of a field of the main table “${main}”. Use another one`,
    reservedTable: (name: string) => `The table name “${name}” is a field of the record itself. Use another one`,
    badRule: (name: string) => `The validation rule of the field “${name}” cannot be read`,
    valueTaken: (label: string) => `${label} exists already`,
    oneOf: 'Give either the id of a form or its content',
    recordId: 'Record id',
    noFileCells: 'Files cannot be imported; clear the column and upload them afterwards',
    noListCells: 'Rows of a list cannot be imported; clear the column and select them afterwards',
    noUser: (name: string) => `No user has the account or name “${shortened(name)}”`,
    noDepart: (name: string) => `No department has the name or path “${shortened(name)}”`,
    ambiguousName: (name: string) =>
      `“${shortened(name)}” is the name of several; enter the account of a user or the path of a department`,
    noPath: (path: string) => `No option, or more than one, has the labels “${shortened(path)}”`,
    copyOf: (name: string) => `${name} - copy`,
  },
  formLink: {
    custom: 'Business form',
    deployed: 'Process form',
    deployedOnline: 'Online form of a process',
    noForm: (id: string) => `The form does not exist: ${shortened(id)}`,
    missing: (member: string) => `The parameter ${member} is missing`,
    columns: {
      businessName: 'Business name',
      businessService: 'Business service',
      deployId: 'Deployment id',
      routeName: 'Route name',
      component: 'Component',
      formId: 'Form id',
      onlineId: 'Online form id',
      nodeKey: 'Node key',
      nodeName: 'Node name',
      formFlag: 'Form kind',
    },
    flags: { '1': 'Main form', '2': 'Node form' },
  },
  formTemplate: {
    nameMissing: 'The template name is missing',
    nameTaken: 'There is a template with this name',
    tooMany: (limit: number) => `At most ${limit} templates can be saved`,
  },
  savedQuery: {
    nameMissing: 'The name is missing',
    tooLong: 'The query is too long to be saved',
    tooMany: (limit: number) => `At most ${limit} queries can be saved`,
  },
  duplicateCheck: {
    unknownTable: 'The table is not allowed',
    unknownField: 'The field is not allowed',
    taken: 'The value is in use already',
  },
  report: {
    unknown: (code: string) => `The report does not exist: ${shortened(code)}`,
    noSource: (key: string) => `The data source does not exist: ${shortened(key)}`,
    noField: (name: string) => `The data source has no such field, or the field is repeated: ${shortened(name)}`,
    onlyShown: (name: string) => `The field can only be shown, neither searched nor sorted: ${shortened(name)}`,
    noParam: (name: string) => `The data source has no such parameter: ${shortened(name)}`,
    codeTaken: (code: string) => `The report code exists already: ${shortened(code)}`,
  },
};
