export * from './core/index';

// Provider
export { ClientProvider, type ClientProviderProps } from './react/ClientProvider';
export { useClientKit, type ClientKit } from './react/clientContext';

// Hooks and components
export { Authorized, type AuthorizedProps } from './react/Authorized';
export { useClient } from './react/useClient';
export { useDict, type DictState } from './react/useDict';
export { useGridChannel } from './react/useGridChannel';
export { useGridSync, type GridSyncHandle } from './react/useGridSync';
export { useNotices } from './react/useNotices';
export { usePermission, usePermissions } from './react/usePermission';
export type { ChannelHealth } from './react/useRunningChannel';
export { useSession } from './react/useSession';

// Browser
export { saveFile } from './react/saveFile';
