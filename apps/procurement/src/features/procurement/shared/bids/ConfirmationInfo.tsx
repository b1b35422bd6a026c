import { CONFIRMATION_TEXTS, type SupplierConfirmation } from '@gezi/domain';
import { DescriptionGrid, PageCard } from '@gezi/ui';
import { StoredFiles } from '../../../../documents/StoredFiles';
import { parseFileList } from '../../../../forms/core/fileList';
import { useTexts } from './texts';

/** Confirmations of a supplier beside its prices; only those it filled in (P§2). */
export function ConfirmationInfo({ confirmation }: { confirmation: SupplierConfirmation | null }) {
  const texts = useTexts();
  if (!confirmation) return null;
  const items = [
    ...CONFIRMATION_TEXTS.flatMap((name) => {
      const value = confirmation[name]?.trim();
      return value ? [{ label: texts[name], value: <span className="gezi-bid-text">{value}</span>, wide: true }] : [];
    }),
    ...(parseFileList(confirmation.fileUrl).length > 0
      ? [{ label: texts.fileUrl, value: <StoredFiles list={confirmation.fileUrl} />, wide: true }]
      : []),
  ];
  return items.length === 0 ? null : (
    <PageCard title={texts.confirmation} level={3}>
      <DescriptionGrid items={items} />
    </PageCard>
  );
}
