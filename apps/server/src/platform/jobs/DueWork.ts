/**
 * A change that happens at a time stored with a record, e.g. the end of a black list entry. Every server looks for due
 * records; the change itself locks the record and checks its state, so that it happens once.
 */
export interface DueWork {
  /** For the log, e.g. `supplier-black-end`. */
  name: string;
  /** Ids of due records with their tenants, earliest first. Compare with the clock of the database. */
  find: (limit: number) => Promise<readonly DueRecord[]>;
  /** Changes one record in its own transaction. */
  change: (record: DueRecord) => Promise<void>;
}

export interface DueRecord {
  id: string;
  tenantId: number;
}
