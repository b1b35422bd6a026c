import type { Texts } from '../../texts/zh-CN';

/** How a line is shown. `none`: not at all; `confirm` asks; `inline` stands where the content would. */
export type PresentationKind = 'notification' | 'toast' | 'modal' | 'loading' | 'confirm' | 'inline' | 'none';
export type Level = 'success' | 'info' | 'warning' | 'error';

export interface Consequence {
  /** `logout-and-reload` also forgets the token; `logout-to-login` keeps the way back in `redirect`. */
  what: 'logout-and-reload' | 'logout-to-login';
  /** Once it is shown, or once the user confirms. */
  on: 'shown' | 'ok';
  /** Milliseconds after that. */
  delayMs: number;
}

export interface CatalogueEntry {
  presentation: PresentationKind;
  level: Level;
  title?: keyof Texts;
  /** `server-message`: what the server said, else {@link Texts.unknownError}. */
  message: keyof Texts | 'server-message';
  ok?: keyof Texts;
  /** Only while somebody is signed in. */
  followUp?: Consequence;
}

/** Every line of the error catalogue (P§8): what the shell shows, and what it does next. */
export const ERROR_CATALOGUE = {
  // Results of calls
  forbidden: { presentation: 'notification', level: 'error', title: 'notice', message: 'forbidden' },
  unauthorised: {
    presentation: 'notification',
    level: 'error',
    title: 'notice',
    message: 'sessionExpired',
    followUp: { what: 'logout-and-reload', on: 'shown', delayMs: 1500 },
  },
  'not-found': { presentation: 'notification', level: 'error', title: 'notice', message: 'notFound' },
  timeout: { presentation: 'notification', level: 'error', title: 'notice', message: 'timeout' },
  'token-expired': {
    presentation: 'modal',
    level: 'error',
    title: 'sessionExpiredTitle',
    message: 'sessionExpired',
    ok: 'signInAgain',
    followUp: { what: 'logout-and-reload', on: 'ok', delayMs: 0 },
  },
  'token-expired-in-chat': {
    presentation: 'loading',
    level: 'info',
    message: 'signingInAgain',
    followUp: { what: 'logout-and-reload', on: 'shown', delayMs: 1500 },
  },
  server: { presentation: 'notification', level: 'error', title: 'notice', message: 'server-message' },
  rejected: { presentation: 'toast', level: 'error', message: 'server-message' },
  'list-failed': { presentation: 'toast', level: 'warning', message: 'server-message' },
  'delete-failed': { presentation: 'toast', level: 'warning', message: 'server-message' },
  'dictionary-search-failed': { presentation: 'toast', level: 'warning', message: 'server-message' },
  'permissions-failed': {
    presentation: 'none',
    level: 'error',
    message: 'server-message',
    followUp: { what: 'logout-to-login', on: 'shown', delayMs: 0 },
  },
  network: { presentation: 'notification', level: 'error', title: 'notice', message: 'network' },
  malformed: { presentation: 'notification', level: 'error', title: 'notice', message: 'malformed' },
  aborted: { presentation: 'none', level: 'info', message: 'unknownError' },
  'empty-file': { presentation: 'toast', level: 'warning', message: 'fileDownloadFailed' },
  'unknown-file': { presentation: 'toast', level: 'warning', message: 'unknownFile' },
  'empty-dictionary-code': { presentation: 'toast', level: 'warning', message: 'emptyDictionaryCode' },
  'cache-refreshed': { presentation: 'toast', level: 'success', message: 'cacheRefreshed' },
  'cache-refresh-failed': { presentation: 'toast', level: 'warning', message: 'cacheRefreshFailed' },
  'wrong-menu-version': { presentation: 'inline', level: 'error', message: 'wrongMenuVersion' },

  // Warnings before anything is sent
  'purchaser-missing': { presentation: 'toast', level: 'warning', message: 'choosePurchaser' },
  'tenant-missing': { presentation: 'toast', level: 'warning', message: 'chooseTenant' },
  'no-user': { presentation: 'toast', level: 'warning', message: 'noUser' },
  'no-departments': { presentation: 'toast', level: 'warning', message: 'noDepartments' },
  'images-only': { presentation: 'toast', level: 'warning', message: 'imagesOnly' },
  'upload-failed': { presentation: 'toast', level: 'error', message: 'uploadFailed' },
  'file-type-refused': { presentation: 'toast', level: 'warning', message: 'fileTypeRefused' },
  'file-too-large': { presentation: 'toast', level: 'warning', message: 'fileTooLarge' },
  'tree-condition': { presentation: 'toast', level: 'error', message: 'treeCondition' },
  'home-tab-fixed': { presentation: 'toast', level: 'warning', message: 'homeTabFixed' },
  'last-tab': { presentation: 'toast', level: 'warning', message: 'lastTab' },
  'confirm-delete': {
    presentation: 'confirm',
    level: 'warning',
    title: 'confirmDelete',
    message: 'confirmDeleteContent',
  },

  // Empty and broken places
  'nothing-found': { presentation: 'inline', level: 'info', message: 'nothingFound' },
  'search-empty': { presentation: 'inline', level: 'info', message: 'enterSearch' },
  'no-suppliers': { presentation: 'inline', level: 'info', message: 'noSuppliers' },
  'no-runs': { presentation: 'inline', level: 'info', message: 'noRuns' },
  'tree-result-type': { presentation: 'toast', level: 'error', message: 'treeResultType' },
  'sub-table-failed': { presentation: 'toast', level: 'error', message: 'subTableFailed' },
  'theme-failed': { presentation: 'toast', level: 'error', message: 'themeFailed' },
  'script-timeout': { presentation: 'notification', level: 'error', title: 'notice', message: 'scriptTimeout' },
} as const satisfies Record<string, CatalogueEntry>;

export type CatalogueId = keyof typeof ERROR_CATALOGUE;
