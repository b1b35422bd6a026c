import { checkValue, isCreditCode } from '@gezi/validators';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

const PHONE = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/;

interface CompanyInput {
  name: string;
  creditCode: string;
  linkman: string;
  mobile: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
}

/**
 * Validates and trims the fields common to all company registrations. Empty optional fields become null.
 *
 * @param nameLabel label of the name field, for its refusal
 * @throws {Refusal} naming the invalid field
 */
export function readCompany(input: CompanyInput, nameLabel: string) {
  const code = input.creditCode.trim().toUpperCase();
  const mobile = input.mobile.trim();
  const email = textOrNull(input.email);
  if (!isCreditCode(code)) throw refuse(texts.supplier.creditCodeWrong, 'creditCode');
  if (!PHONE.test(mobile)) throw refuse(texts.supplier.mobileWrong, 'mobile');
  if (email && checkValue(email, [{ rule: 'shared:email' }])) throw refuse(texts.supplier.emailWrong, 'email');
  for (const [key, label] of [
    ['name', nameLabel],
    ['linkman', texts.supplier.linkman],
  ] as const) {
    if (!input[key].trim()) throw refuse(texts.input.fault(label, texts.input.missing), key);
  }
  return {
    name: input.name.trim(),
    creditCode: code,
    linkman: input.linkman.trim(),
    mobile,
    email,
    address: textOrNull(input.address),
  };
}

/** Trimmed; null when nothing is left. */
export const textOrNull = (value: string | null | undefined): string | null => value?.trim() || null;
