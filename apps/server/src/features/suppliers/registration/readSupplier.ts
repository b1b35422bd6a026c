import type { InputOf, resubmitRegistration } from '@gezi/domain';
import { readFileList } from '../../../records/files/readFileList';
import { readSupplierMembers } from '../shared/readSupplierMembers';
import { SUPPLIER_FILES } from '../shared/supplierPage';

type SupplierInput = InputOf<typeof resubmitRegistration>;

/**
 * Validates and trims the input of a supplier registration. Empty optional fields become null.
 *
 * @param types values of the dictionary supplier_type
 * @throws {Refusal} naming the invalid field
 */
export function readSupplier(input: SupplierInput, types: ReadonlySet<string>) {
  const members = readSupplierMembers(input, types);
  const licenses = readFileList(input.licenseUrl, SUPPLIER_FILES, 'licenseUrl');
  const qualifications = readFileList(input.qualificationUrl, SUPPLIER_FILES, 'qualificationUrl');
  return {
    urls: [...new Set([...licenses, ...qualifications].map(({ url }) => url))],
    members: {
      ...members,
      licenseUrl: listOrNull(licenses),
      qualificationUrl: listOrNull(qualifications),
    },
  };
}

const listOrNull = (files: readonly object[]): string | null => (files.length > 0 ? JSON.stringify(files) : null);
