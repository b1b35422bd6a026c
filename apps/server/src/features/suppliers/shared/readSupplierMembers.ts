import type { SupplierAdd } from '@gezi/domain';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { readCompany, textOrNull } from '../../../records/registrations/readCompany';

/**
 * Validates and trims the members of a supplier, except its files. Empty optional fields become null.
 *
 * @param types values of the dictionary supplier_type
 * @throws {Refusal} naming the invalid field
 */
export function readSupplierMembers(input: SupplierAdd, types: ReadonlySet<string>) {
  const company = readCompany(input, texts.supplier.name);
  const { registerCapital } = input;
  const date = textOrNull(input.establishDate);
  if (textOrNull(input.supplierType) && !types.has(input.supplierType!)) {
    throw refuse(texts.supplier.unknownType, 'supplierType');
  }
  if (date && (Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date))) {
    throw refuse(texts.supplier.dateWrong, 'establishDate');
  }
  return {
    ...company,
    shortName: textOrNull(input.shortName),
    supplierType: textOrNull(input.supplierType),
    legalPerson: textOrNull(input.legalPerson),
    registerCapital: registerCapital === null || registerCapital === undefined ? null : String(registerCapital),
    establishDate: date,
    bankName: textOrNull(input.bankName),
    bankAccount: textOrNull(input.bankAccount),
    businessScope: textOrNull(input.businessScope),
  };
}
