// Components.
export * from './designer';
export * from './runtime';

// Pure.
export * from './core';
