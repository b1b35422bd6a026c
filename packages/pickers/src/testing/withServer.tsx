import type { FakeRoutes } from '@gezi/client/testing';
import type { Decorator } from '@storybook/react-vite';
import { Server } from './Server';

/** Gives a story its server; `parameters.routes` override the default answers. */
export const withServer: Decorator = (Story, { parameters }) => (
  <Server routes={parameters.routes as FakeRoutes | undefined}>
    <Story />
  </Server>
);
