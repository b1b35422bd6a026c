import type { FieldFailure, FieldRights, FormDocument, FormValues } from '@gezi/form-designer/core';
import type { Caller } from '../../platform/http/Caller';

/** A form whose records other features fill in and read, e.g. processes. */
export interface RecordForm {
  id: string;
  name: string;
  kind: 'form' | 'online';
  /** The form as it is shown. */
  document: FormDocument;
  /** Fields that are shown, in order. */
  fields: readonly { id: string; label: string; isTable: boolean }[];
}

export interface RecordFilling {
  /** Values by field, in the format of the form. */
  sent: Readonly<Record<string, unknown>>;
  /** Fields that are not named, e.g. those that the form does not show, keep their values. */
  rights: FieldRights;
}

/** A record as it would be after filling it in. */
export interface FilledRecord {
  values: FormValues;
  failures: readonly FieldFailure[];
}

/**
 * Records of forms of one kind. Whoever calls this decides who may read and change a record; the scopes of the record lists
 * do not apply.
 */
export interface FormRecords {
  /** @returns undefined for a form that does not exist in the tenant */
  find(tenantId: number, formId: string): Promise<RecordForm | undefined>;
  /** Values in the format of the form; undefined for a record that does not exist. */
  values(tenantId: number, formId: string, recordId: string): Promise<FormValues | undefined>;
  /** Validates without storing. @param recordId undefined for a new record */
  check(tenantId: number, formId: string, recordId: string | undefined, filling: RecordFilling): Promise<FilledRecord>;
  /**
   * Adds or changes a record; call it within the transaction of the change that it belongs to.
   *
   * @throws {Refusal} with the messages of the form, naming the first invalid field
   */
  fill(
    caller: Caller,
    formId: string,
    recordId: string | undefined,
    filling: RecordFilling,
  ): Promise<{ id: string; values: FormValues }>;
}
