import { supplierMessageFields, type SupplierMessage, type SupplierMessageSend } from '@gezi/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { peopleOfSuppliers } from '../../../identity/users/peopleOfSuppliers';
import { bulkInsert, newId, supplierInfo, supplierMessage, timeText } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { ListRequest } from '../../../platform/query/listQuery';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { CREATORS } from '../../../records/lists/creators';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { writtenNotice } from '../../../records/notices/writtenNotice';
import { messageTexts as t } from './texts';

/** Page of a supplier with its messages. */
const PAGE = '/supplier/message';

/** Messages to the people of suppliers. */
export function supplierMessages(services: Services) {
  const { db, clock, notices } = services;
  const records = recordsWithTexts<SupplierMessage>(services, {
    recordName: () => t.what,
    nameOf: ({ title }) => title,
    table: supplierMessage,
    page: 'supplier/MessageList',
    fields: supplierMessageFields,
    scope: ({ tenantId, supplierId }) =>
      and(eq(supplierMessage.tenantId, tenantId), supplierId ? eq(supplierMessage.supplierId, supplierId) : undefined),
    dicts: CREATORS,
  });

  return {
    async list(caller: Caller, request: ListRequest) {
      const mayRead = Boolean(caller.supplierId) || (await hasPermission(db, caller, 'supplier:message:add'));
      return records.list(caller, request, mayRead ? undefined : sql`false`);
    },

    /** Stores a message for each supplier and notifies its people. */
    async send(caller: Caller, { supplierIds, title, content }: SupplierMessageSend, logChange: LogChange) {
      const wanted = [...new Set(supplierIds)];
      const notifyWindows = await db.transaction(async () => {
        const suppliers = await db.orm
          .select({ id: supplierInfo.id, name: supplierInfo.name })
          .from(supplierInfo)
          .where(and(eq(supplierInfo.tenantId, caller.tenantId), inArray(supplierInfo.id, wanted)));
        if (suppliers.length < wanted.length) {
          const at = wanted.findIndex((id) => !suppliers.some((supplier) => supplier.id === id));
          throw refuse(t.unknownSupplier, `supplierIds/${at}`);
        }
        const sendTime = timeText(clock());
        await bulkInsert(
          db,
          supplierMessage,
          suppliers.map(({ id, name }) => ({
            id: newId(),
            supplierId: id,
            supplierName: name,
            title: title.trim(),
            content: content.trim(),
            sendTime,
            readFlag: '0',
            ...createdBy(caller, clock()),
          })),
        );
        await logChange('add', () => t.audit(title.trim(), suppliers.length), { supplierIds: wanted, title });
        return notices.send({
          tenantId: caller.tenantId,
          userIds: await peopleOfSuppliers(db, wanted),
          ...writtenNotice({ title: () => title.trim(), content: () => content.trim() }),
          sender: caller.username,
          link: { page: PAGE, busType: 'supplierMessage', busId: '' },
        });
      });
      notifyWindows();
      return null;
    },

    /** Marks messages of the caller's supplier as read. @param ids comma-joined, or `all` */
    async read({ supplierId, tenantId }: Caller, ids: string): Promise<null> {
      const isOwn = and(
        eq(supplierMessage.tenantId, tenantId),
        eq(supplierMessage.supplierId, supplierId ?? ''),
        eq(supplierMessage.readFlag, '0'),
      );
      const chosen = ids.trim() === 'all' ? undefined : inArray(supplierMessage.id, splitList(ids));
      await db.orm
        .update(supplierMessage)
        .set({ readFlag: '1', readTime: timeText(clock()) })
        .where(and(isOwn, chosen));
      return null;
    },
  };
}
