import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderPage } from '../../../testing/renderPage';
import { HeadEditorPage } from './HeadEditorPage';
import { fieldOf, headOf, rights } from '../shared/testing/onlineForms';

const EDIT = 'PUT /online/cgform/api/editAll';
const ADD = 'POST /online/cgform/api/addAll';
const fields = [
  fieldOf({ id: 'f1', dbFieldName: 'name', dbFieldTxt: '名称', fieldMustInput: '1' }),
  fieldOf({ id: 'f2', dbFieldName: 'price', dbFieldTxt: '原值', dbType: 'double', orderNum: 1 }),
];

const open = (path: string, routes: FakeRoutes = {}, keep = false) =>
  renderPage({
    page: <HeadEditorPage />,
    path,
    auth: rights(),
    keep,
    routes: {
      'GET /online/cgform/head/list': reply(pageOf([headOf()])),
      'GET /online/cgform/field/listByHeadId': reply(fields),
      ...routes,
    },
  });

test('sends the form with its fields in order and shows a refusal at its field', async () => {
  const refused = { field: 'fields.1.dbFieldName' };
  const { server, address } = open('/online/cgform/edit?id=h1', { [EDIT]: refuse('字段名“price”与附表相同', refused) });
  const name = await screen.findByLabelText('表描述');
  fireEvent.change(name, { target: { value: '固定资产登记' } });
  expect(await within(await screen.findByRole('grid', { name: '字段' })).findByDisplayValue('price')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('字段名“price”与附表相同')).toBeVisible();
  const sent = server.requestsOf(EDIT)[0]!.body as { head: object; fields: object[] };
  expect(sent.head).toMatchObject({ id: 'h1', tableTxt: '固定资产登记', updateTime: '2026-11-20 09:00:00' });
  expect(sent.fields).toMatchObject([
    { id: 'f1', dbFieldName: 'name', orderNum: 0, fieldMustInput: '1' },
    { id: 'f2', dbFieldName: 'price', orderNum: 1, dbType: 'double' },
  ]);
  server.route(EDIT, reply(null));
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(address()).toBe('/flowable/form'));
});

test('requires a name, a table and a field for a new form', async () => {
  const { server } = open('/online/cgform/edit');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入表描述')).toBeVisible();
  fireEvent.change(screen.getByLabelText('表描述'), { target: { value: '资产登记' } });
  fireEvent.change(screen.getByLabelText('表名'), { target: { value: 'Asset' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByLabelText('表名')).toHaveAttribute('aria-invalid', 'true'));
  fireEvent.change(screen.getByLabelText('表名'), { target: { value: 'asset' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('保存失败')).toBeVisible();
  expect(server.requestsOf(ADD)).toHaveLength(0);
});

test('reports a missing form', async () => {
  open('/online/cgform/edit?id=h9', { 'GET /online/cgform/head/list': reply(pageOf([])) });
  expect(await screen.findByText('未找到该表单')).toBeVisible();
});

test('offers the draft of form and fields after a reload, and saves it', async () => {
  const first = open('/online/cgform/edit?id=h1');
  fireEvent.change(await screen.findByLabelText('表描述'), { target: { value: '固定资产登记' } });
  fireEvent.click(screen.getByRole('checkbox', { name: '供应商' }));
  const price = await within(await screen.findByRole('grid', { name: '字段' })).findByDisplayValue('price');
  price.focus();
  fireEvent.input(price, { target: { value: 'amount' } });
  price.blur();
  first.unmount();

  const { server } = open('/online/cgform/edit?id=h1', { [EDIT]: reply(null) }, true);
  fireEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await within(screen.getByRole('grid', { name: '字段' })).findByDisplayValue('amount')).toBeVisible();
  expect(screen.getByLabelText('表描述')).toHaveValue('固定资产登记');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.requestsOf(EDIT)).toHaveLength(1));
  expect(server.requestsOf(EDIT)[0]!.body).toMatchObject({
    head: { tableTxt: '固定资产登记', publishedTo: 'supplier' },
    fields: [{ id: 'f1' }, { id: 'f2', dbFieldName: 'amount' }],
    deleteFieldIds: [],
  });
});
