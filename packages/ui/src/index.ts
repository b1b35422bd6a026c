// Theme, language, preferences
export { GeziProvider, type GeziProviderProps } from './react/GeziProvider';
export { LocaleProvider, type LocaleProviderProps } from './react/LocaleProvider';
export { geziTheme, type ThemeChoice } from './react/geziTheme';
export { defineTexts } from './react/defineTexts';
export { useLocale } from './react/localeContext';
export { useLook, type Look } from './react/lookContext';
export { themeClassOf, useThemeClass } from './react/themeScope';
export { usePreferences, type PreferencesInForce } from './react/preferencesContext';
export { usePersistentPreferences } from './react/usePersistentPreferences';
export { usePersisted, type PersistedUpdate } from './react/usePersisted';

// Components
export { AreaPicker, type AreaPickerProps } from './react/area/AreaPicker';
export { Barcode, type BarcodeProps } from './react/barcode/Barcode';
export { ColorPanel, type ColorPanelProps, type ColorSwatch } from './react/color/ColorPanel';
export { ColorField, type ColorFieldProps } from './react/color/ColorField';
export { DescriptionGrid, type DescriptionGridProps, type DescriptionItem } from './react/DescriptionGrid';
export { DataTable } from './react/table/DataTable';
export type {
  DataTableColumn,
  DataTablePage,
  DataTableProps,
  DataTableSelection,
  DataTableSort,
} from './react/table/DataTableProps';
export { usePagedRows, type PagedRows, type UsePagedRowsOptions } from './react/table/usePagedRows';
export type { RemoteRows, RowsPage } from './core/table/createPagedRows';
export { BusyArea, type BusyAreaProps } from './react/busy/BusyArea';
export { Later, type LaterProps } from './react/later/Later';
export { lazyPart, type Preloaded } from './react/later/lazyPart';
export { LoadFailure, type LoadFailureProps } from './react/load-failure/LoadFailure';
export { Dialog, type DialogProps } from './react/dialog/Dialog';
export { DraggableModal, type DraggableModalProps } from './react/dialog/DraggableModal';
export { isRightToLeft, lineKey } from './react/lineKey';
export { usePrinting } from './react/usePrinting';
export { useDebounced } from './react/useDebounced';
export { useTabOut } from './react/useTabOut';
export { useOpeningFocus } from './react/dialog/useOpeningFocus';
export { Ellipsis, type EllipsisProps } from './react/Ellipsis';
export { EmptyPicture } from './react/EmptyPicture';
export { EmptyState, type EmptyStateProps } from './react/EmptyState';
export { IconText, type IconTextProps } from './react/icon-text/IconText';
export { ImageViewer, type ImageViewerProps, type ViewedImage } from './react/image/ImageViewer';
export { namedPopup } from './react/namedPopup';
export { PageCard, type PageCardProps } from './react/PageCard';
export { PasswordInput, type PasswordInputProps } from './react/password/PasswordInput';
export { PageHeader, type PageHeaderProps } from './react/PageHeader';
export { ProgressCell, type ProgressCellProps } from './react/cells/ProgressCell';
export { RichContent, type RichContentProps } from './react/html/RichContent';
export { sanitizeHtml } from './react/html/sanitizeHtml';
export { SlideVerify, type SlideVerifyProps } from './react/slide-verify/SlideVerify';
export { TimeCell, type TimeCellProps } from './react/cells/TimeCell';

// Pure functions, also in ./core
export * from './core';
