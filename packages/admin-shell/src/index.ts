// The whole.
export { AdminRouter } from './react/router/AdminRouter';
export type { AdminRouterProps, LogoutReason, ShellSession, ViewLoader, Visit } from './react/router/AdminRouterProps';
export { useShell, type Shell } from './react/router/useShell';
export { useTab, type PageTab } from './react/tabs/TabContext';

// Its parts.
export { AdminLayout, type AdminLayoutProps } from './react/layout/AdminLayout';
export { AppearanceSwitches } from './react/layout/AppearanceSwitches';
export { Mark } from './react/layout/Mark';
export { useDevice } from './react/layout/useDevice';
export { menuIcons, type MenuIcons } from './react/layout/menuIcons';
export type { ShellUser } from './react/layout/ShellUser';
export type { UserMenuItem } from './react/layout/UserMenuItem';
export { GlobalSearch, type GlobalSearchProps } from './react/search/GlobalSearch';
export type { SearchRecords } from './react/search/useRecordSearch';
export { SettingsDrawer, type SettingsDrawerProps } from './react/settings/SettingsDrawer';
export { ThemeColors } from './react/settings/ThemeColors';
export { useLayoutChoices } from './react/settings/useLayoutChoices';
export { ErrorPage, type ErrorPageProps } from './react/pages/ErrorPage';
export type { ErrorStatus } from './react/pages/ErrorStatus';
export { Failure, type FailureProps } from './react/pages/Failure';
export { PageBoundary, type PageBoundaryProps } from './react/pages/PageBoundary';
export { PageSkeleton } from './react/pages/PageSkeleton';
export { useBusy } from './react/router/progress';

// Failures of calls.
export { FailurePresenter, type FailurePresenterProps } from './react/failures/FailurePresenter';
export { usePresentFailure } from './react/failures/usePresentFailure';
export type { FailureConsequence, ShownFailure } from './react/failures/ShownFailure';

// Pure.
export * from './core';
