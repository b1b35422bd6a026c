import type { PortalPageCode } from '@gezi/domain';

/** The editor-maintained public pages with their paths, in menu order. */
export const sitePages = [
  { code: 'service', path: '/service' },
  { code: 'platform', path: '/platformintro' },
  { code: 'about', path: '/about' },
  { code: 'contact', path: '/contact' },
  { code: 'join', path: '/joinus' },
] as const satisfies { code: PortalPageCode; path: string }[];
