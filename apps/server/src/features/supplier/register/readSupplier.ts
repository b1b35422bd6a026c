import type { InputOf, resubmitRegistration } from '@gezi/domain';
import { checkValue, isCreditCode } from '@gezi/validators';
import { refuse } from '../../../http/refusal';
import { texts } from '../../../texts';

type Entered = InputOf<typeof resubmitRegistration>;

/** Files of one member, at most. */
const MOST_FILES = 10;
const PHONE = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?)$/;

/**
 * What a supplier says of itself, trimmed; empty members are none.
 *
 * @param types values of the dictionary supplier_type
 * @throws {Refusal} naming the member at fault
 */
export function readSupplier(entered: Entered, types: ReadonlySet<string>) {
  const text = (value: string | null | undefined) => value?.trim() || null;
  const { name, creditCode, linkman, mobile, registerCapital } = entered;
  const code = creditCode.trim().toUpperCase();
  const date = text(entered.establishDate);
  if (!isCreditCode(code)) throw refuse(texts.supplier.creditCodeWrong, 'creditCode');
  if (!PHONE.test(mobile.trim())) throw refuse(texts.supplier.mobileWrong, 'mobile');
  if (text(entered.email) && checkValue(entered.email!.trim(), [{ rule: 'shared:email' }])) {
    throw refuse(texts.supplier.emailWrong, 'email');
  }
  if (text(entered.supplierType) && !types.has(entered.supplierType!)) {
    throw refuse(texts.supplier.unknownType, 'supplierType');
  }
  if (date && (Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date))) {
    throw refuse(texts.supplier.dateWrong, 'establishDate');
  }
  for (const key of ['name', 'linkman'] as const) {
    if (!text(entered[key])) throw refuse(texts.input.fault(NAMES[key], texts.input.missing), key);
  }
  const licenses = readFiles(entered.licenseUrl, 'licenseUrl');
  const qualifications = readFiles(entered.qualificationUrl, 'qualificationUrl');
  if (licenses.length === 0) throw refuse(texts.input.fault(NAMES.licenseUrl, texts.input.missing), 'licenseUrl');
  return {
    urls: [...new Set([...licenses, ...qualifications].map(({ url }) => url))],
    members: {
      name: name.trim(),
      creditCode: code,
      linkman: linkman.trim(),
      mobile: mobile.trim(),
      shortName: text(entered.shortName),
      supplierType: text(entered.supplierType),
      legalPerson: text(entered.legalPerson),
      registerCapital: registerCapital === null || registerCapital === undefined ? null : String(registerCapital),
      establishDate: date,
      email: text(entered.email),
      address: text(entered.address),
      bankName: text(entered.bankName),
      bankAccount: text(entered.bankAccount),
      businessScope: text(entered.businessScope),
      licenseUrl: JSON.stringify(licenses),
      qualificationUrl: qualifications.length > 0 ? JSON.stringify(qualifications) : null,
    },
  };
}

const NAMES = { name: '供应商名称', linkman: '联系人', licenseUrl: '营业执照' };

function readFiles(text: string | null | undefined, field: string): { name: string; url: string }[] {
  if (!text) return [];
  try {
    const list = JSON.parse(text) as unknown;
    if (Array.isArray(list) && list.length <= MOST_FILES && list.every(isFile)) {
      return list.map(({ name, url }) => ({ name: name.slice(0, 255), url }));
    }
  } catch {
    // Told below.
  }
  throw refuse(texts.supplier.filesWrong, field);
}

const isFile = (file: unknown): file is { name: string; url: string } =>
  typeof file === 'object' &&
  file !== null &&
  'name' in file &&
  typeof file.name === 'string' &&
  'url' in file &&
  typeof file.url === 'string' &&
  /^supplierRegister\/[^\s\\]{1,400}$/.test(file.url);
