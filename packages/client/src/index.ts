export * from './core/index';

// Provider
export { ClientProvider, type ClientProviderProps } from './react/ClientProvider';
export { useClientKit, type ClientKit } from './react/clientContext';

// Calls, session, permissions, dictionaries
export { useClient } from './react/useClient';
export { useSession } from './react/useSession';
export { usePermission, usePermissions } from './react/usePermission';
export { Authorized, type AuthorizedProps } from './react/Authorized';
export { useDict, type DictState } from './react/useDict';

// Socket channels
export { useSheetChannel } from './react/useSheetChannel';
export { useSheetMessages, type SheetMessages } from './react/useSheetMessages';
export { useBiddingMessages } from './react/useBiddingMessages';
export { useNotices } from './react/useNotices';
export { useServerChanges, type AppliedChange } from './react/useServerChanges';
export type { ChannelHealth } from './react/useRunningChannel';

// Downloads
export { saveFile } from './react/saveFile';
