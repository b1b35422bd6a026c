import { usePermission } from '@gezi/client';
import { announcementStatus, type AnnouncementRow } from '@gezi/domain';
import { RowActions } from '../../../../crud/RowActions';
import { RowButton } from '../../../../crud/RowButton';
import { RowMore } from '../../../../crud/RowMore';
import { useTexts } from '../texts';

export type RowAction = 'edit' | 'view' | 'release' | 'revoke' | 'readers' | 'remove';

interface AnnouncementRowActionsProps {
  row: AnnouncementRow;
  onChoose: (action: RowAction, row: AnnouncementRow) => void;
}

/** What the caller may do with an announcement in its state. */
export function AnnouncementRowActions({ row, onChoose }: AnnouncementRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('system:annountCement:edit');
  const mayRelease = usePermission('system:annountCement:release');
  const mayDelete = usePermission('system:annountCement:delete');
  const isPublished = row.sendStatus === announcementStatus.published;
  const shown: { key: RowAction; label: string }[] = [
    ...(mayEdit && !isPublished ? [{ key: 'edit' as const, label: texts.edit }] : []),
    ...(isPublished ? [{ key: 'readers' as const, label: texts.readers }] : []),
    ...(mayRelease
      ? [
          isPublished
            ? { key: 'revoke' as const, label: texts.revoke }
            : { key: 'release' as const, label: texts.release },
        ]
      : []),
  ];
  const more = [
    { key: 'view' as const, label: texts.preview },
    ...(row.sendTime && !isPublished ? [{ key: 'readers' as const, label: texts.readers }] : []),
    ...(mayDelete && !isPublished ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <RowActions>
      {shown.map(({ key, label }) => (
        <RowButton key={key} label={label} of={row.titile} onClick={() => onChoose(key, row)} />
      ))}
      <RowMore name={row.titile} items={more} onChoose={(action) => onChoose(action, row)} />
    </RowActions>
  );
}
