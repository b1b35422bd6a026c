export { anyone, holders, internal, signedIn, type Access, type Scope } from './access';
export { endpoint, type Endpoint, type InputOf, type Method, type ResultOf } from './endpoint';
export { codes, type Envelope } from './envelope';
export { AmountIn, AmountOut, Audit, DateTime, Day, Flag, Id, Maybe, MaybeText, Text, type Wording } from './fields';
export { done, refused, type Outcome } from './outcome';
export { lookup } from './lookup';
export { listInput, Page, pageInput } from './page';
export { TreeNode } from './tree';
export { accessTo, standard } from './standard';
