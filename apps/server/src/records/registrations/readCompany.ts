import { checkValue, isCreditCode } from '@gezi/validators';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

const PHONE = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/;

interface Entered {
  name: string;
  creditCode: string;
  linkman: string;
  mobile: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
}

/**
 * What every company that registers says of itself, trimmed; empty members are none.
 *
 * @param nameLabel what its name is called
 * @throws {Refusal} naming the member at fault
 */
export function readCompany(entered: Entered, nameLabel: string) {
  const code = entered.creditCode.trim().toUpperCase();
  const mobile = entered.mobile.trim();
  const email = textOrNull(entered.email);
  if (!isCreditCode(code)) throw refuse(texts.supplier.creditCodeWrong, 'creditCode');
  if (!PHONE.test(mobile)) throw refuse(texts.supplier.mobileWrong, 'mobile');
  if (email && checkValue(email, [{ rule: 'shared:email' }])) throw refuse(texts.supplier.emailWrong, 'email');
  for (const [key, label] of [
    ['name', nameLabel],
    ['linkman', '联系人'],
  ] as const) {
    if (!entered[key].trim()) throw refuse(texts.input.fault(label, texts.input.missing), key);
  }
  return {
    name: entered.name.trim(),
    creditCode: code,
    linkman: entered.linkman.trim(),
    mobile,
    email,
    address: textOrNull(entered.address),
  };
}

/** Trimmed; null when nothing is left. */
export const textOrNull = (value: string | null | undefined): string | null => value?.trim() || null;
