// The whole shell
export { AdminRouter } from './react/router/AdminRouter';
export type { AdminRouterProps, LogoutReason, ShellSession, ViewLoader, Visit } from './react/router/AdminRouterProps';
export type { ShellUser } from './react/layout/ShellUser';
export type { UserMenuItem } from './react/layout/UserMenuItem';

// Hooks for pages inside the shell
export { useShell, type Shell } from './react/router/useShell';
export { useTab, type PageTab } from './react/tabs/TabContext';
export { useLayoutChoices } from './react/settings/useLayoutChoices';
export { useDevice } from './react/layout/useDevice';
export { useGreeting } from './react/layout/useGreeting';
export { NavigationBlockers, useNavigationBlocker } from './react/router/NavigationBlockers';
export { useBusy } from './react/router/progress';

// Layout without the router, and parts of the header
export { AdminLayout, type AdminLayoutProps } from './react/layout/AdminLayout';
export { GlobalSearch, type GlobalSearchProps } from './react/search/GlobalSearch';
export type { SearchRecords } from './react/search/useRecordSearch';
export { AppearanceSwitches } from './react/layout/AppearanceSwitches';
export { SettingsDrawer, type SettingsDrawerProps } from './react/settings/SettingsDrawer';
export { ThemeColors } from './react/settings/ThemeColors';
export { GeziMark } from './react/layout/GeziMark';
export { menuIcons, type MenuIcons } from './react/layout/menuIcons';
export { type MenuCounts } from './react/layout/menuNodes';

// Error and loading pages
export { ErrorPage, type ErrorPageProps } from './react/pages/ErrorPage';
export type { ErrorStatus } from './react/pages/ErrorStatus';
export { FailurePage, type FailurePageProps } from './react/pages/FailurePage';
export { PageBoundary, type PageBoundaryProps } from './react/pages/PageBoundary';
export { PageSkeleton } from './react/pages/PageSkeleton';

// Messages for failed calls
export { FailurePresenter, type FailurePresenterProps } from './react/failures/FailurePresenter';
export { usePresentFailure } from './react/failures/usePresentFailure';
export type { FailureFollowUp, ShownFailure } from './react/failures/ShownFailure';

// Without React
export * from './core';
