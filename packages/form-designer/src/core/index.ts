// Documents.
export {
  ROOT,
  type FormContent,
  type FormDocument,
  type FormNode,
  type Json,
  type JsonObject,
  type NodeKey,
  type NodeKind,
  type NodeShape,
} from './document/FormDocument';
export { readForm, type FormReading, type ReadRefusal } from './document/readForm';
export type { SyntaxFault } from './document/findSyntaxError';
export { documentProblems } from './document/documentProblems';
export { editorProblems } from './problems/editorProblems';
export { safeHref } from './document/safeHref';
export { formText } from './document/formText';
export type { Problem, ProblemCode } from './document/Problem';
export { writeForm, writePart } from './document/writeForm';
export { newDocument } from './document/newDocument';
export { documentOf, treeOf } from './document/documentOf';
export { readTrees } from './document/readTrees';
export { idOf, MAX_DEPTH, typeOf } from './document/containers';
export { columnWidths } from './document/columnWidths';
export { tableGrid, type GridCell } from './document/tableGrid';
export { walk } from './document/walk';

// Commands.
export { applyCommand } from './commands/applyCommand';
export type { Changes, Command, EditCommand, NodeTree, Place, Refusal, RefusalCode } from './commands/Command';
export type { CommandOutcome } from './commands/Draft';
export { placementRefusal } from './commands/placementRefusal';
export { replaceWith } from './commands/replaceWith';
export { copyOf } from './commands/copyOf';
export { planEdit, type PlanOptions } from './commands/plan/planEdit';
export { planEdits } from './commands/plan/planEdits';
export { coerceText } from './commands/plan/coerceText';
export { readPath, withPath } from './document/paths';

// History.
export { HISTORY_LIMIT, type History, type Step } from './history/History';
export { logOf, redo, replay, run, seal, startHistory, undo, type RunOutcome } from './history/runHistory';

// Exchange.
export { toJsonSchema, type SchemaExport } from './exchange/schema/toJsonSchema';
export { fromJsonSchema, type SchemaImport, type SchemaRefusal } from './exchange/schema/fromJsonSchema';
export type { Loss, LossCode } from './exchange/schema/Loss';
export { formTemplates } from './exchange/templates/formTemplates';
export type { FormTemplate } from './exchange/templates/FormTemplate';
export { toComponentFile, type ComponentFileOptions } from './exchange/toComponentFile';
export { diffForms } from './exchange/diff/diffForms';
export { describeChange, type DescribeOptions } from './exchange/diff/describeChange';
export type { FormChange, FormChangeCode } from './exchange/diff/FormChange';
export { fromClipboard, toClipboard, type PasteRefusal } from './exchange/clipboard';

// Types of components.
export { fieldTypes, findFieldType, isCompType } from '../fields/fieldTypes';
export { fieldPanels, findFieldPanel } from '../fields/fieldPanels';
export type { CompType } from '../fields/CompType';
export type { FieldType, PaletteGroup } from '../fields/FieldType';
export type { FieldPanel, PropertyField } from '../fields/FieldPanel';
export type { ChoiceLabel, PropertyLabel } from '../fields/PropertyLabel';
export { DEFAULT_CONFIG, formSettings } from './catalogue/formSettings';
export { idSource, type IdSource } from './catalogue/ids';
export { CONTENT_STYLE, newCell, newTree, TITLE_STYLE } from './catalogue/newTree';

// Filling in and checking.
export type { CompiledForm, FieldPlan, FormValues } from './model/CompiledForm';
export { compileForm, newRow, type CompileOptions } from './model/compileForm';
export { initialValues } from './model/initialValues';
export { switchValues } from '../fields/switch/switchValues';
export { checkField, type FieldContext } from './model/checkField';
export { checkForm } from './model/checkForm';
export { checkSubmission, MOST_ROWS, type Submission } from './model/checkSubmission';
export { submitValues } from './model/submitValues';
export type { CheckOptions, FieldFailure, FormLocale } from './model/FieldFailure';
export { isBlank } from './model/isBlank';
export { isRange, toDayjsFormat, valueFormat } from '../fields/shared/moment/checkMoment';
export { acceptedEndings, readFiles, type StoredFile } from '../fields/upload/files';
export { cascaderChoice } from '../fields/cascader/cascaderChoice';
export { readChoice, writeChoice, type Choice } from '../fields/shared/dialog/readChoice';
export { linkedAfter, linkOf, offeredOptions } from './model/linked';
export {
  findList,
  isRemote,
  optionKeys,
  readOptions,
  staticOptions,
  type FieldOption,
  type OptionKeys,
} from './model/options';
export { booleanMember, listMember, memberOf, numberMember, objectMember, textMember } from './document/members';

// Conditions and calculations.
export { MOST_READS, runLogic, type LogicState, type PartStates } from './logic/runLogic';
export { logicOf } from './logic/planLogic';
export { parseFormula, FORMULA_LIMIT, type FormulaProblem, type ParsedFormula } from './logic/parseFormula';
export { evaluate, type FormulaScope } from './logic/evaluate';
export { FUNCTIONS, type FormulaClock, type FormulaFunction } from './logic/functions';
export { referencesOf } from './logic/referencesOf';
export { columnInFormula, nameInFormula, renameInFormula } from './logic/renameInFormula';
export {
  readConditions,
  writeConditions,
  type ConditionRule,
  type ConditionSet,
  type SimpleCondition,
} from './logic/conditions';
export type { Formula, FieldReference } from './logic/Formula';
export type { LogicAspect, LogicPlan, LogicProblem, LogicProblemCode, LogicStep } from './logic/LogicPlan';
