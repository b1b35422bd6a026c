import { FileWordOutlined } from '@ant-design/icons';
import { useClient, usePermission } from '@gezi/client';
import { exportContractDocx, listContractTemplates, type ContractInfo } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useDownload } from '../../../documents/useDownload';
import { useTexts } from './texts';

/** Templates offered; the newest come first. */
const MAX_OFFERED = 50;

/** Exports a contract as a .docx file, and offers its templates if there are several. */
export function ExportDocxButton({ contract }: { contract: Pick<ContractInfo, 'id' | 'contractType'> }) {
  const texts = useTexts();
  const client = useClient();
  const mayExport = usePermission('contract:contractInfo:exportDocx');
  const mayChoose = usePermission('contract:contractTemplate:list');
  const { download, isRunning } = useDownload(exportContractDocx);
  const { data } = useQuery({
    queryKey: [listContractTemplates.path, 'in-use'],
    queryFn: ({ signal }) =>
      client.call(listContractTemplates, { status: '1', pageSize: MAX_OFFERED }, { signal, silent: true }),
    enabled: mayExport && mayChoose,
  });
  if (!mayExport) return null;
  const fitting = (data?.records ?? []).filter(
    ({ contractType }) => contractType === null || contractType === contract.contractType,
  );
  const run = (templateId?: string) => void download({ id: contract.id, ...(templateId && { templateId }) });
  const isChoice = fitting.length > 1;
  const button = (
    <Button
      icon={<FileWordOutlined aria-hidden />}
      loading={isRunning}
      {...(isChoice ? { 'aria-haspopup': 'menu' } : { onClick: () => run() })}
    >
      {texts.exportDocx}
    </Button>
  );
  if (!isChoice) return button;
  const items = fitting.map(({ id, name }) => ({ key: id, label: name }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => run(key) }}>
      {button}
    </Dropdown>
  );
}
