/** The pages of the public site that its editors write, in the order of its menu, and where each stands. */
export const sitePages = [
  { code: 'service', path: '/service' },
  { code: 'about', path: '/about' },
  { code: 'contact', path: '/contact' },
  { code: 'join', path: '/joinus' },
] as const;
