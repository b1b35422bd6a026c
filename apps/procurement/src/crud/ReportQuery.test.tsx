import { refuse, reply } from '@gezi/client/testing';
import { ReportDialog, ReportQueryContext } from '@gezi/pickers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { ReportQuery } from './ReportQuery';

const DATA = 'GET /online/cgreport/api/getData/{id}';

test('the dialog of a report queries its rows', async () => {
  const { server } = renderPage({
    page: (
      <ReportQueryContext value={ReportQuery}>
        <ReportDialog open code="material_report" onOk={() => undefined} onCancel={() => undefined} />
      </ReportQueryContext>
    ),
    path: '/report',
    routes: {
      'GET /online/cgreport/api/getRpColumns/{code}': reply({
        cgRpConfigId: 'r1',
        cgRpConfigName: '物料报表',
        columns: [{ title: '物料名称', dataIndex: 'name', align: 'left' }],
        dictOptions: {},
      }),
      'GET /online/cgreport/api/getQueryInfo/{id}': reply([
        { field: 'name', label: '物料名称', mode: 'single', view: 'text', hidden: '0', dictCode: null },
      ]),
      [DATA]: ({ query }) =>
        query.superQueryParams === undefined
          ? reply({ records: [{ id: 'm1', name: '闸阀' }], total: 1 })
          : query.superQueryMatchType === 'and'
            ? reply({ records: [{ id: 'm2', name: '轴承' }], total: 1 })
            : refuse('no match type'),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: '物料报表' }));
  await dialog.findByText('闸阀');
  fireEvent.click(await dialog.findByRole('button', { name: '高级查询' }));
  const builder = within((await screen.findAllByRole('dialog')).at(-1)!);
  fireEvent.click(builder.getByRole('button', { name: '添加条件' }));
  fireEvent.change(builder.getByRole('textbox', { name: '第 1 个条件的值' }), { target: { value: '轴承' } });
  fireEvent.click(builder.getByRole('button', { name: '查询' }));
  await dialog.findByText('轴承');
  await waitFor(() => expect(dialog.queryByText('闸阀')).toBeNull());
  const { superQueryParams } = server.requestsOf(DATA).at(-1)!.query;
  expect(JSON.parse(decodeURI(superQueryParams!))).toMatchObject([{ field: 'name', rule: 'like', val: '轴承' }]);
});
