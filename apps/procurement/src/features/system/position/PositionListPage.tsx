import { deletePositions, exportPositions, importPositions, listPositions, positionFields } from '@gezi/domain';
import { ListPage } from '../../../crud/ListPage';
import { PositionDrawer } from './PositionDrawer';
import { useTexts } from './texts';

const ENDPOINTS = {
  list: listPositions,
  deleteBatch: deletePositions,
  export: exportPositions,
  import: importPositions,
};

/** `/isystem/position`: positions of users. */
export const PositionListPage = () => (
  <ListPage
    fields={positionFields}
    endpoints={ENDPOINTS}
    permission="system:position"
    texts={useTexts()}
    nameOf={nameOf}
    settings="system-position.list"
    form={({ row, onClose }) => <PositionDrawer position={row} onClose={onClose} />}
  />
);

const nameOf = ({ name }: { name: string }) => name;
