import { supplierPageOf, type SupplierBusType } from '@gezi/domain';
import { peopleOfSuppliers } from '../../identity/users/peopleOfSuppliers';
import { newId, supplierMessage, timeText } from '../../platform/db';
import { createdBy } from '../../platform/db/createdBy';
import { inEachLanguage } from '../../platform/texts';
import type { RecordServices } from '../RecordServices';
import { personalNotices } from './personalNotices';

/** The supplier that an event concerns. */
interface ConcernedSupplier {
  id: string;
  name: string;
  mobile: string | null;
  email: string | null;
  tenantId: number;
}

interface SupplierEvent {
  title: () => string;
  content: () => string;
  /** The record that the event is about. */
  busType: SupplierBusType;
  busId: string;
}

/**
 * Notifies a supplier of an event: a message on its page, a notice to each of its people, an SMS and an e-mail to its
 * contact (contract, part 3 §6). Call it within the transaction of the event.
 *
 * @returns notifies open windows; call it after the transaction commits
 */
export function supplierEvents(services: Pick<RecordServices, 'db' | 'clock' | 'notices'>) {
  const { db, clock } = services;
  const notify = personalNotices(services);

  /** @param sender username */
  return async (
    { id, name, mobile, email, tenantId }: ConcernedSupplier,
    { title, content, busType, busId }: SupplierEvent,
    sender: string,
  ): Promise<() => void> => {
    const [chinese, english] = inEachLanguage(() => ({ title: title(), content: content() }));
    await db.write(
      db.orm.insert(supplierMessage).values({
        id: newId(),
        supplierId: id,
        supplierName: name,
        title: chinese.title,
        titleEn: english.title,
        content: chinese.content,
        contentEn: english.content,
        busType,
        busId,
        sendTime: timeText(clock()),
        ...createdBy({ username: sender, orgCode: null, tenantId }, clock()),
      }),
    );
    const page = supplierPageOf(busType, busId);
    const readers = { userIds: await peopleOfSuppliers(db, [id]), tenantId };
    const link = page === undefined ? {} : { link: { page, busType, busId } };
    return notify({ tenantId, readers, mobile, email }, { title, content, ...link }, sender);
  };
}
