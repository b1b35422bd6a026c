import { useClient } from '@gezi/client';
import { draftContracts, type ContractInfo } from '@gezi/domain';
import { PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, List } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NoRecord } from '../../../crud/NoRecord';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { DocumentSkeleton } from '../../../documents/DocumentSkeleton';
import { useTexts } from '../shared/texts';
import { ContractDraft } from './ContractDraft';
import { valuesOf } from './core/contractDraft';

interface AwardedDraftProps extends Omit<LoadedDocument<ContractInfo>, 'reloads' | 'doc'> {
  projectId: string;
}

/** A new contract for a winner of an awarded project; of several winners one is chosen. */
export function AwardedDraft({ projectId, ...loaded }: AwardedDraftProps) {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: [draftContracts.path, projectId],
    queryFn: () => client.call(draftContracts, { purchaseInfoId: projectId }, { silent: true }),
    gcTime: 0,
  });
  if (!data && !error) return <DocumentSkeleton titles={[texts.contractInfo, texts.materials]} />;
  const supplierId = chosen ?? (data?.length === 1 ? data[0]!.supplierId : undefined);
  const draft = data?.find((one) => one.supplierId === supplierId);
  if (draft) {
    return <ContractDraft doc={undefined} start={valuesOf(draft)} supplierName={draft.supplierName} {...loaded} />;
  }
  const projectPath = `/purchase/project/view?${new URLSearchParams({ id: projectId })}`;
  if (!data?.length) {
    return (
      <NoRecord
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: texts.noWinnerTitle, hint: texts.noWinnerHint }}
        back={{ label: texts.backToProject, path: projectPath }}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={texts.addTitle}
        description={texts.chooseWinnerHint}
        actions={<Button onClick={() => void navigate(projectPath)}>{texts.backToProject}</Button>}
      />
      <PageCard title={texts.chooseWinner}>
        <List
          dataSource={data}
          renderItem={(one) => (
            <List.Item
              actions={[
                <Button key="draw" type="primary" onClick={() => setChosen(one.supplierId)}>
                  {texts.drawContract}
                </Button>,
              ]}
            >
              <List.Item.Meta
                title={one.supplierName}
                description={texts.winnerLines(one.contractInfoDetailList.length)}
              />
            </List.Item>
          )}
        />
      </PageCard>
    </>
  );
}
