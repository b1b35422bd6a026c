import type { InputOf, resubmitRegistration } from '@gezi/domain';
import { readCompany, textOrNull } from '../../../records/registrations/readCompany';
import { readFileList } from '../../../records/files/readFileList';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';

type SupplierInput = InputOf<typeof resubmitRegistration>;

/**
 * Validates and trims the input of a supplier registration. Empty optional fields become null.
 *
 * @param types values of the dictionary supplier_type
 * @throws {Refusal} naming the invalid field
 */
export function readSupplier(input: SupplierInput, types: ReadonlySet<string>) {
  const company = readCompany(input, texts.supplier.name);
  const { registerCapital } = input;
  const date = textOrNull(input.establishDate);
  if (textOrNull(input.supplierType) && !types.has(input.supplierType!)) {
    throw refuse(texts.supplier.unknownType, 'supplierType');
  }
  if (date && (Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date))) {
    throw refuse(texts.supplier.dateWrong, 'establishDate');
  }
  const licenses = readFileList(input.licenseUrl, 'supplierRegister', 'licenseUrl');
  const qualifications = readFileList(input.qualificationUrl, 'supplierRegister', 'qualificationUrl');
  if (licenses.length === 0) throw refuse(texts.input.fault(texts.supplier.license, texts.input.missing), 'licenseUrl');
  return {
    urls: [...new Set([...licenses, ...qualifications].map(({ url }) => url))],
    members: {
      ...company,
      shortName: textOrNull(input.shortName),
      supplierType: textOrNull(input.supplierType),
      legalPerson: textOrNull(input.legalPerson),
      registerCapital: registerCapital === null || registerCapital === undefined ? null : String(registerCapital),
      establishDate: date,
      bankName: textOrNull(input.bankName),
      bankAccount: textOrNull(input.bankAccount),
      businessScope: textOrNull(input.businessScope),
      licenseUrl: JSON.stringify(licenses),
      qualificationUrl: qualifications.length > 0 ? JSON.stringify(qualifications) : null,
    },
  };
}
