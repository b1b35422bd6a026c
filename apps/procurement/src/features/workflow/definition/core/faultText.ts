import type { DefinitionFault } from '@gezi/domain';
import type { Texts } from '../texts/zh-CN';

/** Text of a fault, with its field if it has one. */
export const faultText = ({ code, field }: DefinitionFault, { faults }: Texts): string =>
  [faults[code] ?? code, field].filter(Boolean).join(' ');
