const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/** An ASCII address with a dotted domain, as defined by the HTML standard. */
export const EMAIL = new RegExp(String.raw`^[A-Za-z0-9.!#$%&'*+/=?^_\x60{|}~-]+@${LABEL}(?:\.${LABEL})+$`);
/** RFC 5321: a path of 256 octets minus its angle brackets. */
export const EMAIL_LIMIT = 254;

// Host names may be Chinese; IPv6 addresses are in square brackets.
const HOST_LABEL = String.raw`[A-Za-z0-9\p{Script=Han}](?:[A-Za-z0-9\p{Script=Han}\-]{0,61}[A-Za-z0-9\p{Script=Han}])?`;
const HOST = String.raw`(?:(?:${HOST_LABEL}\.)*${HOST_LABEL}|\[[0-9A-Fa-f:.]{2,45}\])`;

/** A complete URL with host, without white space, control characters, quotes or angle brackets. */
export const webAddress = (schemes: string) =>
  new RegExp(String.raw`^(?:${schemes}):\/\/${HOST}(?::\d{1,5})?(?:[\/?#][^\s\p{Cc}<>"]*)?$`, 'u');

/** 15 digits, or 17 digits and a digit or X. */
export const CITIZEN_ID = /^(?:\d{15}|\d{17}[\dXx])$/;
