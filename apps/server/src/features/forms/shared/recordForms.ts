import { checkFilling, compileForm, type FieldRights, type FormValues, type Json } from '@gezi/form-designer/core';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { onlineFormData } from '../../../platform/db';
import { Refusal } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { FormRecords, RecordFilling } from '../../../records/forms/FormRecords';
import type { DataForm } from './DataForm';
import { formData } from './formData';
import { readContent } from './readContent';
import { today } from './today';
import { fromWire } from './wireValues';

/** Records of forms of one kind, for features that fill them in. */
export function recordForms(services: Services, kind: 'form' | 'online'): FormRecords {
  const { db, clock } = services;
  const data = formData(services);

  return {
    async find(tenantId, formId) {
      const form = await formOf(tenantId, formId);
      if (!form) return undefined;
      const document = readContent(form.content());
      const shown = [...compileForm(document).byId.values()].filter(({ unseen }) => !unseen);
      return {
        id: form.id,
        name: form.name,
        kind,
        document,
        fields: shown.map(({ id, label, columns }) => ({ id, label: label || id, isTable: columns !== undefined })),
      };
    },

    async values(tenantId, formId, recordId) {
      const form = await formOf(tenantId, formId);
      return form && storedValues(tenantId, form, recordId);
    },

    async check(tenantId, formId, recordId, filling) {
      return checked(tenantId, await existing(tenantId, formId), recordId, filling);
    },

    async fill(caller, formId, recordId, filling) {
      const form = await existing(caller.tenantId, formId);
      const submission = await checked(caller.tenantId, form, recordId, filling);
      return { id: await data.fill(caller, form, recordId, submission), values: submission.values };
    },
  };

  async function formOf(tenantId: number, formId: string): Promise<DataForm | undefined> {
    try {
      const form = await data.formOf(systemCaller(tenantId), formId);
      return form.id === formId && form.isLenient === (kind === 'online') ? form : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  async function existing(tenantId: number, formId: string): Promise<DataForm> {
    const form = await formOf(tenantId, formId);
    if (!form) throw new Error(`the form ${formId} is missing`);
    return form;
  }

  async function checked(tenantId: number, form: DataForm, recordId: string | undefined, filling: RecordFilling) {
    const stored = (recordId !== undefined && (await storedValues(tenantId, form, recordId))) || {};
    const { document, byId } = form.compiled;
    // Fields that the form does not show keep their values.
    const unnamed = Object.fromEntries([...byId.keys()].map((id) => [id, 'readonly']));
    const rights = { ...unnamed, ...filling.rights } as FieldRights;
    return checkFilling(document, { stored, sent: filling.sent, rights }, { today: today(clock) });
  }

  async function storedValues(tenantId: number, form: DataForm, recordId: string): Promise<FormValues | undefined> {
    const [row] = await db.orm
      .select({ values: onlineFormData.values })
      .from(onlineFormData)
      .where(
        and(eq(onlineFormData.tenantId, tenantId), eq(onlineFormData.formId, form.id), eq(onlineFormData.id, recordId)),
      );
    return row && (fromWire(form, row.values) as Readonly<Record<string, Json>>);
  }
}
