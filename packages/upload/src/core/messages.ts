import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import type { UploadRefusal } from './UploadFault';
import type { UploadedFile } from './UploadedFile';

export type UploadLocale = 'zh-CN' | 'en-US';

const TEXTS = { 'zh-CN': zhCN, 'en-US': enUS };

/** Message for a refused file. */
export const refusalMessage = (reason: UploadRefusal, locale: UploadLocale = 'zh-CN'): string =>
  TEXTS[locale].refusals[reason];

/** Message for a failed file: that of the server, 未知错误 (B§4), or that of a local failure. */
export const faultMessage = (
  { message, fault = 'rejected' }: Pick<UploadedFile, 'message' | 'fault'>,
  locale: UploadLocale = 'zh-CN',
): string => (fault === 'rejected' && message) || TEXTS[locale].faults[fault];
