import type { ChecksumName } from '../FieldRule';
import { isBankCard } from './isBankCard';
import { isCitizenId } from './isCitizenId';
import { isCreditCode } from './isCreditCode';

/** The checksums by name. */
export const checksums: Record<ChecksumName, (text: string) => boolean> = {
  citizenId: isCitizenId,
  creditCode: isCreditCode,
  bankCard: isBankCard,
};
