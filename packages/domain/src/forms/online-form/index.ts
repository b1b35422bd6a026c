export * from './endpoints';
export * from './fields';
export * from './isPublishedTo';
export * from './memberDefaults';
export * from './schema';
