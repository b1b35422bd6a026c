import { EMAIL, EMAIL_LIMIT, webAddress } from './patterns';

/** Pattern codes of grid columns (B§5). All except `*` accept empty values. */
export const gridCodes = {
  'grid:*': { required: true },
  'grid:n6-16': { pattern: /^\d{6,16}$/ },
  // `u`: a character is a code point, as in all lengths of this package.
  'grid:*6-16': { pattern: /^[\s\S]{6,16}$/u },
  'grid:s6-18': { pattern: /^[A-Za-z]{6,18}$/ },
  'grid:url': { pattern: webAddress('https?|ftp') },
  'grid:e': { pattern: EMAIL, limit: EMAIL_LIMIT },
  'grid:m': { pattern: /^1[3-9]\d{9}$/ },
  'grid:p': { pattern: /^\d{6}$/ },
  'grid:s': { pattern: /^[A-Za-z]+$/ },
  'grid:n': { pattern: /^-?\d+(?:\.\d+)?$/ },
  'grid:z': { pattern: /^-?\d+$/ },
  // B§5 allows two readings: up to 2 decimals, or up to 2 below 1 and up to 5 from 1 on. From 1 on the more permissive
  // one applies.
  'grid:money': { pattern: /^(?:0(?:\.\d{1,2})?|[1-9]\d*(?:\.\d{1,5})?)$/ },
  'grid:only': { unique: true },
};
