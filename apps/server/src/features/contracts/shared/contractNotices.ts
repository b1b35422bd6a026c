import type { ContractAction, SupplierBusType } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { approversOf } from '../../../identity/users/approversOf';
import type { Caller } from '../../../platform/http/Caller';
import { isOfProcess } from '../../../records/approvals/ProcessCaller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { namedTitle } from '../../../records/notices/namedTitle';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import { contractPage, type StoredContract } from './contractKind';
import { contractTexts } from './contractTexts';

const { notice } = contractTexts;

type Words = Readonly<{ opinion?: string | null | undefined; reason?: string | null | undefined }>;

/** Members of a contract that notices name. */
type NoticedContract = Pick<
  StoredContract,
  'id' | 'contractNo' | 'contractName' | 'supplierId' | 'supplierName' | 'executorUserId' | 'departId' | 'endDate'
>;

interface News {
  title: () => string;
  content: () => string;
}

/** Notices about contracts (contract, part 3 §6). */
export function contractNotices(services: Pick<Services, 'db' | 'clock' | 'notices'>) {
  const { db } = services;
  const queue = documentNotices(services);
  const recordEvent = supplierEvents(services);
  const suppliers = supplierLookup(db);
  const waiting: (() => void)[] = [];
  const busType: SupplierBusType = 'contractInfo';

  return {
    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows() {
      queue.notifyWindows();
      for (const notify of waiting.splice(0)) notify();
    },
    toExecutor,
    toUsers,
    toApprovers,
    toSupplier,
    toBoth,

    /** Notifies those whom an action concerns. */
    async acted(caller: Caller, action: ContractAction, contract: NoticedContract, { opinion, reason }: Words) {
      const { contractNo, contractName, supplierName } = contract;
      switch (action) {
        case 'submit':
          // The people of a process are notified by it.
          if (isOfProcess(caller)) return;
          return toApprovers(caller, contract, {
            title: namedTitle(() => notice.submitTitle, contractNo),
            content: () => notice.submitContent(contractNo, contractName),
          });
        case 'approve':
          await toExecutor(caller, contract, {
            title: namedTitle(() => notice.approveTitle, contractNo),
            content: () => notice.approveContent(contractNo, contractName),
          });
          return toSupplier(caller, contract, {
            title: namedTitle(() => notice.waitTitle, contractNo),
            content: () => notice.waitContent(contractNo, contractName),
          });
        case 'reject':
          return toExecutor(caller, contract, {
            title: namedTitle(() => notice.rejectTitle, contractNo),
            content: () => notice.rejectContent(contractNo, opinion ?? ''),
          });
        case 'supplierConfirm':
          return toExecutor(caller, contract, {
            title: namedTitle(() => notice.confirmTitle, contractNo),
            content: () => notice.confirmContent(contractNo, supplierName),
          });
        case 'supplierReject':
          return toExecutor(caller, contract, {
            title: namedTitle(() => notice.refuseTitle, contractNo),
            content: () => notice.refuseContent(contractNo, supplierName, reason ?? ''),
          });
        case 'complete':
          return toBoth(caller, contract, {
            title: namedTitle(() => notice.completeTitle, contractNo),
            content: () => notice.completeContent(contractNo, contractName),
          });
        case 'terminate':
          return toBoth(caller, contract, {
            title: namedTitle(() => notice.terminateTitle, contractNo),
            content: () => notice.terminateContent(contractNo, reason ?? ''),
          });
        case 'expire':
          return toBoth(caller, contract, {
            title: namedTitle(() => notice.expireTitle, contractNo),
            content: () => notice.expireContent(contractNo, contractName),
          });
        default:
      }
    },
  };

  async function toApprovers(caller: Caller, contract: NoticedContract, news: News): Promise<void> {
    return toUsers(caller, contract, await approversOf(db, caller.tenantId, contract.departId), news);
  }

  function toExecutor(caller: Caller, contract: NoticedContract, news: News): Promise<void> {
    return toUsers(caller, contract, [contract.executorUserId], news);
  }

  function toUsers(
    caller: Caller,
    { id }: Pick<NoticedContract, 'id'>,
    userIds: readonly (string | null)[],
    news: News,
  ): Promise<void> {
    return queue.send(caller, { ...news, userIds, page: contractPage(id), busType, busId: id });
  }

  async function toSupplier(caller: Caller, { id, supplierId }: NoticedContract, news: News): Promise<void> {
    for (const supplier of await suppliers.contactsOf([supplierId])) {
      waiting.push(await recordEvent(supplier, { ...news, busType, busId: id }, caller.username));
    }
  }

  async function toBoth(caller: Caller, contract: NoticedContract, news: News): Promise<void> {
    await toExecutor(caller, contract, news);
    await toSupplier(caller, contract, news);
  }
}
