import { ClientProvider } from '@gezi/client';
import { createFakeServer, signedInKit, type FakeRoutes } from '@gezi/client/testing';
import { useState, type ReactNode } from 'react';
import { makeCompany } from './company';
import { companyRoutes } from './companyRoutes';
import { listRoutes } from './lists';
import { reportRoutes } from './reports';

const company = makeCompany();

/** Provides an in-page server: a company of 60 departments and 240 users, and two reports. */
export function Server({ routes = {}, children }: { routes?: FakeRoutes; children: ReactNode }) {
  const [kit] = useState(() =>
    signedInKit(createFakeServer({ ...companyRoutes(company), ...listRoutes, ...reportRoutes, ...routes })),
  );
  return <ClientProvider {...kit}>{children}</ClientProvider>;
}
