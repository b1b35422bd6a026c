// Client: calls to the API
export { createClient } from './http/createClient';
export type { BlobOptions, BodyOptions, CallOptions, Client, ClientOptions, UploadCallOptions } from './http/Client';
export type { CallTarget, HttpMethod } from './http/CallTarget';
export type { Envelope } from './http/Envelope';
export type { CurrentRoute } from './http/lowApp';
export type { DownloadedFile } from './http/readFile';
export type { FormFields, FormValue, UploadProgress, XhrLike } from './http/sendForm';
export type { Fetch } from './http/sendWithin';

// Addresses of stored files, for `img`, `a` and `iframe`
export { fileUrl, publicFileUrl, staticUrl } from './files';

// Random ids
export { randomId } from './randomId';

// Request signature, for a server that checks it
export { signRequest, type SignedParts } from './http/signRequest';

// Failures and the messages for them
export { ApiError, type ApiErrorDetails, type ErrorKind } from './errors/ApiError';
export { endsSession } from './errors/errorReporter';
export {
  describeFailure,
  describeMessage,
  isEnterpriseChat,
  type CatalogueMessage,
  type ClientLocale,
  type FailedPurpose,
  type FailureContext,
  type MessageValues,
} from './errors/describeFailure';
export {
  ERROR_CATALOGUE,
  type CatalogueEntry,
  type CatalogueId,
  type FollowUp,
  type Level,
  type PresentationKind,
} from './errors/errorCatalogue';

// Session: the store, the calls and the pure transitions
export { createSessionStore, type SessionStoreOptions } from './session/createSessionStore';
export type { Session, SessionStore, SessionTenant, SessionUser } from './session/SessionStore';
export { logIn, logOut, selectDepartment, type LoginData } from './session/sessionCalls';
export { onTokenChange } from './session/onTokenChange';
export {
  isPendingAudit,
  selectTenant,
  signIn,
  signOut,
  withUser,
  type LoginAnswer,
  type LoginRefusal,
  type LoginResult,
} from './session/transitions';

// Permissions
export {
  createPermissionStore,
  type PermissionStore,
  type PermissionStoreOptions,
} from './permissions/createPermissionStore';
export type { Permissions } from './permissions/createPermissions';
export type { PermissionEntry, PermissionLists } from './permissions/PermissionEntry';

// Caches of dictionaries and departments
export {
  createDictionaries,
  type Dictionaries,
  type DictionariesOptions,
  type RefreshRefusal,
} from './dictionary/createDictionaries';
export { labelOf, parseDictionaryItems, type DictionaryItem } from './dictionary/DictionaryItem';
export {
  createDepartments,
  type DepartmentNode,
  type Departments,
  type DepartmentsOptions,
  type OwnDepartments,
} from './dictionary/createDepartments';
export { refreshCaches } from './dictionary/refreshCaches';

// Socket channels
export {
  createSheetChannel,
  type SheetChannel,
  type SheetChannelOptions,
  type SheetMessage,
} from './socket/createSheetChannel';
export {
  createChangeChannel,
  type ChangeChannel,
  type ChangeChannelOptions,
  type ServerChange,
} from './socket/createChangeChannel';
export {
  createNoticeChannel,
  type NoticeChannel,
  type NoticeChannelOptions,
  type NoticeMessage,
} from './socket/createNoticeChannel';
export {
  createSocketChannel,
  type SendRefusal,
  type SocketAddress,
  type SocketChannel,
  type SocketChannelOptions,
  type SocketEnvironment,
  type SocketLike,
} from './socket/createSocketChannel';
export type { ChannelSettings } from './socket/ChannelSettings';
export type { ChannelState, ChannelStatus, StopReason } from './socket/channelMachine';
export type { Timers } from './kit/longTimer';

// Storage
export { browserStorage, memoryStorage, type KeyValueStorage } from './storage/KeyValueStorage';

// Result of a rule: a value or a reason code
export type { Outcome } from './kit/Outcome';
