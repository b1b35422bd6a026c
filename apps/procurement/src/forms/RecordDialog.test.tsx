import { useClient } from '@gezi/client';
import { refuse, reply } from '@gezi/client/testing';
import { addUser } from '@gezi/domain';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type FocusEventHandler } from 'react';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { ControlField } from './ControlField';
import { PasswordField } from './fields/PasswordField';
import { TextField } from './fields/TextField';
import { RecordDialog } from './RecordDialog';

const SAVE = 'POST /sys/user/add';
const drawn = vi.fn<(name: string) => void>();

type Answer = ReturnType<typeof reply> | (() => Promise<ReturnType<typeof reply>>);

function Drawn({ name, label }: { name: string; label: string }) {
  drawn(name);
  return <TextField name={name} label={label} />;
}

function Page() {
  const client = useClient();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => void navigate('/elsewhere')}>去别处</button>
      {isOpen && (
        <RecordDialog
          title="新增用户"
          schema={addUser.input}
          initial={{ realname: '', workNo: '', password: '' }}
          draft={{ name: 'test.user' }}
          save={(values) => client.call({ method: 'POST', path: '/sys/user/add' }, values, { silent: true })}
          onClose={() => setOpen(false)}
        >
          <Drawn name="realname" label="姓名" />
          <Drawn name="workNo" label="工号" />
          <PasswordField name="password" label="密码" isRequired={false} autoComplete="new-password" />
        </RecordDialog>
      )}
    </>
  );
}

const open = (answer: Answer = reply(null), keep = false) =>
  renderPage({ page: <Page />, path: '/users', keep, routes: { [SAVE]: answer } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('starts in the first field', async () => {
  open();
  await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveFocus());
});

test('validates a field on blur, then on every change, and links errors to the control', async () => {
  open();
  const name = screen.getByLabelText('姓名');
  expect(name).toHaveAttribute('aria-required', 'true');
  expect(name).toHaveAttribute('maxlength', '100');
  fireEvent.blur(name);
  const error = await screen.findByText('请输入姓名');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(document.getElementById(name.getAttribute('aria-describedby')!)).toBe(error);
  type('姓名', '周明');
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
});

test('rerenders only the field being typed in', () => {
  open();
  drawn.mockClear();
  type('工号', '1');
  drawn.mockClear();
  type('工号', '12');
  expect(drawn).not.toHaveBeenCalled();
});

test('saves once on a double click; trims texts but not passwords', async () => {
  const { server } = open();
  type('姓名', ' 周明 ');
  type('密码', ' secret ');
  press('确定');
  press('确定');
  expect(await screen.findByText('保存成功')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsOf(SAVE)).toHaveLength(1);
  expect(server.requestsOf(SAVE)[0]!.body).toMatchObject({ realname: '周明', password: ' secret ' });
});

test('shows a refusal at its field with focus, until the value changes', async () => {
  const { server } = open(refuse('工号已存在', { field: 'workNo' }));
  type('姓名', '周明');
  type('工号', '7');
  press('确定');
  expect(await screen.findByText('工号已存在')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('工号')).toHaveFocus());
  type('工号', '8');
  await waitFor(() => expect(screen.queryByText('工号已存在')).toBeNull());
  server.route(SAVE, refuse('已达到用户上限'));
  press('确定');
  expect(await screen.findByText('已达到用户上限')).toBeVisible();
  expect(screen.getByLabelText('工号')).toHaveValue('8');
});

/** A control of two inputs that marks the second if it is refused. */
function Range(props: { onFocus: FocusEventHandler; 'aria-invalid'?: boolean }) {
  const { onFocus, 'aria-invalid': isRefused } = props;
  return (
    <>
      <input aria-label="最低" onFocus={onFocus} />
      <input aria-label="最高" {...(isRefused && { 'aria-invalid': true })} />
    </>
  );
}

test('focuses the input at fault of a field with several, and no other on the way', async () => {
  const focusedFirst = vi.fn<() => void>();
  const page = (
    <RecordDialog
      title="范围"
      initial={{ range: '' }}
      rules={() => ({ range: '' })}
      save={async () => null}
      onClose={() => undefined}
    >
      <ControlField name="range" label="范围" isLabelled={false}>
        <Range onFocus={focusedFirst} />
      </ControlField>
    </RecordDialog>
  );
  renderPage({ page, path: '/users' });
  await waitFor(() => expect(screen.getByLabelText('最低')).toHaveFocus());
  screen.getByRole('button', { name: '确定' }).focus();
  focusedFirst.mockClear();
  press('确定');
  await waitFor(() => expect(screen.getByLabelText('最高')).toHaveFocus());
  expect(focusedFirst).not.toHaveBeenCalled();
});

test('takes no input during a save, and returns the focus when the save is refused', async () => {
  let answer: (() => void) | undefined;
  const slow = () => new Promise<ReturnType<typeof reply>>((done) => (answer = () => done(refuse('已达到用户上限'))));
  open(slow);
  const name = screen.getByLabelText('姓名');
  await waitFor(() => expect(name).toHaveFocus());
  type('姓名', '周明');
  press('确定');
  await waitFor(() => expect(answer).toBeDefined());
  const area = name.closest('[aria-busy]');
  expect(area).toHaveAttribute('aria-busy', 'true');
  expect(area).toHaveProperty('inert', true);
  // Escape still reaches the dialog.
  expect(screen.getByRole('dialog')).toHaveFocus();
  answer!();
  expect(await screen.findByText('已达到用户上限')).toBeVisible();
  expect(area).toHaveProperty('inert', false);
  expect(name).toHaveFocus();
});

test('offers the draft without the password; closing on purpose asks and discards it', async () => {
  open();
  type('姓名', '周明');
  type('密码', 'secret');
  await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveValue('周明'));
  cleanup();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');

  open(reply(null), true);
  press('恢复');
  expect(screen.getByLabelText('姓名')).toHaveValue('周明');
  expect(screen.getByLabelText('密码')).toHaveValue('');
  press('取消');
  const question = within((await screen.findByText('有未保存的修改')).closest<HTMLElement>('[role=dialog]')!);
  fireEvent.click(question.getByRole('button', { name: '继续编辑' }));
  expect(screen.getByLabelText('姓名')).toHaveValue('周明');
  press('取消');
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(screen.queryByLabelText('姓名')).toBeNull());
  cleanup();

  open(reply(null), true);
  expect(screen.queryByText(/发现.*未保存的内容/)).toBeNull();
});

test('blocks navigation until the question is answered', async () => {
  const { address } = open();
  type('姓名', '周明');
  await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveValue('周明'));
  fireEvent.click(screen.getByText('去别处'));
  fireEvent.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});
