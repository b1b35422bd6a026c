import type { Texts } from '../../texts/zh-CN';

/** How a message is shown. `none`: not at all; `confirm`: as a question; `inline`: in place of the content. */
export type PresentationKind = 'notification' | 'toast' | 'modal' | 'loading' | 'confirm' | 'inline' | 'none';
export type Level = 'success' | 'info' | 'warning' | 'error';

/** What the application does after a message. */
export interface FollowUp {
  /** `logout-and-reload` removes the token; `logout-to-login` keeps the current path in `redirect`. */
  what: 'logout-and-reload' | 'logout-to-login';
  /** When it starts: once the message is shown, or once the user confirms it. */
  on: 'shown' | 'ok';
  /** Delay after `on` in milliseconds. */
  delayMs: number;
}

export interface CatalogueEntry {
  presentation: PresentationKind;
  level: Level;
  title?: keyof Texts;
  /** `server-message`: the message of the server, or {@link Texts.unknownError} without one. */
  message: keyof Texts | 'server-message';
  ok?: keyof Texts;
  /** Applies only while a user is signed in. */
  followUp?: FollowUp;
}

const notification = (message: CatalogueEntry['message']): CatalogueEntry => ({
  presentation: 'notification',
  level: 'error',
  title: 'notice',
  message,
});
const toast = (level: Level, message: CatalogueEntry['message']): CatalogueEntry => ({
  presentation: 'toast',
  level,
  message,
});
const inline = (level: Level, message: keyof Texts): CatalogueEntry => ({ presentation: 'inline', level, message });

/** Every entry of the error catalogue (P§8): how the shell shows it, and what it does next. */
export const ERROR_CATALOGUE = {
  // Results of calls
  forbidden: notification('forbidden'),
  unauthorised: {
    ...notification('sessionExpired'),
    followUp: { what: 'logout-and-reload', on: 'shown', delayMs: 1500 },
  },
  'not-found': notification('notFound'),
  timeout: notification('timeout'),
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
  server: notification('server-message'),
  rejected: toast('error', 'server-message'),
  'list-failed': toast('warning', 'server-message'),
  'delete-failed': toast('warning', 'server-message'),
  'dictionary-search-failed': toast('warning', 'server-message'),
  'permissions-failed': {
    presentation: 'none',
    level: 'error',
    message: 'server-message',
    followUp: { what: 'logout-to-login', on: 'shown', delayMs: 0 },
  },
  network: notification('network'),
  unavailable: notification('unavailable'),
  malformed: notification('malformed'),
  aborted: { presentation: 'none', level: 'info', message: 'unknownError' },
  'empty-file': toast('warning', 'fileDownloadFailed'),
  'unknown-file': toast('warning', 'unknownFile'),
  'empty-dictionary-code': toast('warning', 'emptyDictionaryCode'),
  'cache-refreshed': toast('success', 'cacheRefreshed'),
  'cache-refresh-failed': toast('warning', 'cacheRefreshFailed'),
  'wrong-menu-version': inline('error', 'wrongMenuVersion'),

  // Warnings before a request is sent
  'purchaser-missing': toast('warning', 'choosePurchaser'),
  'tenant-missing': toast('warning', 'chooseTenant'),
  'no-user': toast('warning', 'noUser'),
  'no-departments': toast('warning', 'noDepartments'),
  'images-only': toast('warning', 'imagesOnly'),
  'upload-failed': toast('error', 'uploadFailed'),
  'file-type-refused': toast('warning', 'fileTypeRefused'),
  'file-too-large': toast('warning', 'fileTooLarge'),
  'tree-condition': toast('error', 'treeCondition'),
  'home-tab-fixed': toast('warning', 'homeTabFixed'),
  'last-tab': toast('warning', 'lastTab'),
  'confirm-delete': {
    presentation: 'confirm',
    level: 'warning',
    title: 'confirmDelete',
    message: 'confirmDeleteContent',
  },

  // Empty and broken content
  'nothing-found': inline('info', 'nothingFound'),
  'search-empty': inline('info', 'enterSearch'),
  'no-suppliers': inline('info', 'noSuppliers'),
  'no-runs': inline('info', 'noRuns'),
  'tree-result-type': toast('error', 'treeResultType'),
  'sub-table-failed': toast('error', 'subTableFailed'),
  'theme-failed': toast('error', 'themeFailed'),
  'script-timeout': notification('scriptTimeout'),
} satisfies Record<string, CatalogueEntry>;

export type CatalogueId = keyof typeof ERROR_CATALOGUE;
