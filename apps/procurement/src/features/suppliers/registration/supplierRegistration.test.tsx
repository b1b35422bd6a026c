import type { AuditedRegistration } from '@gezi/domain';
import { refuse, reply, type FakeRoutes } from '@gezi/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/renderApp';
import { renderPage } from '../../../testing/renderPage';
import { supplier } from '../shared/testing/supplier';
import { RegisterAuditPage } from './RegisterAuditPage';
import { OwnRegistration } from './OwnRegistration';

const ADD = 'POST /supplier/register/add';
const MINE = 'GET /supplier/register/mine';
const VIEW = 'GET /supplier/register/queryById';

const registration: AuditedRegistration = {
  ...supplier,
  name: '华东阀门有限公司',
  shortName: null,
  creditCode: '91310115MA1H7Y4U2X',
  supplierType: '1',
  supplierType_dictText: '制造商',
  legalPerson: '李国强',
  registerCapital: 500,
  establishDate: '2015-06-01',
  linkman: '王经理',
  mobile: '13711111001',
  email: null,
  address: null,
  bankName: null,
  bankAccount: null,
  businessScope: null,
  licenseUrl: JSON.stringify([{ name: '营业执照.pdf', url: 'supplierRegister/a_b.pdf' }]),
  qualificationUrl: null,
  level: null,
  auditStatus: '0',
  auditOpinion: null,
  auditUser: null,
  auditTime: null,
  createTime: '2026-11-20 09:00:00',
  updateTime: '2026-11-20 09:00:00',
  auditTrail: [
    { action: 'register', auditStatus: '0', opinion: null, operator: 'vendor_1', operateTime: '2026-11-20 09:00:00' },
  ],
};
const uploaded = {
  id: 'f1',
  fileName: '营业执照.pdf',
  fileSize: 30,
  fileType: 'pdf',
  url: 'supplierRegister/营业执照_f1.pdf',
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('registering', () => {
  test('uploads with the captcha, sends account and company, and keeps the input after a refusal', async () => {
    const { server } = renderApp({
      path: '/register-supplier',
      signedIn: false,
      routes: {
        [ADD]: refuse('用户名已存在!', { field: 'account/username' }),
        'POST /supplier/register/upload': reply(uploaded, { message: uploaded.url }),
        'GET /sys/user/checkOnlyUser': reply(true),
        'GET /portal/protocol/current': reply({ title: '注册协议', version: '2.0', effectiveTime: null, content: '' }),
      },
    });
    // Queried once, since the form is large.
    const send = await screen.findByText('提交注册');
    fireEvent.click(send);
    expect(screen.getByRole('link', { name: '供应商注册协议' })).toHaveAttribute('href', '/protocol/supplier_register');
    for (const text of ['请输入供应商名称', '请上传营业执照', '请阅读并同意供应商注册协议'])
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    expect(server.requestsOf(ADD)).toHaveLength(0);

    type('用户名', 'vendor_1');
    type('密码', 'lake and mountain');
    type('确认密码', 'lake and mountain');
    type('手机号', '13711111001');
    type('短信验证码', '123456');
    type('供应商名称', '华东阀门有限公司');
    type('联系人', '王经理');
    type('联系电话', '13711111001');
    type('验证码', 'aB3x');
    const file = new File(['%PDF-1.4\n'], '营业执照.pdf', { type: 'application/pdf' });
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    fireEvent.change(input!, { target: { files: [file] } });
    expect((await screen.findAllByText('营业执照.pdf'))[0]).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox'));
    type('统一社会信用代码', '123');
    fireEvent.click(send);
    await waitFor(() => expect(screen.getByText('统一社会信用代码格式不正确')).toBeVisible());
    type('统一社会信用代码', '91350100M000100Y43');
    fireEvent.click(send);
    await waitFor(() => expect(screen.getByText('用户名已存在!')).toBeVisible());
    expect(screen.getByLabelText('供应商名称')).toHaveValue('华东阀门有限公司');
    server.route(ADD, reply({ id: 's1', auditStatus: '0' }));
    fireEvent.click(send);
    await screen.findByText('您的账号 vendor_1 已注册，资料正在审核。登录后可查看审核进度。');
    expect(server.requestsOf(ADD).at(-1)!.body).toMatchObject({
      account: { username: 'vendor_1', password: 'lake and mountain', mobile: '13711111001', smscode: '123456' },
      name: '华东阀门有限公司',
      mobile: '13711111001',
      licenseUrl: JSON.stringify([{ name: '营业执照.pdf', url: uploaded.url }]),
      protocolVersion: '2.0',
    });
  });

  test('restores the draft when the page is opened again', async () => {
    renderApp({ path: '/register-supplier', signedIn: false });
    await screen.findByText('提交注册');
    type('供应商名称', '华东阀门有限公司');
    fireEvent.click(screen.getByRole('link', { name: '使用已有账号登录' }));
    fireEvent.click(await screen.findByRole('link', { name: '供应商注册' }));
    await screen.findByText('提交注册');
    expect(screen.getByLabelText('供应商名称')).toHaveValue('华东阀门有限公司');
  });
});

describe('own registration', () => {
  const at = (routes: FakeRoutes) => renderPage({ page: <OwnRegistration />, path: '/register-supplier', routes });

  test('is under review and can be withdrawn', async () => {
    const WITHDRAW = 'POST /supplier/register/withdraw';
    const { server } = at({ [MINE]: reply(registration), [WITHDRAW]: reply({ ...registration, auditStatus: '3' }) });
    await screen.findByText('您的注册信息已提交，正在审核。');
    expect(screen.queryByRole('button', { name: '重新提交' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '撤回申请' }));
    fireEvent.click(await screen.findByRole('button', { name: /^确\s?定$/ }));
    await screen.findByText('您已撤回注册申请，可修改后重新提交。');
    expect(server.requestsOf(WITHDRAW)).toHaveLength(1);
  });

  test('shows the reason of a rejection and can be corrected', async () => {
    const RESUBMIT = 'PUT /supplier/register/resubmit';
    const refused = {
      ...registration,
      auditStatus: '2',
      auditOpinion: '营业执照不清晰',
      creditCode: '91350100M000100Y43',
    };
    const { server } = at({ [MINE]: reply(refused), [RESUBMIT]: refuse('供应商名称已存在', { field: 'name' }) });
    await screen.findByText('审核意见：营业执照不清晰');
    type('供应商名称', '华东精密阀门有限公司');
    fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
    await waitFor(() => expect(screen.getByText('供应商名称已存在')).toBeVisible());
    server.route(RESUBMIT, reply({ ...refused, auditStatus: '-1', updateTime: '2026-11-21 09:00:00' }));
    fireEvent.click(screen.getByRole('button', { name: '重新提交' }));
    await screen.findByText('您的修改已重新提交，正在审核。');
    expect(server.requestsOf(RESUBMIT).at(-1)!.body).toMatchObject({ name: '华东精密阀门有限公司' });
  });
});

describe('audit', () => {
  const rights = ['list', 'audit'].map((action) => ({
    action: `supplier:register:${action}`,
    type: '2',
    describe: action,
  }));
  async function atList(routes: FakeRoutes = {}, auth = rights, status = '0') {
    const { auditTrail: _trail, ...row } = { ...registration, auditStatus: status };
    const app = renderPage({
      page: <RegisterAuditPage />,
      path: '/supplier/registerAudit',
      auth,
      routes: {
        'GET /supplier/register/list': reply(pageOf([row])),
        [VIEW]: reply({ ...registration, auditStatus: status }),
        'GET /sys/savedQuery/list': reply([]),
        ...routes,
      },
    });
    await within(await screen.findByRole('grid', { name: '注册审核列表' })).findByText(registration.name);
    return app;
  }

  test('requires a reason to reject, and sends it', async () => {
    const REJECT = 'POST /supplier/register/reject';
    const { server } = await atList({ [REJECT]: reply({ ...registration, auditStatus: '2' }) });
    // A click before the row actions have loaded does nothing.
    await waitFor(() => {
      fireEvent.click(screen.getByRole('button', { name: `审核 ${registration.name}` }));
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: '驳回' }));
    expect(await dialog.findByText('请填写审核意见')).toBeInTheDocument();
    fireEvent.change(dialog.getByLabelText('审核意见'), { target: { value: ' 营业执照不清晰 ' } });
    fireEvent.click(dialog.getByRole('button', { name: '驳回' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requestsOf(REJECT)[0]!.body).toEqual({ id: 's1', opinion: '营业执照不清晰' });
  });

  test('approves without an opinion and shows a refusal', async () => {
    const APPROVE = 'POST /supplier/register/approve';
    const { server } = await atList({ [APPROVE]: refuse('当前审核状态不允许该操作，请刷新后重试') });
    fireEvent.click(screen.getByRole('button', { name: `审核 ${registration.name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: '通过' }));
    expect(await dialog.findByText('当前审核状态不允许该操作，请刷新后重试')).toBeInTheDocument();
    expect(server.requestsOf(APPROVE)[0]!.body).toEqual({ id: 's1', opinion: null, level: null });
  });

  test.each(['1', '3', '4'])('is read-only in state %s', async (status) => {
    await atList({}, rights, status);
    expect(screen.getByRole('button', { name: `查看 ${registration.name}` })).toBeVisible();
  });

  test('shows the voiding in the history', async () => {
    const [registered] = registration.auditTrail;
    const voided = {
      ...registered!,
      action: 'void',
      auditStatus: '4',
      operator: 'admin',
      operator_dictText: '系统管理员',
    };
    const auditTrail = [voided, registered!];
    await atList({ [VIEW]: reply({ ...registration, auditStatus: '4', auditTrail }) }, rights, '4');
    fireEvent.click(screen.getByRole('button', { name: `查看 ${registration.name}` }));
    const history = within(await screen.findByRole('region', { name: '审核记录' }));
    expect(history.getByText('作废')).toBeInTheDocument();
    expect(history.getByText('提交注册')).toBeInTheDocument();
    // The name, or the account of a user who has none.
    expect(history.getByText(/系统管理员/)).toBeInTheDocument();
    expect(history.getByText(/vendor_1/)).toBeInTheDocument();
  });

  test('is read-only without permission', async () => {
    await atList({}, rights.slice(0, 1));
    fireEvent.click(screen.getByRole('button', { name: `查看 ${registration.name}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(registration.creditCode);
    expect(dialog.queryByRole('button', { name: '通过' })).toBeNull();
  });
});
