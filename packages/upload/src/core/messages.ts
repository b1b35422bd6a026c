import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import type { MoveRefusal } from './moveFile';
import type { UploadRefusal } from './UploadFault';
import type { UploadedFile } from './UploadedFile';

export type UploadLocale = 'zh-CN' | 'en-US';

const TEXTS = { 'zh-CN': zhCN, 'en-US': enUS };

/** Why a picked file is not taken, in words. */
export const refusalMessage = (reason: UploadRefusal, locale: UploadLocale = 'zh-CN'): string =>
  TEXTS[locale].refusals[reason];

/** What is wrong with a file in error: what the server said, else 未知错误 (B§4), or what happened here. */
export const faultMessage = (
  { message, fault = 'rejected' }: Pick<UploadedFile, 'message' | 'fault'>,
  locale: UploadLocale = 'zh-CN',
): string => (fault === 'rejected' && message) || TEXTS[locale].faults[fault];

/** Why a file cannot be moved on, in words. */
export const moveMessage = (reason: MoveRefusal, locale: UploadLocale = 'zh-CN'): string => TEXTS[locale].moves[reason];
