// Ground: theme, language, preferences.
export { GeziProvider, type GeziProviderProps } from './react/GeziProvider';
export { geziTheme, type ThemeChoice } from './react/geziTheme';
export { defineTexts } from './react/defineTexts';
export { useLocale } from './react/localeContext';
export { usePreferences, type PreferencesInForce } from './react/preferencesContext';
export { usePersistentPreferences } from './react/usePersistentPreferences';
export { usePersisted, type Change } from './react/usePersisted';

// Primitives.
export { DescriptionGrid, type DescriptionGridProps, type DescriptionItem } from './react/DescriptionGrid';
export { Ellipsis, type EllipsisProps } from './react/Ellipsis';
export { EmptyState, type EmptyStateProps } from './react/EmptyState';
export { namedPopup } from './react/namedPopup';
export { PageCard, type PageCardProps } from './react/PageCard';
export { PageHeader, type PageHeaderProps } from './react/PageHeader';

// Pure.
export * from './core';
