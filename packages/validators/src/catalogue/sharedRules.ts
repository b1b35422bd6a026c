import { CITIZEN_ID, EMAIL, EMAIL_LIMIT, webAddress } from './patterns';

/** Rules shared by the screens (B§5, P§5). */
export const sharedRules = {
  'shared:mobile': { pattern: /^1[34578]\d{9}$/, required: true },
  'shared:mobile2': { pattern: /^1[34578]\d{9}$/ },
  // 4 to 18, although the specified message says 6 to 18.
  'shared:username': { pattern: /^[A-Za-z0-9_]{4,18}$/, required: true },
  'shared:email': { pattern: EMAIL, limit: EMAIL_LIMIT },
  'shared:naturalNumber': { pattern: /^\d+$/ },
  'shared:english': { pattern: /^[A-Za-z]+$/ },
  'shared:landline': { pattern: /^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/ },
  'shared:bankCard': { pattern: /^\d{10,20}$/ },
  'shared:idNumber': { pattern: /^[A-Za-z0-9]{1,50}$/ },
  'shared:citizenId': { pattern: CITIZEN_ID },
  'shared:qq': { pattern: /^\d{5,12}$/ },
  'shared:url': { pattern: webAddress('https?') },
  'shared:alphanumeric20': { pattern: /^[A-Za-z0-9]{1,20}$/ },
  'shared:name': { pattern: /^[\p{Script=Han}A-Za-z ]{2,100}$/u },
  'shared:digitLines': { pattern: /^[\d\r\n]+$/ },
  'shared:text255': { pattern: /^[\s\S]{0,255}$/u },
};
