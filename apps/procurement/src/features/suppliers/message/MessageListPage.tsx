import { useClient, usePermission, useSession } from '@gezi/client';
import { listSupplierMessages, readSupplierMessages, supplierMessageFields, type SupplierMessage } from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { useLocalName } from '../../../crud/useLocalName';
import { MessageDialog } from './MessageDialog';
import { SendDialog } from './SendDialog';
import { useTexts } from './texts';

const ENDPOINTS = { list: listSupplierMessages };
/** The fields for the people of a supplier, whose messages have the same supplier. */
const OWN_FIELDS = supplierMessageFields.filter(({ key }) => key !== 'supplierName');

/** `/supplier/message`: messages to the caller's supplier, or those that were sent to suppliers. */
export function MessageListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const maySend = usePermission('supplier:message:add');
  const isSupplier = Boolean(useSession().user?.supplierId);
  const [opened, setOpened] = useState<SupplierMessage>();
  const [isSending, setSending] = useState(false);

  const read = useCallback(
    async (ids: string) => {
      await client.call(readSupplierMessages, { ids });
      await invalidate(queries, listSupplierMessages);
    },
    [client, queries],
  );
  const open = useCallback(
    (opening: SupplierMessage) => {
      setOpened(opening);
      if (isSupplier && opening.readFlag === '0') void read(opening.id);
    },
    [isSupplier, read],
  );
  const localName = useLocalName();
  const nameOf = useCallback(({ title, titleEn }: SupplierMessage) => localName(title, titleEn), [localName]);
  const rowActions = useMemo<ListAction<SupplierMessage>[]>(
    () => [{ key: 'open', label: texts.open, onClick: open }],
    [texts, open],
  );
  const readAll = async () => {
    await read('all');
    void message.success(texts.readDone);
  };

  return (
    <>
      <ListPage
        fields={isSupplier ? OWN_FIELDS : supplierMessageFields}
        endpoints={ENDPOINTS}
        texts={texts}
        nameOf={nameOf}
        settings="supplier-messages"
        rowActions={rowActions}
        onRowActivate={open}
        toolbar={
          <>
            {isSupplier && <Button onClick={() => void readAll()}>{texts.readAll}</Button>}
            {maySend && (
              <Button type="primary" onClick={() => setSending(true)}>
                {texts.send}
              </Button>
            )}
          </>
        }
      />
      {opened && <MessageDialog message={opened} onClose={() => setOpened(undefined)} />}
      {isSending && <SendDialog onClose={() => setSending(false)} />}
    </>
  );
}
