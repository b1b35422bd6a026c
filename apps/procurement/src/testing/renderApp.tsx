import { createSessionStore, memoryStorage } from '@gezi/client';
import { createFakeServer, createSocketHub, reply, signedInSession, type FakeRoutes } from '@gezi/client/testing';
import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../app/App';
import { createPlatform } from '../app/createPlatform';
import { managerAccess, pageOf } from './fixtures';

// antd is slow in jsdom, especially on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

export interface RenderOptions {
  /** Renders in a window as narrow as a phone; default false. */
  isNarrow?: boolean;
  /** Start address. */
  path: string;
  /** Override the default answers. */
  routes?: FakeRoutes;
  signedIn?: boolean;
  /** Supplier that the user acts for; default none. */
  supplierId?: string | null;
  /** State of the user's account; default 1, normal. */
  status?: number;
  /** Current tenant of the user; default 0, none. */
  tenantId?: number;
  /** Keeps the browser storage of the previous render, as a reload does. */
  keep?: boolean;
}

const everywhere: FakeRoutes = {
  'GET /sys/permission/getUserPermissionByToken': reply(managerAccess),
  'GET /sys/dict/getDictItems/{dictCode}': reply([
    { value: '2', text: '待分派' },
    { value: '3', text: '待采购' },
  ]),
  'GET /sys/annountCement/listByUser': reply({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 }),
  'GET /purchase/purchasePlan/list': reply(pageOf([])),
  'GET /purchase/purchasePlan/history': reply({ intact: true, brokenAt: null, isSealed: false, entries: [] }),
  'GET /sys/randomImage/{checkKey}': reply('data:image/svg+xml;base64,PHN2Zy8+'),
  'GET /portal/config': reply({
    platformName: '采购SaaS平台',
    title: '采购SaaS管理平台',
    smsMode: 'gateway',
    thirdLogin: [],
    fileMaxMb: 100,
    registerOpen: true,
  }),
  'POST /sys/logout': reply(null),
};

/** Renders the whole application against a fake server. */
export function renderApp({ path, ...options }: RenderOptions) {
  const { platform, ...kit } = preparePlatform(options);
  const goTo = vi.fn<(address: string) => void>();
  const view = render(<App platform={platform} initialEntries={[path]} goTo={goTo} reload={kit.reload} />);
  return { ...kit, ...view, goTo };
}

export function preparePlatform({
  routes = {},
  signedIn = true,
  supplierId = null,
  status = 1,
  tenantId = 0,
  keep = false,
  isNarrow = false,
}: Omit<RenderOptions, 'path'>) {
  if (!keep) localStorage.clear();
  if (!keep) sessionStorage.clear();
  layOut(isNarrow);
  const server = createFakeServer({ ...everywhere, ...routes });
  const session = signedIn
    ? signedInSession({ id: 'u5', username: 'manager', realname: '周明', supplierId, status })
    : createSessionStore({ storage: memoryStorage() });
  session.set({ ...session.get(), tenantId });
  const hub = createSocketHub();
  const platform = createPlatform({ session, fetch: server.fetch, sockets: { openSocket: hub.openSocket } });
  // There are no styles, so the pointer-events check would only cost time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { platform, server, hub, session, reload: vi.fn<() => void>(), user };
}

/** jsdom has no layout: without a width the grid would render no column. Disables animations, too. */
function layOut(isNarrow: boolean) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches:
        query.includes('reduced-motion') ||
        query.includes('pointer: fine') ||
        (isNarrow && query.includes('max-width')),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  for (const name of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 3000 });
  }
}
