import { createSessionStore, memoryStorage } from '@gezi/client';
import { createFakeServer, reply, signedInSession, type FakeRoutes } from '@gezi/client/testing';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../app/App';
import { createPlatform } from '../app/createPlatform';
import { managerAccess, pageOf } from './fixtures';

// The bar goes on for some frames after a test has ended, when there is no page any more.
vi.mock('nprogress', () => ({ default: { configure() {}, start() {}, done() {} } }));

// antd is slow without a browser, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

interface RenderAppOptions {
  /** Where the person is. */
  path: string;
  /** Over the answers every page needs. */
  routes?: FakeRoutes;
  signedIn?: boolean;
}

const everywhere: FakeRoutes = {
  'GET /sys/permission/getUserPermissionByToken': reply(managerAccess),
  'GET /sys/dict/getDictItems/{dictCode}': reply([
    { value: '2', text: '待分派' },
    { value: '3', text: '待采购' },
  ]),
  'GET /sys/annountCement/listByUser': reply({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 }),
  'GET /purchase/purchasePlan/list': reply(pageOf([])),
  'POST /sys/logout': reply(null),
};

/** The whole application over a server in the page. Everything one test leaves in the browser is gone for the next. */
export function renderApp({ path, routes = {}, signedIn = true }: RenderAppOptions) {
  localStorage.clear();
  sessionStorage.clear();
  return openApp({ path, routes, signedIn });
}

/** The same on what the browser keeps, e.g. after a reload. */
export function openApp({ path, routes = {}, signedIn = true }: RenderAppOptions) {
  layOut();
  const server = createFakeServer({ ...everywhere, ...routes });
  const session = signedIn
    ? signedInSession({ id: 'u5', username: 'manager', realname: '周明' })
    : createSessionStore({ storage: memoryStorage() });
  const platform = createPlatform({ session, fetch: server.fetch });
  const reload = vi.fn();
  const view = render(<App platform={platform} initialEntries={[path]} reload={reload} />);
  return { server, session, reload, user: userEvent.setup({ delay: null }), ...view };
}

/** jsdom lays nothing out: without a width the grid would show no column. And nothing is waited for that moves. */
function layOut() {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion') || query.includes('pointer: fine'),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  for (const name of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 3000 });
  }
}
