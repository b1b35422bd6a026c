import { CITIZEN_ID, EMAIL, EMAIL_LIMIT } from './patterns';

/** The preset rules of the form designer (B§5), anchored: the whole value must match. */
export const presets = {
  'preset:phone': { pattern: /^0?1[345789]\d{9}$/ },
  'preset:email': { pattern: EMAIL, limit: EMAIL_LIMIT },
  'preset:number': { pattern: /^\d+$/ },
  'preset:idcard': { pattern: CITIZEN_ID },
};
