import { CITIZEN_ID, EMAIL, EMAIL_LIMIT } from './patterns';

/**
 * Preset rules of the form designer (B§5), anchored. Their sources are written into saved forms, so they must be
 * shorter than `EXPRESSION_LIMIT`.
 */
export const presets = {
  'preset:phone': { pattern: /^0?(?:13|14|15|17|18|19)\d{9}$/ },
  'preset:email': { pattern: EMAIL, limit: EMAIL_LIMIT },
  'preset:number': { pattern: /^\d+$/ },
  'preset:idcard': { pattern: CITIZEN_ID },
};
