import { enUS } from '../../texts/en-US';
import { zhCN, type Texts } from '../../texts/zh-CN';
import { ApiError } from './ApiError';
import { ERROR_CATALOGUE, type CatalogueEntry, type CatalogueId, type Consequence } from './errorCatalogue';
import type { Level, PresentationKind } from './errorCatalogue';

export type ClientLocale = 'zh-CN' | 'en-US';

/** What to show, in words, and what to do next. This package shows nothing itself. */
export interface CatalogueLine {
  id: CatalogueId;
  presentation: PresentationKind;
  level: Level;
  /** `''` when the line has none. */
  title: string;
  message: string;
  /** Label of the confirming button, where there is one. */
  okText?: string;
  followUp?: Consequence;
}

/** What was being done, where the catalogue tells it apart. */
export type FailedPurpose = 'list' | 'delete' | 'dictionary-search' | 'permissions';

export interface FailureContext {
  /** Somebody is signed in; default true. Without, nobody is signed out and nothing reloads. */
  signedIn?: boolean;
  /** The page runs inside an enterprise chat app, see {@link isEnterpriseChat}; default false. */
  enterpriseChat?: boolean;
  purpose?: FailedPurpose;
  /** Default `zh-CN`. */
  locale?: ClientLocale;
}

/** The line of the catalogue for a failed call; anything that is no {@link ApiError} is an unknown error. */
export function describeFailure(error: unknown, context: FailureContext = {}): CatalogueLine {
  const { signedIn = true, locale } = context;
  const failed = error instanceof ApiError ? error : undefined;
  const shown = describe(lineOf(failed, context), { serverMessage: failed?.message, locale });
  if (signedIn || !shown.followUp) return shown;
  const { followUp: _, ...lasting } = shown;
  return lasting;
}

export interface LineValues {
  /** The file of `upload-failed`. */
  name?: string;
  serverMessage?: string;
  /** Default `zh-CN`. */
  locale?: ClientLocale;
}

/** A line of the catalogue in words. */
export function describe(
  id: CatalogueId,
  { name = '', serverMessage, locale = 'zh-CN' }: LineValues = {},
): CatalogueLine {
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

/** WeCom and DingTalk, by the user agent. */
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
    // Nobody is signed in: there is no session to lose, only a message to show.
    if (!signedIn) return 'server';
    return enterpriseChat ? 'token-expired-in-chat' : 'token-expired';
  }
  if (error.kind === 'rejected' && purpose) return `${purpose}-failed`;
  return error.kind;
}
