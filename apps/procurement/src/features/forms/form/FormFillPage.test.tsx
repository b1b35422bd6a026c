import { refuse, reply } from '@gezi/client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { headOf } from '../shared/testing/onlineForms';
import { FormFillPage } from './FormFillPage';

const ADD = 'POST /online/cgform/api/form/{code}';
const VALIDATE = 'POST /flowable/form/validate';
const item = {
  head: headOf({ id: 'f1', tableTxt: '用车申请' }),
  schema: { type: 'object' as const, properties: {}, required: [], table: 'f1' },
  formContent: JSON.stringify({
    list: ['name', 'phone'].map((id) => ({ id, _id: id, compType: 'input', label: id === 'name' ? '姓名' : '电话' })),
    config: {},
  }),
  remark: '公务用车',
  enhanceJs: '' as const,
  cgButtonList: [],
};

test('fills in a form, shows all refused values, and leads to the records', async () => {
  const { server, address } = renderPage({
    page: <FormFillPage />,
    path: '/lowcode/form-data?id=f1',
    routes: {
      'GET /online/cgform/api/getFormItem/{code}': reply(item),
      [ADD]: refuse('姓名不能为空', { field: 'name' }),
      [VALIDATE]: reply({
        valid: false,
        errors: [
          { id: 'name', label: '姓名', message: '姓名不能为空' },
          { id: 'phone', label: '电话', message: '电话不符合规则' },
        ],
      }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '提交' }));
  expect((await screen.findAllByText(/电话不符合规则/))[0]).toBeVisible();
  expect(server.requestsOf(VALIDATE)[0]!.body).toMatchObject({ formId: 'f1' });
  expect(screen.getByText('公务用车')).toBeVisible();

  server.route(ADD, reply('r1'));
  fireEvent.change(screen.getByLabelText('姓名'), { target: { value: '张三' } });
  fireEvent.change(screen.getByLabelText('电话'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('提交成功')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '查看记录' }));
  expect(address()).toBe('/online/cgformList/f1');
});
