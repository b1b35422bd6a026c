import { enUS } from '../../texts/en-US';
import { zhCN, type Texts } from '../../texts/zh-CN';
import { ApiError } from './ApiError';
import { ERROR_CATALOGUE, type CatalogueEntry, type CatalogueId, type FollowUp } from './errorCatalogue';
import type { Level, PresentationKind } from './errorCatalogue';

export type ClientLocale = 'zh-CN' | 'en-US';

/** A message to show to the user, and what the application has to do next. The package itself shows nothing. */
export interface CatalogueMessage {
  id: CatalogueId;
  presentation: PresentationKind;
  level: Level;
  /** `''` if the entry has no title. */
  title: string;
  message: string;
  /** Label of the confirm button, if there is one. */
  okText?: string;
  followUp?: FollowUp;
}

/** Purpose of the failed call; some purposes have messages of their own. */
export type FailedPurpose = 'list' | 'delete' | 'dictionary-search' | 'permissions';

export interface FailureContext {
  /** Whether a user is signed in; default true. If false, the message has no `followUp`. */
  signedIn?: boolean;
  /** Whether the page runs inside an enterprise chat app, see {@link isEnterpriseChat}; default false. */
  enterpriseChat?: boolean;
  purpose?: FailedPurpose;
  /** Default `zh-CN`. */
  locale?: ClientLocale;
}

/** The message for a failed call (P§8). An error that is not an {@link ApiError} counts as unknown. */
export function describeFailure(error: unknown, context: FailureContext = {}): CatalogueMessage {
  const { signedIn = true, locale } = context;
  const failed = error instanceof ApiError ? error : undefined;
  const shown = describeMessage(lineOf(failed, context), { serverMessage: failed?.message, locale });
  if (signedIn || !shown.followUp) return shown;
  const { followUp: _, ...lasting } = shown;
  return lasting;
}

export interface MessageValues {
  /** File name for `upload-failed`. */
  name?: string;
  /** Message of the server, for entries that show it. */
  serverMessage?: string;
  /** Default `zh-CN`. */
  locale?: ClientLocale;
}

/** The message of a catalogue entry (P§8), e.g. `describeMessage('cache-refreshed')`. */
export function describeMessage(
  id: CatalogueId,
  { name = '', serverMessage, locale = 'zh-CN' }: MessageValues = {},
): CatalogueMessage {
  const entry: CatalogueEntry = ERROR_CATALOGUE[id];
  const texts = TEXTS[locale];
  const text = (key: keyof Texts): string => {
    const value = texts[key];
    return typeof value === 'function' ? value(name) : value;
  };
  const { title, message, ok, followUp } = entry;
  return {
    id,
    presentation: entry.presentation,
    level: entry.level,
    title: title ? text(title) : '',
    message: message === 'server-message' ? serverMessage || texts.unknownError : text(message),
    ...(ok && { okText: text(ok) }),
    ...(followUp && { followUp }),
  };
}

/** Whether a user agent is WeCom or DingTalk. */
export const isEnterpriseChat = (userAgent: string): boolean => /wxwork|dingtalk/i.test(userAgent);

const TEXTS: Record<ClientLocale, Texts> = { 'zh-CN': zhCN, 'en-US': enUS };

function lineOf(
  error: ApiError | undefined,
  { purpose, signedIn = true, enterpriseChat }: FailureContext,
): CatalogueId {
  if (error?.kind === 'aborted') return 'aborted';
  if (purpose === 'permissions') return 'permissions-failed';
  if (!error) return 'server';
  if (error.kind === 'token-expired') {
    // Without a session there is nothing to end, only a message to show.
    if (!signedIn) return 'server';
    return enterpriseChat ? 'token-expired-in-chat' : 'token-expired';
  }
  // A proxy in front of the server answers in its place.
  if (error.kind === 'server' && error.message === '' && error.status > 500) return 'unavailable';
  if (error.kind === 'rejected' && purpose) return `${purpose}-failed`;
  return error.kind;
}
