import { usePermission } from '@gezi/client';
import { deleteProtocols, listProtocols, protocolFields, type Protocol } from '@gezi/domain';
import { formatDateTime } from '@gezi/ui';
import { useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../../../crud/ListPage';
import { CALLS_OF } from '../invalidateSite';
import { useTexts } from '../texts';
import { ProtocolDrawer } from './ProtocolDrawer';

const ENDPOINTS = { list: listProtocols, deleteBatch: deleteProtocols };
const isPublished = ({ status }: Protocol) => status === '1';
const look = ({ code }: Protocol) => void window.open(`/protocol/${encodeURIComponent(code)}`, '_blank', 'noopener');

/** `/portal/protocol`: protocols with all their versions. */
export function ProtocolListPage() {
  const texts = useTexts();
  const t = texts.protocol;
  const mayAdd = usePermission('portal:protocol:add');
  const [copied, setCopied] = useState<Protocol>();
  const faces = useMemo(
    () => ({
      effectiveTime: ({ effectiveTime }: Protocol) => (effectiveTime ? formatDateTime(effectiveTime) : t.atOnce),
    }),
    [t],
  );
  const rowActions = useMemo<ListAction<Protocol>[]>(
    () => [
      'edit',
      ...(mayAdd ? [{ key: 'copy', label: t.nextVersion, onClick: setCopied }] : []),
      { key: 'look', label: texts.look, visible: isPublished, onClick: look },
      'remove',
    ],
    [texts, t, mayAdd],
  );

  return (
    <>
      <ListPage
        fields={protocolFields}
        endpoints={ENDPOINTS}
        permission="portal:protocol"
        texts={useMemo(
          () => ({
            title: t.title,
            description: t.hint,
            listLabel: t.listLabel,
            removeConfirm: texts.removeOne,
            removeSeveral: texts.removeSeveral,
          }),
          [texts, t],
        )}
        nameOf={nameOf}
        settings="portal-protocol"
        faces={faces}
        rowActions={rowActions}
        invalidates={CALLS_OF.protocol}
        form={({ row, onClose }) => <ProtocolDrawer {...(row && { id: row.id })} onClose={onClose} />}
      />
      {copied && <ProtocolDrawer id={copied.id} isCopied onClose={() => setCopied(undefined)} />}
    </>
  );
}

const nameOf = ({ title, version }: Protocol) => `${title} ${version}`;
