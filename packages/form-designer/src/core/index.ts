// Documents: read, write, traverse.
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
export { writeForm } from './document/writeForm';
export { booleanMember, textMember } from './document/members';
export { editorProblems } from './problems/editorProblems';
export type { FormProblem, FormProblemCode } from './document/FormProblem';

// Component types.
export { fieldTypes } from '../fields/fieldTypes';
export { registerFieldType, type OwnFieldType } from '../fields/registerFieldType';
export { fieldPanels } from '../fields/fieldPanels';
export type { CompType } from '../fields/CompType';
export type { FieldTexts, FieldType, PaletteGroup } from '../fields/FieldType';
export type { FieldPanel, PropertyField } from '../fields/FieldPanel';

// Commands: every change of a document.
export { applyCommand } from './commands/applyCommand';
export type {
  CommandRefusal,
  CommandRefusalCode,
  EditCommand,
  FormCommand,
  MemberChanges,
  NodeTree,
  PartPlace,
} from './commands/FormCommand';
export type { CommandOutcome } from './commands/Draft';
export { planEdit, type PlanEditOptions } from './commands/plan/planEdit';
export { copyParts } from './commands/copyParts';
export { fromClipboard, toClipboard, type PasteRefusal } from './exchange/clipboard';
export { newTree } from './catalogue/newTree';
export { idSource, type IdSource } from './catalogue/ids';

// History: undo and redo.
export type { FormHistory, HistoryStep } from './history/FormHistory';
export {
  commandLog,
  finishStep,
  redoCommand,
  replayCommands,
  runCommand,
  startHistory,
  undoCommand,
  type CommandStepOutcome,
} from './history/runHistory';

// Exchange with other formats, comparison of versions.
export { toJsonSchema, type SchemaExport } from './exchange/schema/toJsonSchema';
export { fromJsonSchema, type SchemaImport, type SchemaRefusal } from './exchange/schema/fromJsonSchema';
export type { SchemaLoss, SchemaLossCode } from './exchange/schema/SchemaLoss';
export { toComponentFile, type ComponentFileOptions } from './exchange/toComponentFile';
export { formTemplates } from './exchange/templates/formTemplates';
export type { FormTemplate } from './exchange/templates/FormTemplate';
export { diffForms } from './exchange/diff/diffForms';
export { describeChange, type DescribeOptions } from './exchange/diff/describeChange';
export type { FormChange, FormChangeCode } from './exchange/diff/FormChange';

// Values: initial, validated, submitted.
export { compileForm, type CompileOptions } from './model/compileForm';
export type { CompiledForm, FieldPlan, FormValues } from './model/CompiledForm';
export { initialValues } from './model/initialValues';
export { checkField, type FieldContext } from './model/checkField';
export { checkForm } from './model/checkForm';
export { checkSubmission, type Submission } from './model/checkSubmission';
export { checkFilling, type Filling } from './model/checkFilling';
export type { FieldRight, FieldRights } from './model/FieldRights';
export { withoutFields } from './model/withoutFields';
export { submitValues } from './model/submitValues';
export type { FieldFailure, FormCheckOptions, FormLocale } from './model/FieldFailure';
export { isRemote, optionKeys, readOptions, staticOptions, type ChoiceOption } from './model/options';
export { linkedAfter } from './model/linked';
export { hasListValue } from '../fields/hasListValue';
export { valueText } from '../fields/valueText';
export type { FieldValue, ValueTextOptions } from '../fields/FieldValue';
export type { FieldSchema } from '../fields/FieldSchema';
export { switchSides, type SwitchSide } from '../fields/switch/switchSides';
export { valueFormat } from '../fields/shared/moment/checkMoment';
export { cascaderReader } from '../fields/cascader/cascaderReader';
export { readFiles, type StoredFile } from '../fields/upload/files';
export { listAddress, listEntries, type ListAddress, type ListEntry } from '../fields/shared/dialog/listEntries';
export { readPeopleValue, writePeopleValue, type PeopleValue } from '../fields/shared/dialog/peopleValue';

// Formulas: conditions and calculations.
export { runLogic, type LogicState, type PartStates } from './logic/runLogic';
export { parseFormula, type FormulaProblem, type ParsedFormula } from './logic/parseFormula';
export { evaluateFormula, type FormulaScope } from './logic/evaluateFormula';
export {
  readConditions,
  writeConditions,
  type ConditionRule,
  type ConditionSet,
  type SimpleCondition,
} from './logic/conditions';
export type { FieldReference, Formula } from './logic/Formula';
export type { FormulaClock } from './logic/functions';
export type { LogicAspect, LogicPlan, LogicProblem, LogicProblemCode, LogicStep } from './logic/LogicPlan';
