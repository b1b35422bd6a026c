import { contracts, increments } from './contracts.ts';
import { files } from './files.ts';
import { formRecords, formVersions } from './forms.ts';
import { lists, suppliers } from './lists.ts';
import { plans } from './plans.ts';
import { processes } from './processes.ts';
import { bids, offers, openings } from './sourcing.ts';
import type { Writer } from '../kit/Writer.ts';

/** One writer for each kind of document, for form records, files, processes and plain lists. */
export const writers: readonly Writer[] = [
  plans,
  bids,
  openings,
  offers,
  contracts,
  increments,
  formRecords,
  formVersions,
  processes,
  files,
  suppliers,
  ...lists,
];
