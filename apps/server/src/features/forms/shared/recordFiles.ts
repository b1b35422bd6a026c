import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { onlineFormData } from '../../../platform/db';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { FileReader } from '../../../records/files/FileReader';
import { formData } from './formData';
import { fileUrls } from './recordAttachments';

/** Callers may read the files of form records that they see in their list, or in fields that another view shows them. */
export function recordFiles(services: Services): FileReader {
  const { db, formRecordReaders } = services;
  const data = formData(services);
  return {
    isExclusive: 'attached',
    async mayRead(caller, { recordId, tenantId, url }) {
      if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
      const [row] = await db.orm
        .select({ formId: onlineFormData.formId })
        .from(onlineFormData)
        .where(and(eq(onlineFormData.tenantId, tenantId), eq(onlineFormData.id, recordId)));
      if (!row) return false;
      if (await data.isListed(caller, row.formId, recordId)) return true;
      for (const reader of formRecordReaders) {
        const views = await reader.viewsOf(caller, recordId);
        if (views.length === 0) continue;
        const form = await data.formOf(systemCaller(tenantId), row.formId);
        if (views.some((values) => fileUrls(form, values).includes(url))) return true;
      }
      return false;
    },
  };
}
