import type { InputOf, resubmitRegistration } from '@gezi/domain';
import { readCompany, textOrNull } from '../../../records/registrations/readCompany';
import { readFileList } from '../../../records/registrations/readFileList';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';

type Entered = InputOf<typeof resubmitRegistration>;

/**
 * What a supplier says of itself, trimmed; empty members are none.
 *
 * @param types values of the dictionary supplier_type
 * @throws {Refusal} naming the member at fault
 */
export function readSupplier(entered: Entered, types: ReadonlySet<string>) {
  const company = readCompany(entered, '供应商名称');
  const { registerCapital } = entered;
  const date = textOrNull(entered.establishDate);
  if (textOrNull(entered.supplierType) && !types.has(entered.supplierType!)) {
    throw refuse(texts.supplier.unknownType, 'supplierType');
  }
  if (date && (Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date))) {
    throw refuse(texts.supplier.dateWrong, 'establishDate');
  }
  const licenses = readFileList(entered.licenseUrl, 'supplierRegister', 'licenseUrl');
  const qualifications = readFileList(entered.qualificationUrl, 'supplierRegister', 'qualificationUrl');
  if (licenses.length === 0) throw refuse(texts.input.fault('营业执照', texts.input.missing), 'licenseUrl');
  return {
    urls: [...new Set([...licenses, ...qualifications].map(({ url }) => url))],
    members: {
      ...company,
      shortName: textOrNull(entered.shortName),
      supplierType: textOrNull(entered.supplierType),
      legalPerson: textOrNull(entered.legalPerson),
      registerCapital: registerCapital === null || registerCapital === undefined ? null : String(registerCapital),
      establishDate: date,
      bankName: textOrNull(entered.bankName),
      bankAccount: textOrNull(entered.bankAccount),
      businessScope: textOrNull(entered.businessScope),
      licenseUrl: JSON.stringify(licenses),
      qualificationUrl: qualifications.length > 0 ? JSON.stringify(qualifications) : null,
    },
  };
}
