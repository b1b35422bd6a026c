import { appraisals } from './appraisals.ts';
import { contracts, contractTemplates, increments } from './contracts.ts';
import { files, largeFiles } from './files.ts';
import { formRecords, formVersions } from './forms.ts';
import { lists } from './lists.ts';
import { plans } from './plans.ts';
import { processes } from './processes.ts';
import { bids, offers, openings } from './sourcing.ts';
import { blackList, evaluations, registrations, supplierChanges } from './suppliers.ts';
import type { Writer } from '../kit/Writer.ts';

/** One writer for each kind of document, for form records, files, processes and plain lists. */
export const writers: Writer[] = [
  plans,
  bids,
  openings,
  offers,
  appraisals,
  contracts,
  contractTemplates,
  increments,
  formRecords,
  formVersions,
  processes,
  files,
  largeFiles,
  supplierChanges,
  blackList,
  evaluations,
  registrations,
  ...lists,
];
