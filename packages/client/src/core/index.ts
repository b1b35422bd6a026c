// Calls
export type { CallTarget, HttpMethod } from './http/CallTarget';
export {
  REQUEST_TIMEOUT_MS,
  type BlobOptions,
  type BodyOptions,
  type CallOptions,
  type Client,
  type ClientOptions,
  type UploadOptions,
} from './http/Client';
export { createClient } from './http/createClient';
export type { Envelope } from './http/Envelope';
export type { CurrentRoute } from './http/lowApp';
export type { DownloadedFile } from './http/readFile';
export type { FormFields, FormValue, UploadProgress, XhrLike } from './http/sendForm';
export type { Fetch } from './http/sendWithin';
export { fileUrl, publicFileUrl, staticUrl } from './files';
export { signature, type Signed } from './http/signature';

// Failures
export { ApiError, type ApiErrorDetails, type ErrorKind } from './errors/ApiError';
export {
  describe,
  describeFailure,
  isEnterpriseChat,
  type CatalogueLine,
  type ClientLocale,
  type FailedPurpose,
  type FailureContext,
  type LineValues,
} from './errors/describeFailure';
export {
  ERROR_CATALOGUE,
  type CatalogueEntry,
  type CatalogueId,
  type Consequence,
  type Level,
  type PresentationKind,
} from './errors/errorCatalogue';
export { endsSession } from './errors/errorReporter';
export { TOKEN_EXPIRED_MARK } from './errors/failureKind';

// Session
export { createSessionStore, SESSION_KEYS, type SessionStoreOptions } from './session/createSessionStore';
export { logIn, logOut, selectDepartment, type LoginData } from './session/sessionCalls';
export {
  SIGNED_OUT,
  type Session,
  type SessionStore,
  type SessionTenant,
  type SessionUser,
} from './session/SessionStore';
export { onTokenChange } from './session/onTokenChange';
export {
  isPendingAudit,
  selectDepart,
  selectTenant,
  signIn,
  signOut,
  withUser,
  type LoginAnswer,
  type LoginRefusal,
  type LoginResult,
} from './session/transitions';

// Permissions
export { createPermissions, type Permissions } from './permissions/createPermissions';
export {
  createPermissionStore,
  PERMISSION_KEYS,
  type PermissionStore,
  type PermissionStoreOptions,
} from './permissions/createPermissionStore';
export type { PermissionEntry, PermissionLists } from './permissions/PermissionEntry';

// Dictionaries
export {
  createDictionaries,
  DICTIONARY_KEY,
  TABLE_DICTIONARY_MS,
  type Dictionaries,
  type DictionariesOptions,
  type RefreshRefusal,
} from './dictionary/createDictionaries';
export {
  createDepartments,
  DEPARTMENT_KEY,
  type DepartmentNode,
  type Departments,
  type DepartmentsOptions,
  type OwnDepartments,
} from './dictionary/createDepartments';
export { refreshCaches } from './dictionary/refreshCaches';
export { labelOf, parseDictionaryItems, type DictionaryItem } from './dictionary/DictionaryItem';

// Sockets
export {
  CLOSE_UNAUTHORISED,
  IDLE_CHANNEL,
  isRunning,
  stepChannel,
  type ChannelEffect,
  type ChannelEvent,
  type ChannelState,
  type ChannelStatus,
  type ChannelStep,
  type ChannelTimer,
  type StopReason,
} from './socket/channelMachine';
export { GRID_SYNC_SETTINGS, NOTICE_SETTINGS, type ChannelSettings } from './socket/ChannelSettings';
export { createGridSync, type GridSync, type GridSyncMessage, type GridSyncOptions } from './socket/createGridSync';
export { createNotices, type NoticeMessage, type Notices, type NoticesOptions } from './socket/createNotices';
export {
  createSocketChannel,
  type SendRefusal,
  type SocketAddress,
  type SocketChannel,
  type SocketChannelOptions,
  type SocketClose,
  type SocketEnvironment,
  type SocketLike,
  type SocketMessage,
} from './socket/createSocketChannel';
export { reconnectDelay } from './socket/reconnectDelay';
export { socketAddress } from './socket/socketAddress';

// Storage
export { browserStorage, memoryStorage, type KeyValueStorage } from './storage/KeyValueStorage';
export { WEEK_MS } from './storage/expiringStorage';

// Shared
export { startLongTimer, systemTimers, type Timers } from './kit/longTimer';
export type { Outcome } from './kit/Outcome';
