export { anyone, holders, internal, signedIn, type Access, type Scope } from './access';
export { CODE, Code } from './code';
export {
  EXACT_DIGITS,
  exactAmount,
  isStorableAmount,
  exactSumOfProducts,
  isSameAmount,
  lineTexts,
  numberOrNull,
  storedId,
  sumOfProducts,
} from './draftValues';
export { editOf, SeenVersion } from './edit';
export { endpoint, type Endpoint, type InputOf, type Method, type ResultOf } from './endpoint';
export { englishTitle } from './englishWording';
export { codes, type Envelope } from './envelope';
export {
  AMOUNT_TEXT,
  AmountIn,
  AmountOut,
  Audit,
  DateTime,
  Day,
  Flag,
  Id,
  Maybe,
  MaybeFileUrl,
  MaybeText,
  MONEY_DECIMALS,
  Text,
  type Wording,
} from './fields';
export { plainReason, readFault, reasonOf, wordingOf, type InputFault, type SchemaError } from './inputFault';
export { inputMembers, memberFault, type InputMember, type InputMembers, type InputSchema } from './inputMembers';
export { inputTexts, type InputTexts } from './inputTexts';
export { ImportPreview, ImportResult, MAX_IMPORT_ROWS, RefusedCell } from './importResult';
export { done, refused, type Outcome } from './outcome';
export { lookup } from './lookup';
export * from './lifecycle';
export * from './list-fields';
export { listInput, Page, pageInput, singleMembers } from './page';
export { plainText } from './plainText';
export { TreeNode } from './tree';
export { accessTo, exportOf, standard, workbooks } from './standard';
