export * from './endpoints';
export * from './fields';
export * from './isPublishedTo';
export * from './rules';
export * from './schema';
export * from './templates';
