import { listAddresses, type Contact, type DepartmentNode, type InputOf } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { PageCard } from '@gezi/ui';
import { useCallback, useMemo, useState } from 'react';
import { pageParams, type ListState } from '../../../../crud/core/listState';
import { DepartTree } from '../../../../crud/DepartTree';
import { ListView } from '../../../../crud/ListView';
import { PersonName } from '../../../../crud/PersonName';
import type { SearchField } from '../../../../crud/SearchField';
import { useTexts } from './texts';

/** `/isystem/addressList`: whom one can reach, by department. */
export function AddressListPage() {
  const texts = useTexts();
  const [depart, setDepart] = useState<DepartmentNode>();
  const columns = useMemo<GridColumn<Contact>[]>(
    () => [
      { key: 'realname', title: texts.realname, width: 130, isOrder: true, render: nameOf },
      { key: 'workNo', title: texts.workNo, width: 95, isOrder: true },
      { key: 'departName', title: texts.departName, width: 150 },
      { key: 'post_dictText', title: texts.post, width: 110 },
      { key: 'telephone', title: texts.telephone, width: 140 },
      { key: 'phone', title: texts.phone, width: 120 },
      { key: 'email', title: texts.email },
    ],
    [texts],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'realname', label: texts.realname },
      { kind: 'text', name: 'workNo', label: texts.workNo },
    ],
    [texts],
  );
  const orgCode = depart?.orgCode;
  const input = useCallback((state: ListState) => addressInput(state, orgCode), [orgCode]);

  return (
    <div className="gezi-beside-tree">
      <PageCard title={texts.treeTitle}>
        <DepartTree label={texts.treeTitle} value={depart?.key} onChange={setDepart} />
      </PageCard>
      <div>
        <ListView
          title={texts.title}
          description={depart?.title ?? texts.allDeparts}
          label={texts.listLabel}
          fields={fields}
          endpoint={listAddresses}
          input={input}
          columns={columns}
          settings="address-list"
        />
      </div>
    </div>
  );
}

const nameOf = ({ realname, avatar }: Contact) => <PersonName name={realname} avatar={avatar} />;

function addressInput(state: ListState, orgCode: string | undefined): InputOf<typeof listAddresses> {
  const { realname, workNo } = state.filters;
  return { ...pageParams(state), realname, workNo, orgCode };
}
